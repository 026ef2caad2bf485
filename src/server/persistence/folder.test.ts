import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestTable, startTestServer } from '../testing/harness.ts'
import { openDatabase } from './database.ts'
import { FolderInUse, takeFolder } from './folder.ts'
import { createHealth } from './health.ts'
import { openSqlite } from './sqlite.ts'

let folder: string

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'demi-reve-')), 'data')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const ROOT = join(import.meta.dirname, '../../..')

/** A process of its own that takes the folder and says so. */
const holder = () => {
  const script = `import { takeFolder } from './src/server/persistence/folder.ts'
try { takeFolder(process.argv.at(-1)); console.log('taken'); setInterval(() => {}, 1000) } catch (error) { console.log(error.message) }`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script, folder], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const says = new Promise<string>((resolve) => child.stdout.once('data', (text) => resolve(`${text}`.trim())))
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const kill = (): Promise<void> => {
    child.kill('SIGKILL')
    return gone
  }
  return { says, kill }
}

test('a second process on the same folder is refused, until the first is gone, however it went', async () => {
  const first = holder()
  expect(await first.says).toBe('taken')
  expect(() => takeFolder(folder)).toThrow(FolderInUse)
  await first.kill()
  const mine = takeFolder(folder)
  const second = holder()
  expect(await second.says).toBe(`Another server is running on the folder ${folder}`)
  await second.kill()
  mine.giveUp()
  takeFolder(folder).giveUp()
})

test('a clean stop leaves one complete file, which is its owner’s alone', async () => {
  const server = await startTestServer({ config: { DATA_DIR: folder } })
  await openTestTable(server.api, ['Ana'])
  expect(existsSync(join(folder, 'tables.db-wal'))).toBe(true)
  expect(statSync(join(folder, 'tables.db-wal')).mode & 0o777).toBe(0o600)
  await server.stop()
  expect(readdirSync(folder).filter((name) => name.startsWith('tables.db'))).toEqual(['tables.db'])
  expect(statSync(join(folder, 'tables.db')).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  const again = openDatabase(join(folder, 'tables.db'))
  expect(again.prepare('SELECT count(*) FROM entries').raw().get()).toEqual([1])
  again.close()
})

test('whether it can write is found out by writing, and asked at most every few seconds', async () => {
  const { file, giveUp } = takeFolder(folder)
  const store = await openSqlite(file)
  const other = new Database(file)
  let at = 0
  const faults: unknown[] = []
  const canWrite = createHealth(
    store.beat,
    () => at,
    (error) => faults.push(error),
  )
  expect(await canWrite()).toBe(true)
  other.exec("CREATE TRIGGER full BEFORE UPDATE ON pulse BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END")
  expect(await canWrite()).toBe(true)
  at = 5000
  expect(await canWrite()).toBe(false)
  expect(faults).toHaveLength(1)
  other.exec('DROP TRIGGER full')
  at = 10_000
  expect(await canWrite()).toBe(true)
  other.close()
  await store.close()
  giveUp()
})
