import { useMemo } from 'react'
import { type List, upTo } from '../../kit/grown.ts'
import { Journal, type JournalPage } from '../journal/index.ts'
import { useOwnSeat, useSeat } from '../seat/seat.ts'
import { useJournal } from './journal.tsx'
import type { Kinds, TableJournal } from './table.ts'

type Entry = Kinds['entry']

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

const WhereShown = ({ n }: { readonly n: number }) => {
  const { journal, reader, entries } = useJournal()
  const entry = upTo(entries, n).at(-1) ?? entries.at(0)
  return entry && journal.titleOf && <p>{journal.titleOf(entry, reader)}</p>
}

export const JournalPane = () => {
  const { journal, reader, entries } = useJournal()
  const seat = useOwnSeat()
  const shownAt = useSeat((state) => state.replay?.n ?? null)
  const pages = useMemo(
    () => journal.pages?.(entries, reader) ?? plainPages(journal, entries, reader),
    [journal, entries, reader],
  )
  const words = useMemo(
    () => ({
      linesOf: (entry: Entry) => journal.linesOf(entry, reader),
      ...(journal.Mark && { Mark: journal.Mark }),
      ...(journal.Sentence && { Sentence: journal.Sentence }),
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
