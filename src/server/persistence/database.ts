import Database from 'libsql'

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

/** FULL: an acknowledged command is on the disk, so that not even a power cut takes it back. */
export const openDatabase = (file: string): Database.Database => {
  const database = new Database(file)
  database.exec('PRAGMA journal_mode = WAL')
  database.exec('PRAGMA synchronous = FULL')
  database.exec('PRAGMA busy_timeout = 5000')
  const layout = Number((database.prepare('PRAGMA user_version').raw().get() as unknown[])[0])
  if (layout !== 0 && layout !== LAYOUT) throw new OtherLayout(`${file} was written by another version (layout ${layout})`)
  database.exec(SCHEMA)
  database.exec(`PRAGMA user_version = ${LAYOUT}`)
  return database
}
