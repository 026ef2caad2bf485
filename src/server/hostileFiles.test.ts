import { request } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { tmr } from '../games/tmr/rules/index.ts'
import type { AnyGame } from '../kit/game.ts'
import { isRefusal } from '../kit/refusal.ts'
import { beginSave } from '../kit/save.ts'
import type { Config } from './common/config.ts'
import { startTestServer, type TestServer } from './testing/harness.ts'
import { askingFile, bulkyFile, crowdFile, hoursFile, skyFile, undoFile } from './testing/hostileFiles.ts'

let server: TestServer
let evolved = 0
let onEvolved = (): void => {}

/** The game, with its work counted. */
const counting = {
  ...tmr,
  evolve: (table, event) => {
    evolved++
    onEvolved()
    return tmr.evolve(table, event)
  },
} as typeof tmr as unknown as AnyGame

const start = async (config: Partial<Config> = {}): Promise<void> => {
  evolved = 0
  onEvolved = () => {}
  server = await startTestServer({ config, games: new Map([['tmr', counting]]) })
}

afterEach(() => server?.stop())

test.each([
  ['thousands of dreamers in one entry', crowdFile(3900), 'too-large', 0],
  ['more dreamers than seats', crowdFile(900), 'too-many', 25],
  ['thousands of events in one entry', hoursFile(1, 2001), 'too-much-at-once', 0],
  ['more in sight than anybody may be sent', bulkyFile(24), 'table-too-large', 23],
  ['requests that wait without end', askingFile(5000), 'too-many', 1],
  ['undos that each play much anew', undoFile(60, 10, 2000), 'undone-too-far', 500_000 + 3 * 20_060],
  ['more entries than a table has', hoursFile(101, 1), 'table-full', 0],
])('%s: refused as soon as it is too much', async (_, file, code, most) => {
  await start({ MAX_ENTRIES: code === 'table-full' ? 100 : 100_000 })
  expect(await server.api.openSaved('Trop', file)).toMatchObject({ code })
  expect(evolved).toBeLessThanOrEqual(most)
  expect(server.running.tables.count()).toBe(0)
})

/** The most that is done to the state between two moments in which others have their turn. */
const mostInOneStep = (text: string): number => {
  const file = JSON.parse(text)
  const reader = beginSave(file, counting)
  if (isRefusal(reader)) throw new Error(JSON.stringify(reader))
  let most = 0
  for (const entry of file.entries) {
    const steps = reader.taking(entry, 100)
    for (let over = false; !over; most = Math.max(most, evolved)) {
      evolved = 0
      const step = steps.next()
      if (step.done && step.value) throw new Error(JSON.stringify(step.value))
      over = step.done === true
    }
  }
  return most
}

test.each([
  ['an entry of many events', hoursFile(2, 1000)],
  ['an undo over many events', undoFile(3, 5, 1000)],
])('others have their turn within %s', async (_, file) => {
  await start()
  expect(mostInOneStep(file)).toBe(1)
})

test('the sky of a table is known for so many days, however many a file names', async () => {
  await start()
  let most = 0
  const reader = beginSave(JSON.parse(skyFile(0, 0)), {
    ...tmr,
    evolve: (table, event) => {
      const after = tmr.evolve(table, event)
      most = Math.max(most, Object.keys(after.astral).length)
      return after
    },
  })
  if (isRefusal(reader)) throw new Error(reader.code)
  for (const entry of JSON.parse(skyFile(3, 500)).entries) expect(reader.take(entry)).toBe(null)
  expect(most).toBe(999)
})

/** A request that is sent by hand; what it answers, or null when it was given up. */
const send = (parts: readonly string[], contentLength: number) => {
  const headers = { 'content-type': 'application/json', 'content-length': contentLength, expect: '100-continue' }
  const call = request({ port: server.running.port, path: '/api/tables/saved', method: 'POST', headers })
  const status = new Promise<number | null>((resolve) => {
    call.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? null)
    })
    call.on('error', () => resolve(null))
  })
  // It has its place before its body is asked for.
  const begun = new Promise<void>((resolve) => call.on('continue', resolve))
  for (const part of parts) call.write(part)
  return { call, status, begun }
}

const bodyOf = (save: string): string => `{"name":"Trop","save":${save}}`

/** Once there is a place for another file. */
const whenFree = async (): Promise<void> => {
  for (;;) {
    const answer = await server.api.openSaved('Libre', hoursFile(1, 1))
    if (!isRefusal(answer)) return
    expect(answer.code).toBe('files-busy')
  }
}

/** Once nothing is played any more: whatever goes on goes on a little between two requests. */
const whenStill = async (): Promise<void> => {
  for (let before = -1; before !== evolved; ) {
    before = evolved
    for (let at = 0; at < 20; at++) await fetch(`${server.origin}/healthz`)
  }
}

test('the work on a file ends when its sender has gone, and leaves nothing behind', async () => {
  const [entries, events] = [200, 1000]
  await start({ MAX_FILES: 1, NEW_TABLES_PER_HOUR: 1e6, REQUESTS_PER_MINUTE: 1e6 })
  const body = bodyOf(hoursFile(entries, events))
  const { call, status } = send([body], body.length)
  onEvolved = () => {
    if (evolved === 500) call.destroy()
  }
  expect(await status).toBe(null)
  await whenFree()
  await whenStill()
  expect(evolved).toBeLessThan(entries * events)
  expect(server.logged.filter((line) => line.includes('"level":50'))).toEqual([])
})

test('one address has one file at a time, and all together have so many', async () => {
  await start({ REQUESTS_PER_MINUTE: 1e6, NEW_TABLES_PER_HOUR: 1e6 })
  const body = bodyOf(hoursFile(1, 1))
  const first = send([body.slice(0, 10)], body.length)
  await first.begun
  expect(await server.api.openSaved('Plein', hoursFile(1, 1))).toMatchObject({ code: 'files-busy' })
  first.call.end(body.slice(10))
  expect(await first.status).toBe(200)
  await whenFree()
})

test('whoever leaves while a file is still being sent makes room for another, and is no error', async () => {
  await start({ REQUESTS_PER_MINUTE: 1e6, NEW_TABLES_PER_HOUR: 1e6 })
  const half = send(['{"name":'], 100)
  await half.begun
  expect(await server.api.openSaved('Plein', hoursFile(1, 1))).toMatchObject({ code: 'files-busy' })
  half.call.destroy()
  await whenFree()
  expect(server.logged.filter((line) => line.includes('"level":50'))).toEqual([])
})
