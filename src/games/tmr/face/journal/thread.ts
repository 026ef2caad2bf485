import { reader } from '../../../../house/journal/index.ts'
import type { Notice } from '../../../../kit/feeds.ts'
import { grown, type List } from '../../../../kit/grown.ts'
import type { DreamerId, EncounterKind, Told, ToldHappening } from '../../rules/public.ts'

/** What earlier sentences have named and later ones refer to. */
export interface Thread {
  /** The encounter spoken of. */
  readonly met: EncounterKind | null
  /** ENC-5: what was left waiting. */
  readonly waiting: EncounterKind | null
  /** HID-2: several cells still fit. */
  readonly lost: boolean
}

/** What was told, with the thread it belongs to. */
export interface Piece {
  readonly told: Told
  readonly thread: Thread
}

export interface JournalEntry {
  readonly n: number
  readonly pieces: readonly Piece[]
  /** It no longer counts. */
  readonly undone: boolean
  /** It takes earlier ones back. */
  readonly takesBack: boolean
  /** The gardien did it, not the player who reads. */
  readonly gardien: boolean
}

type Threads = ReadonlyMap<DreamerId, Thread>

export const NEW_THREAD: Thread = { met: null, waiting: null, lost: false }

const follow = (thread: Thread, what: ToldHappening): Thread => {
  if (what.type === 'encounterMet' || what.type === 'sentMet' || what.type === 'giftTaken') return { ...thread, met: what.kind }
  if (what.type === 'dragonDreamt') return { ...thread, met: 'reve-de-dragon' }
  if (what.type === 'evaded') return { ...thread, waiting: thread.met }
  if (what.type === 'encounterReturned') return { ...thread, met: thread.waiting, waiting: null }
  if (what.type === 'fitted') return { ...thread, lost: what.candidates.length > 1 }
  return what.type === 'revealed' ? { ...thread, lost: false } : thread
}

/** HID-2: whether what fits is told with it, later in the same message. */
const isFitted = (told: readonly Told[], at: number): boolean =>
  told.some((other, later) => later > at && other.dreamer === told[at]?.dreamer && other.what.type === 'fitted')

const read = (threads: Threads, { told }: Notice<Told>): { pieces: readonly Piece[]; threads: Threads } => {
  const after: Map<DreamerId, Thread> = new Map(threads)
  const pieces = told.map((one, at): Piece => {
    if (one.dreamer === null) return { told: one, thread: NEW_THREAD }
    const thread = after.get(one.dreamer) ?? NEW_THREAD
    after.set(one.dreamer, follow(thread, one.what))
    return { told: one, thread: isFitted(told, at) ? { ...thread, lost: true } : thread }
  })
  return { pieces, threads: after }
}

/** The numbers of the messages that no longer count. */
export const undoneIn = (notices: readonly Notice<Told>[]): ReadonlySet<number> =>
  new Set(notices.flatMap((notice) => notice.undone ?? []))

interface Read {
  readonly notice: Notice<Told>
  /** The threads after it. */
  readonly threads: Threads
}

const NO_THREADS: Threads = new Map()

const threadsAfter = (past: readonly Read[]): Threads => past.at(-1)?.threads ?? NO_THREADS

/** What still counts, read again from the first that was taken back. */
const without = (past: readonly Read[], taken: readonly number[]): Read[] => {
  const gone = new Set(taken)
  const first = past.findIndex(({ notice }) => gone.has(notice.n))
  if (first < 0) return past.slice()
  const left = past.slice(0, first)
  for (const { notice } of past.slice(first)) {
    if (!gone.has(notice.n)) left.push({ notice, threads: read(threadsAfter(left), notice).threads })
  }
  return left
}

interface ReadSoFar {
  readonly entries: List<JournalEntry>
  readonly threads: Threads
}

const NOTHING_READ: ReadSoFar = { entries: [], threads: NO_THREADS }

/** Null: some of what was read is taken back. */
const readOn = (before: ReadSoFar, fresh: readonly Notice<Told>[]): ReadSoFar | null => {
  const undone = undoneIn(fresh)
  if (before.entries.length > 0 && undone.size > 0) return null
  let past: Read[] = []
  let { threads } = before
  const entries: JournalEntry[] = []
  for (const notice of fresh) {
    const { n, undone: taken, gardien = false } = notice
    if (taken && taken.length > 0) {
      past = without(past, taken)
      threads = threadsAfter(past)
    }
    const after = read(threads, notice)
    threads = after.threads
    past.push({ notice, threads })
    entries.push({ n, pieces: after.pieces, undone: undone.has(n), takesBack: taken !== undefined, gardien })
  }
  return { entries: grown(before.entries, entries), threads }
}

const readerOfAll = reader(readOn, () => NOTHING_READ)

/** Every message as an entry, each sentence knowing what counted when it was told. */
export const journalEntries = (notices: List<Notice<Told>>): List<JournalEntry> => readerOfAll(notices).entries
