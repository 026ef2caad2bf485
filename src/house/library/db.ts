import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { CellId, Genre, Phase } from '../../games/tmr/rules/public.ts'
import type { Entry } from '../../kit/log.ts'

/** What the list of dreamers shows without opening a room. */
export interface DreamerCard {
  readonly name: string
  readonly reve: number
  readonly dream: number
  readonly phase: Phase
  /** Null while lost. */
  readonly position: CellId | null
  readonly genre: Genre
}

/** A dreamer kept in this browser: the setup of their table, with the entries beside it. */
export interface DreamerRecord {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly setup: unknown
  readonly card: DreamerCard
  readonly createdAt: number
  readonly touchedAt: number
}

interface Schema extends DBSchema {
  dreamers: { key: string; value: DreamerRecord }
  entries: { key: [string, number]; value: { readonly owner: string; readonly seq: number; readonly entry: Entry<unknown> } }
}

export type LibraryDb = IDBPDatabase<Schema>

let opening: Promise<LibraryDb> | null = null

export const openLibrary = (): Promise<LibraryDb> => {
  opening ??= openDB<Schema>('demi-reve', 1, {
    upgrade: (db) => {
      db.createObjectStore('dreamers', { keyPath: 'id' })
      db.createObjectStore('entries', { keyPath: ['owner', 'seq'] })
    },
  })
  return opening
}

/** All entries of one dreamer, whatever their number. */
export const entriesOf = (id: string, after = 0): IDBKeyRange =>
  IDBKeyRange.bound([id, after], [id, Number.MAX_SAFE_INTEGER], true)
