import Database from 'libsql'
import AsyncDatabase from 'libsql/promise'

export type { Database }

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
CREATE TABLE IF NOT EXISTS said (
  table_id TEXT NOT NULL,
  role TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (table_id, role)
) STRICT, WITHOUT ROWID;
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

const LAYOUT = 1

export class OtherLayout extends Error {}

/** A second connection, whose work is done beside the event loop. */
export interface Writer {
  exec(sql: string): Promise<unknown>
  close(): unknown
}

/** FULL: an acknowledged command is on the disk, so that not even a power cut takes it back. */
const SETTINGS = ['PRAGMA journal_mode = WAL', 'PRAGMA synchronous = FULL', 'PRAGMA busy_timeout = 5000']

export const isOutOfOrder = (error: unknown): boolean => error instanceof Error && error.message.includes('out of order')

export const openDatabase = (file: string): Database.Database => {
  const database = new Database(file)
  for (const setting of SETTINGS) database.exec(setting)
  const layout = Number((database.prepare('PRAGMA user_version').raw().get() as unknown[])[0])
  if (layout !== 0 && layout !== LAYOUT) throw new OtherLayout(`${file} was written by another version (layout ${layout})`)
  database.exec(SCHEMA)
  database.exec(`PRAGMA user_version = ${LAYOUT}`)
  return database
}

/** For a file that was opened before. */
export const openWriter = async (file: string): Promise<Writer> => {
  const writer: Writer = new AsyncDatabase(file, {})
  for (const setting of SETTINGS) await writer.exec(setting)
  return writer
}
