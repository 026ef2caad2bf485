import type { AnyGame } from '../../kit/game.ts'
import type { Entry } from '../../kit/log.ts'
import type { Storage } from '../../kit/storage.ts'
import { libraryStorage } from './libraryStorage.ts'
import { openExercises } from './openLibrary.ts'
import { isSound, type SavedGame } from './shelf.ts'

/** What is begun for practice, come back to at any time; begun anew where it is not kept yet. */
export const exerciseStorage = async (id: string, game: AnyGame, setup: unknown): Promise<Storage<unknown>> => {
  const now = Date.now()
  const begun = { id, game: game.id, rules: game.rules, setup, card: { name: id }, createdAt: now, touchedAt: now }
  await (await openExercises()).begin(begun)
  return libraryStorage(id, openExercises)
}

export const exercisesNamed = async (beginning: string): Promise<readonly Pick<SavedGame, 'id' | 'createdAt'>[]> => {
  const all = (await (await openExercises()).all()).map(({ record }) => record).filter(isSound)
  const named = all.filter(({ id }) => id.startsWith(beginning))
  return named.map(({ id, createdAt }) => ({ id, createdAt })).sort((a, b) => b.createdAt - a.createdAt)
}

export const exerciseEntries = async (id: string): Promise<readonly Entry<unknown>[]> => (await openExercises()).entries(id)

export const forgetExercise = async (id: string): Promise<void> => (await openExercises()).remove(id)
