import { afterEach, expect, test } from 'vitest'
import { tmr } from '../games/tmr/rules/index.ts'
import { seededDice } from '../kit/dice.ts'
import { memoryStorage } from '../kit/memoryStorage.ts'
import { GivenUp } from '../kit/past/pace.ts'
import { isRefusal } from '../kit/refusal.ts'
import { GARDIEN, roleKey } from '../kit/roles.ts'
import { openRoom } from '../kit/room/room.ts'
import { readSave } from '../kit/save.ts'
import { PAGE, PROTOCOL } from '../kit/wire.ts'
import { createLooks } from './table/looks.ts'
import { startTestServer, sure, type TestServer } from './testing/harness.ts'
import { hoursFile } from './testing/hostileFiles.ts'
import { looseTable } from './testing/looseTable.ts'
import { type RawClient, rawClient } from './testing/rawClient.ts'

const [ENTRIES, EVENTS] = [120, 500]
let server: TestServer | null = null
const clients: RawClient[] = []

afterEach(async () => {
  for (const client of clients.splice(0)) client.close()
  await server?.stop()
  server = null
})

/** The game, with its work counted. */
const counted = () => {
  const work = { evolved: 0 }
  const game = {
    ...tmr,
    evolve: (table, event) => {
      work.evolved++
      return tmr.evolve(table, event)
    },
  } as typeof tmr
  return { work, game }
}

const comeBack = async (token: string): Promise<RawClient> => {
  const client = await rawClient(server?.origin ?? '')
  clients.push(client)
  client.say({ type: 'hello', protocol: PROTOCOL, token, from: 0 })
  return client
}

/** A view, and what stands around it. */
const REST = 65_536

test('who missed a table of millions of letters is told of it in pages of so many', async () => {
  server = await startTestServer()
  const { token } = sure(await server.api.openSaved('Long', hoursFile(ENTRIES, EVENTS)))
  const client = await comeBack(token)
  const { missed } = (await client.hears('welcome')) as unknown as { missed: readonly { n: number }[] }
  expect(client.text().length).toBeLessThan(PAGE.letters + REST)
  let last = missed.at(-1)?.n ?? 0
  for (let page = 0; last < ENTRIES; page++) {
    const before = client.text().length
    client.say({ type: 'journal', id: `${page}`, after: last })
    const { notices } = (await client.hears('page', `${page}`)) as unknown as { notices: readonly { n: number }[] }
    expect(notices[0]?.n).toBe(last + 1)
    expect(client.text().length - before).toBeLessThan(PAGE.letters + REST)
    last = notices.at(-1)?.n ?? 0
  }
})

/** A room over such a table, and the most that is done to its state between two moments in which others have their turn. */
const roomOf = async (chapters: boolean) => {
  const { work, game } = counted()
  const stored = readSave(hoursFile(ENTRIES, EVENTS), tmr)
  if (isRefusal(stored)) throw new Error(stored.code)
  let [most, all] = [0, 0]
  const pace = (): null => {
    most = Math.max(most, work.evolved)
    all += work.evolved
    work.evolved = 0
    return null
  }
  const options = chapters ? { chapters: { maker: 'test' } } : {}
  const room = await openRoom({ game, storage: memoryStorage(stored), dice: seededDice(1), clock: () => 0, pace, ...options })
  if (isRefusal(room)) throw new Error(room.code)
  pace()
  ;[most, all] = [0, 0]
  return { room, pace, most: () => most, all: () => all }
}

test.each([
  ['held whole', false],
  ['kept in chapters', true],
])('others have their turn while what was missed of a table %s is read', async (_, chapters) => {
  const { room, pace, most } = await roomOf(chapters)
  for (let after = 0; after < ENTRIES; after += 17) {
    await room.page(GARDIEN, after, PAGE)
    await room.viewAt(GARDIEN, after)
  }
  pace()
  expect(most()).toBeLessThanOrEqual(1)
})

