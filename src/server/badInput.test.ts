import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DreamerId } from '../games/tmr/rules/public.ts'
import { seededDice } from '../kit/dice.ts'
import type { SeatPaper } from '../kit/doors.ts'
import { PROTOCOL } from '../kit/wire.ts'
import { linkOf, openTestTable, startTestServer, sure, type TestServer, type TestTable } from './testing/harness.ts'
import { type RawClient, rawClient } from './testing/rawClient.ts'

let server: TestServer
let table: TestTable
let player: SeatPaper
const clients: RawClient[] = []

const MOST = 40

beforeAll(async () => {
  const config = {
    MAX_MESSAGE_BYTES: 20_000,
    MESSAGES_PER_SECOND: 1,
    MESSAGE_BURST: 100,
    MAX_CONNECTIONS_PER_SEAT: 3,
    MAX_CONNECTIONS_PER_ADDRESS: MOST,
    NEW_TABLES_PER_HOUR: 1000,
    CODE_TRIES_PER_MINUTE: 1000,
  }
  server = await startTestServer({ makeDice: () => seededDice(1), config })
})

beforeEach(async () => {
  table = await openTestTable(server.api, ['Ana'])
  player = table.players[0] as SeatPaper
})

afterEach(() => {
  for (const client of clients.splice(0)) client.close()
})

afterAll(() => server.stop())

const call = async (): Promise<RawClient> => {
  const client = await rawClient(server.origin)
  clients.push(client)
  return client
}

const seated = async (token = player.token): Promise<RawClient> => {
  const client = await call()
  client.say({ type: 'hello', protocol: PROTOCOL, token, from: 0 })
  await client.hears('welcome')
  return client
}

/** The table still answers. */
const isWell = async (): Promise<void> => {
  const client = await seated(table.gardien.token)
  client.say({ type: 'command', id: 'well', command: { type: 'advance', hours: 1 } })
  expect(await client.hears('answer')).toEqual({ type: 'answer', id: 'well', answer: { ok: true } })
  client.close()
}

describe('before a seat', () => {
  test('another protocol is told so', async () => {
    const client = await call()
    client.say({ type: 'hello', protocol: 999, seat: 'in a shape to come' })
    expect(await client.hears('bye')).toEqual({ type: 'bye', code: 'protocol' })
    await client.closed()
  })

  test('a token that sits nowhere', async () => {
    const client = await call()
    client.say({ type: 'hello', protocol: PROTOCOL, token: 'nobody', from: 0 })
    expect(await client.hears('bye')).toEqual({ type: 'bye', code: 'no-seat' })
    await client.closed()
  })

  test.each([null, 7, 'hello', [], { type: 'command', id: 'a', command: {} }, { type: 'hello' }])(
    '%j is a fault, and the connection stays',
    async (message) => {
      const client = await call()
      client.say(message)
      expect(await client.hears('fault')).toMatchObject({ refusal: { code: 'not-seated' } })
      client.say({ type: 'hello', protocol: PROTOCOL, token: player.token, from: 0 })
      await client.hears('welcome')
    },
  )

  test.each([
    { type: 'hello', protocol: PROTOCOL, token: 7, from: 0 },
    { type: 'hello', protocol: PROTOCOL, token: player, from: -1 },
    { type: 'hello', protocol: PROTOCOL, token: 'x'.repeat(500), from: 0 },
  ])('a hello that cannot be read ends the connection: %j', async (message) => {
    const client = await call()
    client.say(message)
    expect(await client.hears('bye')).toEqual({ type: 'bye', code: 'malformed' })
  })
})

