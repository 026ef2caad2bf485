import type { Dice } from '../../kit/dice.ts'
import type { Event, Happening } from '../events.ts'
import { evolve } from '../evolve.ts'
import type { Dreamer, DreamerId, Journey, Table } from '../state.ts'

/** A decision in the making: what has happened so far, and the table as it now is. */
export interface Turn {
  readonly dice: Dice
  readonly events: readonly Event[]
  readonly table: Table
  readonly me: Dreamer
  readonly journey: Journey
  apply(happenings: readonly Happening[]): undefined
}

const NO_JOURNEY: Journey = {
  mode: 'normal',
  malus: 0,
  met: false,
  calm: false,
  stored: false,
  wetMastered: false,
  messenger: null,
}

export const openTurn = (start: Table, dreamer: DreamerId, dice: Dice): Turn => {
  const events: Event[] = []
  let table = start
  return {
    dice,
    events,
    get table() {
      return table
    },
    get me() {
      return table.dreamers[dreamer] as Dreamer
    },
    get journey() {
      return table.dreamers[dreamer]?.journey ?? NO_JOURNEY
    },
    apply: (happenings) => {
      for (const happening of happenings) {
        const event = { ...happening, dreamer }
        events.push(event)
        table = evolve(table, event)
      }
    },
  }
}
