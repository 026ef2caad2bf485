import * as v from 'valibot'
import { FAILURES } from './bot.ts'
import { RESERVED } from './bySender.ts'
import { WHY_GONE } from './doors.ts'
import { isPlain, type Message, type Notice, type PageEnd, type UndoRequest } from './feeds.ts'
import { ASKS, absenceSchema } from './keeping.ts'
import { plainLine, showsSomething } from './name.ts'
import { type Packed, packed, unpacked } from './packed.ts'
import { diff, type Patch } from './patch.ts'
import { colourSchema, figureSchema, wearingSchema as wears } from './person.ts'
import type { Refusal } from './refusal.ts'
import type { Role } from './roles.ts'
import { nameSchema as name, playingSchema, type Read, refusalSchema as refusal, roleSchema as role } from './schemas.ts'

/** Raised whenever a message changes its meaning; a page that speaks another is told to load itself again. */
export const PROTOCOL = 9

/** Where the line to a table is, on the server of the page. */
export const LINE_PATH = '/live'

/** What is sent in between, every so many milliseconds, so that a line that is dead is known to be: a frame without messages. */
export const BEAT = '[]'
export const BEAT_EVERY = 10_000

/** The longest line of words. */
export const LONGEST_WORDS = 280

/** How many notices are sent at once, and how many letters of them; the rest is asked for page by page. */
export const PAGE: PageEnd = { notices: 500, letters: 131_072 }

/** Milliseconds between two pages, so that the longest journal is not taken for a flood. */
export const PAGE_PAUSE = 25

const number = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000))
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
/** What a client calls what it says. */
const ownId = v.pipe(
  id,
  v.check((own) => !own.startsWith(RESERVED)),
)
const face = v.union([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.maxLength(64))])
const said = <Type extends string, Fields extends v.ObjectEntries>(type: Type, fields: Fields) =>
  v.strictObject({ type: v.literal(type), ...fields })

const undoTarget = v.union([
  v.strictObject({ message: number }),
  v.strictObject({ scope: name }),
  v.strictObject({ request: id }),
])

/** A line a person can read: something that is seen, and nothing that breaks it, hides in it or turns its direction. */
const words = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(LONGEST_WORDS),
  v.check((line) => line === plainLine(line) && showsSomething(line)),
)
/** The game knows which places there are. */
const place = v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/))
const audience = v.union([v.literal('all'), playingSchema])

/** Who is to hear a line of words, or to see what is pointed at. */
export type Audience = v.InferOutput<typeof audience>

/** Readable whatever the protocol, so that a stale page can be told so. */
export const helloSchema = v.looseObject({ type: v.literal('hello'), protocol: number })