describe('at a seat', () => {
  test.each([
    null,
    [],
    { type: 'unknown' },
    { type: 'command' },
    { type: 'command', id: 7, command: {} },
    { type: '__proto__', id: {} },
  ])('%j is a fault with the wrong field named', async (message) => {
    const client = await seated()
    client.say(message)
    expect(await client.hears('fault')).toMatchObject({ refusal: { code: 'malformed' } })
    await isWell()
  })

  test.each([
    { type: 'command', id: 'x', command: {}, faces: 'seven' },
    { type: 'command', id: 'x', command: {}, more: 1 },
    { type: 'undo', id: 'x', target: { seq: 1 } },
    { type: 'viewAt', id: 'x', n: 1.5 },
    { type: 'journal', id: 'x', after: -1 },
    { type: 'enterDie', id: 'x', die: 'y', face: {} },
    { type: 'command', id: 'x', command: { type: 'ascend', dreamer: '__proto__', mode: 'normal' } },
    { type: 'command', id: 'x', command: { type: 'ascend', dreamer: 'constructor', mode: 'normal' } },
    { type: 'command', id: 'x', command: null },
  ])('%# is refused under its id', async (message) => {
    const client = await seated()
    client.say(message)
    expect(await client.hears('answer')).toMatchObject({ id: 'x', answer: { ok: false, refusal: { rule: null } } })
    await isWell()
  })

  test('a message nested without end', async () => {
    const client = await seated()
    client.write(`{"type":"command","id":"x","command":${'['.repeat(9000)}${']'.repeat(9000)}}`)
    expect(await client.hears('answer')).toMatchObject({ id: 'x', answer: { ok: false, refusal: { code: 'malformed' } } })
    await isWell()
  })

  test.each(['', '{', '{"type":"command"', 'hello', '[1,', '\\ud800', '42["message",{}]'])(
    'text that is no JSON: %j',
    async (text) => {
      const client = await seated()
      client.write(text)
      expect(await client.hears('fault')).toMatchObject({ refusal: { code: 'malformed' } })
      await isWell()
    },
  )

  test('what is binary is not read, whatever it says', async () => {
    const client = await seated(table.gardien.token)
    client.socket.send(Buffer.from(JSON.stringify({ type: 'command', id: 'x', command: { type: 'advance', hours: 1 } })))
    expect(await client.hears('fault')).toMatchObject({ refusal: { code: 'malformed' } })
    expect(client.heard.filter(({ type }) => type === 'answer')).toEqual([])
  })

  test('a view or a page that does not exist', async () => {
    const client = await seated()
    client.say({ type: 'viewAt', id: 'v', n: 999_999 })
    expect(await client.hears('viewed')).toEqual({ type: 'viewed', id: 'v', view: null })
    client.say({ type: 'journal', id: 'j', after: 999_999 })
    expect(await client.hears('page')).toMatchObject({ n: 1 })
  })

  test('too many faults end the connection', async () => {
    const client = await seated()
    for (let count = 0; count < 30; count++) client.say({ type: 'nonsense' })
    expect(await client.hears('bye')).toEqual({ type: 'bye', code: 'malformed' })
    await client.closed()
  })

  test('a flood ends the connection, over all connections of the seat', async () => {
    const client = await seated()
    for (let count = 0; count < 300; count++) client.say({ type: 'viewAt', id: `${count}`, n: 0 })
    expect(await client.hears('bye')).toEqual({ type: 'bye', code: 'flood' })
    await client.closed()
    const again = await seated()
    for (let count = 0; count < 20; count++) again.say({ type: 'viewAt', id: 'a', n: 0 })
    expect(await again.hears('bye')).toEqual({ type: 'bye', code: 'flood' })
    await isWell()
  })

  test('a spectator’s flood ends their own connection, and nobody else’s who follows the same seat', async () => {
    const watch = async () => seated(sure(await server.api.take(table.gardien.codes.spectators, 'ana')).token)
    const [flooder, watcher] = [await watch(), await watch()]
    for (let count = 0; count < 300; count++) flooder.say({ type: 'viewAt', id: `${count}`, n: 0 })
    expect(await flooder.hears('bye')).toEqual({ type: 'bye', code: 'flood' })
    for (let count = 0; count < 20; count++) watcher.say({ type: 'viewAt', id: `${count}`, n: 0 })
    expect(await watcher.hears('viewed', '19')).toMatchObject({ type: 'viewed' })
  })

  test('a message too large ends the connection', async () => {
    const client = await seated()
    client.say({ type: 'command', id: 'x', command: { text: 'x'.repeat(30_000) } })
    await client.closed()
    await isWell()
  })

  test('more browsers on a seat than allowed', async () => {
    await Promise.all([seated(), seated(), seated()])
    const client = await call()
    client.say({ type: 'hello', protocol: PROTOCOL, token: player.token, from: 0 })
    expect(await client.hears('bye')).toEqual({ type: 'bye', code: 'full' })
  })
})

