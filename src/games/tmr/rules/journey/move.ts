import type { Dice } from '../../../../kit/dice.ts'
import { groundOf } from '../effects/groundOf.ts'
import type { Happening } from '../events.ts'
import type { Ground } from '../ground/ground.ts'
import type { Direction } from '../map/geometry.ts'
import type { CellId } from '../map/map.ts'
import type { Dreamer, Journey } from '../state.ts'

/** MOV-2, TET-2: whether the next cell is entered in a new round. */
export const opensRound = (journey: Pick<Journey, 'mode' | 'met' | 'stored'>, ground: Ground): boolean =>
  (journey.mode === 'normal' && !ground.swift) || journey.met || journey.stored

/** MOV-3, MAP-5: to a touching cell, or off the map and back anywhere. */
export const step = (dreamer: Dreamer, journey: Journey, direction: Direction, dice: Dice): Happening => {
  const ground = groundOf(dreamer.effects)
  const touching = ground.neighbour(dreamer.position, direction)
  const to = touching ?? (dice.roll({ label: 'cell', among: ground.cells }) as CellId)
  return { type: 'moved', direction, to, exit: touching === null, newRound: opensRound(journey, ground), fatigue: ground.fatigue }
}
