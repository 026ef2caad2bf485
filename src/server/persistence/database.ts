import { chmodSync, closeSync, existsSync, openSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import Database from 'libsql'
import AsyncDatabase from 'libsql/promise'
import { type Migration, otherLayout } from './migration.ts'
import { giveToOwnerOf } from './owner.ts'
import type { Row, Value } from './sql.ts'

const SCHEMA = `
CREATE TABLE IF NOT EXISTS tables (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  game TEXT NOT NULL,
  rules INTEGER NOT NULL,
  setup TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  codes INTEGER NOT NULL,
  players TEXT NOT NULL UNIQUE,
  spectators TEXT NOT NULL UNIQUE
) STRICT;
CREATE TABLE IF NOT EXISTS entries (
  table_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER IF NOT EXISTS entries_in_order BEFORE INSERT ON entries
WHEN NEW.seq <> 1 + (SELECT coalesce(max(seq), 0) FROM entries WHERE table_id = NEW.table_id)
  OR NOT EXISTS (SELECT 1 FROM tables WHERE id = NEW.table_id)
BEGIN SELECT RAISE(ABORT, 'out of order'); END;
CREATE TABLE IF NOT EXISTS seats (
  token TEXT PRIMARY KEY,
  table_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  seat TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS seats_of_table ON seats (table_id, kind, seat);
CREATE TABLE IF NOT EXISTS handovers (
  code TEXT PRIMARY KEY,
  table_id TEXT NOT NULL,
  seat TEXT NOT NULL,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`

/** Links that give a key once, people who wait at the door, and those who were sent away. */
const KEYS = `
ALTER TABLE tables ADD COLUMN approval INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN sealed TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN browser TEXT NOT NULL DEFAULT '';
CREATE TABLE links (
  code TEXT PRIMARY KEY,
  table_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  seat TEXT NOT NULL,
  gives TEXT NOT NULL,
  sealed TEXT NOT NULL,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO links SELECT code, table_id, 'joueur', seat, 'heir', '', until FROM handovers;
DROP TABLE handovers;
CREATE INDEX links_of_table ON links (table_id);
CREATE TABLE joiners (
  key TEXT PRIMARY KEY,
  table_id TEXT NOT NULL,
  door TEXT NOT NULL,
  name TEXT NOT NULL,
  wish TEXT NOT NULL,
  browser TEXT NOT NULL,
  refused INTEGER NOT NULL,
  asked_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX joiners_of_table ON joiners (table_id);
CREATE TABLE banished (
  table_id TEXT NOT NULL,
  browser TEXT NOT NULL,
  PRIMARY KEY (table_id, browser)
) STRICT, WITHOUT ROWID;
`

/** When a table was last opened, and a place to find out by writing whether it can be written. */
const KEEPING = `
CREATE TABLE opened (
  table_id TEXT PRIMARY KEY,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE pulse (
  id INTEGER PRIMARY KEY,
  beats INTEGER NOT NULL
) STRICT;
`

/** Commands that wait for dice. */
const SAID = `
CREATE TABLE said (
  table_id TEXT NOT NULL,
  role TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (table_id, role)
) STRICT, WITHOUT ROWID;
`

/** What was worked out from the entries, to be worked out again where it is missing. */
const SNAPSHOTS = `
CREATE TABLE snapshots (
  table_id TEXT NOT NULL,
  about TEXT NOT NULL,
  seq INTEGER NOT NULL,
  n INTEGER NOT NULL,
  maker TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (table_id, about, seq)
) STRICT;
`

/** Seats that bots hold. */
const BOTS = `ALTER TABLE seats ADD COLUMN bot TEXT NOT NULL DEFAULT '';`

/** What people are called and wear, how many may play, and why a key opens nothing any more. */
const PEOPLE = `
ALTER TABLE seats ADD COLUMN called TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN colour TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN figure TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE joiners ADD COLUMN colour TEXT NOT NULL DEFAULT '';
ALTER TABLE joiners ADD COLUMN figure TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN places INTEGER NOT NULL DEFAULT 0;
CREATE TABLE gone (
  token TEXT PRIMARY KEY,
  table_id TEXT NOT NULL,
  why TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX gone_of_table ON gone (table_id, at);
`

/** Whether those who play may watch each other. */
const WATCHING = `ALTER TABLE tables ADD COLUMN watching INTEGER NOT NULL DEFAULT 1;`

/** What was said of those who stay away, which seats somebody has left, and since when one is empty. */
const ABSENCE = `
ALTER TABLE tables ADD COLUMN absence TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN parted TEXT NOT NULL DEFAULT '[]';
ALTER TABLE seats ADD COLUMN left_at INTEGER NOT NULL DEFAULT 0;
`

/** Each layout follows from the one before; a file of any of them is brought to the last. */
const LAYOUTS = [SCHEMA, KEYS, KEEPING, SAID, SNAPSHOTS, BOTS, PEOPLE, WATCHING, ABSENCE]

export const LAYOUT = LAYOUTS.length

/** Carried out beside the event loop. */
export interface Statement {
  all(...values: readonly Value[]): Promise<Row[]>
}

/** A second connection, whose waiting is done beside the event loop. */
export interface Writer {
  exec(sql: string): Promise<unknown>
  prepare(sql: string): Promise<Statement>
  close(): unknown
}

/** Of the same connection, and carried out at once: inside a transaction nothing of it waits for the disk. */
export const prepareAtOnce = (writer: Writer, sql: string): Database.Statement =>
  Database.prototype.prepare.call(writer as unknown as Database.Database, sql)

export const isBusy = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY'

/** For another process that writes: beside the event loop it is waited for, in it never. */
export const WAITING = 'PRAGMA busy_timeout = 5000'
export const NOT_WAITING = 'PRAGMA busy_timeout = 0'

/** FULL: an acknowledged command is on the disk, so that not even a power cut takes it back. */
const SETTINGS = ['PRAGMA journal_mode = WAL', 'PRAGMA synchronous = FULL', WAITING]

/** Everything a table hides is in this file: it is its owner's alone, and so are those that SQLite makes beside it. */
const makeOwners = (file: string): void => {
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
}

/** One step at a time, each whole or not at all. */
const bringUp = (database: Database.Database, from: number): void => {
  for (let layout = from; layout < LAYOUTS.length; layout++) {
    database.transaction(() => {
      database.exec(LAYOUTS[layout] as string)
      database.exec(`PRAGMA user_version = ${layout + 1}`)
    })()
  }
}

export const layoutIn = (database: Database.Database): number =>
  Number((database.prepare('PRAGMA user_version').raw().get() as unknown[])[0])

/** Into a file that is its owner's alone from the first byte: everything a table hides is in it. */
export const copyInto = (database: Database.Database, copy: string): void => {
  closeSync(openSync(copy, 'wx', 0o600))
  try {
    database.prepare('VACUUM INTO ?').run(copy)
  } catch (error) {
    rmSync(copy, { force: true })
    throw error
  }
}

/** Beside the file, and never over another. */
const copyOf = (file: string, layout: number): string => {
  let copy = `${file}.layout-${layout}`
  for (let at = 2; existsSync(copy); at++) copy = `${file}.layout-${layout}-${at}`
  return copy
}

/** What a later version changed can be taken back: the file as it was is kept beside it. */
const migrate = (database: Database.Database, file: string, from: number): Migration => {
  const copy = copyOf(file, from)
  copyInto(database, copy)
  giveToOwnerOf(dirname(file), copy)
  bringUp(database, from)
  return { from, to: LAYOUT, copy }
}

/** Brought to this layout; who asks to hear of it gets a copy of an older one first. */
export const openDatabase = (file: string, onMigration?: (migration: Migration) => void): Database.Database => {
  makeOwners(file)
  const database = new Database(file)
  try {
    for (const setting of SETTINGS) database.exec(setting)
    const layout = layoutIn(database)
    if (layout > LAYOUT) throw otherLayout(file, layout, LAYOUT)
    if (onMigration && layout > 0 && layout < LAYOUT) onMigration(migrate(database, file, layout))
    else bringUp(database, layout)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** For a file that was opened before. */
export const openWriter = async (file: string): Promise<Writer> => {
  const writer: Writer = new AsyncDatabase(file, {})
  // What is written stays in the log beside the file until it is brought in: no move waits for that.
  for (const setting of [...SETTINGS, 'PRAGMA wal_autocheckpoint = 0']) await writer.exec(setting)
  return writer
}

/** Milliseconds after which what was written is brought from the log into the file, beside whoever writes on. */
const BRING_IN_AFTER = 1000

/** Brings it in by a connection of its own. */
export const openBringingIn = (file: string) => {
  const bringer: Writer = new AsyncDatabase(file, {})
  let due: NodeJS.Timeout | null = null
  let running: Promise<unknown> = Promise.resolve()
  const bringIn = (): void => {
    due = null
    // What could not be brought in stays in the log, which is read as well.
    running = bringer.exec('PRAGMA wal_checkpoint(PASSIVE)').catch(() => {})
  }
  return {
    written: (): void => {
      due ??= setTimeout(bringIn, BRING_IN_AFTER).unref()
    },
    close: async (): Promise<void> => {
      if (due) clearTimeout(due)
      await running
      bringer.close()
    },
  }
}

/** A statement is let go of when it is collected, and its connection with it: a file is left alone only then. */
export const closeWriter = async (writer: Writer): Promise<void> => {
  writer.close()
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  await new Promise(setImmediate)
  collect()
  await new Promise(setImmediate)
}

/** Everything in the one file, so that a copy of it is whole. */
export const closeDatabase = (database: Database.Database): void => {
  try {
    database.exec('PRAGMA journal_mode = DELETE')
  } catch {
    // Somebody else reads it just now: everything is in the file all the same, beside an empty one.
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  }
  database.close()
}
