import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GARDIEN } from '../kit/roles.ts'
import { createExpiry } from './expiry.ts'
import { explain } from './explain.ts'
import { createMetrics } from './meter.ts'
import { USAGE } from './operate.ts'
import { openSqlite } from './persistence/sqlite.ts'
import { askKeeper } from './testing/askKeeper.ts'
import { openTestTable, startTestServer, sure } from './testing/harness.ts'
import { startPostgres, type TestPostgres } from './testing/postgres.ts'
import { bundleServer } from './testing/serverProcess.ts'

const DAY = 86_400_000
const root = mkdtempSync(join(tmpdir(), 'demi-reve-operate-'))
const at = (name: string): string => join(root, name)
let postgres: TestPostgres
let bundle: string

beforeAll(async () => {
  ;[postgres, bundle] = await Promise.all([startPostgres(), bundleServer()])
  const server = await startTestServer({ config: { DATA_DIR: at('data') } })
  await openTestTable(server.api, ['Ana'])
  await server.stop()
})
afterAll(async () => {
  await postgres.stop()
  for (const folder of [root, bundle]) rmSync(folder, { recursive: true, force: true })
})

const asking =
  (DATA_DIR: string, DATABASE_URL: string | null = null) =>
  (now: number, ...words: string[]): Promise<readonly string[]> =>
    askKeeper({ DATA_DIR, DATABASE_URL }, now, words)

const run = (env: Record<string, string>, ...words: string[]) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [join(bundle, 'operator.js'), ...words], {
    env: { PATH: process.env.PATH ?? '', ...env },
    encoding: 'utf8',
  })
  return { status, stderr: stderr.trim(), stdout: stdout.trim() }
}

test('whatever goes wrong, the keeper reads one sentence', () => {
  mkdirSync(at('damaged'))
  writeFileSync(join(at('damaged'), 'tables.db'), 'no tables at all. '.repeat(500))
  writeFileSync(at('a file'), '')
  const data = { DATA_DIR: at('data') }
  const wrong: readonly (readonly [Record<string, string>, string[], RegExp])[] = [
    [data, ['backup', at('nowhere/copy.db')], /no folder for it: make the folder first/],
    [data, ['export', 'x', at('nowhere/x')], /Table x cannot be read: none has that id/],
    [data, ['backup', at('copy.db'), '--keep', '3'], /--keep needs a folder/],
    [data, ['backup', root, '--keep', 'all'], /--keep needs a number/],
    [data, ['restore', root], /./],
    [{ DATA_DIR: at('damaged') }, ['list'], /is no file of tables/],
    [{ DATA_DIR: at('a file') }, ['list'], /is not in a folder/],
    [{ DATA_DIR: at('a file') }, ['restore', join(at('data'), 'tables.db')], /./],
    [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, ['list'], /PostgreSQL does not answer at 127.0.0.1:1/],
    [{ DATABASE_URL: `postgres://tests@127.0.0.1:${postgres.port}/none` }, ['remove', 'x'], /There is no database none/],
    [{ DATABASE_URL: 'nonsense' }, ['list'], /DATABASE_URL must be/],
  ]
  for (const [env, words, sentence] of wrong) {
    const { status, stderr } = run(env, ...words)
    expect([words, status]).toEqual([words, 2])
    expect(stderr).toMatch(sentence)
    expect(stderr.split('\n')).toHaveLength(1)
  }
})

test('what can be said is told by --help; a word that is not understood is named', () => {
  for (const word of ['--help', 'help']) expect(run({}, word)).toEqual({ status: 0, stderr: '', stdout: USAGE })
  expect(run({}, 'list', '--help')).toMatchObject({ status: 0, stdout: USAGE })
  for (const [words, told] of [
    [['liste'], /^“liste” is not understood\. The commands are list, /],
    [['list', 'all'], /^“list all” is not understood\. It is said so:\nnpm run -s tables -- list /],
    [['export', 'x'], /^“export x” is not understood\. .*\n.* export ID FILE/],
    [['list', '--jsn'], /^“list --jsn” is not understood/],
    [['export', 'x', at('x.json')], /^Table x cannot be read: none has that id/],
  ] as const) {
    const { status, stderr, stdout } = run({ DATA_DIR: at('data') }, ...words)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(told)
    expect(stderr).not.toMatch(/[{}]/)
  }
})

