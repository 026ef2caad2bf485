import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PROTOCOL } from '../kit/wire.ts'
import type { Config } from './common/config.ts'
import { newToken } from './seats/codes.ts'
import { createSession } from './session.ts'
import { openTestTable, startTestServer, type TestServer, type TestTable } from './testing/harness.ts'
import { type RawClient, rawClient } from './testing/rawClient.ts'

let server: TestServer
let table: TestTable
let elapsed = 0
const opened: { close(): unknown }[] = []

const start = async (config: Partial<Config> = {}): Promise<void> => {
  server = await startTestServer({ config: { MESSAGE_BURST: 50, MESSAGES_PER_SECOND: 1, ...config }, elapsed: () => elapsed })
  table = await openTestTable(server.api, ['Ana'])
}

beforeEach(() => {
  elapsed = 0
})
afterEach(async () => {
  for (const one of opened.splice(0)) one.close()
  await server.stop()
})

const call = async (): Promise<RawClient> => {
  const client = await rawClient(server.origin)
  opened.push(client)
  return client
}

const seated = async (token = table.gardien.token): Promise<RawClient> => {
  const client = await call()
  client.say({ type: 'hello', protocol: PROTOCOL, token, from: 0 })
  await client.hears('welcome')
  return client
}

/** A bare connection that says this. */
const raw = (text: string): Socket => {
  const socket = connect(server.running.port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(text)
  opened.push({ close: () => socket.destroy() })
  return socket
}

const ended = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    socket.resume()
    socket.once('close', () => resolve())
  })

/** Lines of the log about floods. */
const cuts = (): number => server.logged.filter((line) => line.includes('"cut":"flood"')).length

const FLOODS: readonly (readonly [string, (client: RawClient) => void])[] = [
  ['texts that say nothing', ({ write }) => write('')],
  ['texts that are no JSON', ({ write }) => write('2["join","room"]')],
  ['lists', ({ write }) => write('[]')],
  ['binary frames', ({ socket }) => socket.send(Buffer.alloc(1))],
  ['pings', ({ socket }) => socket.ping()],
  ['pongs that nobody asked for', ({ socket }) => socket.pong()],
]

describe('frames that are no messages count as messages', () => {
  test.each(FLOODS)('%s, at a seat', async (_, say) => {
    await start({ MESSAGE_BURST: 15 })
    const client = await seated()
    for (let at = 0; at < 100; at++) say(client)
    await client.closed()
    expect(cuts()).toBeGreaterThan(0)
  })

  test.each(FLOODS)('%s, before a seat is taken', async (_, say) => {
    await start({ MESSAGE_BURST: 15 })
    const client = await call()
    for (let at = 0; at < 100; at++) say(client)
    await client.closed()
    expect(cuts()).toBeGreaterThan(0)
  })

  test('a large message weighs as much as many: ten of them end a seat that may say a hundred', async () => {
    await start({ MESSAGE_BURST: 100 })
    const client = await seated()
    for (let at = 0; at < 10; at++) client.say({ type: 'command', id: `${at}`, command: 'x'.repeat(100_000) })
    await client.closed()
    expect(cuts()).toBeGreaterThan(0)
  })

  test('whoever has not sat down has a hello to say, and little else', async () => {
    await start({ MESSAGE_BURST: 1000 })
    const client = await call()
    for (let at = 0; at < 21; at++) client.socket.ping()
    await client.closed()
    expect(cuts()).toBe(1)
  })

  test('an address whose lines are closed for what is done on them waits before it gets another; those it has stay', async () => {
    await start({ CUTS_PER_MINUTE: 2 })
    const honest = await seated()
    for (let at = 0; at < 2; at++) {
      const client = await call()
      for (let ping = 0; ping < 100; ping++) client.socket.ping()
      await client.closed()
    }
    const barred = await call()
    expect(await barred.hears('bye')).toMatchObject({ code: 'full' })
    honest.say({ type: 'command', id: 'mine', command: { type: 'advance', hours: 1 } })
    await honest.hears('answer', 'mine')
    elapsed += 30_000
    await seated()
  })

  test('a flood is logged once, and the floods that follow with their count', async () => {
    await start({ MESSAGE_BURST: 15 })
    const flood = async (): Promise<void> => {
      const client = await call()
      for (let at = 0; at < 100; at++) client.socket.ping()
      await client.closed()
    }
    await flood()
    expect(cuts()).toBe(1)
    for (let more = 0; more < 3; more++) await flood()
    expect(cuts()).toBe(1)
    const { logged } = server
    await server.stop()
    expect(cuts()).toBe(2)
    expect(logged.filter((line) => line.includes('"cut":"flood","times":3'))).toHaveLength(1)
    await start()
  })
})

describe('raw connections', () => {
  test.each([
    ['a request that never ends its headers', 'GET / HTTP/1.1\r\nhost: x\r\n'],
    [
      'a request that never sends its body',
      'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"na',
    ],
    ['a connection that says nothing', ''],
  ])('%s is closed', async (_, text) => {
    await start({ REQUEST_SECONDS: 1 })
    await ended(raw(text))
  })

  test('are bounded for one address', async () => {
    await start({ MAX_TCP_PER_ADDRESS: 20 })
    const sockets = Array.from({ length: 60 }, () => raw(''))
    const refused = sockets.map(ended)
    let gone = 0
    await new Promise<void>((resolve) => {
      for (const one of refused) one.then(() => ++gone >= 40 && resolve())
    })
    for (const socket of sockets) socket.destroy()
    await Promise.all(refused)
    await seated()
  })

  test('are bounded in all', async () => {
    await start({ MAX_TCP: 20 })
    const sockets = Array.from({ length: 60 }, () => raw(''))
    let gone = 0
    await new Promise<void>((resolve) => {
      for (const socket of sockets) ended(socket).then(() => ++gone >= 40 && resolve())
    })
  })
})

