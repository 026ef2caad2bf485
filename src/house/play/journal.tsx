import { useMemo } from 'react'
import { countUpTo, upTo } from '../../kit/grown.ts'
import { useSeat } from '../seat/seat.ts'
import { useShellTexts } from '../texts/shellWords.tsx'
import { useReader } from './here.tsx'
import { News, type NewsLine } from './News.tsx'
import { usePlay } from './play.ts'
import { type Kinds, useTable } from './table.ts'

type Entry = Kinds['entry']

/** How this table is told, who reads it, and what was told. */
export const useJournal = () => {
  const { journal } = useTable()
  const reader = useReader()
  const notices = useSeat((state) => state.notices)
  return { journal, reader, entries: useMemo(() => journal.entriesOf(notices), [journal, notices]) }
}

export const LastNews = () => {
  const { journal, reader, entries } = useJournal()
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

export const ToldHere = ({ message }: { readonly message: number }) => {
  const { journal, reader, entries } = useJournal()
  const entry = upTo(entries, message).at(-1)
  const line = entry?.n === message && journal.linesOf(entry, reader)[0]?.text
  return line && <q className="told-in">{line}</q>
}

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
