import * as v from 'valibot'
import { MOST_AGREED, MOST_EVENTS, MOST_REQUESTS } from './bounds.ts'
import type { Game } from './game.ts'
import { createCrowd, createGrowth, type Growth, type SaveBounds, UNBOUNDED } from './growth.ts'
import {
  type Base,
  baseOf,
  createLog,
  type Entry,
  type Log,
  type Step,
  stepThrough,
  type Undo,
  type UndoAgreed,
  type UndoAsked,
  type UndoRefused,
} from './log.ts'
import { parseWith } from './parse.ts'
import { isRefusal, type Refusal, refusal } from './refusal.ts'
import { nameSchema as name, roleSchema as role } from './schemas.ts'
import { atOnce, type Steps } from './steps.ts'
import type { Stored } from './storage.ts'
import { createToldSize } from './toldSize.ts'
import { hasAgreed, tooFarBack } from './undo.ts'
import { rulesOf } from './upcast.ts'

const FORMAT = 'demi-reve'
const VERSION = 1

/** A whole table in a file. It holds what only the gardien may know, and nothing of the dice to come. */
export interface Save<Setup, Event> extends Stored<Event> {
  readonly format: typeof FORMAT
  readonly version: number
  /** ISO 8601. */
  readonly savedAt: string
  readonly setup: Setup
}

const seq = v.pipe(v.number(), v.integer(), v.minValue(1))
const written = { seq, id: name, by: role, at: v.number() }
const entrySchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('done'),
    ...written,
    scope: name,
    events: v.pipe(v.array(v.unknown()), v.nonEmpty()),
    rolled: v.boolean(),
    reveals: v.boolean(),
    rules: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  v.strictObject({ kind: v.literal('undo'), ...written, undoes: v.pipe(v.array(seq), v.nonEmpty()) }),
  v.strictObject({ kind: v.literal('undoAsked'), ...written, asks: seq, scope: name, of: v.exactOptional(v.array(role)) }),
  v.strictObject({ kind: v.literal('undoAgreed'), ...written, agrees: seq }),
  v.strictObject({ kind: v.literal('undoRefused'), ...written, refuses: seq }),
])
const headerSchema = v.object({ format: v.literal(FORMAT), version: v.number(), game: v.string(), rules: v.number() })
const bodySchema = v.object({ savedAt: v.pipe(v.string(), v.isoTimestamp()), setup: v.unknown(), entries: v.instance(Array) })

export const writeSave = <Event>(table: Stored<Event>, now: number, beside = {}): string => {
  const { game, rules, setup, entries } = table
  const savedAt = new Date(now).toISOString()
  return JSON.stringify({ format: FORMAT, version: VERSION, game, rules, savedAt, ...beside, setup, entries })
}

type Around = readonly [before: string, after: string]

/** All of the text before the entries, which follow one after the other between commas, and after them. `beside`: what no game is about. */
export const writeAround = (table: Omit<Stored<unknown>, 'entries'>, now: number, beside: object): Around => [
  writeSave({ ...table, entries: [] }, now, beside).slice(0, -2),
  ']}',
]

/** Which game a file is of. */
export const gameOfSave = (input: unknown): string | Refusal => {
  const header = readHeader(input)
  return isRefusal(header) ? header : header.game
}

/** The same refusal, with the field named from the top of the file. */
const within = (path: string, why: Refusal, params: Refusal['params'] = {}): Refusal =>
  refusal(why.code, why.rule, {
    ...why.params,
    ...params,
    field: [path, why.params.field].filter((part) => part !== undefined && part !== '').join('.'),
  })

const malformed = (field: string, expected: string, params: Refusal['params']): Refusal =>
  refusal('malformed', null, { field, expected, ...params })

const readHeader = (input: unknown): v.InferOutput<typeof headerSchema> | Refusal => {
  const header = parseWith(v.looseObject(headerSchema.entries), input)
  if (!isRefusal(header)) return header
  return header.params.field === '' || header.params.field === 'format' ? refusal('foreign-file') : header
}