test('a clock set back by an hour locks nobody out', async () => {
  const at = Date.now()
  let clock = at
  server = await startTestServer({
    config: { MESSAGE_BURST: 5, MESSAGES_PER_SECOND: 1 },
    now: () => clock,
    elapsed: () => elapsed,
  })
  table = await openTestTable(server.api, ['Ana'])
  const client = await seated()
  clock = at - 3_600_000
  for (let asked = 0; asked < 20; asked++) {
    elapsed += 1000
    client.say({ type: 'viewAt', id: `${asked}`, n: 0 })
    await client.hears('viewed', `${asked}`)
  }
})

test('a message nested without end is refused before it is compared with one that waits', async () => {
  await start({ MESSAGE_BURST: 1000 })
  const gardien = await seated()
  const options = { ascents: 'free', dice: 'gardien', places: 'drawn', odds: true }
  gardien.say({ type: 'command', id: 'options', command: { type: 'setOptions', options } })
  await gardien.hears('answer', 'options')
  const player = await seated(table.players[0]?.token)
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  player.write(`{"type":"command","id":"x","command":${deep}}`)
  expect(await player.hears('answer', 'x')).toMatchObject({ answer: { ok: false, refusal: { code: 'malformed' } } })
  player.write(`{"type":"hello","protocol":${deep}}`)
  const fault = await fetch(`${server.origin}/api/tables`, {
    method: 'POST',
    body: `{"name":"a","setup":${deep}}`,
    headers: { 'content-type': 'application/json' },
  })
  expect([fault.status, (await fault.json()).refusal.code]).toEqual([400, 'malformed'])
})

test('a database that fails when somebody leaves is told of, and ends nothing', async () => {
  await start()
  const faults: unknown[] = []
  const sent: unknown[] = []
  const failing = {
    countOf: () => 0,
    allows: () => true,
    admit: async () => () => {
      throw new Error('database is locked')
    },
  }
  const usher = {
    seatOf: async () => ({ table: failing as never, role: { kind: 'gardien' as const }, key: 'k', keeps: true }),
  }
  const pipe = { send: (message: unknown) => void sent.push(message), close: () => {} }
  const session = createSession({ pipe, usher, limits: { MAX_CONNECTIONS_PER_SEAT: 8 }, onFault: (error) => faults.push(error) })
  session.receive({ type: 'hello', protocol: PROTOCOL, token: 'a', from: 0 })
  await new Promise((resolve) => setImmediate(resolve))
  session.gone()
  expect(faults).toEqual([new Error('database is locked')])
})

describe('first visits behind one address', () => {
  test('files are not counted, and right codes are not', async () => {
    await start({ REQUESTS_PER_MINUTE: 30, CODE_TRIES_PER_MINUTE: 3 })
    for (let visit = 0; visit < 100; visit++) expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
    for (let player = 0; player < 10; player++)
      expect(await server.api.invitation(table.gardien.codes.players)).toMatchObject({ kind: 'joueur' })
    for (let wrong = 0; wrong < 3; wrong++) expect(await server.api.invitation('WRONG')).toMatchObject({ code: 'no-such-seat' })
    for (let wrong = 0; wrong < 3; wrong++) expect(await server.api.invitation('WRONG')).toMatchObject({ code: 'too-fast' })
  })

  test('wrong codes do not lock out right ones from the same address', async () => {
    await start({ CODE_TRIES_PER_MINUTE: 1 })
    for (const code of ['no-such-seat', 'too-fast', 'too-fast'])
      expect(await server.api.invitation('WRONG')).toMatchObject({ code })
    expect(await server.api.invitation(table.gardien.codes.players)).toMatchObject({ kind: 'joueur' })
    expect(await server.api.invitation('WRONG')).toMatchObject({ code: 'too-fast' })
  })

  test('whoever sits at a table counts by seat', async () => {
    await start({ REQUESTS_PER_MINUTE: 12, CODE_TRIES_PER_MINUTE: 100 })
    const [player] = table.players
    for (let asked = 0; asked < 8; asked++)
      for (const seat of [table.gardien, player])
        expect(await server.api.seatOf(seat?.token ?? '')).toMatchObject({ table: 'Une table' })
    for (let asked = 0; asked < 4; asked++) await server.api.seatOf(table.gardien.token)
    expect(await server.api.seatOf(table.gardien.token)).toMatchObject({ code: 'too-fast' })
    expect(await server.api.seatOf(player?.token ?? '')).toMatchObject({ table: 'Une table' })
  })

  test.each([
    ['invitation', () => ({ code: table.gardien.codes.players })],
    ['table/free', () => 'no body of that door'],
    ['table/places', () => ({ places: 900 })],
  ])('keys that are made up do not go round the count: %s', async (path, said) => {
    await start({ REQUESTS_PER_MINUTE: 12 })
    const ask = async (): Promise<number> => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${newToken()}` }
      return (await fetch(`${server.origin}/api/${path}`, { method: 'POST', body: JSON.stringify(said()), headers })).status
    }
    for (let asked = 0; asked < 12; asked++) await ask()
    expect(await ask()).toBe(429)
  })

  test('a written-out path does not go round the count', async () => {
    await start({ CODE_TRIES_PER_MINUTE: 1 })
    const body = '{"code":"WRONG"}'
    const ask = () =>
      fetch(`${server.origin}/%61pi/invitation`, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    await ask()
    expect((await ask()).status).toBe(429)
  })
})
