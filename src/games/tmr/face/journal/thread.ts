import { type ThreadedEntry, threaded } from '../../../../house/journal/index.ts'
import { countUpTo, type List } from '../../../../kit/grown.ts'
import type { DreamerId, EncounterKind, Told, ToldHappening } from '../../rules/public.ts'

/** What earlier sentences have named and later ones refer to. */
export interface Thread {
  /** The encounter spoken of. */
  readonly met: EncounterKind | null
  /** ENC-5: what was left waiting. */
  readonly waiting: EncounterKind | null
  /** What the last spell came to. */
  readonly took: Pick<Extract<ToldHappening, { type: 'tookEffect' }>, 'outcome' | 'how'> | null
  /** HID-2: several cells still fit. */
  readonly lost: boolean
  /** NIT-2: what the sleep has brought so far; null: awake. */
  readonly night: Night | null
}

export interface Night {
  readonly dream: number
  readonly boxes: number
  readonly dragons: number
}

/** What was told, with the thread it belongs to. */
export interface Piece {
  readonly told: Told
  readonly thread: Thread
}

export type JournalEntry = Omit<ThreadedEntry<Piece, Threads>, 'before' | 'after'>

type Threads = ReadonlyMap<DreamerId, Thread>

export const NEW_THREAD: Thread = { met: null, waiting: null, took: null, lost: false, night: null }

const NO_NIGHT: Night = { dream: 0, boxes: 0, dragons: 0 }

/** NIT-2: what a sleep has brought once this has happened; null: awake. */
export const nightAfter = (night: Night | null, what: ToldHappening): Night | null => {
  if (what.type === 'fellAsleep') return NO_NIGHT
  if (!night || what.type === 'woke') return null
  if (what.type === 'dreamt') return { ...night, dream: night.dream + what.gained }
  if (what.type === 'dreamChanged') return { ...night, dream: night.dream + what.by }
  if (what.type === 'rested') return { ...night, boxes: night.boxes + what.boxes }
  return what.type === 'dragonDreamt' ? { ...night, dragons: night.dragons + 1 } : night
}

const follow = (before: Thread, what: ToldHappening): Thread => {
  const thread = { ...before, night: nightAfter(before.night, what) }
  if (what.type === 'encounterMet' || what.type === 'sentMet' || what.type === 'giftTaken') return { ...thread, met: what.kind }
  if (what.type === 'dragonDreamt') return { ...thread, met: 'reve-de-dragon' }
  if (what.type === 'evaded') return { ...thread, waiting: thread.met }
  if (what.type === 'encounterReturned') return { ...thread, met: thread.waiting, waiting: null }
  if (what.type === 'tookEffect') return { ...thread, took: { outcome: what.outcome, how: what.how } }
  if (what.type === 'spellRuled') return { ...thread, took: { outcome: what.outcome } }
  if (what.type === 'fitted') return { ...thread, lost: what.candidates.length > 1 }
  return what.type === 'revealed' ? { ...thread, lost: false } : thread
}

/** HID-2: whether what fits is told with it, later in the same message. */
const isFitted = (told: readonly Told[], at: number): boolean =>
  told.some((other, later) => later > at && other.dreamer === told[at]?.dreamer && other.what.type === 'fitted')

/** Every message as an entry, each sentence knowing what counted when it was told. */
export const journalEntries = threaded<Told, Piece, Threads>(new Map(), (threads, told) => {
  const after: Map<DreamerId, Thread> = new Map(threads)
  const pieces = told.map((one, at): Piece => {
    if (one.dreamer === null) return { told: one, thread: NEW_THREAD }
    const thread = after.get(one.dreamer) ?? NEW_THREAD
    after.set(one.dreamer, follow(thread, one.what))
    return { told: one, thread: isFitted(told, at) ? { ...thread, lost: true } : thread }
  })
  return { pieces, thread: after }
})

/** The round of a moment; null before the first. */
export const roundAt = (entries: List<JournalEntry>, n: number): number | null => {
  for (let at = countUpTo(entries, n) - 1; at >= 0; at--) {
    const { undone, pieces } = entries.at(at) as JournalEntry
    const told = undone ? undefined : pieces.findLast((piece) => piece.told.dreamer !== null)?.told
    if (told?.dreamer) return told.round
  }
  return null
}