interface ReadEntry<Event> {
  /** As it stands in the file. */
  readonly written: Entry<Event>
  /** As today's rules have it. */
  readonly read: Entry<Event>
}

type Reading<Event> = Pick<Game<never, never, never, Event, never, never>, 'rules' | 'parseEvent' | 'upcastEvent'>

const readEvents = function* <Event>(
  game: Reading<Event>,
  events: readonly unknown[],
  rules: number,
  path: string,
  params: Refusal['params'],
): Steps<Event[] | Refusal> {
  const read: Event[] = []
  for (const [at, raw] of events.entries()) {
    const event = game.parseEvent(rules < game.rules ? game.upcastEvent(raw, rules) : raw)
    if (isRefusal(event)) return within(`${path}.events.${at}`, event, { ...params, event: at + 1 })
    read.push(event)
    yield
  }
  return read
}

const readEntry = function* <Event>(
  game: Reading<Event>,
  input: unknown,
  number: number,
  begunUnder: number,
): Steps<ReadEntry<Event> | Refusal> {
  const path = `entries.${number - 1}`
  const entry = parseWith(entrySchema, input)
  if (isRefusal(entry)) return within(path, entry, { entry: number })
  if (entry.seq !== number) return malformed(`${path}.seq`, `${number}`, { entry: number, received: `${entry.seq}` })
  if (entry.kind !== 'done') return { written: entry, read: entry }
  const rules = rulesOf(entry, begunUnder)
  if (rules > game.rules) return refusal('other-rules', null, { rules })
  if (entry.events.length > MOST_EVENTS) return refusal('too-much-at-once', null, { entry: number, most: MOST_EVENTS })
  const events = yield* readEvents(game, entry.events, rules, path, { entry: number })
  if (isRefusal(events)) return events
  const read = { ...entry, events }
  return { written: rules < game.rules ? (entry as Entry<Event>) : read, read }
}

/** Why a request to undo, or an answer to one, cannot have been made; or null. */
const requestMisfit = (log: AnyLog, entry: UndoAsked | UndoAgreed | UndoRefused): Refusal | null => {
  const path = `entries.${entry.seq - 1}`
  const waits = (request: number): boolean => log.pending().some(({ seq }) => seq === request)
  switch (entry.kind) {
    case 'undoAsked':
      if (log.pending().length >= MOST_REQUESTS) return refusal('too-many', null, { entry: entry.seq, most: MOST_REQUESTS })
      return log.spine.counts(entry.asks) ? null : malformed(`${path}.asks`, 'an earlier entry that counts', { entry: entry.seq })
    case 'undoAgreed':
      if (log.agreed().length >= MOST_AGREED) return refusal('too-many', null, { entry: entry.seq, most: MOST_AGREED })
      return waits(entry.agrees) && !hasAgreed(log, entry.agrees, entry.by)
        ? null
        : malformed(`${path}.agrees`, 'a request that waits', { entry: entry.seq })
    case 'undoRefused':
      return waits(entry.refuses) ? null : malformed(`${path}.refuses`, 'a request that waits', { entry: entry.seq })
  }
}

const undoMisfit = (log: AnyLog, { seq, undoes }: Undo): Refusal | null => {
  if (!undoes.every((undone, at) => log.spine.counts(undone) && undone > (undoes[at - 1] ?? 0)))
    return malformed(`entries.${seq - 1}.undoes`, 'earlier entries that count, in order', { entry: seq })
  return tooFarBack(log, undoes[0] as number)
}

const misfitOf = (log: AnyLog, entry: Entry<unknown>): Refusal | null => {
  if (entry.kind === 'done') return null
  return entry.kind === 'undo' ? undoMisfit(log, entry) : requestMisfit(log, entry)
}

/** A file that is read entry by entry. */
export interface SaveReader<Setup, Event> {
  /** All but the entries. */
  readonly head: Omit<Save<Setup, Event>, 'entries'>
  /** The next entry, played, so that a file whose parts do not fit together is refused before it is opened. `size`: of its text. */
  taking(input: unknown, size: number): Steps<Refusal | null>
  /** The same at once. */
  take(input: unknown): Refusal | null
  /** Those taken so far, as they stand in the file. */
  readonly entries: readonly Entry<Event>[]
}

