import { useTexts } from '../texts/language.tsx'
import { EntryItem, type EntryWords } from './EntryItem.tsx'
import { JournalTools } from './JournalTools.tsx'
import type { ToldEntry } from './moments.ts'
import { ReplayBar } from './ReplayBar.tsx'
import { useAtEnd } from './useAtEnd.ts'
import './journal.css'

/** Entries under one heading; null: they go on under the one before. */
export interface JournalPage<Entry extends ToldEntry> {
  readonly title: string | null
  readonly subtitle: string | null
  readonly entries: readonly Entry[]
}

interface Props<Entry extends ToldEntry> {
  readonly pages: readonly JournalPage<Entry>[]
  /** All that was told, page or no page. */
  readonly entries: readonly Entry[]
  readonly words: EntryWords<Entry>
  /** The message whose moment the board shows; null: the present. */
  readonly shownAt: number | null
  /** Where one is while the past is shown. */
  readonly where: string
  readonly onShow: (n: number | null) => void
  readonly asText: () => string
}

/** What happened in sentences, the newest at the end. */
export const Journal = <Entry extends ToldEntry>({ pages, entries, words, shownAt, where, onShow, asText }: Props<Entry>) => {
  const { journal } = useTexts().ui
  const end = useAtEnd(entries.length)
  if (pages.length === 0) return <p className="journal-empty">{journal.empty}</p>
  return (
    <section className="journal" aria-label={journal.title}>
      <h2 className="visually-hidden">{journal.title}</h2>
      <ReplayBar entries={entries} shownAt={shownAt} where={where} onShow={onShow} />
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
      <JournalTools text={asText} />
      <div ref={end} className="journal-end" />
    </section>
  )
}
