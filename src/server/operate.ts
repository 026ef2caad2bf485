import { chmodSync, existsSync, writeFileSync } from 'node:fs'
import { isRefusal } from '../kit/refusal.ts'
import { backupTo, restoreFrom } from './backup.ts'
import { CannotDo } from './cannotDo.ts'
import type { Config } from './config.ts'
import type { Games } from './games.ts'
import { moveAll } from './moving.ts'
import { type Folder, FolderInUse, fileOf, takeFolder } from './persistence/folder.ts'
import { type KeptTable, listTables } from './persistence/keptTables.ts'
import { openPostgres } from './persistence/postgres.ts'
import { openSqlite } from './persistence/sqlite.ts'
import type { Store } from './persistence/store.ts'
import { createTableFiles } from './persistence/tableFile.ts'

type Settings = Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'FORGOTTEN_DAYS'>

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
npm run -s tables -- restore FILE       into a folder without tables; the server must be stopped
npm run -s tables -- move to-postgres   everything from DATA_DIR into an empty DATABASE_URL; the server must be stopped
npm run -s tables -- move to-sqlite     everything from DATABASE_URL into an empty DATA_DIR; the servers must be stopped`

const DAY = 86_400_000

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

const lineOf = ({ id, name, madeAt, openedAt, entries, bytes }: KeptTable): string =>
  `${id}  made ${dayOf(madeAt)}  opened ${dayOf(openedAt)}  ${entries} entries  ${Math.ceil(bytes / 1024)} KB  ${name}`

const openKept = ({ DATA_DIR, DATABASE_URL }: Settings): Promise<Store> => {
  if (DATABASE_URL !== null) return openPostgres({ url: DATABASE_URL, onFault: console.error })
  if (!existsSync(fileOf(DATA_DIR))) throw new CannotDo(`There are no tables in ${DATA_DIR}: set DATA_DIR to their folder.`)
  return openSqlite(fileOf(DATA_DIR))
}

const within = async <Result>(settings: Settings, use: (store: Store) => Promise<Result>): Promise<Result> => {
  const store = await openKept(settings)
  try {
    return await use(store)
  } finally {
    await store.close()
  }
}

const isForgotten =
  ({ config, now }: Parts) =>
  ({ openedAt }: KeptTable): boolean =>
    now - openedAt >= config.FORGOTTEN_DAYS * DAY

const list = (parts: Parts, which: string | undefined): Promise<void> =>
  within(parts.config, async ({ sql }) => {
    const all = await listTables(sql)
    const shown = which === 'forgotten' ? all.filter(isForgotten(parts)) : all
    for (const table of shown) parts.say(lineOf(table))
    parts.say(`${shown.length} of ${all.length} tables`)
  })

const exportTo = ({ games, config, now, say }: Parts, id: string, file: string): Promise<void> =>
  within(config, async ({ sql }) => {
    if (existsSync(file)) throw new CannotDo(`${file} is there already: choose another name.`)
    const table = await createTableFiles(sql, games)(id, now)
    if (isRefusal(table)) throw new CannotDo(`There is no table ${id} that can be read: ${JSON.stringify(table)}`)
    writeFileSync(file, table.save.join(''), { mode: 0o600 })
    chmodSync(file, 0o600)
    const whole = table.entries === table.of
    say(`${file}: ${table.entries} entries${whole ? '' : ` of ${table.of}; the next one cannot be read`}`)
  })

const takeAlone = (folder: string): Folder => {
  try {
    return takeFolder(folder)
  } catch (error) {
    if (error instanceof FolderInUse) throw new CannotDo('The server is running: stop it first, then remove tables.')
    throw error
  }
}

/** A server alone keeps open tables in memory: nothing is taken from under it. Those that share tables hear of it. */
const withoutServer = async <Result>({ DATA_DIR, DATABASE_URL }: Settings, job: () => Promise<Result>): Promise<Result> => {
  if (DATABASE_URL !== null) return job()
  const folder = takeAlone(DATA_DIR)
  try {
    return await job()
  } finally {
    folder.giveUp()
  }
}

const remove = (parts: Parts, ids: readonly string[]): Promise<void> =>
  withoutServer(parts.config, () =>
    within(parts.config, async ({ sql, together }) => {
      const all = await listTables(sql)
      const doomed = ids[0] === 'forgotten' ? all.filter(isForgotten(parts)) : all.filter(({ id }) => ids.includes(id))
      const unknown = ids.filter((id) => id !== 'forgotten' && !all.some((table) => table.id === id))
      if (unknown.length > 0) throw new CannotDo(`There is no table ${unknown.join(', ')}: nothing was removed.`)
      for (const { id } of doomed) await together(id, ({ registry }) => registry.removeTable(id))
      for (const table of doomed) parts.say(`removed ${lineOf(table)}`)
      parts.say(`${doomed.length} of ${all.length} tables removed`)
    }),
  )

/** A database has tools of its own, made for it, which copy it whole while it is written to. */
const folderOf = ({ DATA_DIR, DATABASE_URL }: Settings): string => {
  if (DATABASE_URL === null) return DATA_DIR
  throw new CannotDo('The tables are in PostgreSQL: use pg_dump and pg_restore, as docs/hosting.md tells.')
}

/** One command of the keeper of the server. */
export const operate = async (words: readonly string[], parts: Parts): Promise<void> => {
  const [verb, first, second] = words
  if (verb === 'list' && (first === undefined || first === 'forgotten')) await list(parts, first)
  else if (verb === 'export' && first && second) await exportTo(parts, first, second)
  else if (verb === 'remove' && first) await remove(parts, words.slice(1))
  else if (verb === 'move' && (first === 'to-postgres' || first === 'to-sqlite')) await moveAll(first, parts.config, parts.say)
  else if (verb === 'backup' && first) parts.say(`${first}: ${backupTo(folderOf(parts.config), first)} tables`)
  else if (verb === 'restore' && first) parts.say(`${restoreFrom(folderOf(parts.config), first)} tables restored from ${first}`)
  else throw new CannotDo(USAGE)
}
