import type { Refusal } from '../../../kit/refusal.ts'
import { isPower } from './cards/cards.ts'
import { DREAMERS } from './cards/dreamers.ts'
import { POWERS } from './cards/powers.ts'
import type { PlainKind } from './cards/traits.ts'

export const PHASES = ['gathering', 'opening', 'begin', 'prepare', 'combat', 'defence', 'over'] as const
export type Phase = (typeof PHASES)[number]

/** SUM-6. */
export const MOST_ENDURANCE = 4
/** SUM-1. */
export const CAMP = 3
/** TRN-4. */
export const ROW = 6

/** A fighter in a camp. */
export interface Standing {
  readonly card: string
  readonly endurance: number
  /** POW-6: the seat that stilled it. */
  readonly heldBy: string | null
  /** Made in its owner's latest turn. */
  readonly attacks: number
  /** SUM-5: of a weapon. */
  readonly kind: PlainKind | null
}

export interface Player {
  readonly seat: string
  readonly name: string
  /** SET-3: a deck was brought. */
  readonly ready: boolean
  /** SET-5. */
  readonly answered: boolean
  readonly out: boolean
  readonly dreamer: string | null
  readonly awake: readonly string[]
  readonly row: readonly string[]
  /** HID-2: theirs alone, and what is left in the deck, which has no order. */
  readonly hand: readonly string[]
  readonly deck: readonly string[]
  readonly camp: readonly Standing[]
  readonly broken: readonly string[]
  readonly defeated: readonly string[]
  /** SUM-2: conception is spent. */
  readonly conceived: boolean
  readonly idle: number
  /** DRM-6: something was done in this turn. */
  readonly acted: boolean
}

/** While the defender is asked. */
export interface Fight {
  readonly by: string
  readonly with: string
  readonly seat: string
  /** A card, or the dreamer. */
  readonly on: string
  readonly add: readonly string[]
  readonly attack: number
}

export interface Outcome {
  readonly by: string
  readonly with: string
  readonly seat: string
  readonly on: string
  readonly attack: number
  readonly defence: number
  readonly item: string | null
  readonly won: boolean
}

export interface State {
  readonly advanced: boolean
  readonly phase: Phase
  readonly round: number
  readonly turn: number
  readonly current: string | null
  /** SET-6. */
  readonly order: readonly string[]
  readonly played: readonly string[]
  readonly designated: string | null
  readonly used: readonly string[]
  /** POW-3: paid, until the power was exercised. */
  readonly apart: readonly string[]
  /** In the order of the table. */
  readonly players: readonly Player[]
  readonly fight: Fight | null
  readonly last: Outcome | null
  readonly winner: string | null
}

export type DuelRefusal = Refusal

export const DREAMER = 'dreamer'

export const findPlayer = (state: State, seat: string): Player | undefined => state.players.find((one) => one.seat === seat)

export const playerOf = (state: State, seat: string): Player => {
  const player = findPlayer(state, seat)
  if (!player) throw new Error(`nobody sits at ${seat}`)
  return player
}

export const inGame = (state: State): readonly Player[] => state.players.filter(({ out }) => !out)

export const isInGame = (state: State, seat: string): boolean => findPlayer(state, seat)?.out === false

export const standingOf = (player: Player, card: string): Standing | undefined => player.camp.find((one) => one.card === card)

/** TRN-9. */
export const isSpent = ({ endurance }: Standing): boolean => endurance === 0

const rowsOf = ({ players }: Pick<State, 'players'>): readonly string[] => players.flatMap(({ row }) => row)

const dreamersOf = ({ players }: Pick<State, 'players'>): readonly (string | null)[] =>
  players.flatMap(({ dreamer, awake }) => [dreamer, ...awake])

/** HID-2: the powers in no row, not used and not just paid. */
export const pileOf = (state: State): readonly string[] => {
  const elsewhere = new Set([...state.used, ...state.apart, ...rowsOf(state)])
  return POWERS.flatMap(({ id }) => (elsewhere.has(id) ? [] : id))
}

/** How many are in the pile: no power lies in two places. */
export const pileSize = ({ players, used, apart }: State): number =>
  players.reduce((left, { row }) => left - row.length, POWERS.length - used.length - apart.length)

export const isInPile = ({ players, used, apart }: State, power: string): boolean =>
  isPower(power) && !used.includes(power) && !apart.includes(power) && players.every(({ row }) => !row.includes(power))

/** The dreamers that lie nowhere. */
export const sleepersOf = (state: State): readonly string[] => {
  const elsewhere = dreamersOf(state)
  return DREAMERS.flatMap(({ id }) => (elsewhere.includes(id) ? [] : id))
}

/** How many they are. */
export const sleepersLeft = ({ players }: State): number =>
  players.reduce((left, { dreamer, awake }) => left - awake.length - (dreamer === null ? 0 : 1), DREAMERS.length)

/** SET-1. */
export const sizesOf = ({
  players,
}: Pick<State, 'players'>): { readonly deck: number; readonly hand: number; readonly dreamers: number } =>
  players.length === 2 ? { deck: 20, hand: 6, dreamers: 3 } : { deck: 10, hand: 5, dreamers: 2 }
