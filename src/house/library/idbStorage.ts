import type { Entry } from '../../kit/log.ts'
import type { Storage, Stored } from '../../kit/storage.ts'
import { entriesOf, type LibraryDb, openLibrary } from './db.ts'
import { tellOtherTabs } from './otherTabs.ts'

/** The log of one saved game in IndexedDB. Two tabs may share it: the second to write the same entry is told so. */
export const idbStorage = <Event>(id: string, open: () => Promise<LibraryDb> = openLibrary): Storage<Event> => {
  const since = async (seq: number, most?: number): Promise<readonly Entry<Event>[]> => {
    const rows = await (await open()).getAll('entries', entriesOf(id, seq), most)
    return rows.map((row) => row.entry as Entry<Event>)
  }
  const head = async (): Promise<Omit<Stored<Event>, 'entries'>> => {
    const record = await (await open()).get('dreamers', id)
    if (!record) throw new Error(`no game ${id} here`)
    return { game: record.game, rules: record.rules, setup: record.setup }
  }
  return {
    since,
    head,
    load: async () => ({ ...(await head()), entries: await since(0) }),
    // One person's game is open alone, and shown whole: it is held whole.
    snapshots: null,
    append: async (entry, expectedSeq) => {
      const db = await open()
      const tx = db.transaction('entries', 'readwrite', { durability: 'strict' })
      const last = await tx.store.openCursor(entriesOf(id), 'prev')
      if ((last?.value.seq ?? 0) !== expectedSeq) {
        await tx.done
        return 'conflict'
      }
      await tx.store.add({ owner: id, seq: entry.seq, entry })
      await tx.done
      tellOtherTabs(id)
      return 'stored'
    },
  }
}
