import { copyFileSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type Database from 'libsql'
import { CannotDo } from './cannotDo.ts'
import { closeDatabase, copyInto, openDatabase } from './persistence/database.ts'
import { FolderInUse, fileOf, takeFolder } from './persistence/folder.ts'
import { OtherLayout } from './persistence/migration.ts'
import { giveToOwnerOf, isThere } from './persistence/owner.ts'
import { openFile, readSqlite } from './persistence/reading.ts'
import { salvage } from './persistence/salvage.ts'
import { openSqlite } from './persistence/sqlite.ts'
import { partOf, whole } from './persistence/wholeFile.ts'

const countTables = (database: Database.Database): number =>
  Number((database.prepare('SELECT count(*) FROM tables').raw().get() as unknown[])[0])

/** One file with everything, as it stands at this moment and in its own layout; also while the server runs. */
export const backupTo = (folder: string, file: string): number => {
  if (!isThere(fileOf(folder))) throw new CannotDo(`There are no tables in ${folder}: set DATA_DIR to their folder.`)
  if (isThere(file)) throw new CannotDo(`${file} is there already: choose another name.`)
  const database = openFile(fileOf(folder))
  try {
    return whole(file, (part) => {
      copyInto(database, part)
      return countTables(database)
    })
  } finally {
    database.close()
  }
}

const HALF = partOf('')

/** Names of our own making: nothing else in a folder of backups is ever removed. */
const OWN_NAME = /^demi-reve-\d{4}-\d\d-\d\dT\d{6}Z\.db(\.part)?$/

export const backupFileIn = (into: string, now: number): string =>
  join(into, `demi-reve-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '')}Z.db`)

/** A backup in that folder, named by its time; of those before as many stay as make `keep` with it. */
export const backupInto = (folder: string, into: string, now: number, keep: number): { file: string; tables: number } => {
  const file = backupFileIn(into, now)
  const tables = backupTo(folder, file)
  const names = readdirSync(into).filter((name) => OWN_NAME.test(name))
  // What a power cut left of one that was being made goes, too.
  const [halves, wholes] = [names.filter((name) => name.endsWith(HALF)), names.filter((name) => !name.endsWith(HALF))]
  for (const old of [...halves, ...wholes.toSorted().slice(0, -keep)]) rmSync(join(into, old))
  return { file, tables }
}

/** Where the file cannot be copied as it is: everything of it that can be read, in a sound one. */
export const salvageTo = async (damaged: string, file: string): ReturnType<typeof salvage> => {
  const from = readSqlite(damaged)
  const part = partOf(file)
  try {
    rmSync(part, { force: true })
    const to = await openSqlite(part)
    const saved = await salvage(from.sql, to).finally(() => to.close())
    renameSync(part, file)
    return saved
  } finally {
    rmSync(part, { force: true })
    await from.close()
  }
}

const openCopy = (copy: string, file: string): Database.Database => {
  try {
    return openDatabase(copy)
  } catch (error) {
    if (error instanceof OtherLayout) throw new CannotDo(`${file} was written by a newer version: restore it with that one.`)
    throw new CannotDo(`${file} is no backup that can be read: nothing was restored.`)
  }
}

/** Read whole before it is taken for the tables. */
const check = (database: Database.Database, file: string): number => {
  try {
    const word = String((database.prepare('PRAGMA integrity_check').raw().get() as unknown[])[0])
    if (word !== 'ok') throw new CannotDo(`${file} is damaged: nothing was restored.`)
    return countTables(database)
  } finally {
    closeDatabase(database)
  }
}

/** What is written and not in the file yet: read with whichever file stands beside it. */
const logOf = (folder: string): string => `${fileOf(folder)}-wal`

const takeEmpty = (folder: string): { giveUp(): void } => {
  try {
    const taken = takeFolder(folder)
    if (![fileOf(folder), logOf(folder)].some(existsSync)) return taken
    taken.giveUp()
  } catch (error) {
    if (error instanceof FolderInUse) throw new CannotDo('The server is running: stop it first, then restore.')
    throw error
  }
  if (!existsSync(fileOf(folder)))
    throw new CannotDo(
      `${logOf(folder)} is there still, with the last of what a killed server wrote: move it to the file it belongs to.`,
    )
  throw new CannotDo(`${fileOf(folder)} is there already: move it away, or set DATA_DIR to an empty folder.`)
}

/** Into a folder without tables: nothing is ever written over. */
export const restoreFrom = (folder: string, file: string): number => {
  if (!isThere(file)) throw new CannotDo(`There is no file ${file}.`)
  const taken = takeEmpty(folder)
  const copy = `${fileOf(folder)}.restoring`
  try {
    copyFileSync(file, copy)
    const tables = check(openCopy(copy, file), file)
    giveToOwnerOf(folder, copy)
    renameSync(copy, fileOf(folder))
    return tables
  } finally {
    rmSync(copy, { force: true })
    taken.giveUp()
  }
}
