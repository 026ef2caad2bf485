import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createFaults } from './faults.ts'
import { StoreAway } from './persistence/storeAway.ts'
import { openTestTable, startTestServer } from './testing/harness.ts'
import { startPostgres } from './testing/postgres.ts'

const logged: { readonly level: number; readonly msg: string }[] = []
const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(JSON.parse(line)) })
const words = (): string[] => logged.splice(0).map(({ msg }) => msg)

test.each([
  ['a database that goes away', new StoreAway('ECONNREFUSED'), 'the database cannot be reached', 'the database is back'],
  [
    'a full disk',
    Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }),
    'what keeps the tables cannot be written',
    'what keeps the tables can be written again',
  ],
])('%s is one sentence, and one when it is over', async (_, error, gone, back) => {
  const { onFault, look } = createFaults(log)
  await look(async () => {})
  for (let times = 0; times < 50; times++) onFault(error)
  await look(() => Promise.reject(error))
  expect(words()).toEqual([expect.stringContaining(gone)])
  for (let times = 0; times < 5; times++) await look(async () => {})
  expect(words()).toEqual([back])
  onFault(error)
  expect(words()).toHaveLength(1)
})

test('what was begun while it was away, and fails late, is no second time', async () => {
  const { onFault, look } = createFaults(log)
  for (let times = 0; times < 3; times++) {
    onFault(new StoreAway('away'))
    await look(async () => {})
  }
  expect(words()).toHaveLength(1)
})

test('what a stop has cut fails in silence', () => {
  const { onFault, cut } = createFaults(log)
  onFault(new Error('one'))
  cut()
  onFault(new TypeError('The database connection is not open'))
  onFault(new StoreAway('away'))
  expect(logged.splice(0).map(({ level }) => level)).toEqual([50, 20, 20])
})

test('what is something else is logged as it happens', () => {
  const { onFault } = createFaults(log)
  onFault(new StoreAway('away'))
  for (const name of ['one', 'two']) onFault(new Error(name))
  expect(words().slice(1)).toEqual(['one', 'two'])
})

test('a database that falls under a running server and comes back is told in two sentences', async () => {
  const postgres = await startPostgres()
  const server = await startTestServer({ config: { DATABASE_URL: await postgres.newDatabase() } })
  const { gardien } = await openTestTable(server.api, ['Ana'])
  await postgres.crash()
  for (let tries = 0; tries < 20; tries++) await server.api.seatOf(gardien.token)
  await fetch(`${server.origin}/healthz`)
  await postgres.start()
  const told = () =>
    server.logged.map((line) => JSON.parse(line) as { level: number; msg: string }).filter(({ level }) => level >= 40)
  while (told().length < 2) await new Promise((resolve) => setTimeout(resolve, 200))
  const sentences = told().map(({ msg }) => msg)
  await server.stop()
  await postgres.stop()
  expect(sentences).toEqual(['the database cannot be reached: nothing is played until it is back', 'the database is back'])
})
