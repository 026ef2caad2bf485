import { afterAll, describe, expect, test, vi } from 'vitest'
import { GARDIEN } from '../kit/roles.ts'
import { newTable } from '../kit/storage.ts'
import { openPostgres } from './persistence/postgres.ts'
import { createExpectations } from './table/expectations.ts'
import type { Others } from './table/others.ts'
import { DEALT } from './testing/dealtWorlds.ts'
import { LOST } from './testing/lostWorlds.ts'
import { startPostgres } from './testing/postgres.ts'
import { found, type HomesFor, playBoth } from './testing/twoWorlds.ts'
import type { Home } from './testing/worlds.ts'

vi.setConfig({ testTimeout: 120_000 })

const postgres = await startPostgres()
const store = await openPostgres({ url: await postgres.newDatabase(), onFault: console.error })
let made = 0

afterAll(async () => {
  await store.close()
  await postgres.stop()
})

/** Nothing is told from one to the other: each knows what it looks up. */
const DEAF: Others = { presence: () => [], sayPresence: () => {}, pass: () => {}, join: async () => {}, leave: () => {} }

const homeOf = (id: string): Home => {
  const expectations = createExpectations()
  const shared = { others: DEAF, latest: () => store.entries.latest(id), away: () => false }
  const storage = store.entries.storageOf<unknown>(id, expectations.of)
  return { storage, said: store.entries.saidOf(id), expectations, shared, stays: true }
}

/** Two processes that have the same table open. */
const homesFor: HomesFor = async (game, setup) => {
  const id = `world-${made++}`
  const codes = { opener: { role: GARDIEN, key: `g${id}` }, players: `p${id}`, spectators: `s${id}` }
  const table = { id, name: id, codes: 0, madeAt: 0, stored: newTable(game, setup), ...codes }
  await store.together(id, ({ registry }) => registry.addTable(table))
  return [homeOf(id), homeOf(id)]
}

describe('[HID-6] the same two worlds in PostgreSQL, and a player who comes back to another process', () => {
  const SEEDS = Array.from({ length: Number(process.env.WORLDS ?? 6) }, (_, at) => at + 1)

  test.each(SEEDS)('seed %i', (seed) => playBoth(LOST, seed, homesFor))

  test.each(SEEDS.slice(0, 3))('seed %i of the duel', (seed) => playBoth(DEALT, seed, homesFor))

  test('and that was long enough to mean something', () => {
    expect(found.apart).toBeGreaterThan(SEEDS.length / 4)
    expect(found.steps).toBeGreaterThan(SEEDS.length * 10)
  })
})
