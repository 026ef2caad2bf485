import type { Notice, UndoRequest } from '../../kit/feeds.ts'
import { grown, type List } from '../../kit/grown.ts'
import { reader } from './growing.ts'
import type { ToldEntry } from './moments.ts'

/** A message as the journal has it, with what was known before it was told and after. */
export interface ThreadedEntry<Piece, Thread> extends ToldEntry {
  readonly pieces: readonly Piece[]
  readonly takesBack: boolean
  readonly taken?: readonly Piece[]
  /** The gardien did it, not the player who reads. */
  readonly gardien: boolean
  /** What is asked to be taken back from now on; absent: as before. */
  readonly requests?: readonly UndoRequest[] | undefined
  readonly before: Thread
  readonly after: Thread
}

type Following<Told, Piece, Thread> = (
  thread: Thread,
  told: readonly Told[],
) => { readonly pieces: readonly Piece[]; readonly thread: Thread }

/** The numbers of the messages that no longer count. */
export const undoneIn = (notices: readonly Notice<unknown>[]): ReadonlySet<number> =>
  new Set(notices.flatMap((notice) => notice.undone ?? []))

/** Every message as an entry, each knowing what counted when it was told: what was taken back is read as if it had not been. */
export const threaded = <Told, Piece, Thread>(
  start: Thread,
  follow: Following<Told, Piece, Thread>,
): ((notices: List<Notice<Told>>) => List<ThreadedEntry<Piece, Thread>>) => {
  type Entry = ThreadedEntry<Piece, Thread>
  interface Past {
    readonly notice: Notice<Told>
    readonly thread: Thread
  }
  interface SoFar {
    readonly entries: List<Entry>
    readonly thread: Thread
  }

  /** What still counts, read again from the first that was taken back. */
  const without = (past: readonly Past[], taken: readonly number[]): Past[] => {
    const first = past.findIndex(({ notice }) => taken.includes(notice.n))
    if (first < 0) return past.slice()
    const left = past.slice(0, first)
    for (const { notice } of past.slice(first))
      if (!taken.includes(notice.n)) left.push({ notice, thread: follow(left.at(-1)?.thread ?? start, notice.told).thread })
    return left
  }

  /** Null: some of what was read is taken back. */
  const readOn = (sofar: SoFar, fresh: readonly Notice<Told>[]): SoFar | null => {
    const undone = undoneIn(fresh)
    if (sofar.entries.length > 0 && undone.size > 0) return null
    let past: Past[] = []
    let { thread } = sofar
    const entries: Entry[] = []
    for (const notice of fresh) {
      const { n, undone: taken = [], gardien = false, requests } = notice
      let lost: readonly Piece[] = []
      if (taken.length > 0) {
        lost = past.filter((one) => taken.includes(one.notice.n)).flatMap((one) => follow(start, one.notice.told).pieces)
        past = without(past, taken)
        thread = past.at(-1)?.thread ?? start
      }
      const told = follow(thread, notice.told)
      entries.push({
        ...{ n, pieces: told.pieces, undone: undone.has(n), takesBack: notice.undone !== undefined, taken: lost, gardien },
        ...{ before: thread, after: told.thread, requests },
      })
      thread = told.thread
      past.push({ notice, thread })
    }
    return { entries: grown(sofar.entries, entries), thread }
  }

  const read = reader(readOn, (): SoFar => ({ entries: [], thread: start }))
  return (notices) => read(notices).entries
}

export type PlainEntry<Told> = ThreadedEntry<Told, null>
export const plainEntries = <Told>() => threaded<Told, Told, null>(null, (thread, told) => ({ pieces: told, thread }))

/** A sentence for each thing told; null: it goes without saying. */
export const plainLines =
  <Told, Reader>(sentence: (told: Told, reader: Reader) => string | null) =>
  ({ pieces }: { readonly pieces: readonly Told[] }, reader: Reader) =>
    pieces.flatMap((told) => {
      const text = sentence(told, reader)
      return text === null ? [] : [{ text, rule: null, rolls: [] }]
    })
