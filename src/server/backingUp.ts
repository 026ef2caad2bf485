import { statSync } from 'node:fs'
import { backupFileIn, backupInto, backupTo, restoreFrom, salvageTo } from './backup.ts'
import { CannotDo } from './cannotDo.ts'
import { closing, type Parts } from './keeper.ts'
import { sayMissing } from './listing.ts'
import { fileOf } from './persistence/folder.ts'
import { noteBackup, noteDump } from './persistence/lastBackup.ts'
import { openPostgres } from './persistence/postgres.ts'
import { isDamage } from './persistence/storeFailed.ts'

/** A database has tools of its own, made for it, which copy it whole while it is written to. */
const folderOf = ({ DATA_DIR, DATABASE_URL }: Parts['config']): string => {
  if (DATABASE_URL === null) return DATA_DIR
  throw new CannotDo('The tables are in PostgreSQL: use pg_dump and pg_restore, as docs/hosting.md tells.')
}

/** How many backups a folder holds at most. */
const keptOf = (word: string | undefined): number => {
  const keep = Number(word)
  if (word === undefined) return Number.POSITIVE_INFINITY
  if (!/^\d+$/.test(word) || keep < 1) throw new CannotDo('--keep needs a number of backups, from 1 on.')
  return keep
}

/** Those of before stay: they may hold what is missing now. */
const salvaged = async (parts: Parts, folder: string, file: string): Promise<boolean> => {
  const { tables, missing } = await salvageTo(fileOf(folder), file)
  parts.say(`${file}: ${tables} tables`)
  return sayMissing(parts, missing)
}

/** Whether all of it could be read. */
export const backup = async (parts: Parts, to: string, keep: string | undefined): Promise<boolean> => {
  const { config, now, say } = parts
  const folder = folderOf(config)
  const isFolder = statSync(to, { throwIfNoEntry: false })?.isDirectory() === true
  if (keep !== undefined && !isFolder) throw new CannotDo(`--keep needs a folder of backups: ${to} is none.`)
  const most = keptOf(keep)
  const file = isFolder ? backupFileIn(to, now) : to
  try {
    const tables = isFolder ? backupInto(folder, to, now, most).tables : backupTo(folder, file)
    say(`${file}: ${tables} tables`)
  } catch (error) {
    if (isDamage(error)) return salvaged(parts, folder, file)
    throw error
  }
  try {
    noteBackup(folder, now)
  } catch {
    say(`The backup is whole; that it was made could not be noted in ${folder}, so the metrics do not show it.`)
  }
  return true
}

/** Of a database, by its own tools: only that it was done is kept. */
export const noteDumped = async ({ config, now, say }: Parts): Promise<void> => {
  if (config.DATABASE_URL === null) throw new CannotDo('The tables are in a file: "backup FILE" copies it, and notes it itself.')
  await closing(await openPostgres({ url: config.DATABASE_URL, onFault: console.error }), ({ sql }) => noteDump(sql, now))
  say('noted that the database was copied just now')
}

export const restore = ({ config, say }: Parts, file: string): void =>
  say(`${restoreFrom(folderOf(config), file)} tables restored from ${file}`)
