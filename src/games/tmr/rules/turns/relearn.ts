import { effectsOf } from '../effects/queries.ts'
import type { Turn } from './turn.ts'

/** SIG-8, TET-3: a spell is known, or known again. */
export const relearn = (turn: Turn, spell: string, why: 'tete' | 'synthesis'): undefined => {
  const forgotten = effectsOf(turn.me, 'forgotten-spell').filter((effect) => effect.spell === spell)
  turn.apply(forgotten.map(({ n, id }) => ({ type: 'effectEnded', n, id, why: 'relearnt' })))
  if (forgotten.length === 0) turn.apply([{ type: 'spellLearnt', spell, why }])
}
