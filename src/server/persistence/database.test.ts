import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { OtherLayout } from './migration.ts'
import { openSqlite } from './sqlite.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'demi-reve-layout-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const FIRST_LAYOUT = `
CREATE TABLE tables (id TEXT PRIMARY KEY, name TEXT NOT NULL, game TEXT NOT NULL, rules INTEGER NOT NULL, setup TEXT NOT NULL,
  made_at INTEGER NOT NULL, codes INTEGER NOT NULL, players TEXT NOT NULL UNIQUE, spectators TEXT NOT NULL UNIQUE) STRICT;
CREATE TABLE entries (table_id TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (table_id, seq)) STRICT, WITHOUT ROWID;
CREATE TABLE seats (token TEXT PRIMARY KEY, table_id TEXT NOT NULL, kind TEXT NOT NULL, seat TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE handovers (code TEXT PRIMARY KEY, table_id TEXT NOT NULL, seat TEXT NOT NULL, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO tables VALUES ('t', 'Une table', 'tmr', 1, '{}', 0, 3, 'p', 's');
INSERT INTO seats VALUES ('g', 't', 'gardien', ''), ('a', 't', 'joueur', 'ana');
INSERT INTO handovers VALUES ('h', 't', 'ana', 1000);
PRAGMA user_version = 1;
`

test('a file of the first layout is brought up with its seats and one-time codes', async () => {
  const file = join(folder, 'tables.db')
  const old = new Database(file)
  old.exec(FIRST_LAYOUT)
  old.close()
  for (const store of [await openSqlite(file), await openSqlite(file)]) {
    const { registry, links } = store.records
    const settings = { approval: false, places: 0, watching: true, absence: null, parted: [] }
    expect(await registry.table('t')).toEqual({ id: 't', name: 'Une table', game: 'tmr', codes: 3, ...settings })
    expect(await registry.seat('g')).toMatchObject({ table: 't', role: { kind: 'gardien' }, sealed: '', browser: '' })
    expect(await registry.seat('a')).toMatchObject({ role: { kind: 'joueur', seat: 'ana' } })
    const heir = { table: 't', role: { kind: 'joueur', seat: 'ana' }, gives: 'heir', sealed: '' }
    expect(await links.find('h', 500)).toEqual(heir)
    await store.close()
  }
})

test('a file of a later version is left alone, with a sentence', () => {
  const file = join(folder, 'tables.db')
  const later = new Database(file)
  later.exec('PRAGMA user_version = 99')
  later.close()
  expect(() => openDatabase(file)).toThrow(OtherLayout)
})
