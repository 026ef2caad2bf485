import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { GARDIEN } from '../kit/roles.ts'
import { explain } from './explain.ts'
import { fileOf } from './persistence/folder.ts'
import { openSqlite } from './persistence/sqlite.ts'
import { askKeeper } from './testing/askKeeper.ts'
import { linkOf, openTestTable, startTestServer, sure, type TestServer, type TestTable } from './testing/harness.ts'

const PAGE = 4096
const HOURS = 80
let place: string
const at = (name: string): string => join(place, name)

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'demi-reve-damage-'))
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

/** The first byte of a page that holds rows and leads to no other. */
const LEAVES: readonly (number | undefined)[] = [0x0a, 0x0d]

/** A page of the file that holds one of these is overwritten with garbage: a leaf, with which nothing else is lost. */
const destroyPage = (...texts: readonly string[]): void => {
  const bytes = readFileSync(fileOf(place))
  const pages = texts.map((text) => Math.floor(bytes.indexOf(text) / PAGE))
  const page = pages.find((one) => one > 0 && LEAVES.includes(bytes[one * PAGE])) ?? 0
  expect(page).toBeGreaterThan(0)
  bytes.fill(0xa5, page * PAGE, (page + 1) * PAGE)
  writeFileSync(fileOf(place), bytes)
}

const ask = (folder: string, ...words: string[]): Promise<readonly string[]> => askKeeper({ DATA_DIR: folder }, Date.now(), words)

const clockAt = async (server: TestServer, seat: TestTable['gardien']): Promise<unknown> => {
  const one = linkOf(server.origin, seat)
  const { view } = await one.until((update) => update.view !== null)
  one.link.close()
  return view?.clock
}

const play = async (server: TestServer, hours: number): Promise<TestTable> => {
  const table = await openTestTable(server.api, ['Ana'])
  const gardien = linkOf(server.origin, table.gardien)
  await gardien.until(({ state }) => state === 'online')
  for (let hour = 0; hour < hours; hour++) await gardien.link.say({ type: 'advance', hours: 1 })
  gardien.link.close()
  return table
}

/** The tables by the number of their entries, the longest first, and texts that stand in entries amid the first. */
const lookInside = async (): Promise<{ readonly ids: readonly string[]; readonly amid: readonly string[] }> => {
  const store = await openSqlite(fileOf(place))
  const ids = (await store.sql.rows('SELECT table_id FROM entries GROUP BY table_id ORDER BY count(*) DESC')).map(
    ([id]) => `${id}`,
  )
  const rows = await store.sql.rows(
    'SELECT body FROM entries WHERE table_id = ? AND seq >= ? ORDER BY seq LIMIT 2',
    ids[0] ?? '',
    HOURS / 2,
  )
  await store.close()
  return { ids, amid: rows.map(([body]) => (JSON.parse(`${body}`) as { id: string }).id) }
}

test('a destroyed page: all of the other tables, and its own up to there, are listed, taken out and backed up', async () => {
  const server = await startTestServer({ config: { DATA_DIR: place } })
  const tables = [await play(server, HOURS), await play(server, 3)] as const
  const clock = await clockAt(server, tables[1].gardien)
  await server.stop()
  const { ids, amid } = await lookInside()
  const [damaged = '', whole = ''] = ids
  destroyPage(...amid)

  const list = await ask(place, 'list')
  expect(list.find((line) => line.startsWith(whole))).toContain('  4 entries')
  const kept = Number(/ (\d+) entries/.exec(list.find((line) => line.startsWith(damaged)) ?? '')?.[1])
  expect(kept).toBeGreaterThan(1)
  expect(kept).toBeLessThanOrEqual(HOURS / 2)
  const missing = [
    'The file of the tables is damaged. Missing:',
    `  ${damaged}: entries ${kept + 1} to ${HOURS + 1} cannot be read`,
  ]
  expect(list.slice(2)).toEqual(['2 of 2 tables', ...missing])

  expect(await ask(place, 'export', whole, at('whole.json'))).toEqual([`${at('whole.json')}: 4 entries`])
  const line = `${at('part.json')}: ${kept} entries of ${HOURS + 1}; the next one cannot be read`
  expect(await ask(place, 'export', damaged, at('part.json'))).toEqual([line])
  expect(JSON.parse(readFileSync(at('part.json'), 'utf8')).entries).toHaveLength(kept)

  expect(await ask(place, 'backup', at('copy.db'))).toEqual([`${at('copy.db')}: 2 tables`, ...missing])
  expect(await ask(at('new'), 'restore', at('copy.db'))).toEqual([`2 tables restored from ${at('copy.db')}`])
  const again = await startTestServer({ config: { DATA_DIR: at('new') } })
  expect(await clockAt(again, tables[1].gardien)).toEqual(clock)
  expect(await clockAt(again, tables[0].gardien)).toMatchObject({ day: expect.any(Number) })
  expect(sure(await again.api.saveOf(tables[0].gardien.token))).toMatchObject({ entries: kept, of: kept })
  await again.stop()
})

test('a destroyed page of names: the tables on it are named as missing, the others are all there', async () => {
  const store = await openSqlite(fileOf(place))
  const names = Array.from({ length: 60 }, (_, n) => `table-${n}`)
  for (const id of names) {
    const stored = { game: 'tmr', rules: 1, setup: { text: `setup of ${id} `.repeat(40) }, entries: [] }
    const codes = { opener: { role: GARDIEN, key: `g${id}` }, players: `p${id}`, spectators: `s${id}` }
    await store.together(id, ({ registry }) => registry.addTable({ id, name: id, codes: 0, madeAt: 0, stored, ...codes }))
  }
  await store.close()
  destroyPage('setup of table-30 ')

  const list = await ask(place, 'list')
  const lost = list.filter((line) => line.endsWith('nothing of this table can be read'))
  expect(lost).toContain('  table-30: nothing of this table can be read')
  expect(lost.length).toBeLessThan(10)
  expect(list).toContain(`${60 - lost.length} of ${60 - lost.length} tables`)
  expect((await ask(place, 'backup', at('copy.db'))).slice(0, 2)).toEqual([
    `${at('copy.db')}: ${60 - lost.length} tables`,
    'The file of the tables is damaged. Missing:',
  ])
  expect(await ask(at('new'), 'restore', at('copy.db'))).toEqual([`${60 - lost.length} tables restored from ${at('copy.db')}`])
})

test.each([
  ['all of it', 0],
  ['all but its first hundred bytes', 100],
])('a destroyed first page, %s, is said, and nothing is listed, copied or taken out as if it were all', async (_, from) => {
  const server = await startTestServer({ config: { DATA_DIR: place } })
  await play(server, 3)
  await server.stop()
  const bytes = readFileSync(fileOf(place))
  writeFileSync(fileOf(place), bytes.fill(0xa5, from, PAGE))
  const orders = [
    ['list'],
    ['list', '--json'],
    ['list', 'forgotten'],
    ['backup', at('copy.db')],
    ['export', 'x', at('x.json')],
    ['remove', 'x'],
  ]
  for (const order of orders) {
    const why = await ask(place, ...order).then(
      () => 'done',
      (error) => explain(error, { DATA_DIR: place, DATABASE_URL: null }),
    )
    expect(why).toMatch(
      /tables\.db is (damaged at its beginning|no file of tables, or its beginning is destroyed).*: restore a backup/,
    )
  }
  expect(readdirSync(place).toSorted()).toEqual(['tables.db', 'tables.lock'])
})
