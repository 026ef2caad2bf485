import type { Entry } from '../../kit/log.ts'
import type { GameCard } from '../face/face.ts'
import { entriesOf, openLibrary, type SavedGame } from './db.ts'

/** Those kept here, the last played first. */
export const listSaved = async (): Promise<readonly SavedGame[]> => {
  const db = await openLibrary()
  const all = await db.getAll('dreamers')
  return all.sort((a, b) => b.touchedAt - a.touchedAt)
}

export const savedGame = async (id: string): Promise<SavedGame | undefined> => (await openLibrary()).get('dreamers', id)

/** All in one transaction: a game is kept whole or not at all. */
export const keepGame = async (record: SavedGame, entries: readonly Entry<unknown>[]): Promise<void> => {
  const db = await openLibrary()
  const tx = db.transaction(['dreamers', 'entries'], 'readwrite')
  await tx.objectStore('dreamers').add(record)
  for (const entry of entries) await tx.objectStore('entries').add({ owner: record.id, seq: entry.seq, entry })
  await tx.done
}

export const removeGame = async (id: string): Promise<void> => {
  const db = await openLibrary()
  const tx = db.transaction(['dreamers', 'entries'], 'readwrite')
  await tx.objectStore('dreamers').delete(id)
  await tx.objectStore('entries').delete(entriesOf(id))
  await tx.done
}

export const touchGame = async (id: string, card: GameCard, touchedAt: number): Promise<void> => {
  const db = await openLibrary()
  const tx = db.transaction('dreamers', 'readwrite')
  const record = await tx.store.get(id)
  if (record) await tx.store.put({ ...record, card, touchedAt })
  await tx.done
}

export const entriesFor = async (id: string): Promise<readonly Entry<unknown>[]> => {
  const rows = await (await openLibrary()).getAll('entries', entriesOf(id))
  return rows.map((row) => row.entry)
}
