import type { Dice } from '../../../../kit/dice.ts'
import type { Event, Happening } from '../events.ts'
import { evolveDreamer } from '../evolve.ts'
import type { Ground } from '../ground/ground.ts'
import { groundOf } from '../ground/groundOf.ts'
import type { Dreamer, Journey, Table } from '../state.ts'

const NO_JOURNEY: Journey = {
  mode: 'normal',
  malus: 0,
  met: false,
  calm: false,
  stored: false,
  wetMastered: false,
  messenger: null,
}

/** A decision in the making: what has happened so far, and the dreamer as they now are. */
export class Turn {
  readonly events: Event[] = []
  /** What one dreamer's turn does not change. */
  readonly table: Pick<Table, 'clock' | 'options' | 'spells'>
  readonly dice: Dice
  #me: Dreamer

  constructor(table: Turn['table'], me: Dreamer, dice: Dice) {
    this.table = table
    this.dice = dice
    this.#me = me
  }

  get me(): Dreamer {
    return this.#me
  }

  /** The land and its costs as they now are for this dreamer. */
  get ground(): Ground {
    return groundOf(this.#me.effects)
  }

  get journey(): Journey {
    return this.#me.journey ?? NO_JOURNEY
  }

  apply(happenings: readonly Happening[]): undefined {
    for (const happening of happenings) {
      this.events.push({ dreamer: this.#me.id, ...happening })
      this.#me = evolveDreamer(this.#me, happening)
    }
  }
}
