import type { AnyGame } from '../../kit/game.ts'
import type { Entry } from '../../kit/log.ts'
import type { Storage } from '../../kit/storage.ts'
import { entriesOf, openExercises, type SavedGame } from './db.ts'
import { idbStorage } from './idbStorage.ts'

/** What is begun for practice, come back to at any time; begun anew where it is not kept yet. */
export const exerciseStorage = async (id: string, game: AnyGame, setup: unknown): Promise<Storage<unknown>> => {
  const db = await openExercises()
  const now = Date.now()
  const begun = { id, game: game.id, rules: game.rules, setup, card: { name: id }, createdAt: now, touchedAt: now }
  const tx = db.transaction('dreamers', 'readwrite')
  if (!(await tx.store.get(id))) await tx.store.add(begun)
  await tx.done
  return idbStorage(id, openExercises)
}

/** What was begun under names that begin so; the latest first. */
export const exercisesNamed = async (beginning: string): Promise<readonly Pick<SavedGame, 'id' | 'createdAt'>[]> => {
  const all = await (await openExercises()).getAll('dreamers', IDBKeyRange.bound(beginning, `${beginning}\uffff`))
  return all.map(({ id, createdAt }) => ({ id, createdAt })).sort((a, b) => b.createdAt - a.createdAt)
}

export const exerciseEntries = async (id: string): Promise<readonly Entry<unknown>[]> => {
  const rows = await (await openExercises()).getAll('entries', entriesOf(id))
  return rows.map((row) => row.entry)
}

export const forgetExercise = async (id: string): Promise<void> => {
  const tx = (await openExercises()).transaction(['dreamers', 'entries'], 'readwrite')
  await tx.objectStore('dreamers').delete(id)
  await tx.objectStore('entries').delete(entriesOf(id))
  await tx.done
}
