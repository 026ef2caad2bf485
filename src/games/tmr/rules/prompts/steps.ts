import { DIRECTIONS } from '../map/geometry.ts'
import { neighbour } from '../map/map.ts'
import type { DreamerView } from '../view.ts'
import { choice } from './choice.ts'
import type { StepChoice } from './prompt.ts'

/** MOV-3: the six ways. */
export const stepChoices = ({ id: dreamer, position, candidates }: DreamerView): readonly StepChoice[] =>
  DIRECTIONS.map((direction) => ({
    direction,
    to: position === null ? null : neighbour(position, direction),
    exit: candidates.every((cell) => neighbour(cell, direction) === null),
    choice: choice({ type: 'move', dreamer, to: direction }, 'MOV-3'),
  }))