/** What a client says. Each id is the client's own and stays the same however often the message is sent. */
export const clientMessageSchema = v.variant('type', [
  /** `from`: the last number seen of the seat's own feed; 0 for all of it. */
  said('hello', {
    protocol: v.literal(PROTOCOL),
    token: v.pipe(v.string(), v.maxLength(128)),
    from: number,
    /** Of a player: the seat whose journey they would watch, as a spectator of it does. */
    watch: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  said('command', { id: ownId, command: v.unknown(), faces: v.optional(v.pipe(v.array(face), v.maxLength(100))) }),
  said('undo', { id: ownId, target: v.optional(undoTarget) }),
  said('refuseUndo', { id: ownId, request: id }),
  /** `face: null` leaves the die to the program. */
  said('enterDie', { id: ownId, die: v.pipe(v.string(), v.maxLength(400)), face: v.nullable(face) }),
  /** The gardien lets a command that waits for dice be taken back. */
  said('letTakeBack', { id: ownId, by: role, said: id }),
  /** A line of words to all or to one; in no log. */
  said('speak', { id: ownId, text: words, to: audience }),
  /** A place of the board to look at; in no log. */
  said('point', { id: ownId, place, to: audience }),
  /** The gardien lets spectators speak, or no longer. */
  said('letSpectatorsSpeak', { id: ownId, may: v.boolean() }),
  said('viewAt', { id: ownId, n: number }),
  said('journal', { id: ownId, after: number }),
  /** All of the view, where what changed in it is not enough. */
  said('view', { id: ownId }),
])

export type ClientMessage = v.InferOutput<typeof clientMessageSchema>
export type Hello = Extract<ClientMessage, { type: 'hello' }>
/** What a seated client says. */
export type Request = Exclude<ClientMessage, Hello>

const told = v.array(v.unknown())
const requests = v.array(v.object({ id, by: role, message: v.nullable(number) }))
const noticeFields = {
  n: number,
  told,
  undone: v.exactOptional(v.array(number)),
  requests: v.exactOptional(requests),
  gardien: v.exactOptional(v.literal(true)),
}
const notices = v.array(v.object(noticeFields))
const asked = {
  label: v.string(),
  for: v.exactOptional(v.string()),
  secret: v.exactOptional(v.boolean()),
  of: v.exactOptional(name),
  chance: v.exactOptional(v.number()),
}
const ask = v.union([
  v.object({ ...asked, sides: number }),
  v.object({
    ...asked,
    among: v.array(v.string()),
    weights: v.exactOptional(v.array(number)),
    from: v.exactOptional(v.picklist(['bag', 'table'])),
  }),
])

const answer = v.union([
  /** `asked`: the gardien was asked to agree. */
  v.object({ ok: v.literal(true), asked: v.exactOptional(v.literal(true)) }),
  v.object({ ok: v.literal(false), refusal }),
  /** One more face is to be entered; nothing has changed but that the command is said. */
  v.object({ ok: v.literal(false), needs: ask }),
])
/** An answer as it goes over the wire: without the number of the entry, which would count what a joueur may not know of. */
export type WireAnswer = Read<typeof answer>

/** What somebody is called; absent: nobody is there, or they have not said. */
const called = v.exactOptional(v.string())

const seat = v.object({
  seat: name,
  name: v.string(),
  taken: v.boolean(),
  connected: v.boolean(),
  /** Whoever plays it. */
  called,
  wears,
  /** The bot that plays it. */
  bot: v.exactOptional(v.string()),
  /** The bot that has left it, and why. */
  gone: v.exactOptional(v.object({ bot: v.string(), why: v.picklist(FAILURES) })),
  /** Whoever plays it is away, and the game waits for them until then, in milliseconds since 1970. */
  lapses: v.exactOptional(v.number()),
})
export type WireSeat = Read<typeof seat>

/** What is asked of all who sit there and play. */
const question = v.object({
  id,
  what: v.picklist(ASKS),
  /** The seat it is about; '': none. */
  seat: v.string(),
  /** The bot that would play there. */
  bot: v.exactOptional(v.string()),
  /** The seat that asks; absent: somebody who does not play yet. */
  by: v.exactOptional(name),
  /** Who would come. */
  called,
  /** The seats that have agreed. */
  agreed: v.array(v.string()),
  /** All have: it stands until a seat changes hands. */
  granted: v.exactOptional(v.literal(true)),
})
export type WireAsk = Read<typeof question>

/** A spectator; whoever looks after the seats knows them by an id that opens nothing. */
const watcher = v.object({ id: v.exactOptional(id), follows: name, connected: v.boolean(), called, wears })

const table = v.object({
  name: v.string(),
  seats: v.array(seat),
  /** How many may play; 0: as many as there is room for. */
  places: number,
  gardien: v.boolean(),
  /** The gardien, where there is one. */
  keeper: v.exactOptional(v.object({ called, wears })),
  spectators: number,
  watchers: v.array(watcher),
  spectatorsSpeak: v.boolean(),
  /** Whether those who play may watch each other. */
  watching: v.boolean(),
  /** Where there is no gardien. */
  asks: v.array(question),
  /** What was said at the opening of those who stay away; null: nothing. */
  absence: v.nullable(absenceSchema),
})
export type WireTable = Read<typeof table>

/** `id`: the speaker's own; `called`: as they were called when they spoke. */
const heardFields = { id, from: role, to: audience, called, wears: v.exactOptional(wears) }
const wordsHeard = v.object({ ...heardFields, text: words })
/** A line of words as it is heard. */
export type WireWords = Read<typeof wordsHeard>

const pointed = v.object({ ...heardFields, place })
/** A place somebody points at. */
export type WirePoint = Read<typeof pointed>

const waitingSaid = v.object({
  id,
  by: role,
  command: v.unknown(),
  /** Those that the sender has given so far. */
  faces: v.array(face),
  /** Who is to say what the die shows. */
  thrower: v.picklist(['sender', 'gardien']),
  /** The die, for whoever may know which it is. */
  ask: v.nullable(ask),
  /** By which the gardien enters it. */
  die: v.nullable(v.string()),
  /** For the gardien alone: how many of its dice have fallen. */
  thrown: v.exactOptional(number),
})
/** A command that waits for a die. It stands as it was said until it is carried out, or the gardien lets it be taken back. */
export type WireSaid = Read<typeof waitingSaid>
const saids = v.array(waitingSaid)

const joiner = v.object({
  id: v.string(),
  kind: v.picklist(['joueur', 'spectateur']),
  /** What they call themselves. */
  name: v.string(),
  /** The seat they would take or follow; null when they bring their own. */
  seat: v.nullable(v.string()),
  brings: v.nullable(v.string()),
  /** What they would like to wear; what is absent is given. */
  colour: v.exactOptional(colourSchema),
  figure: v.exactOptional(figureSchema),
})
/** Somebody who asks to come in. */
export type WireJoiner = Read<typeof joiner>

const door = v.object({ approval: v.boolean(), asking: v.array(joiner) })
/** The door of a table, for the gardien alone. */
export type WireDoor = Read<typeof door>

const BYE_CODES = [
  ...WHY_GONE,
  'protocol',
  'no-seat',
  'freed',
  'moved',
  'no-watching',
  'malformed',
  'flood',
  'full',
  'closing',
  'too-slow',
  'table-failed',
] as const
/** Why a connection is closed. After `protocol`, `no-seat`, `freed`, `no-watching` and what says why there is no use in coming back; after `moved` the seat is another. */
export type ByeCode = (typeof BYE_CODES)[number]

/** What a role is told, and what that changes in its view. */
export interface WireNews extends Omit<Notice<unknown>, 'told'> {
  readonly told: Packed
  /** Of the view after the message before; absent: it stays as it is. */
  readonly patch?: Patch
}

/** What is sent of a message: of the view only what changed. */
export const wireNews = <View, Told>(message: Message<View, Told>, before: View): WireNews => {
  const { n, undone, requests, gardien, view } = message
  const told = packed(message.told)
  const patch = diff(before, view)
  if (isPlain(message)) return patch === null ? { n, told } : { n, told, patch }
  return {
    n,
    told,
    ...(undone && { undone }),
    ...(requests && { requests }),
    ...(gardien && { gardien }),
    ...(patch !== null && { patch }),
  }
}

/** What a role is told by it; null: it cannot be made out, as if it had not come. */
export const noticeIn = <Told>({ patch: _, told, ...news }: WireNews): Notice<Told> | null => {
  try {
    return { ...news, told: unpacked(told) as readonly Told[] }
  } catch {
    return null
  }
}

/** What a room says to a client. */
export type ServerMessage<View, Told> =
  | {
      readonly type: 'welcome'
      readonly role: Role
      readonly table: WireTable
      /** The missed notices begin after this number: what was asked from, or 0 when that is unknown. */
      readonly after: number
      /** The number of the last notice; what the page of missed ones lacks is asked for. */
      readonly n: number
      readonly missed: readonly Notice<Told>[]
      readonly view: View
      readonly requests: readonly UndoRequest[]
      readonly said: readonly WireSaid[]
      /** The last lines said to this role since the table was opened. */
      readonly words: readonly WireWords[]
      /** For the gardien alone. */
      readonly door?: WireDoor
    }
  | { readonly type: 'feed'; readonly news: WireNews }
  | { readonly type: 'answer'; readonly id: string; readonly answer: WireAnswer }
  /** The command waits for the gardien's dice; the answer follows. */
  | { readonly type: 'held'; readonly id: string }
  | { readonly type: 'viewed'; readonly id: string; readonly view: View | null }
  | { readonly type: 'page'; readonly id: string; readonly notices: readonly Notice<Told>[]; readonly n: number }
  /** The view after that message. */
  | { readonly type: 'whole'; readonly id: string; readonly n: number; readonly view: View }
  | { readonly type: 'table'; readonly table: WireTable }
  /** All that waits for dice now: everything for the gardien, a joueur's own for them. */
  | { readonly type: 'said'; readonly said: readonly WireSaid[] }
  | { readonly type: 'door'; readonly door: WireDoor }
  | { readonly type: 'words'; readonly words: WireWords }
  | { readonly type: 'pointed'; readonly point: WirePoint }
  /** A message that could not be read; the connection stays. */
  | { readonly type: 'fault'; readonly refusal: Refusal }
  | { readonly type: 'bye'; readonly code: ByeCode }

const sent = <Type extends string, Fields extends v.ObjectEntries>(type: Type, fields: Fields) =>
  v.object({ type: v.literal(type), ...fields })

/** The frame only: views and what is told are the game's own. */
const serverMessageSchema = v.variant('type', [
  sent('welcome', {
    role,
    table,
    after: number,
    n: number,
    missed: notices,
    view: v.unknown(),
    requests,
    said: saids,
    words: v.array(wordsHeard),
    door: v.exactOptional(door),
  }),
  sent('feed', { news: v.object({ ...noticeFields, patch: v.exactOptional(v.custom<Patch>(() => true)) }) }),
  sent('answer', { id, answer }),
  sent('held', { id }),
  sent('viewed', { id, view: v.unknown() }),
  sent('page', { id, notices, n: number }),
  sent('whole', { id, n: number, view: v.unknown() }),
  sent('table', { table }),
  sent('said', { said: saids }),
  sent('door', { door }),
  sent('words', { words: wordsHeard }),
  sent('pointed', { point: pointed }),
  sent('fault', { refusal }),
  sent('bye', { code: v.picklist(BYE_CODES) }),
])

/** What a text says; undefined: nothing that can be read. */
export const readText = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What the room sends at once: a list of messages. */
export const readFrame = (text: string): readonly unknown[] => {
  const frame = readText(text)
  return Array.isArray(frame) ? frame : []
}

/** A message of the room, or null when it is none of this protocol. */
export const readServerMessage = <View, Told>(input: unknown): ServerMessage<View, Told> | null => {
  const result = v.safeParse(serverMessageSchema, input)
  return result.success ? (result.output as ServerMessage<View, Told>) : null
}
