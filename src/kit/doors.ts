import * as v from 'valibot'
import { absenceSchema } from './keeping.ts'
import { plainName } from './name.ts'
import { colourSchema, figureSchema, wearingSchema } from './person.ts'
import { refusalSchema as refusal, roleSchema as role } from './schemas.ts'

/** The small doors around a table, over HTTP: to open one, to come in, to keep the seats. What goes in and what comes out, for both sides. */

const KEY = /^[\w-]{43}$/

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80), plainName)
const code = v.pipe(v.string(), v.maxLength(64))
const key = v.pipe(v.string(), v.regex(KEY))
const browser = v.optional(v.pipe(v.string(), v.maxLength(64)))
/** The name is read by the table, which refuses it in words. */
const person = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(400)),
  colour: v.optional(colourSchema),
  figure: v.optional(figureSchema),
})
const comer = { browser, person: v.optional(person) }
const newcomer = { ...comer, key: v.optional(key) }
const request = v.pipe(v.string(), v.maxLength(64))
const dreamer = v.pipe(v.string(), v.maxLength(64))
const game = v.optional(v.pipe(v.string(), v.maxLength(64)))
const absence = v.optional(absenceSchema)
const bring = v.record(v.string(), v.unknown())

/** What is asked at each door. */
export const ASKED = {
  table: v.strictObject({ name, game, setup: v.optional(v.unknown()), absence, ...comer }),
  saved: v.strictObject({ name, save: v.unknown(), absence, ...comer }),
  code: v.strictObject({ code, browser }),
  sit: v.union([v.strictObject({ code, dreamer, ...newcomer }), v.strictObject({ code, bring, ...newcomer })]),
  link: v.strictObject({ code, key, ...comer }),
  key: v.strictObject({ key }),
  person,
  places: v.strictObject({ places: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)) }),
  watching: v.strictObject({ watching: v.boolean() }),
  watcher: v.strictObject({ watcher: request }),
  dreamer: v.strictObject({ dreamer }),
  bot: v.strictObject({ dreamer, bot: v.pipe(v.string(), v.maxLength(32)) }),
  approval: v.strictObject({ approval: v.boolean() }),
  ask: v.strictObject({ ask: request }),
  request: v.strictObject({ request }),
  refusal: v.strictObject({ request, until: v.picklist(['now', 'for-good']) }),
  nothing: v.unknown(),
}

/** Why a key opens nothing any more. */
export const WHY_GONE = [
  'sent-out',
  'sent-away',
  'handed-over',
  'key-renewed',
  'codes-renewed',
  'seat-left',
  'stayed-away',
  'table-closed',
] as const
export type WhyGone = (typeof WHY_GONE)[number]

const codes = v.object({ players: v.string(), spectators: v.string() })
const seat = v.object({ token: v.string(), role, table: v.string(), game: v.string() })
const keeperSeat = v.object({ ...seat.entries, codes })
const waiting = v.object({ token: v.string(), waiting: v.literal(true), table: v.string(), game: v.string() })

/** What is answered. */
export const ANSWERED = {
  codes,
  seat,
  keeperSeat,
  heldSeat: v.union([keeperSeat, seat]),
  newSeat: v.union([waiting, seat]),
  anySeat: v.union([waiting, keeperSeat, seat]),
  invitation: v.object({
    kind: v.picklist(['joueur', 'spectateur']),
    table: v.string(),
    game: v.string(),
    dreamers: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        free: v.boolean(),
        called: v.exactOptional(v.string()),
        wears: wearingSchema,
        /** Where a free place stands in the game, which whoever takes it will see. */
        stands: v.exactOptional(v.string()),
        /** Who had a free place last. */
        played: v.exactOptional(v.string()),
      }),
    ),
    approval: v.boolean(),
    /** Nobody more may play. */
    full: v.boolean(),
    /** What those who are there wear. */
    worn: v.array(colourSchema),
    /** What was said at the opening of those who stay away. */
    absence: v.nullable(absenceSchema),
  }),
  oneTimeCode: v.object({ code: v.string(), until: v.number() }),
  tableFile: v.object({ name: v.string(), save: v.string(), entries: v.number(), of: v.number() }),
  done: v.pipe(
    v.object({ ok: v.literal(true) }),
    v.transform(() => null),
  ),
  refused: v.object({ refusal }),
}

type Answered<Which extends keyof typeof ANSWERED> = Readonly<v.InferOutput<(typeof ANSWERED)[Which]>>

/** A seat as its holder keeps it: whoever has the token sits there. */
export type SeatPaper = Answered<'seat'>
/** Of whoever looks after the seats: the gardien, or where there is none whoever opened the table. */
export type KeeperPaper = Answered<'keeperSeat'>
/** The keeper is asked; the key is the seat's as soon as they agree. */
export type WaitingPaper = Readonly<v.InferOutput<typeof waiting>>
export type Codes = Answered<'codes'>
/** What a code opens: the places to play (those that are free) or to follow. */
export type Invitation = Answered<'invitation'>
/** Good once, until so many milliseconds since 1970. */
export type OneTimeCode = Answered<'oneTimeCode'>
/** A table as a file to keep; `entries` of so many: fewer when one of them cannot be read. */
export type TableFile = Answered<'tableFile'>

/** The place to play or to follow ('': to watch), or one's own to bring along. */
export type Wish = { readonly dreamer: string } | { readonly bring: Readonly<Record<string, unknown>> }

/** Who somebody is, in their own words. */
export type PersonSaid = Readonly<v.InferOutput<typeof person>>

/** What is said of oneself at a door. The key is made by whoever comes: asked again with it, one gets the same seat. */
export interface Comer {
  readonly key?: string | undefined
  readonly browser?: string | undefined
  readonly person?: PersonSaid | undefined
}
