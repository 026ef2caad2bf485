import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { openSqlite } from './sqlite.ts'
import { storeContract } from './testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'demi-reve-'))
const file = join(folder, 'tables.db')
const store = await openSqlite(file)
const other = await openSqlite(file)

afterAll(async () => {
  await store.close()
  await other.close()
  rmSync(folder, { recursive: true })
})

storeContract('sqlite', store, other)
