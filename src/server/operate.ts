import { chmodSync, statSync, writeFileSync } from 'node:fs'
import { isRefusal } from '../kit/refusal.ts'
import { backupFileIn, backupInto, backupTo, restoreFrom, salvageTo } from './backup.ts'
import { CannotDo } from './cannotDo.ts'
import type { Config } from './common/config.ts'
import type { Games } from './common/games.ts'
import { moveAll, needNobody } from './moving.ts'
import { type Folder, FolderInUse, fileOf, takeFolder } from './persistence/folder.ts'
import { type KeptTable, listTables } from './persistence/keptTables.ts'
import { noteBackup, noteDump } from './persistence/lastBackup.ts'
import { type Migration, migrationLine } from './persistence/migration.ts'
import { isThere } from './persistence/owner.ts'
import { openPostgres } from './persistence/postgres.ts'
import { type Reading, readPostgres, readSqlite } from './persistence/reading.ts'
import { surveyReadable } from './persistence/salvage.ts'
import { openSqlite } from './persistence/sqlite.ts'
import type { Store } from './persistence/store.ts'
import { isDamage } from './persistence/storeFailed.ts'
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
npm run -s tables -- remove ID…         for good; every server must be stopped
npm run -s tables -- remove forgotten   all that "list forgotten" shows; with --dry-run only says which
npm run -s tables -- backup FILE        everything, in one file; also while the server runs
npm run -s tables -- backup FOLDER      the same, named by its time; with --keep 14 only the last 14 of those stay
npm run -s tables -- backup noted       that a database was just copied by its own tools, for the metrics
npm run -s tables -- restore FILE       into a folder without tables; the server must be stopped
npm run -s tables -- move to-postgres   everything from DATA_DIR into an empty DATABASE_URL; the server must be stopped
npm run -s tables -- move to-sqlite     everything from DATABASE_URL into an empty DATA_DIR; the servers must be stopped`

const DAY = 86_400_000

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

const lineOf = ({ id, name, madeAt, openedAt, entries, bytes }: KeptTable): string =>
  `${id}  made ${dayOf(madeAt)}  opened ${dayOf(openedAt)}  ${entries} entries  ${Math.ceil(bytes / 1024)} KB  ${name}`

const needTables = (folder: string): string => {
  if (!isThere(fileOf(folder))) throw new CannotDo(`There are no tables in ${folder}: set DATA_DIR to their folder.`)
  return fileOf(folder)
}

const closing = async <Kept extends { close(): Promise<void> }, Result>(
  kept: Kept,
  use: (kept: Kept) => Promise<Result>,
): Promise<Result> => {
  try {
    return await use(kept)
  } finally {
    await kept.close()
  }
}

/** As it is, whoever serves it meanwhile. */
const reading = async <Result>({ DATA_DIR, DATABASE_URL }: Settings, use: (kept: Reading) => Promise<Result>): Promise<Result> =>
  closing(DATABASE_URL === null ? readSqlite(needTables(DATA_DIR)) : await readPostgres(DATABASE_URL), use)

const isForgotten =
  ({ config, now }: Parts) =>
  ({ openedAt }: KeptTable): boolean =>
    now - openedAt >= config.FORGOTTEN_DAYS * DAY

/** Of a damaged file, what can be read. */
const listAll = (sql: Reading['sql'], knowsOpened: boolean): ReturnType<typeof surveyReadable> =>
  listTables(sql, knowsOpened).then(
    (tables) => ({ tables, missing: [] }),
    (error) => {
      if (!isDamage(error)) throw error
      return surveyReadable(sql, knowsOpened)
    },
  )

const sayMissing = ({ say }: Parts, missing: readonly string[]): void => {
  if (missing.length > 0) say('The file of the tables is damaged. Missing:')
  for (const line of missing) say(`  ${line}`)
}

const list = (parts: Parts, which: string | undefined): Promise<void> =>
  reading(parts.config, async ({ sql, knowsOpened }) => {
    const { tables: all, missing } = await listAll(sql, knowsOpened)
    const shown = which === 'forgotten' ? all.filter(isForgotten(parts)) : all
    for (const table of shown) parts.say(lineOf(table))
    parts.say(`${shown.length} of ${all.length} tables`)
    sayMissing(parts, missing)
  })

const exportTo = ({ games, config, now, say }: Parts, id: string, file: string): Promise<void> =>
  reading(config, async ({ sql }) => {
    if (isThere(file)) throw new CannotDo(`${file} is there already: choose another name.`)
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

/** Open tables are kept in memory: nothing is taken from under a server, nor from under several. */
const withoutServer = async ({ config, say }: Parts, job: (store: Store) => Promise<void>): Promise<void> => {
  const { DATA_DIR, DATABASE_URL } = config
  const onMigration = (migration: Migration): void => say(migrationLine(migration))
  if (DATABASE_URL !== null) {
    const store = await openPostgres({ url: DATABASE_URL, onFault: console.error, onMigration })
    return closing(store, async () => {
      await needNobody(store, 'remove tables')
      await job(store)
    })
  }
  const file = needTables(DATA_DIR)
  const folder = takeAlone(DATA_DIR)
  try {
    await closing(await openSqlite(file, onMigration), job)
  } finally {
    folder.giveUp()
  }
}

/** Those that are named, or all that are forgotten. */
const doomedOf = (parts: Parts, all: readonly KeptTable[], ids: readonly string[]): readonly KeptTable[] => {
  const unknown = ids.filter((id) => id !== 'forgotten' && !all.some((table) => table.id === id))
  if (unknown.length > 0) throw new CannotDo(`There is no table ${unknown.join(', ')}: nothing was removed.`)
  return ids.includes('forgotten') ? all.filter(isForgotten(parts)) : all.filter(({ id }) => ids.includes(id))
}

const showDoomed = (parts: Parts, ids: readonly string[]): Promise<void> =>
  reading(parts.config, async ({ sql, knowsOpened }) => {
    const all = await listTables(sql, knowsOpened)
    const doomed = doomedOf(parts, all, ids)
    for (const table of doomed) parts.say(`would remove ${lineOf(table)}`)
    parts.say(`${doomed.length} of ${all.length} tables would be removed`)
  })

const remove = (parts: Parts, ids: readonly string[]): Promise<void> =>
  withoutServer(parts, async ({ sql, together }) => {
    const all = await listTables(sql)
    const doomed = doomedOf(parts, all, ids)
    for (const { id } of doomed) await together(id, ({ registry }) => registry.removeTable(id))
    for (const table of doomed) parts.say(`removed ${lineOf(table)}`)
    parts.say(`${doomed.length} of ${all.length} tables removed`)
  })

/** A database has tools of its own, made for it, which copy it whole while it is written to. */
const folderOf = ({ DATA_DIR, DATABASE_URL }: Settings): string => {
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
const salvaged = async (parts: Parts, folder: string, file: string): Promise<void> => {
  const { tables, missing } = await salvageTo(fileOf(folder), file)
  parts.say(`${file}: ${tables} tables`)
  sayMissing(parts, missing)
}

const backup = async (parts: Parts, to: string, keep: string | undefined): Promise<void> => {
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
}

/** Of a database, by its own tools: only that it was done is kept. */
const noteDumped = async ({ config, now, say }: Parts): Promise<void> => {
  if (config.DATABASE_URL === null) throw new CannotDo('The tables are in a file: "backup FILE" copies it, and notes it itself.')
  await closing(await openPostgres({ url: config.DATABASE_URL, onFault: console.error }), ({ sql }) => noteDump(sql, now))
  say('noted that the database was copied just now')
}

/** What follows a word like --keep, and the words without it. */
const takeOption = (words: readonly string[], name: string): readonly [value: string | undefined, rest: readonly string[]] => {
  const at = words.indexOf(name)
  return at < 0 ? [undefined, words] : [words[at + 1] ?? '', words.toSpliced(at, 2)]
}

/** One command of the keeper of the server. */
export const operate = async (words: readonly string[], parts: Parts): Promise<void> => {
  const [keep, plain] = takeOption(words, '--keep')
  const [verb, first, second] = plain
  const named = plain.slice(1).filter((word) => word !== '--dry-run')
  if (verb === 'list' && (first === undefined || first === 'forgotten')) await list(parts, first)
  else if (verb === 'export' && first && second) await exportTo(parts, first, second)
  else if (verb === 'remove' && named.length > 0) await (words.includes('--dry-run') ? showDoomed : remove)(parts, named)
  else if (verb === 'move' && (first === 'to-postgres' || first === 'to-sqlite')) await moveAll(first, parts.config, parts.say)
  else if (verb === 'backup' && first === 'noted') await noteDumped(parts)
  else if (verb === 'backup' && first) await backup(parts, first, keep)
  else if (verb === 'restore' && first) parts.say(`${restoreFrom(folderOf(parts.config), first)} tables restored from ${first}`)
  else throw new CannotDo(USAGE)
}
