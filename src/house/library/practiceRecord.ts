import { type DBSchema, openDB } from 'idb'
import { once } from '../../kit/once.ts'

interface Schema extends DBSchema {
  records: { key: string; value: unknown }
}

interface Records {
  read(game: string): Promise<unknown>
  change(game: string, change: (before: unknown) => unknown): Promise<unknown>
}

const inBrowser = async (): Promise<Records> => {
  const db = await openDB<Schema>('demi-reve-practice', 1, { upgrade: (made) => void made.createObjectStore('records') })
  return {
    read: (game) => db.get('records', game),
    // In one transaction: of two windows that write at once neither is lost.
    change: async (game, change) => {
      const tx = db.transaction('records', 'readwrite')
      const after = change(await tx.store.get(game))
      await tx.store.put(after, game)
      await tx.done
      return after
    },
  }
}

/** Where the browser keeps nothing for us: as long as the page is open. */
const inMemory = (): Records => {
  const records = new Map<string, unknown>()
  return {
    read: async (game) => records.get(game),
    change: async (game, change) => {
      const after = change(records.get(game))
      records.set(game, after)
      return after
    },
  }
}

const openRecords = once(() => inBrowser().catch(inMemory))

/** What somebody has practised of a game, as the game wrote it; undefined before anything was. */
export const readPractice = async (game: string): Promise<unknown> => (await openRecords()).read(game)

export const changePractice = async (game: string, change: (before: unknown) => unknown): Promise<unknown> =>
  (await openRecords()).change(game, change)
