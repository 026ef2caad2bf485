import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { backupTo, restoreFrom } from './backup.ts'
import { CannotDo } from './cannotDo.ts'
import { linkOf, openTestTable, startTestServer } from './testing/harness.ts'

const place = mkdtempSync(join(tmpdir(), 'demi-reve-backup-'))
const at = (name: string): string => join(place, name)
afterAll(() => rmSync(place, { recursive: true, force: true }))

test('a backup made while the server runs, restored elsewhere, is the same table with the same seats', async () => {
  const server = await startTestServer({ config: { DATA_DIR: at('first') } })
  const table = await openTestTable(server.api, ['Ana'])
  expect(backupTo(at('first'), at('copy.db'))).toBe(1)
  await server.stop()

  expect(restoreFrom(at('second'), at('copy.db'))).toBe(1)
  const again = await startTestServer({ config: { DATA_DIR: at('second') } })
  const gardien = linkOf(again.origin, table.gardien)
  const seen = await gardien.until(({ state }) => state === 'online')
  expect(JSON.stringify(seen)).toContain('Ana')
  gardien.link.close()
  await again.stop()
})

test('the copy is its owner’s alone', () => {
  expect(statSync(at('copy.db')).mode & 0o777).toBe(0o600)
})

const refused = (job: () => unknown): string => {
  try {
    job()
  } catch (error) {
    if (error instanceof CannotDo) return error.message
    throw error
  }
  return ''
}

test('nothing is written over, and nothing is restored under a running server', async () => {
  expect(refused(() => backupTo(at('first'), at('copy.db')))).toContain('is there already')
  expect(refused(() => restoreFrom(at('second'), at('copy.db')))).toContain('is there already')
  const server = await startTestServer({ config: { DATA_DIR: at('third') } })
  expect(refused(() => restoreFrom(at('third'), at('copy.db')))).toContain('The server is running')
  await server.stop()
})

test('what a killed server leaves beside its file does not get into what is restored', async () => {
  const server = await startTestServer({ config: { DATA_DIR: at('killed') } })
  await openTestTable(server.api, ['Ana'])
  const log = readFileSync(join(at('killed'), 'tables.db-wal'))
  await server.stop()
  rmSync(join(at('killed'), 'tables.db'))
  writeFileSync(join(at('killed'), 'tables.db-wal'), log)
  expect(refused(() => restoreFrom(at('killed'), at('copy.db')))).toContain('tables.db-wal is there still')
  rmSync(join(at('killed'), 'tables.db-wal'))
  expect(restoreFrom(at('killed'), at('copy.db'))).toBe(1)
})

test('what is no backup, or a damaged one, is refused in a sentence and leaves the folder empty', () => {
  writeFileSync(at('text.db'), 'no database at all, but long enough to be read as one. '.repeat(100))
  const bytes = readFileSync(at('copy.db'))
  bytes.fill(0x5a, 8192, Math.max(8192, bytes.length - 4096))
  writeFileSync(at('damaged.db'), bytes)
  chmodSync(at('damaged.db'), 0o600)
  expect(refused(() => restoreFrom(at('fourth'), at('text.db')))).toContain('nothing was restored')
  expect(refused(() => restoreFrom(at('fourth'), at('damaged.db')))).toContain('nothing was restored')
  expect(refused(() => restoreFrom(at('fourth'), at('missing.db')))).toContain('There is no file')
  expect(existsSync(join(at('fourth'), 'tables.db'))).toBe(false)
  expect(existsSync(join(at('fourth'), 'tables.db.restoring'))).toBe(false)
})
