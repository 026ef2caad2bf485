import { groundOf } from '../ground/groundOf.ts'
import { DIRECTIONS } from '../map/geometry.ts'
import type { DreamerView } from '../view.ts'
import { choice } from './choice.ts'
import type { StepChoice } from './prompt.ts'

/** MOV-3: the six ways. */
export const stepChoices = ({ id: dreamer, position, candidates, effects }: DreamerView): readonly StepChoice[] => {
  const ground = groundOf(effects)
  return DIRECTIONS.map((direction) => ({
    direction,
    to: position === null ? null : ground.neighbour(position, direction),
    exit: candidates.every((cell) => ground.neighbour(cell, direction) === null),
    choice: choice({ type: 'move', dreamer, to: direction }, 'MOV-3'),
  }))
}
