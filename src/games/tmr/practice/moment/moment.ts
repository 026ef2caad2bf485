import * as v from 'valibot'
import { seededDice } from '../../../../kit/dice.ts'
import type { Entry } from '../../../../kit/log.ts'
import { parseWith } from '../../../../kit/parse.ts'
import { isRefusal, type Refusal, refusal } from '../../../../kit/refusal.ts'
import { joueur } from '../../../../kit/roles.ts'
import { type Event, type Table, type TableSetup, type Told, tmr } from '../../rules/index.ts'
import { type CellId, cellsOfGenre, type Direction, type DreamerId, type Genre, neighbour } from '../../rules/public.ts'
import type { Situation } from '../situation/situation.ts'
import { forTravel, HIDDEN, isArrival, lostSince, type Travelling } from './hide.ts'

const FORMAT = 'demi-reve-moment'
const VERSION = 1
const MOST_EVENTS = 2000
/** What is told of how it went. */
const MOST_TOLD = 24
/** Likelihoods travel in parts of so many. */
const PARTS = 10_000

const payloadSchema = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  rules: v.number(),
  setup: v.unknown(),
  events: v.pipe(v.array(v.looseObject({ type: v.string() })), v.maxLength(MOST_EVENTS)),
  /** The spell the journey was for, where there was one. */
  spell: v.nullable(v.pipe(v.string(), v.maxLength(64))),
  /** What was done and how it went, as the player was told; shown once the other has answered. */
  after: v.pipe(v.array(v.looseObject({ type: v.string() })), v.maxLength(MOST_TOLD)),
})
const headerSchema = v.looseObject({ format: v.literal(FORMAT), version: v.number(), rules: v.number() })

export type MomentPayload = v.InferOutput<typeof payloadSchema>

/** A moment of a journey, opened for somebody else. */
export interface OpenedMoment extends Situation {
  readonly spell: string | null
  /** The true cell was drawn anew among those that fit: not even this page knows the one it was. */
  readonly redrawn: boolean
  readonly after: MomentPayload['after']
}

const countingEvents = (entries: readonly Entry<Event>[], upTo: number): readonly Event[] => {
  const told = entries.filter(({ seq }) => seq <= upTo)
  const undone = new Set(told.flatMap((entry) => (entry.kind === 'undo' ? entry.undoes : [])))
  return told.flatMap((entry) => (entry.kind === 'done' && !undone.has(entry.seq) ? entry.events : []))
}

const concerns = (event: Event, dreamer: DreamerId): boolean => !('dreamer' in event) || event.dreamer === dreamer

/** One dreamer's table, whoever else sat there. */
const alone = (setup: TableSetup, events: readonly Event[], dreamer: DreamerId): TableSetup | null => {
  const came = events.find((event) => event.type === 'dreamerCame' && event.setup.id === dreamer)
  const own = setup.dreamers.find(({ id }) => id === dreamer) ?? (came?.type === 'dreamerCame' ? came.setup : null)
  return own && { ...setup, dreamers: [own] }
}

const TABLE_EVENTS: readonly Event['type'][] = ['clockMoved', 'optionsSet']

const shortened = (event: Travelling): Travelling =>
  Array.isArray(event.likelihood) ? { ...event, likelihood: event.likelihood.map((share) => Math.round(share * PARTS)) } : event

/** Of several lists of cells that fit, one after the other, the last tells all. */
const withoutOldFits = (events: readonly Travelling[], from: number): readonly Travelling[] => {
  const last = events.findLastIndex(({ type }) => type === 'fitted')
  return events.filter(({ type }, at) => type !== 'fitted' || at < from || at === last)
}

const travelling = (events: readonly Event[], start: Table, dreamer: DreamerId): readonly Travelling[] | null => {
  const since = lostSince(events, start, dreamer)
  const out: Travelling[] = []
  let [table, hiddenFrom] = [start, Number.POSITIVE_INFINITY]
  for (const [at, event] of events.entries()) {
    const sent = forTravel(event, table, dreamer, since !== null && at >= since ? 'cells' : 'nothing')
    if (sent === null) return null
    if (at === since) hiddenFrom = out.length
    if (sent !== 'gone') out.push(shortened(sent))
    table = tmr.evolve(table, event)
  }
  return withoutOldFits(out, hiddenFrom)
}

/** The told events of one dreamer after an entry. */
const toldAfter = (situation: Situation, start: Table, from: number, dreamer: DreamerId): MomentPayload['after'] => {
  const after: Told['what'][] = []
  const events = countingEvents(situation.entries, Number.POSITIVE_INFINITY).filter((event) => concerns(event, dreamer))
  let table = start
  for (const [at, event] of events.entries()) {
    const next = tmr.evolve(table, event)
    const told = at >= from ? tmr.tell(event, table, next)(joueur(dreamer)) : null
    if (told && after.length < MOST_TOLD) after.push(told.what)
    table = next
  }
  return after as unknown as MomentPayload['after']
}

