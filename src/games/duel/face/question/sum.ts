import {
  addedBy,
  artefactOf,
  baseAttack,
  baseDefence,
  type Colour,
  DREAMER,
  dreamerOf,
  type Fighter,
  fighterOf,
  itemValue,
  type Payment,
  type Player,
  type Standing,
  type State,
  standingOf,
} from '../../rules/public.ts'

/** CMB-5: whose sign doubles, and which. */
export interface Doubling {
  readonly card: string
  readonly colour: Colour
  readonly sign: 'circle' | 'cross'
}

/** One side of a fight, as a sum. */
export interface SumSide {
  /** A fighter, or a dreamer. */
  readonly card: string
  /** As printed. */
  readonly printed: number
  readonly doubling: Doubling | null
  readonly added: readonly { readonly power: string; readonly worth: number }[]
  readonly shelter: { readonly item: string; readonly value: number } | null
  readonly bare: 'held' | 'asleep' | null
  readonly total: number
}

export interface Sum {
  readonly attack: SumSide
  readonly defence: SumSide
}

const doublingOf = (card: Fighter, against: Fighter): Doubling | null => {
  if (card.resistance === against.colour) return { card: card.id, colour: against.colour, sign: 'circle' }
  return against.weakness === card.colour ? { card: against.id, colour: card.colour, sign: 'cross' } : null
}

const addedTo = (powers: readonly string[], standing: Standing, opposing: Colour, advanced: boolean): SumSide['added'] =>
  powers.map((power) => ({ power, worth: addedBy(power, standing, opposing, advanced) ?? 0 }))

const worthOf = (added: SumSide['added']): number => added.reduce((sum, { worth }) => sum + worth, 0)

/** The colour that stands against the attacker. */
export const opposingColour = (opponent: Player, on: string): Colour =>
  on === DREAMER ? dreamerOf(opponent.dreamer as string).colour : fighterOf(on).colour

export const attackSide = (table: State, attacker: Standing, opponent: Player, on: string, add: readonly string[]): SumSide => {
  const card = fighterOf(attacker.card)
  const against = on === DREAMER ? null : fighterOf(on)
  const added = addedTo(add, attacker, opposingColour(opponent, on), table.advanced)
  return {
    card: card.id,
    printed: card.attack,
    doubling: against && doublingOf(card, against),
    added,
    shelter: null,
    bare: null,
    total: baseAttack(card, against) + worthOf(added),
  }
}

/** CMB-7: what is laid before an attack. */
export interface Answered {
  readonly add: readonly string[]
  readonly item: string | null
  readonly payment: Payment
}

const NOTHING: Answered = { add: [], item: null, payment: { pay: [], conception: 0 } }

const shelterOf = (defender: Player, { item, payment }: Answered): SumSide['shelter'] => {
  const card = item === null ? null : artefactOf(item)
  return card?.type === 'item' ? { item: card.id, value: itemValue(card, defender, payment) } : null
}

export const defenceSide = (table: State, attacker: string, defender: Player, on: string, answered = NOTHING): SumSide => {
  const shelter = shelterOf(defender, answered)
  const standing = on === DREAMER ? undefined : standingOf(defender, on)
  const against = fighterOf(attacker)
  if (!standing)
    return {
      ...{ card: defender.dreamer as string, printed: 0, doubling: null, added: [], shelter, bare: 'asleep' },
      total: shelter?.value ?? 0,
    }
  const card = fighterOf(on)
  const added = addedTo(answered.add, standing, against.colour, table.advanced)
  const held = standing.heldBy !== null
  return {
    card: card.id,
    printed: held ? 0 : (card.defence ?? 0),
    doubling: held || card.defence === null ? null : doublingOf(card, against),
    added,
    shelter,
    bare: held ? 'held' : null,
    total: baseDefence(standing, against) + worthOf(added) + (shelter?.value ?? 0),
  }
}

/** CMB-6, CMB-7: the powers of a row that can be added to a card, with what each adds. */
export const reinforcing = (row: readonly string[], standing: Standing | undefined, opposing: Colour, advanced: boolean) =>
  standing ? addedTo(row, standing, opposing, advanced).filter(({ worth }) => worth > 0) : []

/** CMB-7: what the one attacked could add from what is open. */
export const openDefence = (table: State, attacker: string, defender: Player, on: string): number => {
  const standing = on === DREAMER ? undefined : standingOf(defender, on)
  if (!standing || standing.heldBy !== null || fighterOf(on).defence === null) return 0
  return worthOf(reinforcing(defender.row, standing, fighterOf(attacker).colour, table.advanced))
}
