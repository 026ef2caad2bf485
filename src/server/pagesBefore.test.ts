import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startTestServer, type TestServer } from './testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const HEARD = [
  expect.stringMatching(/^0\{"sid":/),
  expect.stringMatching(/^40\{"sid":/),
  '42["message",[{"type":"bye","code":"protocol"}]]',
]

test('a page that speaks Socket.IO is told over a WebSocket that it is old, and the connection is closed', async () => {
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/live/?EIO=4&transport=websocket`)
  const heard: string[] = []
  socket.on('message', (data) => heard.push(data.toString()))
  await once(socket, 'close')
  expect(heard).toEqual(HEARD)
  expect(server.running.sockets.count()).toBe(0)
})

test('and over requests, where it is sent off once it asks on', async () => {
  const path = `${server.origin}/live/?EIO=4&transport=polling`
  const first = await fetch(path)
  expect((await first.text()).split('\x1e')).toEqual(HEARD)
  const said = await fetch(`${path}&sid=-`, { method: 'POST', body: '40' })
  expect([said.status, await said.text()]).toEqual([200, 'ok'])
  expect(await (await fetch(`${path}&sid=-`)).text()).toBe('1')
})
