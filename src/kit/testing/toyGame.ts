import * as v from 'valibot'
import { EVERY_SCOPE, type Game } from '../game.ts'
import { parseWith } from '../parse.ts'
import { refusal } from '../refusal.ts'
import { GARDIEN, type Role } from '../roles.ts'

/** A second game, to keep the kit honest: each seat has a die under a cup, an open die, and a tally that the others do not see. */
interface Cup {
  readonly hidden: number | null
  readonly open: number | null
  readonly tally: number
}
export type ToyState = Readonly<Record<string, Cup & { readonly shown: boolean }>>
export type ToyView = Readonly<Record<string, Cup>>
export type ToySetup = v.InferOutput<typeof setupSchema>
export type ToyCommand = v.InferOutput<typeof commandSchema>
export type ToyEvent = v.InferOutput<typeof eventSchema>
/** `hid` without its face is for the others; a tally is told to the gardien alone. */
export type ToyTold = ToyEvent | { readonly kind: 'hid'; readonly seat: string }

const seat = v.pipe(v.string(), v.nonEmpty())
const face = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))
const setupSchema = v.strictObject({ seats: v.array(seat) })
const commandSchema = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['roll', 'tally', 'show']), seat }),
  v.strictObject({ kind: v.literal('clear') }),
])
const eventSchema = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['hid', 'opened', 'shown']), seat, face }),
  v.strictObject({ kind: v.literal('tallied'), seat }),
  v.strictObject({ kind: v.literal('cleared') }),
])

const FRESH = { hidden: null, open: null, tally: 0, shown: false }
const freshCups = (seats: readonly string[]): ToyState => Object.fromEntries(seats.map((name) => [name, FRESH]))
const knows = (role: Role, name: string): boolean => role.kind === 'gardien' || role.seat === name

export const toyGame: Game<ToySetup, ToyState, ToyCommand, ToyEvent, ToyView, ToyTold> = {
  id: 'toy',
  rules: 1,
  initial: ({ seats }) => freshCups(seats),
  decide: (state, command, by, dice) => {
    if (command.kind === 'clear') return by.kind === 'gardien' ? [{ kind: 'cleared' }] : refusal('gardien-only', 'TOY-1')
    const { seat } = command
    const cup = Object.hasOwn(state, seat) ? state[seat] : undefined
    if (by.kind === 'spectateur' || !knows(by, seat) || !cup) return refusal('not-your-cup', 'TOY-2', { seat })
    if (command.kind === 'tally') return [{ kind: 'tallied', seat }]
    if (command.kind === 'show')
      return cup.hidden ? [{ kind: 'shown', seat, face: cup.hidden }] : refusal('nothing-rolled', 'TOY-3')
    const hidden = Number(dice.roll({ label: 'hidden', sides: 6, secret: true }))
    return [
      { kind: 'hid', seat, face: hidden },
      { kind: 'opened', seat, face: Number(dice.roll({ label: 'open', sides: 6 })) },
    ]
  },
  evolve: (state, event) => {
    if (event.kind === 'cleared') return freshCups(Object.keys(state))
    const cup = state[event.seat] ?? FRESH
    const changed = {
      hid: { hidden: 'face' in event ? event.face : null, shown: false },
      opened: { open: 'face' in event ? event.face : null },
      shown: { shown: true },
      tallied: { tally: cup.tally + 1 },
    }[event.kind]
    return { ...state, [event.seat]: { ...cup, ...changed } }
  },
  view: (state, role) =>
    Object.fromEntries(
      Object.entries(state).map(([name, { hidden, open, tally, shown }]) => {
        const mine = knows(role, name)
        return [name, { hidden: mine || shown ? hidden : null, open, tally: mine ? tally : 0 }]
      }),
    ),
  tell: (event) => (role) => {
    if (event.kind === 'tallied') return role.kind === 'gardien' ? event : null
    return event.kind === 'hid' && !knows(role, event.seat) ? { kind: 'hid', seat: event.seat } : event
  },
  seating: {
    gardien: true,
    newTable: { seats: [] },
    places: (state) => Object.keys(state).map((name) => ({ id: name, name })),
    bringing: null,
  },
  throwing: () => 'program',
  throwerOf: () => 'program',
  undoNeeds: () => [GARDIEN],
  upcastSetup: (input) => input,
  upcastEvent: (input) => input,
  scopeOf: (command) => (command.kind === 'clear' ? EVERY_SCOPE : command.seat),
  reveals: ({ kind }) => kind === 'shown',
  parseSetup: (input) => parseWith(setupSchema, input),
  parseCommand: (input) => parseWith(commandSchema, input),
  parseEvent: (input) => parseWith(eventSchema, input),
}
