import type { NewsLine } from '../../../../house/play/index.ts'
import type { Format } from '../../../../house/texts/index.ts'
import type { DreamerId } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { doneForYou } from './forYou.ts'
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
  if (!last) return []
  const forYou = doneForYou(texts, last)
  const said: readonly NewsLine[] = forYou === null ? [] : [{ text: forYou, rule: null, rolls: [], main: false }]
  if (!last.pieces.some(({ told }) => told.dreamer === dreamer)) return said
  const theirs = last.pieces.filter(({ told }) => told.dreamer === null || told.dreamer === dreamer)
  const lines = theirs.flatMap(({ told, thread }) => {
    const line = journalLine(texts, format, told, { names, thread })
    return line ? [{ told, line }] : []
  })
  const main = headlineOf(lines.map(({ told }) => told))
  const news = lines.map(({ told, line }, at) => ({ ...line, main: at === main, great: at === main && isGreatThing(told) }))
  return [...said, ...news.filter(({ great }) => great), ...news.filter(({ great }) => !great)]
}
