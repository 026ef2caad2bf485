import type { Entry } from '../../kit/log.ts'
import { once } from '../../kit/once.ts'
import type { Storage, StoredHead } from '../../kit/storage.ts'
import type { GameCard } from '../face/face.ts'
import { openLibrary } from './openLibrary.ts'
import { isSound, type Library } from './shelf.ts'

/** Absent in old browsers: a tab then looks when one comes back to it, and before it acts. */
const channel = once(() => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('demi-reve.entries')))

const tellOtherTabs = (id: string): void => channel()?.postMessage(id)

/** Calls when another tab wrote for that game, or when this one comes back into sight, until the returned function is called. */
export const followOtherTabs = (id: string, look: () => void): (() => void) => {
  const heard = ({ data }: MessageEvent): void => {
    if (data === id) look()
  }
  const seen = (): void => {
    if (document.visibilityState === 'visible') look()
  }
  channel()?.addEventListener('message', heard)
  document.addEventListener('visibilitychange', seen)
  return () => {
    channel()?.removeEventListener('message', heard)
    document.removeEventListener('visibilitychange', seen)
  }
}

/** The log of one saved game. Two tabs may share it: the second to write the same entry is told so. */
export const libraryStorage = <Event>(
  id: string,
  open: () => Promise<Library> = openLibrary,
  /** The card of a state, kept with the entry that leads to it. */
  cardOf: (state: unknown) => GameCard | null = () => null,
): Storage<Event> => {
  const since = async (seq: number, most?: number): Promise<readonly Entry<Event>[]> =>
    (await (await open()).entries(id, seq, most)) as readonly Entry<Event>[]
  const head = async (): Promise<StoredHead> => {
    const record = await (await open()).record(id)
    if (!isSound(record)) throw new Error(`no game ${id} here`)
    return { game: record.game, rules: record.rules, setup: record.setup, madeAt: record.createdAt }
  }
  return {
    since,
    head,
    load: async () => {
      const { madeAt: _, ...stored } = await head()
      return { ...stored, entries: await since(0) }
    },
    // One person's game is open alone, and shown whole: it is held whole.
    snapshots: null,
    append: async (entry, expectedSeq, after) => {
      const card = cardOf(after)
      const outcome = await (await open()).append(id, entry, expectedSeq, card ? { card, touchedAt: entry.at } : undefined)
      if (outcome === 'stored') tellOtherTabs(id)
      return outcome
    },
  }
}
