import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { GARDIEN } from '../../kit/roles.ts'
import { storageContract } from '../../kit/testing/storageContract.ts'
import { openDatabase, openWriter } from './database.ts'
import { createEntries } from './entries.ts'
import { createRegistry } from './registry.ts'

const folder = mkdtempSync(join(tmpdir(), 'demi-reve-'))
const file = join(folder, 'tables.db')
const database = openDatabase(file)
const other = openDatabase(file)
const entries = createEntries(database, await openWriter(file))
const otherEntries = createEntries(other, await openWriter(file))
let made = 0

afterAll(() => {
  database.close()
  other.close()
  rmSync(folder, { recursive: true })
})

const addTable = (stored: Parameters<typeof storageContract>[1] extends (table: infer T) => unknown ? T : never): string => {
  const id = `table-${made++}`
  const codes = { opener: { role: GARDIEN, key: `g${id}` }, players: `p${id}`, spectators: `s${id}` }
  createRegistry(database).addTable({ id, name: id, codes: 0, madeAt: 0, stored, ...codes })
  return id
}

storageContract('sqlite', async (table) => {
  const id = addTable(table)
  return { storage: entries.storageOf(id), reopen: async () => otherEntries.storageOf(id) }
})

test('entries of several tables are written together, and a conflict of one does not touch the others', async () => {
  const table = { game: 'g', rules: 1, setup: null, entries: [] }
  const ids = [addTable(table), addTable(table)]
  const entry = { kind: 'undo', seq: 1, id: 'a', by: GARDIEN, at: 0, undoes: [] } as const
  const results = await Promise.all([...ids, ...ids].map((id, at) => entries.storageOf(id).append({ ...entry, id: `${at}` }, 0)))
  expect(results).toEqual(['stored', 'stored', 'conflict', 'conflict'])
})

test('nothing is appended to a table that is gone', async () => {
  const id = addTable({ game: 'g', rules: 1, setup: null, entries: [] })
  createRegistry(database).removeTable(id)
  const entry = { kind: 'undo', seq: 1, id: 'a', by: GARDIEN, at: 0, undoes: [] } as const
  expect(await entries.storageOf(id).append(entry, 0)).toBe('conflict')
  await expect(entries.storageOf(id).load()).rejects.toThrow('no such table')
})
