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
