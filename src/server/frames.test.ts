import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { PROTOCOL } from '../kit/wire.ts'
import { openTestTable, startTestServer, type TestServer } from './testing/harness.ts'
import { CONTINUED, frameOf, type RawLine, rawLine, TEXT, upgradeTo } from './testing/rawFrames.ts'

/** What no page sends: pieces, lengths that are not so, upgrades that lead nowhere. */
let server: TestServer
let hello: string
const lines: RawLine[] = []
const MOST = 20_000

beforeAll(async () => {
  server = await startTestServer({ config: { MAX_MESSAGE_BYTES: MOST, MESSAGE_BURST: 1e6 } })
  const { gardien } = await openTestTable(server.api, ['Ana'])
  hello = JSON.stringify({ type: 'hello', protocol: PROTOCOL, token: gardien.token, from: 0 })
})
afterEach(async () => {
  for (const { socket } of lines.splice(0)) socket.destroy()
  await expect.poll(() => server.running.sockets.count()).toBe(0)
})
afterAll(() => server.stop())

const line = (begins: string): RawLine => {
  const raw = rawLine(server.running.port, begins)
  lines.push(raw)
  return raw
}

const upgraded = async (): Promise<RawLine> => {
  const raw = line(upgradeTo('/live'))
  await expect.poll(() => raw.heard()).toContain('101 Switching Protocols')
  return raw
}

/** For what was sent, not for the hello that did not come: nobody says goodbye. */
const endsAtOnce = async ({ heard, ended }: RawLine): Promise<void> => {
  await ended
  expect(heard()).not.toContain('"bye"')
}

test('a message in pieces is heard as one', async () => {
  const { socket, heard } = await upgraded()
  socket.write(frameOf(TEXT, hello.slice(0, 10), false))
  socket.write(frameOf(CONTINUED, hello.slice(10, 30), false))
  socket.write(frameOf(CONTINUED, hello.slice(30), true))
  await expect.poll(() => heard()).toContain('"type":"welcome"')
})

test.each([
  ['letter by letter', 'x'],
  ['of nothing', ''],
])('a message in pieces without end, %s, ends the connection', async (_, piece) => {
  const raw = await upgraded()
  raw.socket.write(frameOf(TEXT, piece, false))
  for (let at = 0; at < 1000; at++) raw.socket.write(frameOf(CONTINUED, piece, false))
  await endsAtOnce(raw)
})

test('pieces that are together too large end the connection', async () => {
  const raw = await upgraded()
  raw.socket.write(frameOf(TEXT, 'x'.repeat(MOST - 1), false))
  raw.socket.write(frameOf(CONTINUED, 'xx', false))
  await endsAtOnce(raw)
})

test('a frame that says it is large is not waited for', async () => {
  const raw = await upgraded()
  raw.socket.write(frameOf(TEXT, '', true, 2 ** 40))
  await endsAtOnce(raw)
})

test.each([
  ['a frame of a kind that there is not', frameOf(7, '', true)],
  ['a piece of nothing', frameOf(CONTINUED, 'x', true)],
  ['a frame without a mask', Buffer.from([0x81, 1, 0x78])],
  ['text that is no UTF-8', Buffer.from([0x81, 0x81, 0, 0, 0, 0, 0xff])],
  ['a ping in pieces', frameOf(9, '', false)],
  ['a frame that says it is compressed', Buffer.concat([Buffer.from([0xc1]), frameOf(TEXT, 'x', true).subarray(1)])],
])('%s ends the connection', async (_, bytes) => {
  const raw = await upgraded()
  raw.socket.write(bytes)
  await endsAtOnce(raw)
})

test.each([
  ['elsewhere', upgradeTo('/elsewhere')],
  ['to nothing', upgradeTo('/live').replace('upgrade: websocket', 'upgrade: nothing')],
  ['without a key', upgradeTo('/live').replace('sec-websocket-key', 'x-nothing')],
  ['in another version', upgradeTo('/live').replace('version: 13', 'version: 1')],
])('an upgrade %s is refused, and its connection closed wholly, however often', async (_, text) => {
  for (let at = 0; at < 20; at++) {
    const { heard, ended } = line(text)
    await ended
    expect(heard()).toMatch(/^HTTP\/1.1 4\d\d /)
  }
})
