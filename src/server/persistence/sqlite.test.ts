import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Database from 'libsql'
import { afterAll, expect, test } from 'vitest'
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

test('while another process writes, a transaction waits beside the event loop', async () => {
  const elsewhere = new Database(file)
  elsewhere.exec('BEGIN IMMEDIATE')
  const beaten = store.beat()
  await pause(50)
  elsewhere.exec('COMMIT')
  elsewhere.close()
  expect(await beaten).toBe(1)
})
