import { useMemo } from 'react'
import { countUpTo, type List, upTo } from '../../kit/grown.ts'
import { Journal, type JournalPage } from '../journal/index.ts'
import { RuleTag } from '../reference/index.ts'
import { useOwnSeat, useSeat } from '../seat/context.ts'
import { useShellTexts } from '../texts/shellWords.tsx'
import { useReader } from './here.tsx'
import { News, type NewsLine } from './News.tsx'
import { usePlay } from './play.ts'
import { ToldIn } from './Requests.tsx'
import { type Kinds, type TableJournal, useTable } from './table.ts'

type Entry = Kinds['entry']

/** All that was told at this seat. */
const useEntries = (): List<Entry> => {
  const { journal } = useTable()
  const notices = useSeat((state) => state.notices)
  return useMemo(() => journal.entriesOf(notices), [journal, notices])
}

/** Those that follow one another under the same heading. */
const pagesOf = (entries: readonly Entry[], titleOf: (entry: Entry) => string): readonly JournalPage<Entry>[] => {
  const pages: (JournalPage<Entry> & { readonly entries: Entry[] })[] = []
  for (const entry of entries) {
    const title = titleOf(entry)
    const last = pages.at(-1)
    if (last?.title === title) last.entries.push(entry)
    else pages.push({ title: title || null, subtitle: null, entries: [entry] })
  }
  return pages
}

const plainPages = (journal: TableJournal<Kinds>, entries: List<Entry>, reader: unknown) => ({
  within: (first: number, last: number) =>
    pagesOf(
      entries.slice().filter(({ n }) => n >= first && n <= last),
      (entry) => journal.titleOf?.(entry, reader) ?? '',
    ),
  asText: () =>
    entries
      .slice()
      .filter(({ undone }) => !undone)
      .flatMap((entry) => journal.linesOf(entry, reader).map(({ text }) => `${text}\n`))
      .join(''),
})

/** The heading that the moment shown stands under. */
const WhereShown = ({ n }: { readonly n: number }) => {
  const { journal } = useTable()
  const reader = useReader()
  const entries = useEntries()
  const entry = upTo(entries, n).at(-1) ?? entries.at(0)
  return entry && journal.titleOf && <p>{journal.titleOf(entry, reader)}</p>
}

/** The journal of this seat; a moment picked in it is shown on the table. */
export const JournalPane = () => {
  const { journal } = useTable()
  const seat = useOwnSeat()
  const reader = useReader()
  const entries = useEntries()
  const shownAt = useSeat((state) => state.replay?.n ?? null)
  const pages = useMemo(
    () => journal.pages?.(entries, reader) ?? plainPages(journal, entries, reader),
    [journal, entries, reader],
  )
  const words = useMemo(
    () => ({
      linesOf: (entry: Entry) => journal.linesOf(entry, reader),
      Rule: RuleTag,
      ...(journal.Mark && { Mark: journal.Mark }),
    }),
    [journal, reader],
  )
  const show = useMemo(() => (n: number | null) => void seat.showAt(n), [seat])
  const where = journal.Where ? <journal.Where /> : shownAt !== null && <WhereShown n={shownAt} />
  return (
    <>
      <Journal pagesWithin={pages.within} onShow={show} asText={pages.asText} {...{ entries, words, shownAt, where }} />
      {journal.After && <journal.After />}
    </>
  )
}

/** What the last message told. */
export const LastNews = () => {
  const { journal } = useTable()
  const reader = useReader()
  const entries = useEntries()
  const until = useSeat((state) => state.replay?.n ?? null)
  const sight = usePlay((play) => play.sight)
  const lines = useMemo((): readonly NewsLine[] => {
    const last = (until === null ? entries : upTo(entries, until)).at(-1)
    if (!last) return []
    if (journal.newsOf) return journal.newsOf(last, reader, sight)
    const told = journal.linesOf(last, reader)
    return told.map((line, at) => ({ ...line, main: at === told.length - 1 }))
  }, [journal, entries, until, reader, sight])
  return <News lines={lines} />
}

/** What a message told, where a request speaks of it. */
export const ToldHere = ({ message }: { readonly message: number }) => {
  const { journal } = useTable()
  const reader = useReader()
  const entry = upTo(useEntries(), message).at(-1)
  return <ToldIn line={entry?.n === message ? (journal.linesOf(entry, reader)[0]?.text ?? null) : null} />
}

/** The sentences of everything after a message, for the live region. */
export const useSentences = () => {
  const { journal } = useTable()
  const reader = useReader()
  const { ear } = useShellTexts()
  return useMemo(() => {
    const spokenOf = (entry: Entry): readonly string[] => [
      ...('takesBack' in entry && entry.takesBack ? [ear.takenBack] : []),
      ...journal.linesOf(entry, reader).map(({ text }) => text),
    ]
    return (notices: Parameters<typeof journal.entriesOf>[0], after: number): readonly string[] => {
      const entries = journal.entriesOf(notices)
      return entries.slice(countUpTo(entries, after)).flatMap((entry) => journal.spokenOf?.(entry, reader) ?? spokenOf(entry))
    }
  }, [journal, reader, ear])
}
