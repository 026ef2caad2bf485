import type { Dice } from '../../../../kit/dice.ts'
import type { Check, Happening } from '../events.ts'
import type { Ground } from '../ground/ground.ts'
import type { Dreamer, Encounter } from '../state.ts'

/** An attempt to master, made and read. */
export interface Attempted {
  readonly dreamer: Dreamer
  readonly encounter: Encounter
  readonly check: Check
  readonly ground: Ground
  readonly dice: Dice
}

/** What follows for one kind; where the demi-rêve is free afterwards, the cell goes on (ENC-8). */
export interface Kind {
  readonly mastered: (tried: Attempted) => readonly Happening[]
  readonly failed: (tried: Attempted) => readonly Happening[]
}

export const ended = (how: Extract<Happening, { type: 'encounterEnded' }>['how']): readonly Happening[] => [
  { type: 'encounterEnded', how },
]
