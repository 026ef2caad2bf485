import { afterAll, beforeAll, expect, test } from 'vitest'
import type { KeeperPaper } from '../kit/doors.ts'
import { NAME_HIDES } from '../kit/name.ts'
import { PROTOCOL } from '../kit/wire.ts'
import { dreamerNamed, openTestTable, startTestServer, sure, type TestServer } from './testing/harness.ts'
import { startPostgres, type TestPostgres } from './testing/postgres.ts'
import { rawClient } from './testing/rawClient.ts'

/** PostgreSQL keeps no NUL in a text: what lets one through fails there. */
let postgres: TestPostgres
let server: TestServer
let gardien: KeeperPaper

beforeAll(async () => {
  postgres = await startPostgres()
  const config = { DATABASE_URL: await postgres.newDatabase(), WRONG_DELAY_MS: 1, CODE_TRIES_PER_MINUTE: 1000 }
  server = await startTestServer({ config })
  gardien = (await openTestTable(server.api, ['Ana'])).gardien
})
afterAll(async () => {
  await server.stop()
  await postgres.stop()
})

const HIDING = { code: NAME_HIDES }
const MALFORMED = { code: 'malformed' }
const TURNED = 'A\u202ena'

test('names of tables, characters and people refuse what is not seen', async () => {
  expect(await server.api.openTable(TURNED)).toMatchObject({ ...HIDING, params: { field: 'name' } })
  const setup = { clock: { day: 1, hour: 'vaisseau' }, dreamers: [{ ...dreamerNamed(TURNED), id: 'ana' }] }
  expect(await server.api.openTable('Une table', { setup })).toMatchObject(HIDING)
  const bring = () => server.api.bring(gardien.codes.players, dreamerNamed('B\u200bo'))
  expect(await bring()).toMatchObject(HIDING)
  sure(await server.api.setApproval(gardien.token, true))
  expect(await bring()).toMatchObject(HIDING)
  expect(await server.api.bring(gardien.codes.players, dreamerNamed('Bo'), { person: { name: 'B\u2066o' } })).toMatchObject(
    HIDING,
  )
  sure(await server.api.setApproval(gardien.token, false))
})

test.each(['\u00a0', '\u3000\u3000', '\u1680', '\u00a0\u0301'])('a name of blanks is none, of whatever script', async (blank) => {
  const seats = [
    { id: 'a', name: blank },
    { id: 'b', name: 'Bo' },
  ]
  expect(
    await server.api.openTable('Une table', { game: 'duel', setup: { advanced: false, seats, position: null } }),
  ).toMatchObject(HIDING)
  expect(await server.api.openTable(blank)).toMatchObject({ code: expect.stringMatching(/^(malformed|name-hides)$/) })
  expect(await server.api.bring(gardien.codes.players, dreamerNamed(blank))).toHaveProperty('code')
  expect(await server.api.bring(gardien.codes.players, dreamerNamed('Di'), { person: { name: blank } })).toHaveProperty('code')
})

test('nor do those in a file, where the table begins or later', async () => {
  const { save } = sure(await server.api.saveOf(gardien.token))
  sure(await server.api.openSaved('Une table', save))
  const turned = save.replaceAll('"Ana"', JSON.stringify(TURNED))
  expect(JSON.parse(turned)).not.toEqual(JSON.parse(save))
  expect(await server.api.openSaved('Une table', turned)).toMatchObject(HIDING)
  const setup = { clock: { day: 1, hour: 'vaisseau' }, dreamers: [{ ...dreamerNamed('Cy'), id: 'cy' }] }
  const other = sure(await server.api.openTable('Une table', { setup }))
  const begun = sure(await server.api.saveOf(other.token)).save.replaceAll('"Cy"', JSON.stringify(TURNED))
  expect(await server.api.openSaved('Une table', begun)).toMatchObject(HIDING)
})

const asked = async (method: string, path: string, body: unknown): Promise<unknown> => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${gardien.token}` }
  const answer = await fetch(`${server.origin}${path}`, { method, headers, body: JSON.stringify(body) })
  return ((await answer.json()) as { refusal: unknown }).refusal
}

test.each([
  ['/api/tables', { name: 'A\u0000na' }],
  ['/api/tables', { name: 'Ana', setup: { 'a\u0000': 1 } }],
  ['/api/invitation', { code: 'A\u0000' }],
  ['/api/seats', { code: 'A\u0000', dreamer: 'a\u0000' }],
  ['/api/table/free', { dreamer: 'an\u0000a' }],
  ['/api/table/banish', { dreamer: 'an\u0000a' }],
  ['/api/seat/person', { name: 'A\u0000' }],
  ['/api/table/watcher/free', { watcher: '\u0000' }],
  ['/api/table/watcher/banish', { watcher: '\u0000' }],
  ['/api/table/admit', { request: '\u0000' }],
  ['/api/table/refuse', { request: '\u0000', until: 'now' }],
])('a NUL never goes further than the door: %s %j', async (path, body) => {
  expect(await asked('POST', path, body)).toMatchObject(MALFORMED)
})

test('nor further than the line: commands, words and what is asked by name', async () => {
  const client = await rawClient(server.origin)
  client.say({ type: 'hello', protocol: PROTOCOL, token: gardien.token, from: 0 })
  await client.hears('welcome')
  const say = async (message: Readonly<Record<string, unknown>> & { readonly type: string }): Promise<void> => {
    client.say({ id: message.type, ...message })
    expect(await client.hears('answer', message.type)).toMatchObject({ answer: { ok: false, refusal: MALFORMED } })
  }
  await say({ type: 'command', command: { type: 'describe', dreamer: 'ana', text: 'a\u0000' } })
  await say({ type: 'speak', text: 'a\u0000b', to: 'all' })
  await say({ type: 'speak', text: `a${'\u0301'.repeat(40)}`, to: 'all' })
  await say({ type: 'letTakeBack', by: { kind: 'joueur', seat: '\u0000' }, said: 'y' })
  client.say({ type: 'command', id: 'named', command: { type: 'correct', dreamer: 'ana', sheet: { name: TURNED } } })
  expect(await client.hears('answer', 'named')).toMatchObject({ answer: { refusal: HIDING } })
  client.close()
})