test('more connections from one address than allowed are turned away', async () => {
  // Those of the tests before have gone.
  await expect.poll(() => server.running.sockets.count()).toBe(0)
  await Promise.all(Array.from({ length: MOST }, call))
  const client = await call()
  expect(await client.hears('bye')).toEqual({ type: 'bye', code: 'full' })
  await client.closed()
  expect(server.running.sockets.count()).toBe(MOST)
})

test('names and texts stay text', async () => {
  const name = '<img src=x onerror=alert(1)>'
  const gardien = linkOf(server.origin, table.gardien)
  await gardien.until(({ state }) => state === 'online')
  expect(await gardien.link.say({ type: 'correct', dreamer: 'ana' as DreamerId, sheet: { name } })).toEqual({ ok: true })
  const { view } = await gardien.until((update) => update.view?.boards[0]?.sheet.name === name)
  expect(view?.table[0]?.name).toBe(name)
  gardien.link.close()
})

test('another table is answered through a flood', async () => {
  const other = await openTestTable(server.api, ['Bo'])
  const gardien = linkOf(server.origin, other.gardien)
  await gardien.until(({ state }) => state === 'online')
  const flooders = await Promise.all([seated(), seated(), seated()])
  for (let count = 0; count < 30; count++) {
    for (const flooder of flooders)
      for (let at = 0; at < 50; at++) flooder.say({ type: 'command', id: `${count} ${at}`, command: {} })
    expect(await gardien.link.say({ type: 'advance', hours: 1 })).toEqual({ ok: true })
  }
  gardien.link.close()
})

describe('over plain HTTP', () => {
  const post = (path: string, body: string, type = 'application/json') =>
    fetch(`${server.origin}${path}`, { method: 'POST', body, headers: { 'content-type': type } })

  test.each([
    ['/api/tables', '{', 400, 'malformed'],
    ['/api/tables', '{"name":""}', 400, 'malformed'],
    ['/api/tables', '{"name":"a","setup":{"dreamers":7}}', 400, 'malformed'],
    ['/api/tables', `{"name":"${'x'.repeat(100)}"}`, 400, 'malformed'],
    ['/api/tables', `{"name":"${'x'.repeat(30_000)}"}`, 413, 'too-large'],
    ['/api/seats', '{"code":"ABCDEFGH"}', 400, 'malformed'],
    ['/api/seats', '{"code":"ABCDEFGH","bring":{"__proto__":{}}}', 400, 'malformed'],
    ['/api/unknown', '{}', 404, 'not-found'],
  ])('POST %s is answered with a typed refusal (%#)', async (path, body, status, code) => {
    const response = await post(path, body)
    expect([response.status, (await response.json()).refusal.code]).toEqual([status, code])
  })

  test('another content type', async () => {
    const response = await post('/api/tables', 'name=a', 'application/x-www-form-urlencoded')
    expect([response.status, (await response.json()).refusal.code]).toEqual([415, 'malformed'])
  })

  test('bytes that are no HTTP, and a connection that ends in the middle', async () => {
    for (const bytes of ['\0\0\0\0garbage\r\n\r\n', 'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{"na']) {
      const socket = connect(Number(new URL(server.origin).port), '127.0.0.1')
      socket.on('error', () => {})
      socket.write(bytes)
      await new Promise<void>((resolve) => socket.end(resolve))
      socket.destroy()
    }
    await isWell()
  })

  test('a strict policy goes with every answer', async () => {
    const { headers } = await fetch(`${server.origin}/healthz`)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })
})
