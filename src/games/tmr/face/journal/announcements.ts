import type { JournalLine } from '../../../../house/journal/index.ts'
import type { Format } from '../../../../house/texts/index.ts'
import type { Notice } from '../../../../kit/feeds.ts'
import { countUpTo, type List } from '../../../../kit/grown.ts'
import type { Told } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { doneForYou } from './forYou.ts'
import { journalLine } from './journalLine.ts'
import { type JournalEntry, journalEntries } from './thread.ts'
import type { Names } from './words.ts'

/** Of one hour all who slept it are told at once: whose a line is, unless it names them itself. */
const whoseLine = (line: JournalLine, { dreamer }: Told, names: Names): JournalLine => {
  const name = dreamer === null ? null : names.dreamer(dreamer)
  return name === null || line.text.includes(name) ? line : { ...line, text: `${name} — ${line.text}` }
}

export const linesOf = (texts: Texts, format: Format, { pieces }: JournalEntry, names: Names): readonly JournalLine[] => {
  const several = new Set(pieces.flatMap(({ told: { dreamer } }) => dreamer ?? [])).size > 1
  return pieces.flatMap(({ told, thread }) => {
    const line = journalLine(texts, format, told, { names, thread })
    if (!line) return []
    return several ? whoseLine(line, told, names) : line
  })
}

/** What is said of an entry aloud. */
export const spokenLines = (texts: Texts, format: Format, entry: JournalEntry, names: Names): readonly string[] => [
  ...[doneForYou(texts, entry) ?? (entry.takesBack ? texts.journal.takenBack : null)].filter((line) => line !== null),
  ...linesOf(texts, format, entry, names).map(({ text }) => text),
]

/** The sentences of everything after a message. */
export const announcements = (
  texts: Texts,
  format: Format,
  notices: List<Notice<Told>>,
  since: number,
  names: Names,
): readonly string[] => {
  const entries = journalEntries(notices)
  return entries.slice(countUpTo(entries, since)).flatMap((entry) => spokenLines(texts, format, entry, names))
}
