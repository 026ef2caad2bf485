import { DIRECTIONS } from '../map/geometry.ts'
import { isWet, neighbour } from '../map/map.ts'
import type { DreamerView } from '../view.ts'
import { WET_STRENGTH } from '../wet/wet.ts'
import { choice } from './choice.ts'
import { mastering } from './mastering.ts'
import type { StepChoice } from './prompt.ts'

/** MOV-3: the six ways. */
export const stepChoices = (board: DreamerView): readonly StepChoice[] => {
  const { id: dreamer, position, candidates } = board
  return DIRECTIONS.map((direction) => {
    const to = position === null ? null : neighbour(position, direction)
    return {
      direction,
      to,
      exit: candidates.every((cell) => neighbour(cell, direction) === null),
      water: to && isWet(to) ? mastering(board, WET_STRENGTH) : null,
      choice: choice({ type: 'move', dreamer, to: direction }, 'MOV-3'),
    }
  })
}
