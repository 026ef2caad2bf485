import { effectsOf, isUnder } from '../effects/queries.ts'
import type { Check, Happening } from '../events.ts'
import { experienceOf } from '../rolls/check.ts'
import type { Turn } from './turn.ts'

/** SIG-8, TET-3: a spell is known, or known again. */
export const relearn = (turn: Turn, spell: string, why: 'tete' | 'synthesis'): undefined => {
  const forgotten = effectsOf(turn.me, 'forgotten-spell').filter((effect) => effect.spell === spell)
  turn.apply(forgotten.map(({ n, id }) => ({ type: 'effectEnded', n, id, why: 'relearnt' })))
  if (forgotten.length === 0) turn.apply([{ type: 'spellLearnt', spell, why }])
}

/** QUE-9: under a désir nothing is learnt from rolls. */
export const earn = (turn: Turn, learned: readonly Happening[]): undefined => {
  if (!isUnder(turn.me, 'no-experience')) turn.apply(learned)
}

/** ROL-4. */
export const learn = (turn: Turn, check: Check): undefined => earn(turn, experienceOf(check))
