import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Entry } from '../../kit/log.ts'
import type { GameCard } from '../face/face.ts'

/** A game kept in this browser: the setup of its table, with the entries beside it. */
export interface SavedGame {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly setup: unknown
  readonly card: GameCard
  readonly createdAt: number
  readonly touchedAt: number
}

interface Schema extends DBSchema {
  dreamers: { key: string; value: SavedGame }
  entries: { key: [string, number]; value: { readonly owner: string; readonly seq: number; readonly entry: Entry<unknown> } }
}

export type LibraryDb = IDBPDatabase<Schema>

/** Games with their entries, under a name of their own in this browser. */
const libraryNamed = (name: string): (() => Promise<LibraryDb>) => {
  let opening: Promise<LibraryDb> | null = null
  return () => {
    opening ??= openDB<Schema>(name, 1, {
      upgrade: (db) => {
        db.createObjectStore('dreamers', { keyPath: 'id' })
        db.createObjectStore('entries', { keyPath: ['owner', 'seq'] })
      },
    })
    return opening
  }
}

export const openLibrary = libraryNamed('demi-reve')
/** What is begun for practice: it stands on no shelf. */
export const openExercises = libraryNamed('demi-reve-exercises')

/** All entries of one game, whatever their number. */
export const entriesOf = (id: string, after = 0): IDBKeyRange =>
  IDBKeyRange.bound([id, after], [id, Number.MAX_SAFE_INTEGER], true)
