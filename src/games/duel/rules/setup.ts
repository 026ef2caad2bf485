import * as v from 'valibot'
import { sorted } from './cards/cards.ts'
import { DREAMERS } from './cards/dreamers.ts'
import { artefact, dreamer, kind, listOf, power, seat, text, whole } from './parse.ts'
import { MOST_ENDURANCE, type Player, type State } from './state.ts'

const cards = v.optional(listOf(artefact, 40), [])

const standing = v.object({
  card: artefact,
  endurance: whole(0, MOST_ENDURANCE),
  heldBy: v.optional(v.nullable(seat), null),
  attacks: v.optional(whole(0, 9), 0),
  kind: v.optional(v.nullable(kind), null),
})

const seatSchema = v.object({
  seat,
  dreamer: v.optional(v.nullable(dreamer), null),
  awake: v.optional(listOf(dreamer, DREAMERS.length), []),
  powers: v.optional(listOf(power, 6), []),
  hand: cards,
  deck: cards,
  artefacts: v.optional(listOf(standing, 3), []),
  broken: cards,
  defeated: cards,
  idle: v.optional(whole(0, 99), 0),
  conceived: v.optional(v.boolean(), false),
  acted: v.optional(v.boolean(), false),
  out: v.optional(v.boolean(), false),
})

/** A table laid out in the middle of a game: lessons, puzzles, reports. */
const positionSchema = v.object({
  phase: v.optional(v.picklist(['begin', 'prepare', 'combat']), 'prepare'),
  round: v.optional(whole(1, 9999), 2),
  turn: v.optional(whole(1, 99_999), 3),
  current: seat,
  order: v.optional(listOf(seat, 4)),
  played: v.optional(listOf(seat, 4), []),
  designated: v.optional(v.nullable(seat)),
  used: v.optional(listOf(power, 66), []),
  seats: v.pipe(v.array(seatSchema), v.minLength(2), v.maxLength(4), v.readonly()),
})
export type Position = v.InferOutput<typeof positionSchema>

const distinct = (seats: readonly { readonly id: string }[]): boolean => new Set(seats.map(({ id }) => id)).size === seats.length

/** SET-1: two to four in the order of the table. */
const seatsSchema = v.pipe(
  v.array(v.object({ id: seat, name: text(60) })),
  v.minLength(2),
  v.maxLength(4),
  v.check((seats) => distinct(seats), 'each seat once'),
  v.readonly(),
)

const sameSeats = ({
  seats,
  position,
}: {
  readonly seats: readonly { readonly id: string }[]
  readonly position: Position | null
}) => position === null || position.seats.map((one) => one.seat).join('\n') === seats.map(({ id }) => id).join('\n')

/** A power lies once, an artefact once for each player. */
const noneTwice = ({ position }: { readonly position: Position | null }): boolean => {
  if (!position) return true
  const common = [...position.used, ...position.seats.flatMap(({ powers }) => powers)]
  const own = position.seats.map((one) => [
    ...one.hand,
    ...one.deck,
    ...one.broken,
    ...one.defeated,
    ...one.artefacts.map(({ card }) => card),
  ])
  return [common, ...own].every((ids) => new Set(ids).size === ids.length)
}

const seatsOfPosition = ({ position }: { readonly position: Position | null }): boolean => {
  if (!position) return true
  const seated = position.seats.map((one) => one.seat)
  const named = [position.current, ...(position.order ?? []), ...position.played, position.designated ?? position.current]
  return [...named, ...position.seats.flatMap(({ artefacts }) => artefacts.flatMap(({ heldBy }) => heldBy ?? []))].every((one) =>
    seated.includes(one),
  )
}

export const setupSchema = v.pipe(
  v.object({
    /** ADV. */
    advanced: v.optional(v.boolean(), false),
    seats: seatsSchema,
    position: v.optional(v.nullable(positionSchema), null),
  }),
  v.check((setup) => sameSeats(setup), 'a position of the seats of the table'),
  v.check((setup) => noneTwice(setup), 'a position with no card twice'),
  v.check((setup) => seatsOfPosition(setup), 'a position that names seats of the table'),
)
export type Setup = v.InferOutput<typeof setupSchema>

const newPlayer = (id: string, name: string): Player => ({
  seat: id,
  name,
  ready: false,
  answered: false,
  out: false,
  dreamer: null,
  awake: [],
  row: [],
  hand: [],
  deck: [],
  camp: [],
  broken: [],
  defeated: [],
  conceived: false,
  idle: 0,
  acted: false,
})

const laidOut = (name: string, { seat: id, powers, artefacts, ...one }: Position['seats'][number]): Player => ({
  ...newPlayer(id, name),
  ...one,
  ready: true,
  answered: true,
  row: sorted(powers),
  hand: sorted(one.hand),
  deck: sorted(one.deck),
  broken: sorted(one.broken),
  defeated: sorted(one.defeated),
  camp: artefacts,
})

const NEW = {
  phase: 'gathering',
  round: 0,
  turn: 0,
  current: null,
  order: [],
  played: [],
  designated: null,
  used: [],
  apart: [],
  fight: null,
  last: null,
  winner: null,
} as const

/** CMB-2: with two in the game, the other one. */
const opponentIn = ({ current, seats }: Position): string | null => {
  const others = seats.filter((one) => !one.out && one.seat !== current)
  return others.length === 1 && others[0] ? others[0].seat : null
}

export const initialState = ({ advanced, seats, position }: Setup): State => {
  const named = seats.map(({ id, name }) => newPlayer(id, name))
  if (!position) return { ...NEW, advanced, players: named }
  const { phase, round, turn, current, played, used } = position
  return {
    ...NEW,
    advanced,
    phase,
    round,
    turn,
    current,
    played,
    used: sorted(used),
    order: position.order ?? seats.map(({ id }) => id),
    designated: position.designated ?? opponentIn(position),
    players: position.seats.map((one, at) => laidOut(named[at]?.name ?? one.seat, one)),
  }
}
