import type { Dice } from '../../../../kit/dice.ts'
import { standsUnruled } from '../aiming/rulingOf.ts'
import { groundOf } from '../effects/groundOf.ts'
import type { DreamerEvent, Event, Happening } from '../events.ts'
import { evolveDreamer } from '../evolve.ts'
import { markedAfter } from '../evolving.ts'
import { withAstral, withBefallen } from '../evolvingTable.ts'
import type { Ground } from '../ground/ground.ts'
import type { Purpose } from '../rolls/check.ts'
import { spellsOf } from '../spells/known.ts'
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

/** FAT-1, SPE-3: whatever ends a journey says what it leaves marked; CAST-6, MOV-4: whatever comes, what is still to be ruled. */
const withMarks = (me: Dreamer, happening: Happening): Happening => {
  if (happening.type === 'ascended' || happening.type === 'tookEffect')
    return standsUnruled(me.effect) ? { ...happening, unruled: true } : happening
  if (!me.journey || (happening.type !== 'cameDown' && happening.type !== 'fellAsleep')) return happening
  const { pendingLife } = me.depths
  const fatigue = markedAfter(me, me.pendingFatigue) - me.fatigue
  return { ...happening, fatigue, ...(pendingLife > 0 ? { life: pendingLife } : {}) }
}

/** A decision in the making: what has happened so far, and the dreamer as they now are. */
export class Turn {
  readonly events: Event[] = []
  /** Takes the table after each event. */
  readonly #trail: Table[] | undefined
  readonly dice: Dice
  #table: Table
  #me: Dreamer
  #now: Table

  constructor(table: Table, me: Dreamer, dice: Dice, trail?: Table[]) {
    this.#table = table
    this.dice = dice
    this.#me = me
    this.#now = table
    this.#trail = trail
  }

  get table(): Pick<Table, 'clock' | 'options' | 'spells' | 'sent' | 'dreamers'> {
    return this.#table
  }

  get me(): Dreamer {
    return this.#me
  }

  /** Those of the table and the dreamer's own. */
  get spells(): Table['spells'] {
    return spellsOf(this.table.spells, this.#me.sheet)
  }

  /** DRG-1. */
  get dragons(): boolean {
    return this.table.options.dragons ?? false
  }

  /** AST-1: the number of a day, drawn when it is first needed. */
  astralOf(day: number): number {
    const known = this.#now.astral[day]
    if (known !== undefined) return known
    const number = this.dice.roll({ label: 'd12', for: 'astral' satisfies Purpose, sides: 12, secret: true }) as number
    this.events.push({ type: 'astralSet', day, number })
    this.#reach(withAstral(this.#now, day, number))
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

  /** The same in another hour, as long as nothing has happened. */
  comeTo(table: Table): void {
    this.#table = table
    this.#now = table
  }

  apply(happenings: readonly Happening[]): undefined {
    for (const one of happenings) this.#me = this.#befall(this.#me, one)
  }

  /** TGT-4: what of it befalls another at the table. */
  befall(another: Dreamer, happenings: readonly Happening[]): undefined {
    let they = another
    for (const happening of happenings) they = this.#befall(they, happening)
  }

  #befall(before: Dreamer, bare: Happening): Dreamer {
    const happening = withMarks(before, bare)
    const event: DreamerEvent = { dreamer: before.id, ...happening }
    this.events.push(event)
    const after = evolveDreamer(before, happening)
    if (this.#trail) this.#reach(withBefallen(this.#now, event, before, after))
    return after
  }

  #reach(now: Table): void {
    this.#now = now
    this.#trail?.push(now)
  }
}
