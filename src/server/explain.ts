import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { CannotDo } from './cannotDo.ts'
import { BadConfig, type Config } from './common/config.ts'
import { explainDatabase } from './persistence/explainDatabase.ts'
import { FolderInUse, fileOf } from './persistence/folder.ts'
import { OtherLayout } from './persistence/migration.ts'
import { NoTables } from './persistence/reading.ts'

type Failure = Error & { readonly code?: unknown; readonly path?: unknown }

const nameOf = (uid: number): string => {
  try {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((one) => one.split(':')[2] === `${uid}`)
    return line?.split(':')[0] ?? `user ${uid}`
  } catch {
    return `user ${uid}`
  }
}

/** Of a file, or of the nearest folder above it that can be looked at. */
const ownerOf = (path: string): string => {
  try {
    return `${path} belongs to ${nameOf(statSync(path).uid)}`
  } catch {
    return dirname(path) === path ? `${path} cannot be looked at` : ownerOf(dirname(path))
  }
}

const noRight = (path: string): string =>
  `No right to read or write ${path}: ${ownerOf(path)}. Run this as that user (sudo -u …), or as one who may.`

/** What the system calls the reasons not to read or write. */
const REASONS: Readonly<Record<string, (path: string) => string>> = {
  EACCES: noRight,
  EPERM: noRight,
  EROFS: (path) => `${path} is on a file system that can only be read.`,
  ENOENT: (path) => `There is no ${path}, or no folder for it: make the folder first.`,
  ENOTDIR: (path) => `${path} is not in a folder.`,
  EISDIR: (path) => `${path} is a folder, not a file.`,
  ENOSPC: (path) => `The disk of ${path} is full: nothing was changed.`,
  EDQUOT: (path) => `The disk of ${path} is full for this user: nothing was changed.`,
  SQLITE_FULL: (path) => `The disk of ${path} is full: nothing was changed.`,
  SQLITE_BUSY: (path) => `${path} is busy with another program: try again.`,
  SQLITE_READONLY: noRight,
  SQLITE_CANTOPEN: noRight,
  SQLITE_CORRUPT: (path) => `${path} is damaged: restore a backup, or export what can be read of each table.`,
  SQLITE_NOTADB: (path) => `${path} is no file of tables, or its beginning is destroyed: restore a backup.`,
}

const portOf = (error: Failure): string => ('port' in error ? `${error.port}` : 'asked for')

/** Where the library itself finds no word: 14 is a file that cannot be opened. */
const isShut = ({ message }: Failure): boolean => /Unable to open connection.*: 14\b/.test(message)

type Settings = Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>

/** What went wrong, in a sentence with what to do; null when nobody thought of it. */
export const explain = (error: unknown, { DATA_DIR, DATABASE_URL }: Settings): string | null => {
  if (!(error instanceof Error)) return null
  if (error instanceof CannotDo || error instanceof BadConfig || error instanceof NoTables) return error.message
  const failure: Failure = error
  if (failure.code === 'EADDRINUSE') return `Port ${portOf(failure)} is in use: set PORT, or METRICS_PORT, to another one.`
  if (failure.code === 'EACCES' && 'port' in failure)
    return `No right to use port ${portOf(failure)}: set PORT to one above 1023.`
  const database = DATABASE_URL !== null && explainDatabase(error, DATABASE_URL)
  if (database) return database
  if (error instanceof OtherLayout)
    return `${error.message}: use that version, or tables it has not touched (a copy from before its first start is kept beside them).`
  if (error instanceof FolderInUse) return `${error.message}: stop it first, or set DATA_DIR to another folder.`
  const path = typeof failure.path === 'string' ? failure.path : fileOf(DATA_DIR)
  return isShut(failure) ? noRight(path) : (REASONS[`${failure.code}`]?.(path) ?? null)
}
