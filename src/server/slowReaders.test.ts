import { afterEach, expect, test } from 'vitest'
import type { DreamerSetup } from '../games/tmr/rules/public.ts'
import { PROTOCOL } from '../kit/wire.ts'
import { dreamerNamed, openTestTable, startTestServer, sure, type TestServer, type TestTable } from './testing/harness.ts'
import { type RawClient, rawClient } from './testing/rawClient.ts'

const BOUND = 2_000_000
const ONE_ANSWER = 300_000

const NOTED = { spell: 'annulation-de-magie', note: 'n'.repeat(400) }

let server: TestServer
let table: TestTable
const opened: { close(): unknown }[] = []

const start = async (config: object): Promise<void> => {
  server = await startTestServer({ config: { MESSAGE_BURST: 1e9, LOOK_BURST_BYTES: 1e12, MAX_WAITING_BYTES: BOUND, ...config } })
  table = await openTestTable(server.api, [])
  const reserves = Array.from({ length: 40 }, (_, at) => ({ cell: `${'ABCDEFGH'[at % 8]}${1 + Math.floor(at / 8)}`, ...NOTED }))
  for (const name of ['Ana', 'Bo', 'Cé', 'Do', 'Élo', 'Fa', 'Gus', 'Ho'])
    sure(await server.api.bring(table.gardien.codes.players, dreamerNamed(name, { reserves } as Partial<DreamerSetup>)))
}

afterEach(async () => {
  for (const one of opened.splice(0)) one.close()
  await server.stop()
})

const sit = async (token: string): Promise<RawClient> => {
  const client = await rawClient(server.origin)
  opened.push(client)
  client.say({ type: 'hello', protocol: PROTOCOL, token, from: 0 })
  await client.hears('welcome')
  return client
}

/** Asks and asks, and reads nothing, until that; returns the most that waited at any time. */
const askWithoutReading = async (client: RawClient, until: () => boolean): Promise<number> => {
  let most = 0
  client.stopReading()
  for (let at = 0; at < 20_000 && !until(); at++) {
    client.say({ type: 'viewAt', id: `${at}`, n: 8 })
    await new Promise((resolve) => setImmediate(resolve))
    most = Math.max(most, server.running.sockets.waiting())
  }
  return most
}

const isCut = (): boolean => server.logged.some((line) => line.includes('"cut":"too-slow"'))
const oneIsLeft = async (): Promise<void> => {
  while (server.running.sockets.count() > 1) await new Promise((resolve) => setImmediate(resolve))
}

test('without a bound, what waits for a client that does not read grows without end', async () => {
  await start({ MAX_WAITING_BYTES: 1e9, MAX_WAITING_BYTES_IN_ALL: 1e10 })
  const client = await sit(table.gardien.token)
  const most = await askWithoutReading(client, () => server.running.sockets.waiting() > 3 * BOUND)
  expect(most).toBeGreaterThan(3 * BOUND)
})

test('a client that does not read is cut at the bound, and the others play on', async () => {
  await start({})
  const player = await sit(sure(await server.api.take(table.gardien.codes.spectators, 'ana')).token)
  const slow = await sit(table.gardien.token)
  expect(await askWithoutReading(slow, isCut)).toBeLessThan(BOUND + ONE_ANSWER)
  await oneIsLeft()
  player.say({ type: 'viewAt', id: 'still', n: 0 })
  expect(await player.hears('viewed', 'still')).toMatchObject({ id: 'still' })
  expect(server.running.sockets.waiting()).toBeLessThan(ONE_ANSWER)
})

test('all that waits together has a bound too: whoever lets most wait is cut', async () => {
  await start({ MAX_WAITING_BYTES: 1e9, MAX_WAITING_BYTES_IN_ALL: BOUND })
  const player = await sit(sure(await server.api.take(table.gardien.codes.spectators, 'ana')).token)
  const slow = await sit(table.gardien.token)
  expect(await askWithoutReading(slow, isCut)).toBeLessThan(BOUND + ONE_ANSWER)
  await oneIsLeft()
  player.say({ type: 'viewAt', id: 'still', n: 0 })
  await player.hears('viewed', 'still')
})
