import * as v from 'valibot'
import type { Bots } from '../bot.ts'
import { EVERY_SCOPE, type Game } from '../game.ts'
import { parseWith } from '../parse.ts'
import { refusal } from '../refusal.ts'

/** Everybody knocks on the table as often as they like: whatever is said twice counts twice. */
export type Knocks = Readonly<Record<string, number>>
export type Knock = v.InferOutput<typeof knockSchema>

const seat = v.pipe(v.string(), v.nonEmpty())
const setupSchema = v.strictObject({ seats: v.pipe(v.array(seat), v.minLength(1)) })
const knockSchema = v.strictObject({ kind: v.literal('knock'), seat })

export const knockGame: Game<v.InferOutput<typeof setupSchema>, Knocks, Knock, Knock, Knocks, Knock> = {
  id: 'knock',
  rules: 1,
  initial: ({ seats }) => Object.fromEntries(seats.map((name) => [name, 0])),
  decide: (_, knock, by) => (by.kind === 'joueur' && by.seat === knock.seat ? [knock] : refusal('not-your-hand', 'KNOCK-1')),
  evolve: (knocks, knock) => ({ ...knocks, [knock.seat]: (knocks[knock.seat] ?? 0) + 1 }),
  view: (knocks) => knocks,
  tell: (knock) => () => knock,
  seating: {
    gardien: false,
    newTable: { seats: ['ana', 'bo'] },
    places: (knocks) => Object.keys(knocks).map((name) => ({ id: name, name })),
    bringing: null,
  },
  throwing: () => 'program',
  throwerOf: () => 'program',
  undoNeeds: () => [],
  scopeOf: () => EVERY_SCOPE,
  reveals: () => false,
  parseSetup: (input) => parseWith(setupSchema, input),
  parseCommand: (input) => parseWith(knockSchema, input),
  parseEvent: (input) => parseWith(knockSchema, input),
  upcastSetup: (input) => input,
  upcastEvent: (input) => input,
}

export const knockBots: Bots<Knocks, Knock> = {
  /** Knocks as often as whoever knocks most. */
  echo: (knocks, role) => {
    if (role.kind !== 'joueur') return null
    const own = knocks[role.seat] ?? 0
    return own < Math.max(...Object.values(knocks)) ? { kind: 'knock', seat: role.seat } : null
  },
}
