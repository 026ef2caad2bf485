import { groundOf } from '../effects/groundOf.ts'
import { DIRECTIONS } from '../map/geometry.ts'
import type { DreamerView } from '../view.ts'
import { choice } from './choice.ts'
import { mastering } from './mastering.ts'
import type { StepChoice } from './prompt.ts'

/** MOV-3: the six ways. */
export const stepChoices = (board: DreamerView): readonly StepChoice[] => {
  const { id: dreamer, position, candidates } = board
  const ground = groundOf(board.effects)
  return DIRECTIONS.map((direction) => {
    const to = position === null ? null : ground.neighbour(position, direction)
    return {
      direction,
      to,
      exit: candidates.every((cell) => ground.neighbour(cell, direction) === null),
      asks: to ? ground.masteries(to).map(({ kind, difficulty }) => ({ kind, odds: mastering(board, -difficulty) })) : [],
      choice: choice({ type: 'move', dreamer, to: direction }, 'MOV-3', { cost: [{ of: 'fatigue', points: ground.fatigue }] }),
    }
  })
}
