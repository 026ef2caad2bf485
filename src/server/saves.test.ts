import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DreamerId } from '../games/tmr/rules/public.ts'
import { hrefOfLink } from '../house/routes/route.ts'
import { CannotDo } from './cannotDo.ts'
import { openDatabase } from './persistence/database.ts'
import { fileOf } from './persistence/folder.ts'
import { newToken } from './seats/codes.ts'
import { askKeeper } from './testing/askKeeper.ts'
import { linkOf, openTestTable, startTestServer, sure, type TestServer, type TestTable } from './testing/harness.ts'

let folder: string
let server: TestServer
let table: TestTable
let clock: number
const ana = 'ana' as DreamerId
const DAY = 86_400_000

const start = async (): Promise<void> => {
  server = await startTestServer({ config: { DATA_DIR: folder }, now: () => clock })
}

beforeEach(async () => {
  clock = 1_700_000_000_000
  folder = mkdtempSync(join(tmpdir(), 'demi-reve-'))
  await start()
  table = await openTestTable(server.api, ['Ana'])
  const gardien = linkOf(server.origin, table.gardien)
  await gardien.until(({ state }) => state === 'online')
  for (let hour = 0; hour < 5; hour++) await gardien.link.say({ type: 'advance', hours: 1 })
  await gardien.link.say({ type: 'ascend', dreamer: ana, mode: 'normal' })
  gardien.link.close()
})
afterEach(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

const viewOf = async (seat: Parameters<typeof linkOf>[1]): Promise<unknown> => {
  const gardien = linkOf(server.origin, seat)
  const { view } = await gardien.until((update) => update.view !== null)
  gardien.link.close()
  return view
}

const idOf = (): string => {
  const database = openDatabase(fileOf(folder))
  const [id] = database.prepare('SELECT id FROM tables').raw().get() as [string]
  database.close()
  return id
}

const spoil = (seq: number, body: string): void => {
  const database = openDatabase(fileOf(folder))
  database.prepare('UPDATE entries SET body = ? WHERE seq = ?').run(body, seq)
  database.close()
}

test('the gardien takes a table out and opens it again, with free seats', async () => {
  const file = sure(await server.api.saveOf(table.gardien.token))
  expect(file).toMatchObject({ name: 'Une table', entries: 7, of: 7 })
  const again = sure(await server.api.openSaved('Encore', file.save))
  expect(again.token).not.toBe(table.gardien.token)
  expect(await viewOf(again)).toEqual(await viewOf(table.gardien))
  expect(await server.api.invitation(again.codes.players)).toMatchObject({ dreamers: [{ id: 'ana', free: true }] })
  expect(await server.api.saveOf(table.players[0]?.token ?? '')).toMatchObject({ code: 'gardien-only' })
  expect(await server.api.saveOf('nobody')).toMatchObject({ code: 'no-such-seat' })
})

test.each([
  ['nothing of ours', { some: 'thing' }, 'foreign-file'],
  ['a text', 'a text', 'foreign-file'],
  ['another version', { format: 'demi-reve', version: 99, game: 'tmr', rules: 1 }, 'other-version'],
])('%s is refused, and nothing is opened', async (_, save, code) => {
  expect(await server.api.openSaved('Encore', JSON.stringify(save))).toMatchObject({ code })
  expect(server.running.tables.count()).toBe(1)
})

test.each([
  ['is no JSON', 'broken{'],
  [
    'is no event',
    JSON.stringify({
      kind: 'done',
      seq: 4,
      id: 'x',
      by: { kind: 'gardien' },
      at: 0,
      scope: 'table',
      events: [{}],
      rolled: false,
      reveals: false,
    }),
  ],
])('a table whose fourth entry %s can be taken out up to there', async (_, body) => {
  await server.stop()
  spoil(4, body)
  await start()
  const file = sure(await server.api.saveOf(table.gardien.token))
  expect(file).toMatchObject({ entries: 3, of: 7 })
  const again = sure(await server.api.openSaved('Sauvée', file.save))
  expect(await viewOf(again)).toMatchObject({ clock: { day: 1 } })
})

test('the keeper lists, takes out and removes what nobody came to', async () => {
  const ask = (at: number, ...words: string[]): Promise<readonly string[]> => askKeeper({ DATA_DIR: folder }, at, words)
  const id = idOf()
  const out = join(folder, 'out.json')
  expect((await ask(clock, 'list'))[0]).toContain(`${id}  made 2023-11-14  opened 2023-11-14  7 entries`)
  expect(await ask(clock + 29 * DAY, 'list', 'forgotten')).toEqual(['0 of 1 tables'])
  expect(await ask(clock + 30 * DAY, 'list', 'forgotten')).toHaveLength(2)
  expect(await ask(clock, 'export', id, out)).toEqual([`${out}: 7 entries`])
  expect(statSync(out).mode & 0o777).toBe(0o600)
  expect(JSON.parse(readFileSync(out, 'utf8')).entries).toHaveLength(7)
  await expect(ask(clock, 'export', id, out)).rejects.toThrow(CannotDo)
  await expect(ask(clock, 'remove', 'forgotten')).rejects.toThrow('The server is running: stop it first, then remove those')
  await server.stop()
  await expect(ask(clock, 'remove', id, 'nobody')).rejects.toThrow('There is no table nobody: nothing was removed.')
  expect(await ask(clock + DAY, 'remove', 'forgotten')).toEqual(['0 of 1 tables removed'])
  expect((await ask(clock + 40 * DAY, 'remove', 'forgotten')).at(-1)).toBe('1 of 1 tables removed')
  expect(await ask(clock, 'list')).toEqual(['0 of 0 tables'])
  await start()
  expect(await server.api.seatOf(table.gardien.token)).toMatchObject({ code: 'no-such-seat' })
})

test('whoever comes to a table keeps it from being forgotten', async () => {
  await server.stop()
  clock += 100 * DAY
  await start()
  await viewOf(table.gardien)
  expect(await askKeeper({ DATA_DIR: folder }, clock + DAY, ['list', 'forgotten'])).toEqual(['0 of 1 tables'])
})

test('a table that is full can be taken away as a file, and opened again from it', async () => {
  await server.stop()
  server = await startTestServer({ config: { DATA_DIR: folder, MAX_ENTRIES: 100 }, now: () => clock })
  const gardien = linkOf(server.origin, table.gardien)
  await gardien.until(({ state }) => state === 'online')
  const say = () => gardien.link.say({ type: 'advance', hours: 1 })
  let answer = await say()
  while (answer.ok) answer = await say()
  expect(answer).toMatchObject({ refusal: { code: 'table-full' } })
  gardien.link.close()
  const { save, entries } = sure(await server.api.saveOf(table.gardien.token))
  expect(entries).toBe(100)
  const again = sure(await server.api.openSaved('Encore', save))
  expect(await viewOf(again)).toEqual(await viewOf(table.gardien))
})

test('a table is removed while the server runs: whoever is there is sent away, and can play no further', async () => {
  const link = linkOf(server.origin, table.gardien)
  await link.until(({ state }) => state === 'online')
  const [line] = await askKeeper({ DATA_DIR: folder }, clock, ['remove', idOf()])
  expect(line).toContain('removed')
  expect(await link.link.say({ type: 'advance', hours: 1 })).toMatchObject({ ok: false })
  await link.until(({ refusedFor }) => refusedFor === 'table-closed')
  link.link.close()
  expect(await server.api.seatOf(table.gardien.token)).toMatchObject({ code: 'no-such-seat' })
  sure(await server.api.openTable('Une autre'))
})

test('a save is taken in while the server runs, and its keeper comes by a link that is good once', async () => {
  const out = join(folder, 'out.json')
  await askKeeper({ DATA_DIR: folder }, clock, ['export', idOf(), out])
  const lines = await askKeeper({ DATA_DIR: folder }, clock, ['import', out, 'De retour'])
  const [, code = ''] = new RegExp(`/${hrefOfLink('')}(\\S+)$`).exec(lines.at(-1) ?? '') ?? []
  const seat = sure(await server.api.takeLink(code, newToken()))
  expect(seat).toMatchObject({ table: 'De retour', role: { kind: 'gardien' } })
  expect(await viewOf(seat)).toEqual(await viewOf(table.gardien))
  expect(await server.api.takeLink(code, newToken())).toMatchObject({ code: 'no-such-seat' })
  for (const text of ['{}', 'no JSON', '']) {
    writeFileSync(out, text)
    await expect(askKeeper({ DATA_DIR: folder }, clock, ['import', out, 'Rien'])).rejects.toThrow('it is no save of a table.')
  }
})
