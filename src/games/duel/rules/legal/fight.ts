import type { Fighter } from '../cards/artefacts.ts'
import { artefactOf, dreamerOf, fighterOf } from '../cards/cards.ts'
import type { Colour } from '../cards/traits.ts'
import { addedBy, baseAttack, baseDefence } from '../combat/sum.ts'
import type { Payment } from '../paying/payment.ts'
import { itemValue } from '../paying/summon.ts'
import { DREAMER, type Player, playerOf, type Standing, type State, standingOf } from '../state.ts'

/** With what one attacks, whom, and what is added. */
export interface LaidAttack {
  readonly with: string
  readonly on: string | null
  readonly add: readonly string[]
}

/** CMB-7: what is laid before an attack: powers, and a shelter with its payment. */
export interface LaidDefence extends Payment {
  readonly add: readonly string[]
  readonly item: string | null
}

export const NO_DEFENCE: LaidDefence = { add: [], item: null, pay: [], conception: 0 }

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

const shelterOf = (defender: Player, { item, ...payment }: LaidDefence): SumSide['shelter'] => {
  const card = item === null ? null : artefactOf(item)
  return card?.type === 'item' ? { item: card.id, value: itemValue(card, defender, payment) } : null
}

export const defenceSide = (table: State, attacker: string, defender: Player, on: string, laid = NO_DEFENCE): SumSide => {
  const shelter = shelterOf(defender, laid)
  const standing = on === DREAMER ? undefined : standingOf(defender, on)
  const against = fighterOf(attacker)
  if (!standing)
    return {
      ...{ card: defender.dreamer as string, printed: 0, doubling: null, added: [], shelter, bare: 'asleep' },
      total: shelter?.value ?? 0,
    }
  const card = fighterOf(on)
  const added = addedTo(laid.add, standing, against.colour, table.advanced)
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

/** CMB-6, CMB-7: the powers of a row that can be added to a card. */
export const reinforcing = (
  row: readonly string[],
  standing: Standing | undefined,
  opposing: Colour,
  advanced: boolean,
): readonly string[] => (standing ? row.filter((power) => (addedBy(power, standing, opposing, advanced) ?? 0) > 0) : [])

/** CMB-7: the one attacked, where powers can be added to its defence. */
export const defended = (defender: Player, on: string): Standing | undefined => {
  const standing = on === DREAMER ? undefined : standingOf(defender, on)
  return standing?.heldBy === null && fighterOf(on).defence !== null ? standing : undefined
}

/** CMB-7: what the one attacked could add from what is open. */
export const openDefence = ({ advanced }: State, attacker: string, defender: Player, on: string): number => {
  const [standing, { colour }] = [defended(defender, on), fighterOf(attacker)]
  return standing ? worthOf(addedTo(reinforcing(defender.row, standing, colour, advanced), standing, colour, advanced)) : 0
}

/** The sum of an attack that is being laid out. */
export const sumOfAttack = (table: State, me: Player, { with: by, on, add }: LaidAttack): Sum | null => {
  const attacker = standingOf(me, by)
  if (!attacker || on === null || table.designated === null) return null
  const opponent = playerOf(table, table.designated)
  return { attack: attackSide(table, attacker, opponent, on, add), defence: defenceSide(table, by, opponent, on) }
}

/** The sum of a fight that is open, with what the one attacked has laid so far. */
export const sumOfFight = (table: State, laid?: LaidDefence): Sum | null => {
  const { fight } = table
  if (!fight) return null
  const [attacker, defender] = [standingOf(playerOf(table, fight.by), fight.with), playerOf(table, fight.seat)]
  if (!attacker || defender.dreamer === null) return null
  return {
    attack: { ...attackSide(table, attacker, defender, fight.on, fight.add), total: fight.attack },
    defence: defenceSide(table, fight.with, defender, fight.on, laid),
  }
}
