import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startPostgres } from '../testing/postgres.ts'
import { freePort } from '../testing/processes.ts'
import { explainDatabase } from './explainDatabase.ts'
import { openPostgres } from './postgres.ts'

const postgres = await startPostgres()
afterAll(() => postgres.stop())

const sentenceFor = async (url: string): Promise<string | null> => {
  const failed = await openPostgres({ url, onFault: () => {} }).then(
    () => null,
    (error: unknown) => error,
  )
  return explainDatabase(failed, url)
}

test('a database that cannot be used is answered with a sentence, without its password', async () => {
  const nobody = `postgres://tests:geheim@127.0.0.1:${await freePort()}/tables`
  expect(await sentenceFor(nobody)).toMatch(
    /^PostgreSQL does not answer at 127\.0\.0\.1:\d+ \(.+\): start it, or correct DATABASE_URL\.$/,
  )
  expect(await sentenceFor(nobody)).not.toContain('geheim')
  const missing = `postgres://tests:geheim@127.0.0.1:${postgres.port}/missing`
  expect(await sentenceFor(missing)).toBe(
    'There is no database missing: make it (createdb missing), or name another in DATABASE_URL.',
  )
  const stranger = `postgres://stranger@127.0.0.1:${postgres.port}/missing`
  expect(await sentenceFor(stranger)).toBe('PostgreSQL does not let stranger in: correct the user in DATABASE_URL, or let it in.')
})

test('a database without a connection left is told from one that does not answer', async () => {
  const url = await postgres.newDatabase()
  const owner = new Client({ connectionString: url })
  await owner.connect()
  const database = new URL(url).pathname.slice(1)
  await owner.query(
    `CREATE ROLE few LOGIN CONNECTION LIMIT 1; ALTER DATABASE ${database} OWNER TO few; ALTER SCHEMA public OWNER TO few`,
  )
  await owner.end()
  // One brings the database up, and the one that listens is one too many.
  expect(await sentenceFor(url.replace('tests@', 'few@'))).toBe(
    `PostgreSQL has no connection left for ${database}: each process takes up to 10, so raise max_connections, or start fewer processes.`,
  )
})

test('whoever holds the database to bring it up is named, not waited for without end', () => {
  const held = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03', severity: 'ERROR' })
  expect(explainDatabase(held, 'postgres://tests@127.0.0.1/tables')).toBe(
    'Another process holds the database tables to bring it up to date, for more than a minute: wait, or stop it if it hangs.',
  )
})
