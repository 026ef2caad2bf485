import { closeSync, copyFileSync, existsSync, openSync, renameSync, rmSync } from 'node:fs'
import type Database from 'libsql'
import { CannotDo } from './cannotDo.ts'
import { closeDatabase, OtherLayout, openDatabase } from './persistence/database.ts'
import { FolderInUse, fileOf, takeFolder } from './persistence/folder.ts'

const numberIn = (database: Database.Database, question: string): number =>
  Number((database.prepare(question).raw().get() as unknown[])[0])

const countTables = (database: Database.Database): number => numberIn(database, 'SELECT count(*) FROM tables')

/** One file with everything, as it stands at this moment; also while the server runs. */
export const backupTo = (folder: string, file: string): number => {
  if (!existsSync(fileOf(folder))) throw new CannotDo(`There are no tables in ${folder}: set DATA_DIR to their folder.`)
  if (existsSync(file)) throw new CannotDo(`${file} is there already: choose another name.`)
  // Everything a table hides is in it: it is its owner's alone from the first byte.
  closeSync(openSync(file, 'wx', 0o600))
  const database = openDatabase(fileOf(folder))
  try {
    database.prepare('VACUUM INTO ?').run(file)
    return countTables(database)
  } catch (error) {
    rmSync(file, { force: true })
    throw error
  } finally {
    database.close()
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

const takeEmpty = (folder: string): { giveUp(): void } => {
  try {
    const taken = takeFolder(folder)
    if (!existsSync(fileOf(folder))) return taken
    taken.giveUp()
  } catch (error) {
    if (error instanceof FolderInUse) throw new CannotDo('The server is running: stop it first, then restore.')
    throw error
  }
  throw new CannotDo(`${fileOf(folder)} is there already: move it away, or set DATA_DIR to an empty folder.`)
}

/** Into a folder without tables: nothing is ever written over. */
export const restoreFrom = (folder: string, file: string): number => {
  if (!existsSync(file)) throw new CannotDo(`There is no file ${file}.`)
  const taken = takeEmpty(folder)
  const copy = `${fileOf(folder)}.restoring`
  try {
    copyFileSync(file, copy)
    const tables = check(openCopy(copy, file), file)
    renameSync(copy, fileOf(folder))
    return tables
  } finally {
    rmSync(copy, { force: true })
    taken.giveUp()
  }
}
