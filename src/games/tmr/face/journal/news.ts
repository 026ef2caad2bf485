import type { NewsLine } from '../../../../house/play/index.ts'
import type { Format } from '../../../../house/texts/index.ts'
import type { DreamerId } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { headlineOf, isGreatThing } from './headline.ts'
import { journalLine } from './journalLine.ts'
import type { JournalEntry } from './thread.ts'
import type { Names } from './words.ts'

/** What the last entry tells of a dreamer, a great thing first; nothing where it tells of somebody else. */
export const newsOf = (
  texts: Texts,
  format: Format,
  last: JournalEntry | undefined,
  { names, dreamer }: { readonly names: Names; readonly dreamer: DreamerId },
): readonly NewsLine[] => {
  if (!last?.pieces.some(({ told }) => told.dreamer === dreamer)) return []
  const lines = last.pieces.flatMap(({ told, thread }) => {
    const line = journalLine(texts, format, told, { names, thread })
    return line ? [{ told, line }] : []
  })
  const main = headlineOf(lines.map(({ told }) => told))
  const news = lines.map(({ told, line }, at) => ({ ...line, main: at === main, great: at === main && isGreatThing(told) }))
  return [...news.filter(({ great }) => great), ...news.filter(({ great }) => !great)]
}
