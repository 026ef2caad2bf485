import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { countUpTo, grown, type List } from '../../kit/grown.ts'
import { downloadFile } from '../library/download.ts'
import { useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import { EntryItem, type EntryWords } from './EntryItem.tsx'
import { reader } from './growing.ts'
import type { ToldEntry } from './moments.ts'
import { ReplayBar } from './ReplayBar.tsx'
import { AT_END, boundsOf, earlier, including, later } from './span.ts'
import './journal.css'

interface Spanned {
  readonly first: number
  readonly last: number
  readonly before: number
  readonly after: number
  showEarlier(): void
  showLater(): void
}

const toldOf = reader<ToldEntry, List<ToldEntry>>(
  (before, fresh) =>
    grown(
      before,
      fresh.filter(({ pieces }) => pieces.length > 0),
    ),
  () => [],
)

/** Only some of a long journal is on the page: what it costs does not grow with it. */
const useSpan = (entries: List<ToldEntry>, shownAt: number | null): Spanned => {
  const told = toldOf(entries)
  const [span, setSpan] = useState(AT_END)
  const [followed, setFollowed] = useState(shownAt)
  const count = told.length
  if (followed !== shownAt) {
    setFollowed(shownAt)
    const at = shownAt === null ? count - 1 : countUpTo(told, shownAt) - 1
    setSpan(including(span, Math.max(0, at), count))
  }
  const { from, to } = boundsOf(span, count)
  return {
    first: told.at(from)?.n ?? 0,
    last: (to > 0 ? told.at(to - 1)?.n : null) ?? 0,
    before: from,
    after: count - to,
    showEarlier: () => setSpan(earlier(span, count)),
    showLater: () => setSpan(later(span, count)),
  }
}

const JournalTools = ({ text }: { readonly text: () => string }) => {
  const { journal, common } = useTexts().ui
  const [told, setTold] = useState('')
  const save = (): void => downloadFile(new Blob([text()], { type: 'text/plain;charset=utf-8' }), `${journal.fileName}.txt`)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text())
      setTold(common.copied)
    } catch {
      setTold(journal.copyRefused)
    }
  }
  return (
    <div className="row line">
      <Button name={journal.copy} to={() => void copy()} />
      <Button name={journal.export} to={save} />
      <output>{told}</output>
    </div>
  )
}

/** Keeps the end in sight when something is added, unless the reader has scrolled away from it. */
const useAtEnd = (count: number, shownAt: number | null): ((end: HTMLDivElement | null) => void) => {
  const [end, setEnd] = useState<HTMLDivElement | null>(null)
  const seen = useRef(true)
  const looksBack = useRef(false)
  looksBack.current = shownAt !== null
  useEffect(() => {
    if (!end) return
    const sight = new IntersectionObserver(([entry]) => {
      seen.current = entry?.isIntersecting ?? true
    })
    // Letters that grow or a window that shrinks take it out of sight too: nobody has scrolled away, unless to look back.
    const size = new ResizeObserver(() => {
      if (seen.current && !looksBack.current) end.scrollIntoView({ block: 'nearest' })
    })
    sight.observe(end)
    for (const one of [end.parentElement, end.closest('.notebook-pane')]) if (one) size.observe(one)
    return () => {
      sight.disconnect()
      size.disconnect()
    }
  }, [end])
  useLayoutEffect(() => {
    if (count > 0 && seen.current) end?.scrollIntoView({ block: 'nearest' })
  }, [end, count])
  return setEnd
}

/** The moment before anything was told: no entry is its own, the first ones come into sight. */
const BEGINNING = 0

const useAtStart = (shownAt: number | null): RefObject<HTMLDivElement | null> => {
  const start = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shownAt === BEGINNING) start.current?.scrollIntoView({ block: 'nearest' })
  }, [shownAt])
  return start
}

/** Entries under one heading; null: they go on under the one before. */
export interface JournalPage<Entry extends ToldEntry> {
  readonly title: string | null
  readonly subtitle: string | null
  readonly entries: readonly Entry[]
}

interface Props<Entry extends ToldEntry> {
  /** Those of the entries between two messages, both included. */
  readonly pagesWithin: (first: number, last: number) => readonly JournalPage<Entry>[]
  readonly entries: List<Entry>
  readonly words: EntryWords<Entry>
  /** The message whose moment the board shows; null: the present. */
  readonly shownAt: number | null
  readonly where: ReactNode
  readonly onShow: (n: number | null) => void
  readonly asText: () => string
}

interface More {
  readonly count: number
  readonly label: (p: { readonly count: number }) => string
  readonly onMore: () => void
}

const MoreEntries = ({ count, label, onMore }: More) =>
  count > 0 && <Button className="journal-more" name={label({ count })} to={onMore} />

/** What happened in sentences, the newest at the end. Of a long journal a part is on the page. */
export const Journal = <Entry extends ToldEntry>({
  pagesWithin,
  entries,
  words,
  shownAt,
  where,
  onShow,
  asText,
}: Props<Entry>) => {
  const { journal } = useTexts().ui
  const end = useAtEnd(entries.length, shownAt)
  const start = useAtStart(shownAt)
  const { first, last, before, after, showEarlier, showLater } = useSpan(entries, shownAt)
  const pages = pagesWithin(first, last)
  if (pages.length === 0) return <p className="journal-empty">{journal.empty}</p>
  return (
    <section className="journal list" aria-label={journal.title}>
      <h2 className="visually-hidden">{journal.title}</h2>
      <div ref={start} className="journal-start" />
      <ReplayBar entries={entries} shownAt={shownAt} where={where} onShow={onShow} />
      <MoreEntries count={before} label={journal.earlier} onMore={showEarlier} />
      {pages.map(({ title, subtitle, entries: told }) => (
        <section key={told[0]?.n ?? 0} className="journal-group">
          {title !== null && <h3>{title}</h3>}
          {subtitle !== null && <h4>{subtitle}</h4>}
          <ul>
            {told.map((entry) => (
              <EntryItem key={entry.n} entry={entry} words={words} shown={entry.n === shownAt} onShow={onShow} />
            ))}
          </ul>
        </section>
      ))}
      <MoreEntries count={after} label={journal.later} onMore={showLater} />
      <JournalTools text={asText} />
      <div ref={end} className="journal-end" />
    </section>
  )
}
