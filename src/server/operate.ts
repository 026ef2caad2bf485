import { chmodSync, existsSync, writeFileSync } from 'node:fs'
import { isRefusal } from '../kit/refusal.ts'
import { backupTo, restoreFrom } from './backup.ts'
import { CannotDo } from './cannotDo.ts'
import type { Config } from './config.ts'
import type { Games } from './games.ts'
import { type Database, openDatabase } from './persistence/database.ts'
import { FolderInUse, fileOf, takeFolder } from './persistence/folder.ts'
import { type KeptTable, listTables } from './persistence/keptTables.ts'
import { createRegistry } from './persistence/registry.ts'
import { createTableFiles } from './persistence/tableFile.ts'

type Settings = Pick<Config, 'DATA_DIR' | 'FORGOTTEN_DAYS'>

interface Parts {
  readonly games: Games
  readonly config: Settings
  readonly now: number
  readonly say: (line: string) => void
}

export const USAGE = `npm run -s tables -- list               all tables, the longest unvisited first
npm run -s tables -- list forgotten     those that nobody opened for FORGOTTEN_DAYS days
npm run -s tables -- export ID FILE     a save of one table, up to its first unreadable entry; also while the server runs
npm run -s tables -- remove ID…         for good; the server must be stopped
npm run -s tables -- remove forgotten   all that "list forgotten" shows
npm run -s tables -- backup FILE        everything, in one file; also while the server runs
npm run -s tables -- restore FILE       into a folder without tables; the server must be stopped`

const DAY = 86_400_000

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

const lineOf = ({ id, name, madeAt, openedAt, entries, bytes }: KeptTable): string =>
  `${id}  made ${dayOf(madeAt)}  opened ${dayOf(openedAt)}  ${entries} entries  ${Math.ceil(bytes / 1024)} KB  ${name}`

const within = <Result>({ DATA_DIR }: Settings, use: (database: Database.Database) => Result): Result => {
  if (!existsSync(fileOf(DATA_DIR))) throw new CannotDo(`There are no tables in ${DATA_DIR}: set DATA_DIR to their folder.`)
  const database = openDatabase(fileOf(DATA_DIR))
  try {
    return use(database)
  } finally {
    database.close()
  }
}

const isForgotten =
  ({ config, now }: Parts) =>
  ({ openedAt }: KeptTable): boolean =>
    now - openedAt >= config.FORGOTTEN_DAYS * DAY

const list = (parts: Parts, which: string | undefined): void =>
  within(parts.config, (database) => {
    const all = listTables(database)
    const shown = which === 'forgotten' ? all.filter(isForgotten(parts)) : all
    for (const table of shown) parts.say(lineOf(table))
    parts.say(`${shown.length} of ${all.length} tables`)
  })

const exportTo = ({ games, config, now, say }: Parts, id: string, file: string): void =>
  within(config, (database) => {
    if (existsSync(file)) throw new CannotDo(`${file} is there already: choose another name.`)
    const table = createTableFiles(database, games)(id, now)
    if (isRefusal(table)) throw new CannotDo(`There is no table ${id} that can be read: ${JSON.stringify(table)}`)
    writeFileSync(file, table.save, { mode: 0o600 })
    chmodSync(file, 0o600)
    const whole = table.entries === table.of
    say(`${file}: ${table.entries} entries${whole ? '' : ` of ${table.of}; the next one cannot be read`}`)
  })

/** The server keeps open tables in memory: nothing is taken from under it. */
const withoutServer = <Result>({ DATA_DIR }: Settings, job: () => Result): Result => {
  try {
    const folder = takeFolder(DATA_DIR)
    try {
      return job()
    } finally {
      folder.giveUp()
    }
  } catch (error) {
    if (error instanceof FolderInUse) throw new CannotDo('The server is running: stop it first, then remove tables.')
    throw error
  }
}

const remove = (parts: Parts, ids: readonly string[]): void =>
  withoutServer(parts.config, () =>
    within(parts.config, (database) => {
      const all = listTables(database)
      const doomed = ids[0] === 'forgotten' ? all.filter(isForgotten(parts)) : all.filter(({ id }) => ids.includes(id))
      const unknown = ids.filter((id) => id !== 'forgotten' && !all.some((table) => table.id === id))
      if (unknown.length > 0) throw new CannotDo(`There is no table ${unknown.join(', ')}: nothing was removed.`)
      const registry = createRegistry(database)
      for (const { id } of doomed) registry.removeTable(id)
      for (const table of doomed) parts.say(`removed ${lineOf(table)}`)
      parts.say(`${doomed.length} of ${all.length} tables removed`)
    }),
  )

/** One command of the keeper of the server. */
export const operate = (words: readonly string[], parts: Parts): void => {
  const [verb, first, second] = words
  if (verb === 'list' && (first === undefined || first === 'forgotten')) list(parts, first)
  else if (verb === 'export' && first && second) exportTo(parts, first, second)
  else if (verb === 'remove' && first) remove(parts, words.slice(1))
  else if (verb === 'backup' && first) parts.say(`${first}: ${backupTo(parts.config.DATA_DIR, first)} tables`)
  else if (verb === 'restore' && first)
    parts.say(`${parts.config.DATA_DIR}: ${restoreFrom(parts.config.DATA_DIR, first)} tables restored`)
  else throw new CannotDo(USAGE)
}
