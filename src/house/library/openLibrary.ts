import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Entry } from '../../kit/log.ts'
import { once } from '../../kit/once.ts'
import type { Found, Library, SavedGame } from './shelf.ts'

/** A name already in every browser that kept something. */
const GAMES = 'dreamers'

interface Schema extends DBSchema {
  [GAMES]: { key: string; value: SavedGame }
  entries: { key: [string, number]; value: { readonly owner: string; readonly seq: number; readonly entry: Entry<unknown> } }
}

type Db = IDBPDatabase<Schema>

const openNamed = (name: string): Promise<Db> =>
  openDB<Schema>(name, 1, {
    upgrade: (db) => {
      db.createObjectStore(GAMES, { keyPath: 'id' })
      db.createObjectStore('entries', { keyPath: ['owner', 'seq'] })
    },
  })

/** All entries of one game, whatever their number. */
const entriesOf = (id: string, after = 0): IDBKeyRange => IDBKeyRange.bound([id, after], [id, Number.MAX_SAFE_INTEGER], true)

/** One that the browser itself cannot read any more keeps none of the others from being read. */
const oneByOne = async (db: Db): Promise<readonly Found[]> => {
  const ids = await db.getAllKeys(GAMES)
  return Promise.all(ids.map(async (id) => ({ id, record: await db.get(GAMES, id).catch(() => undefined) })))
}

const append =
  (db: Db): Library['append'] =>
  async (id, entry, expectedSeq, to) => {
    const tx = db.transaction(['entries', GAMES], 'readwrite', { durability: 'strict' })
    const [entries, games] = [tx.objectStore('entries'), tx.objectStore(GAMES)]
    const [last, record] = await Promise.all([entries.openCursor(entriesOf(id), 'prev'), to && games.get(id)])
    const expected = (last?.value.seq ?? 0) === expectedSeq
    if (expected)
      await Promise.all([entries.add({ owner: id, seq: entry.seq, entry }), record && games.put({ ...record, ...to })])
    await tx.done
    return expected ? 'stored' : 'conflict'
  }

const changing = (db: Db): Pick<Library, 'keep' | 'begin' | 'change' | 'remove'> => ({
  keep: async (record, entries) => {
    const tx = db.transaction([GAMES, 'entries'], 'readwrite')
    const rows = entries.map((entry) => tx.objectStore('entries').add({ owner: record.id, seq: entry.seq, entry }))
    await Promise.all([tx.objectStore(GAMES).add(record), ...rows, tx.done])
  },
  begin: async (record) => {
    const tx = db.transaction(GAMES, 'readwrite')
    if (!(await tx.store.get(record.id))) await tx.store.add(record)
    await tx.done
  },
  change: async (id, to) => {
    const tx = db.transaction(GAMES, 'readwrite')
    const record = await tx.store.get(id)
    if (record) await tx.store.put({ ...record, ...to })
    await tx.done
  },
  remove: async (id) => {
    const tx = db.transaction([GAMES, 'entries'], 'readwrite')
    await tx.objectStore(GAMES).delete(id)
    await tx.objectStore('entries').delete(entriesOf(id))
    await tx.done
  },
})

export const idbLibrary = async (name: string): Promise<Library> => {
  const db = await openNamed(name)
  return {
    lasts: true,
    all: () =>
      db.getAll(GAMES).then(
        (records) => records.map((record) => ({ id: record.id, record })),
        () => oneByOne(db),
      ),
    record: (id) => db.get(GAMES, id),
    entries: async (id, after, most) => (await db.getAll('entries', entriesOf(id, after), most)).map((row) => row.entry),
    append: append(db),
    ...changing(db),
  }
}

/** Where the browser refuses its store, the page does with its own memory. */
const libraryNamed = (name: string): (() => Promise<Library>) =>
  once(() => idbLibrary(name).catch(async () => (await import('./memoryLibrary.ts')).memoryLibrary()))

export const openLibrary = libraryNamed('demi-reve')
/** What is begun for practice: it stands on no shelf. */
export const openExercises = libraryNamed('demi-reve-exercises')
