import type { Format } from '../../../../house/texts/index.ts'
import { type Direction, type DreamerView, type Foretold, foretold, groundOf } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { cellName } from '../words/places.ts'

interface Speaking {
  readonly texts: Texts
  readonly format: Format
}

/** HID-2: how likely the player must hold each cell. */
export const weightsOf = ({ candidates, likelihood }: Pick<DreamerView, 'candidates' | 'likelihood'>) =>
  new Map(candidates.map((cell, at) => [cell, likelihood[at] ?? 0]))

/** HID-3: what a step that way may tell a lost dreamer, the likeliest land first. */
export const foretoldTo = (board: DreamerView, direction: Direction): readonly Foretold[] =>
  foretold(weightsOf(board), direction, groundOf(board.effects))

/** The same in words. */
export const foretoldAll = (speaking: Speaking, board: DreamerView, direction: Direction): readonly string[] =>
  foretoldTo(board, direction).map((one) => foretoldWords(speaking, board, one))

/** forêt, 60 % : 3 cases resteraient. */
export const foretoldWords = (
  { texts, format }: Speaking,
  { effects }: Pick<DreamerView, 'effects'>,
  { genre, steps, chance, left }: Foretold,
): string => {
  const words = texts.ui.planner.foretold
  const [first] = steps
  const percent = format.probability(chance)
  if (genre === null || !first?.to) return words.off({ chance: percent })
  const { masteries } = groundOf(effects)
  const { name } = texts.genres[genre]
  const wet = steps.every(({ to }) => to && masteries(to).some(({ kind }) => kind === 'wet'))
  return left === 1
    ? words.one({ place: `${cellName(texts, first.to)} (${first.to})`, wet, chance: percent })
    : words.several({ land: name, wet, left, chance: percent })
}
