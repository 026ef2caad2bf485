import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { Client } from 'pg'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { PROTOCOL } from '../kit/wire.ts'
import { createMetrics } from './meter.ts'
import { LAYOUT } from './persistence/database.ts'
import { fileOf } from './persistence/folder.ts'
import { LAYOUTS } from './persistence/postgresLayouts.ts'
import { askKeeper } from './testing/askKeeper.ts'
import { openTestTable, startTestServer } from './testing/harness.ts'
import { startPostgres } from './testing/postgres.ts'
import { rawClient } from './testing/rawClient.ts'

const FIRST_LAYOUT = `
CREATE TABLE tables (id TEXT PRIMARY KEY, name TEXT NOT NULL, game TEXT NOT NULL, rules INTEGER NOT NULL, setup TEXT NOT NULL,
  made_at INTEGER NOT NULL, codes INTEGER NOT NULL, players TEXT NOT NULL UNIQUE, spectators TEXT NOT NULL UNIQUE) STRICT;
CREATE TABLE entries (table_id TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (table_id, seq)) STRICT, WITHOUT ROWID;
CREATE TABLE seats (token TEXT PRIMARY KEY, table_id TEXT NOT NULL, kind TEXT NOT NULL, seat TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE handovers (code TEXT PRIMARY KEY, table_id TEXT NOT NULL, seat TEXT NOT NULL, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO tables VALUES ('t', 'Une table', 'tmr', 1, '{"dreamers":[]}', 0, 3, 'p', 's');
PRAGMA user_version = 1;
`

const root = mkdtempSync(join(tmpdir(), 'demi-reve-layouts-'))
const postgres = await startPostgres()
afterAll(async () => {
  await postgres.stop()
  rmSync(root, { recursive: true, force: true })
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(root, 'data-'))
})

const ask = (DATABASE_URL: string | null, ...words: string[]): Promise<readonly string[]> =>
  askKeeper({ DATA_DIR: folder, DATABASE_URL }, 0, words)

const layoutOf = (file: string): unknown => {
  const database = new Database(file)
  const found = [
    database.prepare('PRAGMA user_version').raw().get(),
    database.prepare('SELECT sql FROM sqlite_master').raw().all(),
  ]
  database.close()
  return found
}

const makeFile = (sql: string): string => {
  const database = new Database(fileOf(folder))
  database.exec(sql)
  database.close()
  return fileOf(folder)
}

describe('a file', () => {
  test('of an older layout is listed, exported and copied, and stays as it is', async () => {
    const before = layoutOf(makeFile(FIRST_LAYOUT))
    expect(await ask(null, 'list')).toEqual([expect.stringContaining('Une table'), '1 of 1 tables'])
    expect(await ask(null, 'list', 'forgotten')).toHaveLength(1)
    await ask(null, 'export', 't', join(folder, 'save.json')).catch(() => {})
    expect(await ask(null, 'backup', join(folder, 'copy.db'))).toEqual([expect.stringContaining('1 tables')])
    expect(layoutOf(fileOf(folder))).toEqual(before)
    expect((layoutOf(join(folder, 'copy.db')) as unknown[])[0]).toEqual([1])
  })

  test('is brought up by the server, which keeps it as it was beside it, and says so', async () => {
    const before = layoutOf(makeFile(FIRST_LAYOUT))
    const metrics = createMetrics()
    const server = await startTestServer({ config: { DATA_DIR: folder }, metrics })
    const copy = `${fileOf(folder)}.layout-1`
    expect(layoutOf(copy)).toEqual(before)
    expect(statSync(copy).mode & 0o777).toBe(0o600)
    const logged = server.logged.join('')
    expect(logged).toContain(`brought from layout 1 to ${LAYOUT}; as they were before, they are kept in ${copy}`)
    expect(logged).toMatch(new RegExp(`"version":"[^"]+","layout":${LAYOUT},"tables":1,"limit":1000,"msg":"started"`))
    expect(await (await fetch(`${server.origin}/healthz`)).json()).toMatchObject({
      ok: true,
      layout: LAYOUT,
      version: expect.stringMatching(/^0\./),
    })
    expect(await metrics.text()).toMatch(new RegExp(`demireve_info\\{version="[^"]+",layout="${LAYOUT}"\\} 1`))
    await server.stop()
    const again = await startTestServer({ config: { DATA_DIR: folder } })
    expect(again.logged.join('')).not.toContain('brought from')
    await again.stop()
    expect(readdirSync(folder).filter((name) => name.includes('layout'))).toEqual(['tables.db.layout-1'])
  })

  test('of a newer layout is refused in words, by the server and by every tool', async () => {
    const file = makeFile(`${FIRST_LAYOUT} PRAGMA user_version = 99`)
    const words = `written by a newer version (layout 99; this one knows layouts up to ${LAYOUT})`
    for (const command of [
      ['list'],
      ['export', 't', join(folder, 'x')],
      ['backup', join(folder, 'y')],
      ['remove', 't'],
      ['remove', 't', '--dry-run'],
    ])
      await expect(ask(null, ...command)).rejects.toThrow(words)
    await expect(startTestServer({ config: { DATA_DIR: folder } })).rejects.toThrow(words)
    folder = mkdtempSync(join(root, 'data-'))
    await expect(ask(null, 'restore', file)).rejects.toThrow('written by a newer version')
  })
})

