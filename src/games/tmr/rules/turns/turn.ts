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
  given: [],
  laid: false,
  forced: false,
  messenger: null,
}

/** A decision in the making: what has happened so far, and the dreamer as they now are. */
export class Turn {
  readonly events: Event[] = []
  readonly table: Pick<Table, 'clock' | 'options' | 'spells'>
  #astral: Table['astral']
  readonly dice: Dice
  #me: Dreamer

  constructor(table: Pick<Table, 'clock' | 'options' | 'spells' | 'astral'>, me: Dreamer, dice: Dice) {
    this.table = table
    this.dice = dice
    this.#me = me
    this.#astral = table.astral
  }

  get me(): Dreamer {
    return this.#me
  }

  /** DRG-1. */
  get dragons(): boolean {
    return this.table.options.dragons ?? false
  }

  /** AST-1: the number of a day, drawn when it is first needed. */
  astralOf(day: number): number {
    const known = this.#astral[day]
    if (known !== undefined) return known
    const number = this.dice.roll({ label: 'd12', sides: 12, secret: true }) as number
    this.events.push({ type: 'astralSet', day, number })
    this.#astral = { ...this.#astral, [day]: number }
    return number
  }

  /** The land and its costs as they now are for this dreamer. */
  get ground(): Ground {
    return groundOf(this.#me.effects)
  }

  get journey(): Journey {
    return this.#me.journey ?? NO_JOURNEY
  }

  /** DRG-11: put here by this very decision: an arrival, once. */
  get wasPut(): boolean {
    return this.events.some(({ type }) => type === 'putElsewhere')
  }

  apply(happenings: readonly Happening[]): undefined {
    for (const happening of happenings) {
      this.events.push({ dreamer: this.#me.id, ...happening })
      this.#me = evolveDreamer(this.#me, happening)
    }
  }
}
