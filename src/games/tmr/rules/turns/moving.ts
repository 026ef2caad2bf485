import { refusal } from '../../../../kit/refusal.ts'
import type { CommandOf } from '../commands.ts'
import { effectsOf, isUnder } from '../effects/queries.ts'
import { afterStep } from '../hidden/candidates.ts'
import { belief } from '../hidden/knowledge.ts'
import { weightsAfterStep } from '../hidden/weights.ts'
import { opensRound, step } from '../journey/move.ts'
import { type CellId, genreOf, isCellId } from '../map/map.ts'
import type { Stage, TmrRefusal } from '../state.ts'
import { arrive, enter, enterCell } from './flow.ts'
import { masterAsked } from './mastering.ts'
import { narrow } from './narrowing.ts'
import type { Turn } from './turn.ts'

export const move = (turn: Turn, { to }: CommandOf<'move'>): undefined => {
  const { candidates: before } = turn.me
  const { ground } = turn
  const weights = before && belief(turn.me)
  const moved = step(turn.me, turn.journey, to, turn.dice)
  turn.apply([moved])
  if (before && weights && moved.type === 'moved' && !moved.exit) {
    const genre = genreOf(moved.to)
    narrow(turn, afterStep(before, to, genre, ground), weightsAfterStep(weights, to, genre, ground))
  }
  enterCell(turn)
}

/** RES-5. **Ruling:** wherever the spell was laid, also by a Messager. */
export const stay = (turn: Turn): TmrRefusal | undefined => {
  if (turn.journey.stored) return refusal('must-leave', 'RES-5')
  turn.apply([{ type: 'stayed', fatigue: turn.ground.fatigue }])
  enter(turn)
}

export const masterCell = (turn: Turn): undefined => {
  const { mastery } = turn.me.stage as Extract<Stage, { phase: 'wet' }>
  if (masterAsked(turn, mastery)) arrive(turn)
}

/** TET-4, TET-5. */
const isWithinJump = (turn: Turn, to: CellId): boolean => {
  const { me, ground } = turn
  if (!ground.exists(to)) return false
  if (effectsOf(me, 'home-cell').some(({ cell }) => cell === to)) return true
  return isUnder(me, 'river-knowledge') && genreOf(me.position) === 'fleuve' && genreOf(to) === 'fleuve'
}

export const jump = (turn: Turn, { cell }: CommandOf<'jump'>): TmrRefusal | undefined => {
  if (!isCellId(cell) || !isWithinJump(turn, cell)) return refusal('out-of-reach', 'TET-4')
  if (turn.me.candidates === null && turn.me.position === cell) return refusal('same-cell', 'TET-4')
  const newRound = opensRound(turn.journey, turn.ground)
  turn.apply([{ type: 'jumped', to: cell, newRound, fatigue: turn.ground.fatigue }])
  enterCell(turn)
}
