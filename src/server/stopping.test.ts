import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PROTOCOL } from '../kit/wire.ts'
import { takeFolder } from './persistence/folder.ts'
import { LONGEST, type StopStep } from './stopping.ts'
import { openTestTable, startTestServer, type TestServer } from './testing/harness.ts'
import { type RawClient, rawClient } from './testing/rawClient.ts'

let folder: string
let events: string[]
let listening: RawClient | null = null
const held: Socket[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'demi-reve-stop-'))
  events = []
})
afterEach(() => {
  for (const socket of held.splice(0)) socket.destroy()
  rmSync(folder, { recursive: true, force: true })
})

/** A connection that never ends by itself, once the server knows of it. */
const hold = (server: TestServer, name: string, says: string): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = connect({ port: server.running.port, host: '127.0.0.1', allowHalfOpen: true }, () => {
      if (says !== '') socket.write(says)
      if (name !== 'idle') resolve(socket)
    })
    held.push(socket)
    socket.on('error', () => {})
    socket.on('data', () => resolve(socket))
    socket.on('end', () => events.push(`${name} closed`))
  })

const POST = 'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'

/** The last word is heard, requests have no time, and the store has all it wants: nothing here depends on a clock. */
const timeOf = async (step: StopStep): Promise<void> => {
  if (step !== 'serving') events.push(step)
  if (step === 'word') await listening?.hears('bye')
  if (step === 'store') await new Promise(() => {})
}

const seat = async ({ origin }: TestServer, token: string) => {
  const client = await rawClient(origin)
  client.say({ type: 'hello', protocol: PROTOCOL, token, from: 0 })
  await client.hears('welcome')
  return client
}

test('a stop waits for nobody: silent, idle, half a request, a body that never comes, one that reads nothing', async () => {
  const server = await startTestServer({ config: { DATA_DIR: folder }, timeOf })
  const { gardien, players } = await openTestTable(server.api, ['Ana'])
  await hold(server, 'silent', '')
  await hold(server, 'idle', 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
  await hold(server, 'half', 'GET /healthz HTTP/1.1\r\nhost:')
  await hold(server, 'body', `${POST}content-length: 5000\r\n\r\n{`)
  const deaf = await seat(server, players[0]?.token ?? '')
  deaf.stopReading()
  listening = await seat(server, gardien.token)
  const clients = [listening, await rawClient(server.origin), deaf]
  // The request whose body never comes is under way.
  await expect.poll(() => server.running.requests()).toBe(1)

  await server.stop()
  takeFolder(folder).giveUp()
  await listening.closed()
  expect(listening.heard.at(-1)).toEqual({ type: 'bye', code: 'closing' })
  await expect
    .poll(() => events.toSorted())
    .toEqual(['body closed', 'half closed', 'idle closed', 'requests', 'silent closed', 'store', 'word'])
  const logged = server.logged.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(logged.find(({ told }) => told)).toMatchObject({
    told: { gardien: 1, joueur: 1, spectateur: 0, unseated: 1 },
    cut: 1,
  })
  expect(logged.at(-1)).toMatchObject({ msg: 'stopped' })
  for (const client of clients) client.close()
})

test('a request under way is answered before its connection is closed', async () => {
  const server = await startTestServer({
    config: { DATA_DIR: folder },
    timeOf: (step) => (step === 'word' || step === 'serving' ? Promise.resolve() : new Promise(() => {})),
  })
  const body = JSON.stringify({ name: 'Une table' })
  const socket = await hold(server, 'slow', `${POST}content-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`)
  let answer = ''
  socket.on('data', (text) => (answer += text))
  await expect.poll(() => server.running.requests()).toBe(1)
  const stopped = server.stop()
  socket.write(body.slice(5))
  await stopped
  expect(answer).toMatch(/^HTTP\/1.1 200 OK.*connection: close.*"codes"/is)
})

test('what it may wait for is two seconds in all', () => {
  expect(LONGEST.word + LONGEST.requests + LONGEST.store).toBeLessThanOrEqual(2000)
})
