import { expect, test, vi } from 'vitest'
import { PROTOCOL } from '../kit/wire.ts'
import { createSession } from './session.ts'

test('the time for a hello stops when it came, however long the table takes to open', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const sent: unknown[] = []
  const pipe = { send: (message: unknown) => void sent.push(message), close: () => {} }
  const usher = { seatOf: () => new Promise<never>(() => {}) }
  const parts = { pipe, usher, limits: { MAX_CONNECTIONS_PER_SEAT: 8 }, onFault: () => {} }
  createSession(parts).receive({ type: 'hello', protocol: PROTOCOL, token: 'a', from: 0 })
  vi.advanceTimersByTime(3_600_000)
  expect(sent).toEqual([])
  createSession(parts).receive({ type: 'hullo' })
  vi.advanceTimersByTime(3_600_000)
  expect(sent).toContainEqual({ type: 'bye', code: 'malformed' })
  vi.useRealTimers()
})
