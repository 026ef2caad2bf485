import { refusal } from '../../../../kit/refusal.ts'
import type { Said } from '../commands.ts'
import { afterStep } from '../hidden/candidates.ts'
import { belief } from '../hidden/knowledge.ts'
import { weightsAfterStep } from '../hidden/weights.ts'
import { step } from '../journey/move.ts'
import { genreOf } from '../map/map.ts'
import type { TmrRefusal } from '../state.ts'
import { masterWet } from '../wet/wet.ts'
import { enter, narrow, settle } from './flow.ts'
import type { Turn } from './turn.ts'

export const move = (turn: Turn, { to }: Said<'move'>): undefined => {
  const { candidates: before } = turn.me
  const weights = before && belief(turn.me)
  const moved = step(turn.me, turn.journey, to, turn.dice)
  turn.apply([moved])
  if (before && weights && moved.type === 'moved' && !moved.exit) {
    const genre = genreOf(moved.to)
    narrow(turn, afterStep(before, to, genre, turn.ground), weightsAfterStep(weights, to, genre, turn.ground))
  }
  enter(turn)
}

/** RES-5. **Ruling:** wherever the spell was laid, also by a Messager. */
export const stay = (turn: Turn): TmrRefusal | undefined => {
  if (turn.journey.stored) return refusal('must-leave', 'RES-5')
  turn.apply([{ type: 'stayed', fatigue: turn.ground.fatigue }])
  enter(turn)
}

export const masterCell = (turn: Turn): undefined => {
  turn.apply(masterWet(turn.me, turn.dice))
  if (turn.me.journey) settle(turn)
}
