import { afterAll } from 'vitest'
import { startPostgres } from '../testing/postgres.ts'
import { openPostgres } from './postgres.ts'
import { storeContract } from './testing.ts'

const postgres = await startPostgres()
const url = await postgres.newDatabase()
const onFault = (error: unknown): void => console.error(error)
// Both at once: the second waits while the first makes the tables.
const [store, other] = await Promise.all([openPostgres({ url, onFault }), openPostgres({ url, onFault })])

afterAll(async () => {
  await store.close()
  await other.close()
  await postgres.stop()
})

storeContract('postgres', store, other)
