import * as v from 'valibot'
import type { Entry } from '../../../../kit/log.ts'
import { parseWith } from '../../../../kit/parse.ts'
import { isRefusal, type Refusal, refusal } from '../../../../kit/refusal.ts'
import { joueur } from '../../../../kit/roles.ts'
import { type Event, type Table, type TableSetup, tmr } from '../../rules/index.ts'
import type { DreamerId } from '../../rules/public.ts'
import { type Act, actOf } from '../act/act.ts'
import { type Seen, type Situation, seenBy, seenIn } from '../situation/situation.ts'
import { filledIn, isHidden, type Travelling } from './fill.ts'
import { setupSeen } from './start.ts'

const FORMAT = 'demi-reve-moment'
const VERSION = 1
const MOST_EVENTS = 2000
/** What is told of how it went. */
const MOST_TOLD = 24
/** Likelihoods travel in parts of so many. */
const PARTS = 10_000

const toldList = (most: number) => v.pipe(v.array(v.looseObject({ type: v.string() })), v.maxLength(most))

const payloadSchema = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  rules: v.number(),
  /** The table as its player saw it at some calm moment before. */
  setup: v.unknown(),
  /** What the player was told from there on. */
  told: toldList(MOST_EVENTS),
  /** The spell the journey was for, where there was one. */
  spell: v.nullable(v.pipe(v.string(), v.maxLength(64))),
  /** What was done and how it went, as the player was told; shown once the other has answered. */
  after: toldList(MOST_TOLD),
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

const countingEntries = (entries: readonly Entry<Event>[]): readonly Extract<Entry<Event>, { kind: 'done' }>[] => {
  const undone = new Set(entries.flatMap((entry) => (entry.kind === 'undo' ? entry.undoes : [])))
  return entries.filter((entry) => entry.kind === 'done' && !undone.has(entry.seq)) as never
}

const shortened = (told: Travelling): Travelling =>
  Array.isArray(told.likelihood) ? { ...told, likelihood: told.likelihood.map((share) => Math.round(share * PARTS)) } : told

/** HID-2: drifted where only one cell fits, the player sees the cell although none was told. */
const asSeen = (told: readonly Travelling[], seen: Seen | null): Travelling[] => {
  const at = told.findLastIndex((one) => isHidden(one) || one.type === 'fitted')
  const to = seen?.board.position
  return told.map((one, index) => (to && index === at && isHidden(one) ? { ...one, to } : one))
}

interface Followed {
  /** The last calm moment, and what was told since. */
  readonly start: TableSetup | null
  readonly told: readonly Travelling[]
  readonly seen: Seen | null
}

/** HID-6: a journey with the player's eyes alone: what they see, and what they are told. */
const follow = (setup: TableSetup, entries: readonly Entry<Event>[], dreamer: DreamerId): Followed => {
  let table: Table = tmr.initial(setup)
  let seen = seenBy(table, dreamer)
  let start = seen && setupSeen(seen)
  let told: Travelling[] = []
  for (const entry of countingEntries(entries)) {
    for (const event of entry.events) {
      const after = tmr.evolve(table, event)
      const what = tmr.tell(event, table, after)(joueur(dreamer))?.what
      if (what) told.push(shortened(what as unknown as Travelling))
      table = after
    }
    seen = seenBy(table, dreamer)
    told = asSeen(told, seen)
    const calm = seen && setupSeen(seen)
    if (calm) [start, told] = [calm, []]
  }
  return { start, told, seen }
}

const toldAfter = (
  setup: TableSetup,
  entries: readonly Entry<Event>[],
  seq: number,
  dreamer: DreamerId,
): readonly Travelling[] => {
  const after: Travelling[] = []
  let table: Table = tmr.initial(setup)
  for (const entry of countingEntries(entries))
    for (const event of entry.events) {
      const next = tmr.evolve(table, event)
      const what = entry.seq > seq ? tmr.tell(event, table, next)(joueur(dreamer))?.what : undefined
      if (what && after.length < MOST_TOLD) after.push(what as unknown as Travelling)
      table = next
    }
  return after
}

/** What differs although it is the same situation: history, and how finely likelihood travels. */
const comparable = ({ board }: Seen): string => {
  const { likelihood: _, round: __, afflictions: ___, effect: ____, unruled: _____, sign, ...rest } = board
  return JSON.stringify({ ...rest, sign: sign?.resonates ?? false })
}

/** The moment just after an entry, as the player of a dreamer may know it; 0: the very beginning. */
export const momentOf = (
  { setup, entries }: Situation,
  seq: number,
  dreamer: DreamerId,
  spell: string | null,
): MomentPayload | Refusal => {
  const until = entries.filter((entry) => entry.seq <= seq)
  const { start, told, seen } = follow(setup, until, dreamer)
  if (!start || !seen) return refusal('moment-hidden', 'HID-6')
  const after = [...toldAfter(setup, entries, seq, dreamer)]
  const header = { format: FORMAT, version: VERSION, rules: tmr.rules } as const
  const payload: MomentPayload = { ...header, setup: start, told: [...told], spell, after }
  const opened = openMoment(payload, 0)
  const shown = isRefusal(opened) ? null : seenIn(opened)
  return shown && comparable(shown) === comparable(seen) ? payload : refusal('moment-hidden', 'HID-6')
}

/** What was chosen at the moment, from what was told after it; null: nothing that has a name. */
export const choiceIn = (after: MomentPayload['after']): Act | null =>
  actOf(after.filter(({ type }) => type !== 'clockMoved') as unknown as readonly Event[])

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

const parsed = (inputs: readonly unknown[]): readonly Event[] | Refusal => {
  const events: Event[] = []
  for (const input of inputs) {
    const event = tmr.parseEvent(input)
    if (isRefusal(event)) return event
    events.push(event)
  }
  return events
}

const UNPLAYABLE = refusal('malformed', null, { field: 'told', expected: 'events that can be played here' })

/** Whatever a foreign file says, it is refused and never thrown. */
const attempted = (payload: MomentPayload, setup: TableSetup, seed: number): readonly Event[] | Refusal => {
  try {
    const events = parsed(filledIn(payload.told, setup, seed))
    if (isRefusal(events)) return events
    const { boards } = tmr.view(events.reduce(tmr.evolve, tmr.initial(setup)), { kind: 'gardien' })
    return boards.length === 1 ? events : UNPLAYABLE
  } catch {
    return UNPLAYABLE
  }
}

/** The same situation on the same rules, for a real room to play on; the seed draws what was hidden. */
export const openMoment = (payload: MomentPayload, seed: number): OpenedMoment | Refusal => {
  const setup = tmr.parseSetup(payload.setup)
  if (isRefusal(setup)) return setup
  const dreamer = setup.dreamers[0]?.id
  if (!dreamer || setup.dreamers.length !== 1)
    return refusal('malformed', null, { field: 'setup.dreamers', expected: 'one dreamer' })
  const events = attempted(payload, setup, seed)
  if (isRefusal(events)) return events
  const entry: Entry<Event> = {
    ...{ kind: 'done', seq: 1, id: 'moment', by: joueur(dreamer), at: 0, scope: dreamer },
    ...{ events, rolled: true, reveals: true },
  }
  const entries = events.length > 0 ? [entry] : []
  // Hidden for a while and found again since, the cell is the true one.
  const redrawn = payload.told.some(isHidden) && seenIn({ setup, entries })?.board.position === null
  return { setup, entries, spell: payload.spell, redrawn, after: payload.after }
}
