import { useMemo } from 'react'
import { countUpTo, upTo } from '../../kit/grown.ts'
import { seesTable } from '../../kit/roles.ts'
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

/** So many entries later what befell somebody is no news. */
const LONG_AGO = 200

export const LastNews = () => {
  const { journal, reader, entries } = useJournal()
  const until = useSeat((state) => state.replay?.n ?? null)
  const sight = usePlay((play) => play.sight)
  const many = useSeat((state) => seesTable(state.role))
  const lines = useMemo((): readonly NewsLine[] => {
    const told = until === null ? entries : upTo(entries, until)
    const newsIn = (entry: Entry): NewsLine[] => {
      if (journal.newsOf) return [...journal.newsOf(entry, reader, sight)]
      const lines = journal.linesOf(entry, reader)
      return lines.map((line, at) => ({ ...line, main: at === lines.length - 1 }))
    }
    const latest = told.at(-1)
    if (!latest) return []
    const lines = newsIn(latest)
    if (many) return lines
    // Who sees one alone still reads what befell them, though the table goes on.
    const oldest = Math.max(0, told.length - LONG_AGO)
    for (let at = told.length - 2; lines.length === 0 && at >= oldest; at--) {
      const entry = told.at(at)
      if (entry && !entry.undone) lines.push(...newsIn(entry))
    }
    return lines
  }, [journal, entries, until, reader, sight, many])
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
