import type { Entry } from '../../kit/log.ts'
import { GARDIEN, joueur, type Role } from '../../kit/roles.ts'
import type { GameCard, Solo } from '../face/face.ts'
import type { LocalSeat } from '../seat/localTable.ts'
import { newId } from '../ui/newId.ts'
import { openLibrary } from './openLibrary.ts'

/** A game kept in this browser: the setup of its table, with the entries beside it. */
export interface SavedGame {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly setup: unknown
  readonly card: GameCard
  /** Who plays which seat, where there are several; absent: one person at the only one. */
  readonly seats?: readonly LocalSeat[]
  readonly createdAt: number
  readonly touchedAt: number
}

/** A record as it lies in the store; undefined where it cannot even be read. */
export interface Found {
  readonly id: string
  readonly record: unknown
}

export type Change = Partial<Pick<SavedGame, 'card' | 'touchedAt' | 'seats'>>

export interface Library {
  /** Whether it is there after the page is closed. */
  readonly lasts: boolean
  all(): Promise<readonly Found[]>
  record(id: string): Promise<unknown>
  /** The entries after that one, or so many of them. */
  entries(id: string, after?: number, most?: number): Promise<readonly Entry<unknown>[]>
  /** Whole or not at all; refused when there is one of that id. */
  keep(record: SavedGame, entries: readonly Entry<unknown>[]): Promise<void>
  /** Unless there is one of that id. */
  begin(record: SavedGame): Promise<void>
  change(id: string, to: Change): Promise<void>
  /** With what it changes of the record: both or neither. */
  append(id: string, entry: Entry<unknown>, expectedSeq: number, to?: Change): Promise<'stored' | 'conflict'>
  remove(id: string): Promise<void>
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** Whether the house can show it and say whose it is; what a game makes of its card is the game's. */
export const isSound = (record: unknown): record is SavedGame =>
  isObject(record) &&
  [record.id, record.game].every((word) => typeof word === 'string') &&
  [record.rules, record.createdAt, record.touchedAt].every(Number.isFinite) &&
  isObject(record.card) &&
  typeof record.card.name === 'string' &&
  (record.seats === undefined || Array.isArray(record.seats))

/** The card of a table of one seat; null of any other. */
export const cardIn = (solo: Solo, viewOf: (role: Role) => unknown): GameCard | null => {
  const seat = solo.seatOf(viewOf(GARDIEN))
  return seat === null ? null : solo.cardOf(viewOf(joueur(seat)))
}

export interface Shelf {
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

export const keepNew = async (game: Omit<SavedGame, 'id' | 'createdAt' | 'touchedAt'>, entries: readonly Entry<unknown>[]) => {
  const [id, now] = [newId(), Date.now()]
  await keepGame({ ...game, id, createdAt: now, touchedAt: now }, entries)
  return id
}

export const removeGame = async (id: string): Promise<void> => (await openLibrary()).remove(id)

export const touchGame = async (id: string, card: GameCard, touchedAt: number): Promise<void> =>
  (await openLibrary()).change(id, { card, touchedAt })

export const keepSeats = async (id: string, seats: readonly LocalSeat[]): Promise<void> =>
  (await openLibrary()).change(id, { seats })

export const entriesFor = async (id: string): Promise<readonly Entry<unknown>[]> => (await openLibrary()).entries(id)
