import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'libsql'
import { isBusy } from './database.ts'
import { giveToOwnerOf } from './owner.ts'

export class FolderInUse extends Error {}

/** A folder of tables that is this process's alone until it is given up. */
export interface Folder {
  /** The file of the tables. */
  readonly file: string
  giveUp(): void
}

export const fileOf = (folder: string): string => join(folder, 'tables.db')

/** A lock of the system on a file of its own: it ends with the process, however that ends. */
const lock = (file: string): Database.Database => {
  closeSync(openSync(file, 'a', 0o600))
  giveToOwnerOf(dirname(file), file)
  const database = new Database(file)
  database.exec('PRAGMA locking_mode = EXCLUSIVE')
  database.exec('BEGIN EXCLUSIVE')
  return database
}

/** Throws `FolderInUse` while another process has it. */
export const takeFolder = (folder: string): Folder => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  try {
    const held = lock(join(folder, 'tables.lock'))
    return { file: fileOf(folder), giveUp: () => held.close() }
  } catch (error) {
    if (isBusy(error)) throw new FolderInUse(`Another server is running on the folder ${folder}`)
    throw error
  }
}
