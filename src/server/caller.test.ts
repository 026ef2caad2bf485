import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { PROTOCOL } from '../kit/wire.ts'
import { createBacklog } from './backlog.ts'
import { answerCall, LAST_WORD } from './caller.ts'
import { readConfig } from './common/config.ts'
import { createPost } from './post.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const call = () => {
  const done: string[] = []
  const client = Object.assign(new EventEmitter(), {
    bufferedAmount: 0,
    send: (frame: Buffer) => void done.push(frame.toString()),
    ping: () => void done.push('ping'),
    pause: () => void done.push('pause'),
    resume: () => void done.push('resume'),
    close: (code: number) => void done.push(`close ${code}`),
    terminate: () => {
      done.push('gone')
      client.emit('close')
    },
  })
  const config = readConfig({})
  const cuts: string[] = []
  const caller = answerCall(
    client as unknown as WebSocket,
    {
      config,
      backlog: createBacklog(config),
      post: createPost(),
      usher: { seatOf: () => new Promise(() => {}) },
      elapsed: () => 0,
      onFault: () => {},
      onCut: (code) => cuts.push(code),
    },
    () => {},
  )
  /** Heard when it is its turn. */
  const hello = async (): Promise<void> => {
    client.emit('message', `{"type":"hello","protocol":${PROTOCOL},"token":"a","from":0}`, false)
    await vi.advanceTimersByTimeAsync(5)
    expect(done.splice(0)).toEqual(['pause', 'resume'])
  }
  return { client, caller, done, cuts, hello, config }
}

test('a line without a hello is closed wholly after ten seconds, whatever else is said on it', () => {
  const { client, done, cuts } = call()
  for (let second = 0; second < 9; second++) {
    vi.advanceTimersByTime(1000)
    client.emit('pong')
  }
  expect(done).toEqual([])
  vi.advanceTimersByTime(1000 + LAST_WORD)
  expect(done.filter((what) => !/ping|\[\]/.test(what))).toEqual([
    'pause',
    '[{"type":"bye","code":"malformed"}]',
    'close 1000',
    'gone',
  ])
  expect(cuts).toEqual(['malformed'])
})

test('every ten seconds a ping, and a beat that a page can hear; whoever answers neither is cut before the third', async () => {
  const { client, done, hello } = call()
  await hello()
  vi.advanceTimersByTime(10_000)
  expect(done).toEqual(['ping', '[]'])
  client.emit('pong')
  vi.advanceTimersByTime(10_000)
  expect(done).toEqual(['ping', '[]', 'ping', '[]'])
  vi.advanceTimersByTime(10_000)
  expect(done.at(-1)).toBe('gone')
  vi.advanceTimersByTime(60_000)
  expect(done).toHaveLength(5)
})

test('what waits is looked at with every beat: pings may be answered to somebody who does not read', async () => {
  const { client, done, cuts, hello, config } = call()
  await hello()
  client.bufferedAmount = config.MAX_WAITING_BYTES + 1
  vi.advanceTimersByTime(10_000 + LAST_WORD)
  expect(cuts).toEqual(['too-slow'])
  expect(done.at(-1)).toBe('gone')
})

test('told that the server starts anew, they hear it in the code too, and are heard closing their own side', async () => {
  const { caller, done, hello } = call()
  await hello()
  caller.end('closing')
  vi.advanceTimersByTime(1000)
  expect(done).toEqual(['resume', '[{"type":"bye","code":"closing"}]', 'close 1012'])
  vi.advanceTimersByTime(4000)
  expect(done.at(-1)).toBe('gone')
})

test('words that wait for their turn keep their order, and the line is not read meanwhile', async () => {
  const { client, done } = call()
  const deep = `${'['.repeat(200)}${']'.repeat(200)}`
  for (const id of [1, 2, 3]) client.emit('message', `{"id":"${id}","deep":${deep}}`, false)
  expect(done).toEqual(['pause'])
  await vi.advanceTimersByTimeAsync(50)
  expect(done.flatMap((what) => /"id":"(\d)"/.exec(what)?.[1] ?? [])).toEqual(['1', '2', '3'])
  expect(done).toContain('resume')
})