/** Reads all but the entries of a file; nothing is opened or overwritten here. */
export const beginSave = <Setup, State, Command, Event, View, Told>(
  input: unknown,
  game: Game<Setup, State, Command, Event, View, Told>,
  bounds: SaveBounds | null = null,
): SaveReader<Setup, Event> | Refusal => {
  const header = readHeader(input)
  if (isRefusal(header)) return header
  if (header.version !== VERSION) return refusal('other-version', null, { version: header.version })
  if (header.game !== game.id) return refusal('other-game', null, { game: header.game })
  if (header.rules > game.rules) return refusal('other-rules', null, { rules: header.rules })
  const body = parseWith(bodySchema, header)
  if (isRefusal(body)) return body
  const setup = game.parseSetup(game.upcastSetup(body.setup, header.rules))
  if (isRefusal(setup)) return within('setup', setup)
  const { rules, game: id } = header
  const initial = game.initial(setup)
  // Counted before it is looked at: what many see at once is long to measure.
  const crowded = bounds && createCrowd(game, bounds)(initial)
  if (crowded) return crowded
  const growth: Growth<State> = bounds ? createGrowth(game, initial, bounds) : UNBOUNDED
  const tooLarge = growth.oversized(initial, 0)
  if (tooLarge) return tooLarge
  const kept = rules < game.rules ? (body.setup as Setup) : setup
  return {
    head: { format: FORMAT, version: VERSION, game: id, rules, savedAt: body.savedAt, setup: kept },
    ...createEntryReader(game, baseOf(initial), rules, growth),
  }
}

type AnyLog = Pick<Log<unknown, unknown>, 'spine' | 'pending' | 'agreed' | 'version'>

const createEntryReader = <Setup, State, Command, Event, View, Told>(
  game: Game<Setup, State, Command, Event, View, Told>,
  base: Base<State>,
  begunUnder: number,
  { full, crowded, oversized }: Growth<State>,
): Pick<SaveReader<Setup, Event>, 'taking' | 'take' | 'entries'> => {
  const log = createLog<State, Event>(base, (state, event) => game.evolve(state, event))
  const entries: Entry<Event>[] = []

  /** What an entry makes of the state, no further than a table may grow. */
  const playing = function* (entry: Entry<Event>): Steps<Step<State> | Refusal> {
    if (entry.kind !== 'done') return yield* log.preparing(entry)
    let after = log.state()
    const told = createToldSize(game, entry.events, after)
    for (const event of entry.events) {
      const before = after
      after = game.evolve(before, event)
      const refused = crowded(after) ?? told(event, before, after)
      if (refused) return refused
      yield
    }
    return stepThrough(log.state(), [after])
  }

  const taking = function* (input: unknown, size: number): Steps<Refusal | null> {
    const refused = full(entries.length)
    if (refused) return refused
    const entry = yield* readEntry(game, input, entries.length + 1, begunUnder)
    if (isRefusal(entry)) return entry
    const misfit = misfitOf(log, entry.read)
    if (misfit) return misfit
    try {
      const step = yield* playing(entry.read)
      if (isRefusal(step)) return step
      log.commit(entry.read, step)
    } catch {
      return refusal('unreadable-entry', null, { entry: entry.read.seq })
    }
    entries.push(entry.written)
    return oversized(log.state(), size)
  }
  return { entries, taking, take: (input) => atOnce(taking(input, 0)) }
}

/** The table in a file, as it stands there, or why it cannot be read. */
export const readSave = <Setup, State, Command, Event, View, Told>(
  text: string,
  game: Game<Setup, State, Command, Event, View, Told>,
): Save<Setup, Event> | Refusal => {
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch {
    return refusal('not-json')
  }
  const reader = beginSave(input, game)
  if (isRefusal(reader)) return reader
  for (const entry of (input as { readonly entries: readonly unknown[] }).entries) {
    const refused = reader.take(entry)
    if (refused) return refused
  }
  return { ...reader.head, entries: reader.entries }
}
