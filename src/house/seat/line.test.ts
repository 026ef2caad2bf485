import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { socketDial } from './line.ts'

class FakeSocket {
  static last: FakeSocket
  onopen = (): void => {}
  onmessage = (_event: { readonly data: string }): void => {}
  onclose = (): void => {}
  closed = false
  readonly sent: string[] = []
  readonly url: string
  constructor(url: string) {
    this.url = url
    FakeSocket.last = this
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    this.closed = true
    this.onclose()
  }
}

let answers: boolean

beforeEach(() => {
  vi.useFakeTimers()
  answers = false
  vi.stubGlobal('fetch', async (url: string) => {
    expect(url).toBe('https://reve.example/readyz')
    if (!answers) throw new TypeError('no network')
    return { ok: true }
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const dialled = () => {
  const heard: unknown[] = []
  const line = socketDial(
    'https://reve.example',
    FakeSocket as unknown as typeof WebSocket,
  )({
    opened: () => void heard.push('opened'),
    received: (message) => void heard.push(message),
    lost: (barred) => void heard.push(barred ? 'barred' : 'lost'),
  })
  return { line, heard, socket: FakeSocket.last }
}

test('says and hears as soon as it is open, and is lost once', () => {
  const { line, heard, socket } = dialled()
  expect(socket.url).toBe('wss://reve.example/live')
  socket.onopen()
  line.send({ type: 'view', id: 'a' })
  expect(socket.sent).toEqual(['{"type":"view","id":"a"}'])
  socket.onmessage({ data: '[{"type":"held","id":"a"},{"type":"held","id":"b"}]' })
  socket.onmessage({ data: 'no JSON' })
  socket.onclose()
  socket.onclose()
  expect(heard).toEqual(['opened', { type: 'held', id: 'a' }, { type: 'held', id: 'b' }, 'lost'])
})

test('a beat keeps it; without one it is dead, whatever the network believes', () => {
  const { heard, socket } = dialled()
  socket.onopen()
  for (let beat = 0; beat < 5; beat++) {
    vi.advanceTimersByTime(15_000)
    socket.onmessage({ data: '[]' })
  }
  expect(heard).toEqual(['opened'])
  vi.advanceTimersByTime(20_000)
  expect(heard).toEqual(['opened', 'lost'])
  expect(socket.closed).toBe(true)
})

test('one that never opens is barred where the server answers requests, and lost where it does not', async () => {
  for (const [isThere, told] of [
    [true, 'barred'],
    [false, 'lost'],
  ] as const) {
    answers = isThere
    const refused = dialled()
    refused.socket.onclose()
    const swallowed = dialled()
    await vi.advanceTimersByTimeAsync(8000)
    expect([refused.heard, swallowed.heard]).toEqual([[told], [told]])
  }
})

test('closed by its own side, it says nothing more', async () => {
  answers = true
  const { line, heard, socket } = dialled()
  line.close()
  socket.onopen()
  socket.onmessage({ data: '[{"type":"held","id":"a"}]' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(heard).toEqual([])
})
