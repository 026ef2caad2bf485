import { refusal } from '../../../../kit/refusal.ts'
import { isStarlit } from '../dreamer/night.ts'
import { weakenedBy } from '../effects/queries.ts'
import type { Method } from '../practice/meditations.ts'
import { stepCost } from '../prices/priceOf.ts'
import type { Experience, TmrRefusal } from '../state.ts'
import type { DreamerView, View } from '../view.ts'
import { type Odds, oddsOf } from './choice.ts'

/** By INTELLECT and a knowledge, awake. */
const byIntellect = (board: DreamerView, skill: number, difficulty: number): Odds =>
  oddsOf({
    characteristic: weakenedBy(board, 'intellect', board.sheet.intellect),
    voie: null,
    skill,
    difficulty,
    malus: board.malus,
    modifier: 0,
  })

/** AST-4: the same for everyone who asks; what was rolled is the gardien's secret. */
export const horoscopeOdds = (view: View, board: DreamerView, day: number, visibility: number): Odds =>
  byIntellect(board, board.sheet.astrologie, (view.options.sky ?? 0) + visibility - Math.floor((day - view.clock.day) / 2))

/** AST-4: why the stars of that day are not to be read now. */
export const whyNoHoroscope = ({ clock, options }: View, { readings }: DreamerView, day: number): TmrRefusal | null => {
  if (!isStarlit(clock.hour)) return refusal('not-night', 'AST-4')
  if (options.sky === null) return refusal('no-sky', 'AST-4')
  if (day < clock.day) return refusal('past', 'AST-4')
  const read = readings.some((one) => one.day === day && one.night === clock.day)
  return read ? refusal('already-read', 'AST-4') : null
}

interface Meditating {
  readonly skill: number
  /** Of purification, dress and conduct, how many were not kept. */
  readonly neglected: number
}

/** SIG-5: its hour is the fourth condition. */
export const meditationOdds = (view: View, board: DreamerView, method: Method, { skill, neglected }: Meditating): Odds => {
  const missed = neglected + (view.clock.hour === method.hour ? 0 : 1)
  return byIntellect(board, skill, -2 * missed - (board.failures[method.id] ?? 0))
}

/** EXP-4: why that step is not to be had. */
export const whyNotSpent = (board: DreamerView, on: keyof Experience): TmrRefusal | null => {
  const cost = stepCost(board, on)
  return board.xp[on] < cost ? refusal('xp-too-low', 'EXP-4', { cost }) : null
}
