import { isUnder } from '../effects/queries.ts'
import type { Check, Happening } from '../events.ts'
import { experienceOf } from '../rolls/check.ts'
import type { Turn } from './turn.ts'

/** QUE-9: under a désir nothing is learnt from rolls. */
export const earn = (turn: Turn, learned: readonly Happening[]): undefined => {
  if (!isUnder(turn.me, 'no-experience')) turn.apply(learned)
}

/** ROL-4. */
export const learn = (turn: Turn, check: Check): undefined => earn(turn, experienceOf(check))