test('tables are listed for programs, too', async () => {
  const [line = ''] = await asking(at('data'))(0, 'list', '--json')
  expect(JSON.parse(line)).toMatchObject({
    id: expect.any(String),
    name: 'Une table',
    entries: 1,
    opened: expect.stringMatching(/T.*Z$/),
  })
})

test('settings are looked at without starting anything', () => {
  const url = 'postgres://ana:secret@127.0.0.1:1/none'
  const { status, stdout } = run({ DATABASE_URL: url, MAX_TABLES: '5' }, 'check')
  expect([status, stdout.split('\n').slice(0, 2)]).toEqual([
    0,
    ['DATABASE_URL=postgres://ana:…@127.0.0.1:1/none', 'MAX_TABLES=5'],
  ])
  expect(run({ MAX_TABLES: 'many' }, 'check')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^MAX_TABLES must be a whole number/),
  })
  expect(run({ MAX_TABLE: '5' }, 'check')).toMatchObject({
    status: 2,
    stderr: 'MAX_TABLE is no setting and does nothing: is MAX_TABLES meant?',
  })
})

test('a right that is missing is named, with whose it is', () => {
  const sentence = explain(Object.assign(new Error('EACCES'), { code: 'EACCES', path: join(at('data'), 'tables.db') }), {
    DATA_DIR: at('data'),
    DATABASE_URL: null,
  })
  expect(sentence).toMatch(/^No right to read or write .*tables\.db: .* belongs to \w+/)
})

test.runIf(process.getuid?.() === 0)('what root restores belongs to whom the folder belongs to', async () => {
  await asking(at('data'))(0, 'backup', at('owned.db'))
  mkdirSync(at('owned'))
  chownSync(at('owned'), 65_534, 65_534)
  chmodSync(at('owned'), 0o700)
  await asking(at('owned'))(0, 'restore', at('owned.db'))
  const owners = readdirSync(at('owned')).map((name) => [name, statSync(join(at('owned'), name)).uid])
  expect(owners.toSorted()).toEqual([
    ['tables.db', 65_534],
    ['tables.lock', 65_534],
  ])
})

test('backups in a folder are named by their time; the last so many stay, and nothing else there is touched', async () => {
  mkdirSync(at('backups'))
  writeFileSync(join(at('backups'), 'my-own.db'), '')
  const ask = asking(at('data'))
  for (const day of [1, 2, 3]) await ask(day * DAY, 'backup', at('backups'), '--keep', '2')
  expect(readdirSync(at('backups')).toSorted()).toEqual([
    'demi-reve-1970-01-03T000000Z.db',
    'demi-reve-1970-01-04T000000Z.db',
    'my-own.db',
  ])
})

test('tables, their limit, their size, the last backup and what was refused are seen from outside, and a limit that is met is logged', async () => {
  const metrics = createMetrics()
  const server = await startTestServer({ config: { DATA_DIR: at('data'), MAX_TABLES: 1 }, metrics })
  for (let tries = 0; tries < 3; tries++)
    expect(await server.api.openTable('Une autre')).toMatchObject({ code: 'too-many-tables' })
  await asking(at('data'))(7000, 'backup', at('seen.db'))
  const text = await metrics.text()
  expect(text).toContain('demireve_tables_kept 1\n')
  expect(text).toContain('demireve_tables_limit 1\n')
  expect(text).toMatch(/demireve_database_bytes [1-9]\d{3,}\n/)
  expect(text).toContain('demireve_last_backup_timestamp_seconds 7\n')
  expect(text).toContain('demireve_refusals_total{kind="too-many-tables"} 3\n')
  await server.stop()
  const limits = server.logged
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ limit }) => typeof limit === 'string')
  expect(limits).toMatchObject([{ limit: 'too-many-tables' }, { limit: 'too-many-tables', times: 2 }])
})

