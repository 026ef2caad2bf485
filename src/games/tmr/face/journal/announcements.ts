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

export const linesOf = (texts: Texts, format: Format, entry: JournalEntry, names: Names): readonly JournalLine[] =>
  entry.pieces.map(({ told, thread }) => journalLine(texts, format, told, { names, thread })).filter((line) => line !== null)

/** The sentences of everything after a message, for the live region. */
export const announcements = (
  texts: Texts,
  format: Format,
  notices: List<Notice<Told>>,
  since: number,
  names: Names,
): readonly string[] => {
  const entries = journalEntries(notices)
  return entries
    .slice(countUpTo(entries, since))
    .flatMap((entry) => [
      ...[doneForYou(texts, entry) ?? (entry.takesBack ? texts.journal.takenBack : null)].filter((line) => line !== null),
      ...linesOf(texts, format, entry, names).map(({ text }) => text),
    ])
}