/** The moment just after an entry, as the player of a dreamer may know it; 0: the very beginning. */
export const momentOf = (
  situation: Situation,
  seq: number,
  dreamer: DreamerId,
  spell: string | null,
): MomentPayload | Refusal => {
  const all = countingEvents(situation.entries, seq)
  const setup = alone(situation.setup, all, dreamer)
  if (!setup) return refusal('unknown-dreamer', null, { dreamer })
  const events = all.filter((event) => ('dreamer' in event ? event.dreamer === dreamer : TABLE_EVENTS.includes(event.type)))
  const start = tmr.initial(setup)
  const sent = travelling(events, start, dreamer)
  if (!sent) return refusal('moment-hidden', 'HID-6')
  const after = toldAfter({ ...situation, setup }, start, all.filter((event) => concerns(event, dreamer)).length, dreamer)
  const payload: MomentPayload = { format: FORMAT, version: VERSION, rules: tmr.rules, setup, events: [...sent], spell, after }
  return isRefusal(openMoment(payload, 0)) ? refusal('moment-hidden', 'HID-6') : payload
}

export const writeMoment = (payload: MomentPayload): string => JSON.stringify(payload)

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return refusal('not-json')
  }
}

/** A payload out of a link or a file, or why it cannot be opened. */
export const readMoment = (text: string): MomentPayload | Refusal => {
  const json = readJson(text)
  if (isRefusal(json)) return json
  const header = parseWith(headerSchema, json)
  if (isRefusal(header)) return refusal('foreign-file')
  if (header.version !== VERSION) return refusal('other-version', null, { version: header.version })
  if (header.rules !== tmr.rules) return refusal('other-rules', null, { rules: header.rules })
  return parseWith(payloadSchema, json)
}

const isHiddenMark = (to: unknown): to is string => typeof to === 'string' && to.startsWith(HIDDEN)

/** HID-2: the true cell is drawn among those that fit, by how likely each is. */
const drawTruth = (events: readonly Travelling[], seed: number): CellId | null => {
  const fits = events.findLast(({ type }) => type === 'fitted')
  const [cells, shares] = [fits?.candidates, fits?.likelihood]
  if (!Array.isArray(cells) || cells.length === 0) return null
  const weights = Array.isArray(shares) ? shares.map((share) => Math.max(1, Math.round(Number(share)) || 1)) : undefined
  return seededDice(seed).roll({ label: 'cell', among: cells, ...(weights ? { weights } : {}) }) as CellId
}

const evened = (shares: readonly unknown[]): readonly number[] => {
  const parts = shares.map((share) => Math.max(0, Number(share)) || 0)
  const all = parts.reduce((sum, part) => sum + part, 0) || 1
  return parts.map((part) => part / all)
}

const OPPOSITE: Readonly<Record<Direction, Direction>> = { n: 's', ne: 'sw', se: 'nw', s: 'n', sw: 'ne', nw: 'se' }

const someOf = (mark: string): CellId | null => cellsOfGenre(mark.slice(1) as Genre)[0] ?? null

/** Where the demi-rêve was at each hidden arrival if it now stands on the drawn cell: back along the steps, anywhere of the genre otherwise. */
const trailTo = (events: readonly Travelling[], truth: CellId | null): ReadonlyMap<number, CellId | null> => {
  const trail = new Map<number, CellId | null>()
  let cell = truth
  for (const [at, event] of [...events.entries()].reverse()) {
    if (!isArrival(event) || !isHiddenMark(event.to)) continue
    cell ??= someOf(event.to)
    trail.set(at, cell)
    cell = cell && event.type === 'moved' ? neighbour(cell, OPPOSITE[event.direction as Direction] ?? 'n') : null
  }
  return trail
}

/** Cells where there were only genres. */
const filledIn = (events: readonly Travelling[], truth: CellId | null, dreamer: DreamerId): readonly unknown[] => {
  const trail = trailTo(events, truth)
  return events.map((event, at) => {
    const full: Record<string, unknown> = TABLE_EVENTS.includes(event.type as Event['type'])
      ? { ...event }
      : { ...event, dreamer }
    if (trail.has(at)) full.to = trail.get(at)
    if (Array.isArray(event.likelihood)) full.likelihood = evened(event.likelihood)
    return full
  })
}

const parsed = (inputs: readonly unknown[]): readonly Event[] | Refusal => {
  const events: Event[] = []
  for (const input of inputs) {
    const event = tmr.parseEvent(input)
    if (isRefusal(event)) return event
    events.push(event)
  }
  return events
}

const plays = (setup: TableSetup, events: readonly Event[]): boolean => {
  try {
    return tmr.view(events.reduce(tmr.evolve, tmr.initial(setup)), { kind: 'gardien' }).boards.length === 1
  } catch {
    return false
  }
}

/** The same situation on the same rules, for a real room to play on; the seed draws what was hidden. */
export const openMoment = (payload: MomentPayload, seed: number): OpenedMoment | Refusal => {
  const setup = tmr.parseSetup(payload.setup)
  if (isRefusal(setup)) return setup
  const dreamer = setup.dreamers[0]?.id
  if (!dreamer || setup.dreamers.length !== 1)
    return refusal('malformed', null, { field: 'setup.dreamers', expected: 'one dreamer' })
  const redrawn = payload.events.some(({ to }) => isHiddenMark(to))
  const events = parsed(filledIn(payload.events, redrawn ? drawTruth(payload.events, seed) : null, dreamer))
  if (isRefusal(events)) return events
  if (!plays(setup, events)) return refusal('malformed', null, { field: 'events', expected: 'events that can be played here' })
  const entry: Entry<Event> = {
    ...{ kind: 'done', seq: 1, id: 'moment', by: joueur(dreamer), at: 0, scope: dreamer },
    ...{ events, rolled: true, reveals: true },
  }
  const entries = events.length > 0 ? [entry] : []
  return { setup, entries, spell: payload.spell, redrawn, after: payload.after }
}