test('wrong codes at their limit are logged and counted as such', async () => {
  const metrics = createMetrics()
  const server = await startTestServer({ config: { CODE_TRIES_PER_MINUTE: 2, WRONG_DELAY_MS: 1 }, metrics })
  const codes: unknown[] = []
  for (let tries = 0; tries < 5; tries++) codes.push(await server.api.invitation('AAAA-AAAA'))
  expect(codes.map((one) => (one as { code: string }).code)).toEqual([
    'no-such-seat',
    'no-such-seat',
    ...Array(3).fill('too-fast'),
  ])
  expect(await metrics.text()).toContain('demireve_refusals_total{kind="wrong-codes"} 3\n')
  await server.stop()
  const limits = server.logged
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ limit }) => typeof limit === 'string')
  expect(limits).toMatchObject([{ limit: 'wrong-codes' }, { limit: 'wrong-codes', times: 2 }])
})

test('on PostgreSQL too nothing is removed from under a server; what would be removed is shown, and a copy can be noted', async () => {
  const url = await postgres.newDatabase()
  const ask = asking('unused', url)
  const metrics = createMetrics()
  const server = await startTestServer({ config: { DATABASE_URL: url }, metrics })
  await openTestTable(server.api, ['Ana'])
  const late = Date.now() + 40 * DAY
  await expect(ask(late, 'remove', 'forgotten')).rejects.toThrow(
    '1 servers are running on that database: stop them first, then remove',
  )
  expect((await ask(late, 'remove', 'forgotten', '--dry-run')).at(-1)).toBe('1 of 1 tables would be removed')
  expect(await metrics.text()).toContain('demireve_last_backup_timestamp_seconds 0\n')
  await ask(9000, 'backup', 'noted')
  expect(await metrics.text()).toContain('demireve_last_backup_timestamp_seconds 9\n')
  await server.stop()
  expect(await ask(0, 'list')).toHaveLength(2)
  expect((await ask(late, 'remove', 'forgotten')).at(-1)).toBe('1 of 1 tables removed')
})

test('tables that nobody opened for so long expire, if that is asked for, and not those that are open', async () => {
  let now = 0
  const config = { DATA_DIR: at('expiry'), EXPIRE_DAYS: 0 }
  const first = await startTestServer({ config, now: () => now })
  await openTestTable(first.api, ['Ana'])
  await first.stop()
  now = 1000 * DAY
  const second = await startTestServer({ config, now: () => now })
  expect(await asking(at('expiry'))(now, 'list')).toHaveLength(2)
  await openTestTable(second.api, ['Bo'])
  await second.stop()
  const third = await startTestServer({ config: { ...config, EXPIRE_DAYS: 10 }, now: () => now })
  expect(third.logged.join('')).toContain('nobody opened for so long was removed')
  expect(await asking(at('expiry'))(now, 'list')).toHaveLength(2)
  await third.stop()
})

test('a table that cannot be removed keeps no server from starting', async () => {
  const DATA_DIR = at('stuck')
  const first = await startTestServer({ config: { DATA_DIR } })
  await openTestTable(first.api, ['Ana'])
  await first.stop()
  const database = new Database(join(DATA_DIR, 'tables.db'))
  database.exec("CREATE TRIGGER stuck BEFORE DELETE ON tables BEGIN SELECT RAISE(ABORT, 'it is stuck'); END")
  database.close()
  const later = await startTestServer({ config: { DATA_DIR, EXPIRE_DAYS: 1 }, now: () => Date.now() + 2 * DAY })
  expect(later.logged.join('')).toContain('it is stuck')
  sure(await later.api.openTable('Une autre'))
  await later.stop()
})

test('a table that is open does not expire', async () => {
  const store = await openSqlite(at('open.db'))
  const stored = { game: 'g', rules: 1, setup: null, entries: [] }
  for (const id of ['open', 'old']) {
    const codes = { opener: { role: GARDIEN, key: `g${id}` }, players: `p${id}`, spectators: `s${id}` }
    await store.together(id, ({ registry }) => registry.addTable({ id, name: id, codes: 0, madeAt: 0, stored, ...codes }))
  }
  const removed: unknown[] = []
  const log = { info: (about: object) => void removed.push(about) }
  await createExpiry({ days: 1, store, tables: { held: () => ['open'] }, now: () => 2 * DAY, log })()
  expect(removed).toEqual([{ table: 'old', days: 1 }])
  expect([await store.records.registry.table('old'), (await store.records.registry.table('open'))?.id]).toEqual([null, 'open'])
  await store.close()
})
