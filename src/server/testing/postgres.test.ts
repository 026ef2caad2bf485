import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startPostgres } from './postgres.ts'

const postgres = await startPostgres()
afterAll(() => postgres.stop())

const answerOf = async (address: string, sql: string): Promise<unknown> => {
  const client = new Client({ connectionString: address })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

test('a real PostgreSQL starts, gives databases of their own, and keeps what it was told when it falls', async () => {
  const [one, other] = [await postgres.newDatabase(), await postgres.newDatabase()]
  await answerOf(one, 'CREATE TABLE kept AS SELECT 7 AS number')
  await postgres.crash()
  await expect(answerOf(one, 'SELECT 1')).rejects.toThrow()
  await postgres.start()
  expect(await answerOf(one, 'SELECT number FROM kept')).toEqual([{ number: 7 }])
  expect(await answerOf(other, `SELECT to_regclass('kept') AS kept`)).toEqual([{ kept: null }])
})
