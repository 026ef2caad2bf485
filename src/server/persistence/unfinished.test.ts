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
import { removeUnfinished } from './unfinished.ts'

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
  expect(server.logged.join('')).toContain('1 tables that were never finished were removed')
  await server.stop()
  const store = await openSqlite(join(folder, 'tables.db'))
  expect(
    await store.sql.rows('SELECT count(*) FROM tables UNION ALL SELECT count(*) FROM entries WHERE table_id = ?', 'torn'),
  ).toEqual([[1], [0]])
  await store.close()
  rmSync(folder, { recursive: true })
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