test('of a table in which much happens little is held, and a page plays little of it anew', async () => {
  const { room, pace, all } = await roomOf(true)
  expect(room.entries.length * EVENTS).toBeLessThanOrEqual(30_000)
  await room.page(GARDIEN, ENTRIES, PAGE)
  pace()
  const before = all()
  await room.page(GARDIEN, 3, PAGE)
  pace()
  expect(all() - before).toBeLessThanOrEqual(2 * 10_000)
})

test('what nobody waits for any more is given up', async () => {
  const { room, pace, all } = await roomOf(true)
  await room.page(GARDIEN, ENTRIES, PAGE)
  pace()
  const before = all()
  let asked = 0
  await expect(room.page(GARDIEN, 3, PAGE, () => ++asked < 100)).rejects.toThrow(GivenUp)
  pace()
  expect(all() - before).toBeLessThan(200)
})

test('whoever says hello as often as they can waits for more; the others do not', async () => {
  let [now, waited] = [0, 0]
  const wait = async (ms: number): Promise<void> => {
    waited += ms
    now += ms
  }
  const limits = { LOOK_BYTES_PER_SECOND: 1000, LOOK_BURST_BYTES: 5000 }
  const { look } = createLooks({ elapsed: () => now, wait, takeTurn: async () => {}, viewBytes: () => 0, limits })
  const shown = async () => ({ value: null, bytes: 1000 })
  for (let at = 0; at < 6; at++) await look('zed', shown)
  expect(waited).toBe(0)
  for (let at = 0; at < 10; at++) await look('zed', shown)
  expect(waited).toBe(10_000)
  await look('ana', shown)
  expect(waited).toBe(10_000)
})

test('of a seat one thing is made at a time, and nothing for who has left', async () => {
  const limits = { LOOK_BYTES_PER_SECOND: 1, LOOK_BURST_BYTES: 1e9 }
  const { look, waiting } = createLooks({
    elapsed: () => 0,
    wait: async () => {},
    takeTurn: async () => {},
    viewBytes: () => 0,
    limits,
  })
  let [atOnce, most, made] = [0, 0, 0]
  const shown = async () => {
    most = Math.max(most, ++atOnce)
    await new Promise((resolve) => setImmediate(resolve))
    atOnce--
    made++
    return { value: null, bytes: 1 }
  }
  const here = [look('zed', shown), look('zed', shown)]
  const gone = look('zed', shown, () => false)
  expect(waiting('zed')).toBe(3)
  await expect(gone).rejects.toThrow(GivenUp)
  await Promise.all(here)
  expect([most, made, waiting('zed')]).toEqual([1, 2, 0])
})

test('a connection that was lost on its way to its seat is made no welcome', async () => {
  const { table } = await looseTable(1, ['ana'])
  const sent: unknown[] = []
  const sitter = { role: GARDIEN, key: roleKey(GARDIEN), keeps: true, send: (out: unknown) => void sent.push(out), bye: () => {} }
  expect(await table.admit({ ...sitter, wanted: () => false }, 0)).toBeNull()
  expect(sent).toEqual([])
  expect(table.empty()).toBe(true)
  expect(await table.admit({ ...sitter, wanted: () => true }, 0)).toBeTypeOf('function')
  expect(sent[0]).toMatchObject({ type: 'welcome' })
})

test('where as many come to a seat as it may have, the first of them gives way', async () => {
  const { table } = await looseTable(1, ['ana'], { MAX_CONNECTIONS_PER_SEAT: 2 })
  const said: string[] = []
  const come = (name: string) =>
    table.admit(
      { role: GARDIEN, key: roleKey(GARDIEN), keeps: true, send: () => {}, bye: (code) => void said.push(`${name} ${code}`) },
      0,
    )
  await Promise.all([come('first'), come('second'), come('third')])
  expect(said).toEqual(['first full'])
})
