import { type Dice, seededDice } from '../../../../kit/dice.ts'
import { artefactOf, dreamerOf, isFighter, powerOf, without } from '../cards/cards.ts'
import { DREAMERS, type Dreamer } from '../cards/dreamers.ts'
import { POWERS } from '../cards/powers.ts'
import { COLOURS, type Colour, isOfColour } from '../cards/traits.ts'
import { conceptionsOf, priceOf } from '../paying/payment.ts'
import { type Player, ROW } from '../state.ts'
import { bestPayments } from './payments.ts'

/** Rows drawn for one figure: it is right to about three in a hundred. */
export const DRAWS = 1000
const SEED = 20_261_116

const PLAIN_KINDS = ['day+', 'day-', 'night+', 'night-'] as const

const someOf = (dice: Dice, cards: readonly string[], count: number): readonly string[] => {
  const left = [...cards]
  return Array.from(
    { length: count },
    () => left.splice(Number(dice.roll({ label: 'row', sides: left.length })) - 1, 1)[0] as string,
  )
}

/** A beginning: a dreamer, the row that is dealt, the one redrawn in its place (SET-5), and that one after the first refill (TRN-4). */
const drawn = (dice: Dice): { readonly dreamer: string; readonly rows: readonly (readonly string[])[] } => {
  const all = POWERS.map(({ id }) => id)
  const {
    id: dreamer,
    property,
    conception,
  } = DREAMERS[Number(dice.roll({ label: 'dreamer', sides: DREAMERS.length })) - 1] as Dreamer
  const [dealt, redrawn] = [someOf(dice, all, ROW), someOf(dice, all, ROW)]
  const fits = (power: string): boolean => ['special', `day${property}`, `night${property}`].includes(powerOf(power).kind)
  const left = [...redrawn].sort((one, other) => Number(fits(one)) - Number(fits(other))).slice(conception)
  const refilled = [...left, ...someOf(dice, without(all, redrawn), conception)]
  return { dreamer, rows: [dealt, redrawn, refilled] }
}

/** Of `all` cards, of which `good` would do: the chance that none of so many drawn does. Exact. */
const noneOf = (all: number, good: number, count: number): number =>
  Array.from({ length: count }, (_, at) => Math.max(0, all - good - at) / (all - at)).reduce((chance, one) => chance * one, 1)

/** SUM-3 to SUM-5, counted: whether there is any way to pay. */
export const isPayable = (id: string, player: Pick<Player, 'row' | 'dreamer' | 'conceived'>): boolean => {
  const card = artefactOf(id)
  const kinds = player.row.map((power) => powerOf(power).kind)
  const have = (kind: string): number => kinds.filter((one) => one === kind).length
  const free = have('special') + conceptionsOf(player)
  if (card.type !== 'monster') return priceOf(card) <= free + Math.max(...PLAIN_KINDS.map(have))
  const { property } = dreamerOf(player.dreamer as string)
  return Math.max(0, card.day - have(`day${property}`)) + Math.max(0, card.night - have(`night${property}`)) <= free
}

/** How many of a hand one row pays for, the cheapest first. */
const paidTogether = (hand: readonly string[], beginning: Player): number => {
  let [player, paid] = [beginning, 0]
  for (const card of [...hand].sort((one, other) => priceOf(artefactOf(one)) - priceOf(artefactOf(other)))) {
    const payment = isPayable(card, player) ? bestPayments(card, player).at(-1) : undefined
    if (!payment) continue
    player = { ...player, row: without(player.row, payment.pay), conceived: player.conceived || payment.conception > 0 }
    paid++
  }
  return paid
}

/** What a deck opens with, over DRAWS beginnings. */
export interface Opening {
  /** How often the powers dealt pay for something of the hand: exact over the hands. */
  readonly pays: number
  /** For how many of its cards they pay together. */
  readonly payable: number
  /** How often a fighter can be summoned by the second turn, by whoever redraws and discards for it: exact over the hands. */
  readonly fighter: number
}

/** Null: there is not even a hand of them. The same draws for every deck, so that decks can be compared. */
export const openingOf = (cards: readonly string[], hand: number): Opening | null => {
  if (cards.length < hand) return null
  const dice = seededDice(SEED)
  const sum = { pays: 0, payable: 0, fighter: 0 }
  for (let draw = 0; draw < DRAWS; draw++) {
    const { dreamer, rows } = drawn(dice)
    const players = rows.map((row) => ({ dreamer, row, conceived: false }) as Player) as [Player, ...Player[]]
    const dealt = cards.filter((card) => isPayable(card, players[0]))
    const fighters = cards.filter((card) => isFighter(artefactOf(card)) && players.some((player) => isPayable(card, player)))
    sum.pays += 1 - noneOf(cards.length, dealt.length, hand)
    sum.payable += paidTogether(someOf(dice, cards, hand), players[0])
    sum.fighter += 1 - noneOf(cards.length, fighters.length, hand)
  }
  return { pays: sum.pays / DRAWS, payable: sum.payable / DRAWS, fighter: sum.fighter / DRAWS }
}

/** Of a row drawn at random, how many powers fit a colour, rainbow among them. */
export const HELD_OF_COLOUR = (ROW * POWERS.filter(({ colour }) => isOfColour(colour, 'red')).length) / POWERS.length

/** SUM-6, ITM-3: how many powers of each colour a hand asks for, to be paid all of one colour. */
export const askedOf = (cards: readonly string[], hand: number): Readonly<Record<Colour, number>> => {
  const asked = (colour: Colour): number =>
    cards.map(artefactOf).reduce((sum, card) => sum + (card.colour === colour ? priceOf(card) : 0), 0)
  return Object.fromEntries(COLOURS.map((colour) => [colour, (asked(colour) * hand) / Math.max(1, cards.length)])) as Record<
    Colour,
    number
  >
}
