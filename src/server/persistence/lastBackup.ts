import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { giveToOwnerOf } from './owner.ts'
import { countIn, type Sql } from './sql.ts'

const markOf = (folder: string): string => join(folder, 'tables.backup')

/** Beside the file, which a backup does not touch. Milliseconds. */
export const noteBackup = (folder: string, at: number): void => {
  writeFileSync(markOf(folder), `${at}\n`, { mode: 0o600 })
  giveToOwnerOf(folder, markOf(folder))
}

/** Nothing when there was none. */
export const lastBackupIn = (folder: string): number => {
  try {
    return Number(readFileSync(markOf(folder), 'utf8')) || 0
  } catch {
    return 0
  }
}

/** Of the rows that are written to see whether one can, the one that tells when the database was last copied. */
const ROW = 2

export const noteDump = ({ change }: Sql, at: number): Promise<number> =>
  change(
    'INSERT INTO pulse VALUES (CAST(? AS INTEGER), CAST(? AS BIGINT)) ON CONFLICT (id) DO UPDATE SET beats = excluded.beats',
    ROW,
    at,
  )

export const lastDump = ({ rows }: Pick<Sql, 'rows'>): Promise<number> =>
  countIn(rows('SELECT beats FROM pulse WHERE id = CAST(? AS INTEGER)', ROW))