describe('a database', () => {
  const askDatabase = async (url: string, sql: string): Promise<readonly Record<string, unknown>[]> => {
    const client = new Client(url)
    await client.connect()
    const answer = await client.query(sql)
    await client.end()
    return answer.rows
  }

  const makeDatabase = async (layout: number): Promise<string> => {
    const url = await postgres.newDatabase()
    await askDatabase(url, `CREATE TABLE layout (version integer NOT NULL); INSERT INTO layout VALUES (${layout})`)
    await askDatabase(url, LAYOUTS[0] ?? '')
    await askDatabase(
      url,
      `INSERT INTO tables VALUES ('t', 'Une table', 'tmr', 1, '{}', 0, 3, 'p', 's'); INSERT INTO opened VALUES ('t', 5)`,
    )
    return url
  }

  test('of an older layout is listed and stays as it is; the server keeps it whole in a schema, from which it can be taken back', async () => {
    const url = await makeDatabase(1)
    expect(await ask(url, 'list')).toEqual([expect.stringContaining('Une table'), '1 of 1 tables'])
    expect(await askDatabase(url, 'SELECT version FROM layout')).toEqual([{ version: 1 }])

    const server = await startTestServer({ config: { DATABASE_URL: url } })
    expect(server.logged.join('')).toContain('kept in the schema layout_1 of the database')
    await server.stop()
    expect(await askDatabase(url, 'SELECT version FROM layout')).toEqual([{ version: LAYOUTS.length }])

    await askDatabase(url, 'ALTER SCHEMA public RENAME TO newer; ALTER SCHEMA layout_1 RENAME TO public')
    expect(await askDatabase(url, 'SELECT version FROM layout')).toEqual([{ version: 1 }])
    expect(await askDatabase(url, 'SELECT id, at FROM tables JOIN opened ON table_id = id')).toEqual([{ id: 't', at: '5' }])
    expect(await askDatabase(url, `SELECT append_entry('t', 1, '{}', NULL, NULL) AS done`)).toEqual([{ done: 'stored' }])
  })

  test('that another version brings further is served no more by this one, which says so and opens no table', async () => {
    const url = await postgres.newDatabase()
    const server = await startTestServer({ config: { DATABASE_URL: url } })
    const { gardien } = await openTestTable(server.api, ['Ana'])
    const ready = async () => (await fetch(`${server.origin}/readyz`)).json()
    expect(await ready()).toMatchObject({ ok: true })
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query('UPDATE layout SET version = 99')
    await client.end()
    while (((await ready()) as { ok: boolean }).ok) await new Promise((resolve) => setTimeout(resolve, 200))
    expect(await ready()).toMatchObject({ ok: false, why: 'newer-layout' })
    expect(await (await fetch(`${server.origin}/healthz`)).json()).toMatchObject({ ok: true })
    expect(await server.api.openTable('Une autre')).toMatchObject({ code: 'storage-away' })
    const raw = await rawClient(server.origin)
    raw.say({ type: 'hello', protocol: PROTOCOL, token: gardien.token, from: 0 })
    expect(await raw.hears('bye')).toMatchObject({ code: 'closing' })
    await server.stop()
    expect(server.logged.filter((line) => line.includes('this one opens none any more'))).toHaveLength(1)
  })

  test('of a newer layout, or of none, is refused in words', async () => {
    const url = await makeDatabase(99)
    for (const command of [['list'], ['remove', 't']])
      await expect(ask(url, ...command)).rejects.toThrow('written by a newer version (layout 99')
    await expect(ask(await postgres.newDatabase(), 'list')).rejects.toThrow('There are no tables in that database')
  })
})
