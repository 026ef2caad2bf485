import type { Entry } from '../../kit/log.ts'
import type { GameCard } from '../face/face.ts'
import type { LocalSeat } from '../seat/localTable.ts'
import { newId } from '../ui/newId.ts'
import { isSound, type SavedGame } from './library.ts'
import { openLibrary } from './openLibrary.ts'

/** All that stands on the shelf. */
export interface Shelf {
  /** The last played first. */
  readonly saved: readonly SavedGame[]
  /** The ids of what cannot be read any more. */
  readonly damaged: readonly string[]
  /** Whether it stands there after the page is closed. */
  readonly lasts: boolean
}

export const readShelf = async (): Promise<Shelf> => {
  const library = await openLibrary()
  const all = await library.all()
  const saved = all.map(({ record }) => record).filter(isSound)
  return {
    saved: saved.sort((a, b) => b.touchedAt - a.touchedAt),
    damaged: all.filter(({ record }) => !isSound(record)).map(({ id }) => id),
    lasts: library.lasts,
  }
}

/** Those kept here, the last played first. */
export const listSaved = async (): Promise<readonly SavedGame[]> => (await readShelf()).saved

/** As it lies there, damaged or not; undefined where there is none. */
export const recordOf = async (id: string): Promise<unknown> => (await openLibrary()).record(id)

export const savedGame = async (id: string): Promise<SavedGame | undefined> => {
  const record = await recordOf(id)
  return isSound(record) ? record : undefined
}

/** All at once: a game is kept whole or not at all. */
export const keepGame = async (record: SavedGame, entries: readonly Entry<unknown>[]): Promise<void> =>
  (await openLibrary()).keep(record, entries)

/** One that comes in now, under an id of its own. */
export const keepNew = async (game: Omit<SavedGame, 'id' | 'createdAt' | 'touchedAt'>, entries: readonly Entry<unknown>[]) => {
  const [id, now] = [newId(), Date.now()]
  await keepGame({ ...game, id, createdAt: now, touchedAt: now }, entries)
  return id
}

export const removeGame = async (id: string): Promise<void> => (await openLibrary()).remove(id)

export const touchGame = async (id: string, card: GameCard, touchedAt: number): Promise<void> =>
  (await openLibrary()).change(id, { card, touchedAt })

/** Who plays which seat from now on. */
export const keepSeats = async (id: string, seats: readonly LocalSeat[]): Promise<void> =>
  (await openLibrary()).change(id, { seats })

export const entriesFor = async (id: string): Promise<readonly Entry<unknown>[]> => (await openLibrary()).entries(id)
