import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GARDIEN } from '../../kit/roles.ts'
import { openTestTable, startTestServer } from '../testing/harness.ts'
import { startPostgres } from '../testing/postgres.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'
import { removeInParts, removeUnfinished } from './unfinished.ts'

const ENTRY = { kind: 'undo', seq: 1, id: 'a', by: GARDIEN, at: 0, undoes: [] } as const

/** As far as a file was taken in when the process fell. */
const beginTable = (store: Store, id: string, madeAt: number): Promise<void> =>
  store.together(id, async ({ registry }) => {
    const stored = { game: 'tmr', rules: 1, setup: {}, entries: [] }
    await registry.addTable({ id, name: id, codes: 0, madeAt, stored, opener: null, players: `p${id}`, spectators: `s${id}` })
    await registry.addLot(id, { entries: [[1, JSON.stringify(ENTRY)]] })
  })

test('a crash amid a file that is taken in leaves nothing behind at the next start, and takes nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'demi-reve-'))
  const before = await startTestServer({ config: { DATA_DIR: folder } })
  const { gardien } = await openTestTable(before.api, ['Ana'])
  await before.stop()
  const fallen = await openSqlite(join(folder, 'tables.db'))
  await beginTable(fallen, 'torn', Date.now())
  await fallen.close()
  const server = await startTestServer({ config: { DATA_DIR: folder } })
  expect(await server.api.seatOf(gardien.token)).toMatchObject({ table: 'Une table' })
  expect(server.logged.join('')).toContain('1 tables that were never finished, or never wholly removed, are gone')
  await server.stop()
  const store = await openSqlite(join(folder, 'tables.db'))
  expect(
    await store.sql.rows('SELECT count(*) FROM tables UNION ALL SELECT count(*) FROM entries WHERE table_id = ?', 'torn'),
  ).toEqual([[1], [0]])
  await store.close()
  rmSync(folder, { recursive: true })
})

/** A long table is closed, and the process falls before its last part is gone. */
const closeLong = async (store: Store): Promise<void> => {
  await beginTable(store, 'long', 1)
  await beginTable(store, 'other', 1)
  await store.together('long', async ({ registry }) => {
    const entries = Array.from({ length: 1200 }, (_, at): [number, string] => [at + 2, JSON.stringify(ENTRY)])
    await registry.addLot('long', { entries })
    await registry.finishTable('long', { role: GARDIEN, key: 'k' })
    await registry.finishTable('other', { role: GARDIEN, key: 'o' })
  })
  const left = async () => Number((await store.sql.rows("SELECT count(*) FROM entries WHERE table_id = 'long'"))[0]?.[0])
  const { registry } = store.records
  expect(await store.together('long', ({ registry: at }) => at.closeTable('long'))).toBe(false)
  expect([await registry.door('plong'), await registry.seat('k'), await left()]).toEqual([null, null, 701])
  let parts = 1
  await removeInParts(store, 'long', () => parts-- > 0)
  expect(await left()).toBe(201)
  await removeUnfinished(store, Date.now(), { warn: () => {} })
  expect([await left(), await registry.table('long'), (await registry.table('other'))?.codes]).toEqual([0, null, 0])
  expect(await store.together('other', ({ registry: at }) => at.closeTable('other'))).toBe(true)
}

test('a long table goes part by part once nobody comes to it any more, and what a stop leaves of it at the next start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'demi-reve-'))
  const store = await openSqlite(join(folder, 'tables.db'))
  await closeLong(store)
  await store.close()
  rmSync(folder, { recursive: true })
})

test('in a database likewise', async () => {
  const postgres = await startPostgres()
  const store = await openPostgres({ url: await postgres.newDatabase(), onFault: () => {} })
  await closeLong(store)
  await store.close()
  await postgres.stop()
})

test('where several serve the same tables, one that is being taken in elsewhere stays', async () => {
  const postgres = await startPostgres()
  const store = await openPostgres({ url: await postgres.newDatabase(), onFault: () => {} })
  const now = 1_700_000_000_000
  await beginTable(store, 'torn', now - 4_000_000)
  await beginTable(store, 'under way', now - 1000)
  const log = { warn: () => {} }
  await removeUnfinished(store, now, log)
  expect(await store.sql.rows('SELECT id FROM tables')).toEqual([['under way']])
  await store.together('under way', ({ registry }) => registry.finishTable('under way', { role: GARDIEN, key: 'k' }))
  await removeUnfinished(store, now + 10_000_000, log)
  expect((await store.records.registry.table('under way'))?.codes).toBe(0)
  await store.close()
  await postgres.stop()
})
