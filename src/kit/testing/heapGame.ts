import * as v from 'valibot'
import type { Bots } from '../bot.ts'
import { EVERY_SCOPE, type Game } from '../game.ts'
import { parseWith } from '../parse.ts'
import { refusal } from '../refusal.ts'
import { joueur, type Role } from '../roles.ts'

/**
 * A third game: everybody hides a number at once, then one after the other takes one to three stones; whoever takes the last has lost.
 * Where it is asked, somebody who waits too long takes one.
 */
export interface HeapState {
  readonly heap: number
  readonly patience: number | null
  readonly seats: readonly string[]
  readonly hidden: Readonly<Record<string, number>>
  readonly turn: number
  readonly taken: number
}
export interface HeapView {
  readonly heap: number
  readonly seats: readonly string[]
  /** Null: not yet. Of the others, whether they have. */
  readonly own: number | null
  readonly ready: readonly string[]
  readonly awaited: readonly string[]
  readonly loser: string | null
}
export type HeapSetup = v.InferOutput<typeof setupSchema>
export type HeapCommand = v.InferOutput<typeof commandSchema>
export type HeapEvent = v.InferOutput<typeof eventSchema>
export type HeapTold = HeapEvent | { readonly kind: 'hid'; readonly seat: string }

const seat = v.pipe(v.string(), v.nonEmpty())
const number = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9))
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3))
const setupSchema = v.strictObject({
  seats: v.pipe(v.array(seat), v.minLength(1)),
  heap: v.pipe(v.number(), v.integer(), v.minValue(1)),
  patience: v.nullable(v.number()),
})
const commandSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('hide'), seat, number }),
  v.strictObject({ kind: v.literal('take'), seat, count }),
])
const eventSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('hid'), seat, number }),
  v.strictObject({ kind: v.literal('took'), seat, count }),
])

const awaitedOf = ({ seats, hidden, heap, turn }: HeapState): readonly string[] => {
  const late = seats.filter((name) => hidden[name] === undefined)
  if (late.length > 0) return late
  return heap > 0 ? seats.slice(turn, turn + 1) : []
}

const loserOf = ({ heap, seats, turn }: HeapState): string | null =>
  heap > 0 ? null : (seats[(turn + seats.length - 1) % seats.length] ?? null)

const isOwn = (role: Role, name: string): boolean => role.kind !== 'gardien' && role.seat === name

export const heapGame: Game<HeapSetup, HeapState, HeapCommand, HeapEvent, HeapView, HeapTold> = {
  id: 'heap',
  rules: 1,
  initial: ({ seats, heap, patience }) => ({ heap, patience, seats, hidden: {}, turn: 0, taken: 0 }),
  decide: (state, command, by) => {
    if (by.kind !== 'joueur' || by.seat !== command.seat) return refusal('not-your-hand', 'HEAP-1')
    if (!awaitedOf(state).includes(command.seat)) return refusal('not-your-turn', 'HEAP-2')
    const hiding = state.hidden[command.seat] === undefined
    if (command.kind === 'hide') return hiding ? [{ ...command, kind: 'hid' }] : refusal('hidden-already', 'HEAP-3')
    if (hiding) return refusal('hide-first', 'HEAP-3')
    return command.count > state.heap ? refusal('too-many-stones', 'HEAP-4') : [{ ...command, kind: 'took' }]
  },
  evolve: (state, event) => {
    if (event.kind === 'hid') return { ...state, hidden: { ...state.hidden, [event.seat]: event.number } }
    const turn = (state.turn + 1) % state.seats.length
    return { ...state, heap: state.heap - event.count, turn, taken: state.taken + 1 }
  },
  view: (state, role) => ({
    heap: state.heap,
    seats: state.seats,
    own: role.kind === 'gardien' ? null : (state.hidden[role.seat] ?? null),
    ready: state.seats.filter((name) => state.hidden[name] !== undefined),
    awaited: awaitedOf(state),
    loser: loserOf(state),
  }),
  tell: (event) => (role) => (event.kind === 'hid' && !isOwn(role, event.seat) ? { kind: 'hid', seat: event.seat } : event),
  seating: {
    gardien: false,
    newTable: { seats: ['ana', 'bo'], heap: 9, patience: null },
    places: ({ seats }) => seats.map((name) => ({ id: name, name })),
    awaited: awaitedOf,
    hides: ({ hidden }, name) => hidden[name] !== undefined,
    over: (state) => loserOf(state) !== null,
    bringing: null,
  },
  throwing: () => 'program',
  throwerOf: () => 'program',
  undoNeeds: (state, sitting) => (loserOf(state) === null ? sitting.filter(({ kind }) => kind === 'joueur') : []),
  scopeOf: () => EVERY_SCOPE,
  reveals: ({ kind }) => kind === 'took',
  due: (state) => {
    const [slow] = awaitedOf(state)
    if (state.patience === null || slow === undefined || state.hidden[slow] === undefined) return null
    const command = { kind: 'take', seat: slow, count: 1 } as const
    return { name: `${state.taken}`, after: state.patience, by: joueur(slow), command }
  },
  parseSetup: (input) => parseWith(setupSchema, input),
  parseCommand: (input) => parseWith(commandSchema, input),
  parseEvent: (input) => parseWith(eventSchema, input),
  upcastSetup: (input) => input,
  upcastEvent: (input) => input,
}

/** Leaves one more than a multiple of four where it can. */
const fourth = (heap: number): number => Math.max(1, Math.min(3, (heap - 1) % 4))

export const heapBots: Bots<HeapView, HeapCommand> = {
  fourth: ({ heap, own, awaited }, role) => {
    if (role.kind !== 'joueur' || !awaited.includes(role.seat)) return null
    if (own === null) return { kind: 'hide', seat: role.seat, number: 4 }
    return { kind: 'take', seat: role.seat, count: fourth(heap) }
  },
  /** Takes as many as its dice say: two that think of the same moment seldom say the same. */
  whim: ({ heap, own, awaited }, role, dice) => {
    if (role.kind !== 'joueur' || !awaited.includes(role.seat)) return null
    const drawn = Number(dice.roll({ label: 'whim', sides: own === null ? 9 : Math.min(3, heap) }))
    return own === null ? { kind: 'hide', seat: role.seat, number: drawn } : { kind: 'take', seat: role.seat, count: drawn }
  },
  throwing: () => {
    throw new Error('this one always throws')
  },
  stalling: () => new Promise(() => {}),
  /** Where it thinks, nothing else happens any more. */
  looping: () => {
    for (;;);
  },
  wrong: (_, role) => ({ kind: 'take', seat: role.kind === 'joueur' ? role.seat : '', count: 3 }),
}
