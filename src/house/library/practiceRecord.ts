import { type DBSchema, openDB } from 'idb'

interface Schema extends DBSchema {
  records: { key: string; value: unknown }
}

let opening: ReturnType<typeof openDB<Schema>> | null = null

const openRecords = (): ReturnType<typeof openDB<Schema>> => {
  opening ??= openDB<Schema>('demi-reve-practice', 1, { upgrade: (db) => void db.createObjectStore('records') })
  return opening
}

/** What somebody has practised of a game, as the game wrote it; undefined before anything was. */
export const readPractice = async (game: string): Promise<unknown> => (await openRecords()).get('records', game)

/** In one transaction: of two windows that write at once neither is lost. */
export const changePractice = async (game: string, change: (before: unknown) => unknown): Promise<unknown> => {
  const tx = (await openRecords()).transaction('records', 'readwrite')
  const after = change(await tx.store.get(game))
  await tx.store.put(after, game)
  await tx.done
  return after
}
