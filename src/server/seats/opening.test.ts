import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isRefusal } from '../../kit/refusal.ts'
import { GARDIEN } from '../../kit/roles.ts'
import { readConfig } from '../common/config.ts'
import { GivenUp } from '../fileWork.ts'
import { openPostgres } from '../persistence/postgres.ts'
import type { Lot, WrittenEntry } from '../persistence/registry.ts'
import { openSqlite } from '../persistence/sqlite.ts'
import type { Store } from '../persistence/store.ts'
import { startPostgres } from '../testing/postgres.ts'
import type { Parts } from './house.ts'
import { createOpening } from './opening.ts'
import type { Lots } from './saving.ts'

const postgres = await startPostgres()
const folder = mkdtempSync(join(tmpdir(), 'demi-reve-'))
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

const lotFrom = (first: number) =>
  Array.from(
    { length: 3 },
    (_, at): WrittenEntry => [
      first + at,
      JSON.stringify({ kind: 'undo', seq: first + at, id: `${at}`, by: GARDIEN, at: 0, undoes: [] }),
    ],
  )
const lotsOf = (): Lots => {
  const lots = [1, 4, 7].map(lotFrom).values()
  const next = (): Lot | null => {
    const entries = lots.next().value
    return entries ? { entries } : null
  }
  return { table: TABLE, next: async () => next() }
}
const TABLE = { game: 'tmr', rules: 1, setup: {} }

const openingOn = (store: Pick<Store, 'records' | 'together'>) =>
  createOpening({ store, games: new Map(), now: () => 0, limits: readConfig({}) } as unknown as Parts)

test.each([
  ['SQLite', () => openSqlite(join(folder, 'tables.db'))],
  ['PostgreSQL', async () => openPostgres({ url: await postgres.newDatabase(), onFault: () => {} })],
])('%s: whoever gives a file up while it is being written leaves nothing of it, and others can come', async (_, open) => {
  const store = await open()
  const counts = async (): Promise<number[]> =>
    Promise.all(
      ['tables', 'entries', 'seats'].map(async (from) => Number((await store.sql.rows(`SELECT count(*) FROM ${from}`))[0]?.[0])),
    )
  /** What stands in the store when it is given up. */
  let standing: number[] = []
  let written = 0
  const counted: Pick<Store, 'records' | 'together'> = {
    records: store.records,
    together: async (id, job) => {
      const result = await store.together(id, job)
      written++
      return result
    },
  }
  const giveUp = async (): Promise<void> => {
    if (written !== 2) return
    standing = await counts()
    throw new GivenUp(499)
  }
  const { addTable } = openingOn(counted)
  await expect(addTable('Une table', lotsOf(), {}, giveUp)).rejects.toThrow(GivenUp)
  expect(standing).toEqual([1, 3, 0])
  expect(await counts()).toEqual([0, 0, 0])

  const whole = await openingOn(store).addTable('Une table', lotsOf(), {}, () => null)
  expect(isRefusal(whole)).toBe(false)
  expect(await counts()).toEqual([1, 9, 1])
  await store.close()
})
