import type { ReactNode } from 'react'
import type { List } from '../../kit/grown.ts'
import { useTexts } from '../texts/language.tsx'
import { EntryItem, type EntryWords } from './EntryItem.tsx'
import { JournalTools } from './JournalTools.tsx'
import type { ToldEntry } from './moments.ts'
import { ReplayBar } from './ReplayBar.tsx'
import { useAtEnd } from './useAtEnd.ts'
import { useAtStart } from './useAtStart.ts'
import { useSpan } from './useSpan.ts'
import './journal.css'

/** Entries under one heading; null: they go on under the one before. */
export interface JournalPage<Entry extends ToldEntry> {
  readonly title: string | null
  readonly subtitle: string | null
  readonly entries: readonly Entry[]
}

interface Props<Entry extends ToldEntry> {
  /** Those of the entries between two messages, both included. */
  readonly pagesWithin: (first: number, last: number) => readonly JournalPage<Entry>[]
  /** All that was told, page or no page. */
  readonly entries: List<Entry>
  readonly words: EntryWords<Entry>
  /** The message whose moment the board shows; null: the present. */
  readonly shownAt: number | null
  /** Where one is while the past is shown, and what can be done with it. */
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
  count > 0 && (
    <button type="button" className="button journal-more" onClick={onMore}>
      {label({ count })}
    </button>
  )

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
  const end = useAtEnd(entries.length)
  const start = useAtStart(shownAt)
  const { first, last, before, after, showEarlier, showLater } = useSpan(entries, shownAt)
  const pages = pagesWithin(first, last)
  if (pages.length === 0) return <p className="journal-empty">{journal.empty}</p>
  return (
    <section className="journal" aria-label={journal.title}>
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
