import type { NewsLine } from '../../../../house/play/index.ts'
import type { Format } from '../../../../house/texts/index.ts'
import type { DreamerId, Told } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { doneForYou, journalLine } from './announcements.ts'
import { headlinesOf, isGreatThing } from './headline.ts'
import { isReached } from './moment.ts'
import type { JournalEntry } from './thread.ts'
import type { Names } from './words.ts'

interface NewsFor {
  readonly names: Names
  readonly dreamer: DreamerId
  /** The spell one went up for, and what it does. */
  readonly goal?: { readonly spell: string; readonly does: string } | null
}

/** The hour, and what the gardien shows. */
const isEverybodys = ({ dreamer, what }: Told): boolean =>
  dreamer === null && (what.type === 'clockMoved' || what.type === 'noteShown')

/** What the last entry tells of a dreamer, the greatest thing first, or of what is everybody's; nothing where it tells of somebody else. */
export const newsOf = (
  texts: Texts,
  format: Format,
  last: JournalEntry | undefined,
  { names, dreamer, goal = null }: NewsFor,
): readonly NewsLine[] => {
  if (!last) return []
  const forYou = doneForYou(texts, last)
  const said: readonly NewsLine[] = forYou === null ? [] : [{ text: forYou, rule: null, rolls: [], main: true }]
  if (!last.pieces.some(({ told }) => told.dreamer === dreamer || isEverybodys(told))) return said
  const theirs = last.pieces.filter(({ told }) => told.dreamer === null || told.dreamer === dreamer)
  const wanted = goal?.spell ?? null
  const lines = theirs.flatMap((piece) => {
    const line = journalLine(texts, format, piece.told, { names, thread: piece.thread })
    if (!line) return []
    const { what } = piece.told
    const reached = goal && what.type === 'tookEffect' && isReached(wanted, what)
    return [{ piece, line: reached ? { ...line, text: texts.journal.goalReached({ took: line.text, does: goal.does }) } : line }]
  })
  const first = headlinesOf(
    lines.map(({ piece }) => piece),
    wanted,
  )
  const newsAt = (at: number): readonly NewsLine[] =>
    lines.slice(at, at + 1).map(({ piece, line }) => {
      const main = first.includes(at)
      return { ...line, main, great: main && isGreatThing(piece, wanted) }
    })
  const rest = [...lines.keys()].filter((at) => !first.includes(at))
  return [...said, ...[...first, ...rest].flatMap(newsAt)]
}
