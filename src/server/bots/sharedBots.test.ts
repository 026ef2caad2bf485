import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, expect, test } from 'vitest'
import type { Link, LinkUpdate } from '../../house/seat/link.ts'
import { tableApi } from '../../house/seat/tableApi.ts'
import { openTableLink } from '../../house/seat/tableLink.ts'
import type { SeatPaper } from '../../kit/doors.ts'
import type { HeapView } from '../../kit/testing/heapGame.ts'
import type { Knocks } from '../../kit/testing/knockGame.ts'
import { dialTo } from '../testing/dialTo.ts'
import { sure } from '../testing/harness.ts'
import { startPostgres } from '../testing/postgres.ts'
import { gone } from '../testing/processes.ts'

const postgres = await startPostgres()
const links: Link[] = []
const children: ChildProcess[] = []

afterEach(async () => {
  for (const link of links.splice(0)) link.close()
  for (const child of children.splice(0)) {
    child.kill('SIGKILL')
    await gone(child)
  }
})
afterAll(() => postgres.stop())

const startProcess = async (url: string) => {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, '../testing/toyProcess.ts')], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const port = await new Promise<string>((resolve) => child.stdout.once('data', (text) => resolve(`${text}`.trim())))
  return { child, origin: `http://127.0.0.1:${port}` }
}

const follow = <View = HeapView>(origin: string, paper: Pick<SeatPaper, 'token' | 'role'>) => {
  const link = openTableLink({ dial: dialTo(origin), ...paper, pause: 30 })
  links.push(link)
  let last: LinkUpdate | null = null
  link.subscribe((update) => {
    last = update
  })
  const view = (): View | null => (last?.view ?? null) as View | null
  return { link, view, botAt: (seat: string) => last?.table?.seats.find((one) => one.seat === seat)?.bot }
}

/** Who did what, one after the other. */
const turnsIn = async (url: string): Promise<readonly string[]> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ body: string }>('SELECT body FROM entries ORDER BY seq')
  await client.end()
  const said = rows.map(({ body }) => JSON.parse(body) as { by: { seat: string }; events: { kind: string }[] })
  return said.map(({ by, events }) => `${by.seat} ${events[0]?.kind}`)
}

test('two processes serve a table: its bot is one player, and goes on when the process that was asked is killed', async () => {
  const url = await postgres.newDatabase()
  const [first, second] = [await startProcess(url), await startProcess(url)]
  const api = tableApi(first.origin)
  const setup = { seats: ['ana', 'bo'], heap: 41, patience: null }
  const ana = sure(await api.openTable('Le tas', { game: 'heap', setup }))
  // Somebody at each of them: the bot sits in both.
  const watcher = follow(second.origin, sure(await api.take(ana.codes.spectators, '')))
  const before = follow(first.origin, ana)
  await expect.poll(() => watcher.view()?.heap, { timeout: 60_000 }).toBe(41)
  expect(await api.seatBot(ana.token, 'bo', 'fourth')).toBeNull()

  const round = async ({ link, view }: ReturnType<typeof follow<HeapView>>, heap: number): Promise<void> => {
    expect(await link.say({ kind: 'take', seat: 'ana', count: 1 })).toMatchObject({ ok: true })
    await expect.poll(() => [view()?.heap, watcher.view()?.heap], { timeout: 60_000 }).toEqual([heap, heap])
  }
  await before.link.say({ kind: 'hide', seat: 'ana', number: 1 })
  await expect.poll(() => before.view()?.ready, { timeout: 60_000 }).toEqual(['ana', 'bo'])
  for (const heap of [37, 33, 29]) await round(before, heap)

  first.child.kill('SIGKILL')
  await gone(first.child)
  const after = follow(second.origin, ana)
  await expect.poll(() => after.view()?.heap, { timeout: 60_000 }).toBe(29)
  for (const heap of [25, 21]) await round(after, heap)
  expect([after.botAt('bo'), watcher.botAt('bo')]).toEqual(['fourth', 'fourth'])

  const turns = await turnsIn(url)
  expect(turns.slice(0, 2).toSorted()).toEqual(['ana hid', 'bo hid'])
  expect(turns.slice(2)).toEqual(Array.from({ length: 5 }, () => ['ana took', 'bo took']).flat())
})

test('two processes think of a turn each for themselves, with dice that the other has not; it is played once', async () => {
  const url = await postgres.newDatabase()
  const [first, second] = [await startProcess(url), await startProcess(url)]
  const api = tableApi(first.origin)
  const setup = { seats: ['ana', 'bo'], heap: 60, patience: null }
  const ana = sure(await api.openTable('Le tas', { game: 'heap', setup }))
  const watcher = follow(second.origin, sure(await api.take(ana.codes.spectators, '')))
  const here = follow(first.origin, ana)
  await expect.poll(() => watcher.view()?.heap, { timeout: 60_000 }).toBe(60)
  expect(await api.seatBot(ana.token, 'bo', 'whim')).toBeNull()
  await here.link.say({ kind: 'hide', seat: 'ana', number: 1 })
  await expect.poll(() => here.view()?.ready, { timeout: 60_000 }).toEqual(['ana', 'bo'])
  for (let round = 1; round <= 6; round++) {
    expect(await here.link.say({ kind: 'take', seat: 'ana', count: 1 })).toMatchObject({ ok: true })
    await expect.poll(() => here.view()?.awaited, { timeout: 60_000 }).toEqual(['ana'])
    await expect.poll(() => watcher.view()?.heap, { timeout: 60_000 }).toBe(here.view()?.heap)
  }
  expect([here.botAt('bo'), watcher.botAt('bo')]).toEqual(['whim', 'whim'])
  expect((await turnsIn(url)).slice(2)).toEqual(Array.from({ length: 6 }, () => ['ana took', 'bo took']).flat())
})

/** Not every time is it late by the same. */
const ROUNDS = 6

test('a process that comes late to a turn of the bot does not play it again, though it might', async () => {
  const url = await postgres.newDatabase()
  const [first, second] = [await startProcess(url), await startProcess(url)]
  const api = tableApi(first.origin)
  const ana = sure(await api.openTable('Sur la table', { game: 'knock', setup: { seats: ['ana', 'bo'] } }))
  const watcher = follow<Knocks>(second.origin, sure(await api.take(ana.codes.spectators, '')))
  const here = follow<Knocks>(first.origin, ana)
  await expect.poll(() => watcher.view(), { timeout: 60_000 }).toEqual({ ana: 0, bo: 0 })
  expect(await api.seatBot(ana.token, 'bo', 'echo')).toBeNull()
  await expect.poll(() => [here.botAt('bo'), watcher.botAt('bo')], { timeout: 60_000 }).toEqual(['echo', 'echo'])
  for (let knocks = 1; knocks <= ROUNDS; knocks++) {
    expect(await here.link.say({ kind: 'knock', seat: 'ana' })).toMatchObject({ ok: true })
    // Its bot has seen the knock and lets a moment pass; before that is over the other process has answered.
    await expect.poll(() => watcher.view()?.ana, { timeout: 60_000, interval: 10 }).toBe(knocks)
    second.child.kill('SIGSTOP')
    await expect.poll(() => here.view()?.bo, { timeout: 60_000 }).toBe(knocks)
    second.child.kill('SIGCONT')
    await expect.poll(() => watcher.view()?.bo, { timeout: 60_000 }).toBe(knocks)
  }
  // Whatever the late one had to say, it has said before this.
  const last = follow<Knocks>(second.origin, ana)
  await expect.poll(() => last.view()?.bo, { timeout: 60_000 }).toBe(ROUNDS)
  expect(await last.link.say({ kind: 'knock', seat: 'ana' })).toMatchObject({ ok: true })
  await expect.poll(() => [here.view()?.bo, watcher.view()?.bo], { timeout: 60_000 }).toEqual([ROUNDS + 1, ROUNDS + 1])
  expect(await turnsIn(url)).toEqual(Array.from({ length: ROUNDS + 1 }, () => ['ana knock', 'bo knock']).flat())
})

test('what is due is said once where two processes serve the table, and goes on where one is killed, and where both are', async () => {
  const url = await postgres.newDatabase()
  const [first, second] = [await startProcess(url), await startProcess(url)]
  const api = tableApi(first.origin)
  const HEAP = 9
  const ana = sure(await api.openTable('Le tas', { game: 'heap', setup: { seats: ['ana', 'bo'], heap: HEAP, patience: 300 } }))
  const bo = sure(await api.take(ana.codes.players, 'bo'))
  const [one, other] = [follow(first.origin, ana), follow(second.origin, bo)]
  await expect.poll(() => [one.view()?.heap, other.view()?.heap], { timeout: 60_000 }).toEqual([HEAP, HEAP])
  await one.link.say({ kind: 'hide', seat: 'ana', number: 1 })
  await other.link.say({ kind: 'hide', seat: 'bo', number: 1 })
  await expect.poll(() => other.view()?.heap, { timeout: 60_000 }).toBeLessThan(HEAP - 1)
  first.child.kill('SIGKILL')
  await gone(first.child)
  const left = other.view()?.heap ?? 0
  await expect.poll(() => other.view()?.heap, { timeout: 60_000 }).toBeLessThan(left)
  second.child.kill('SIGKILL')
  await gone(second.child)
  const again = follow((await startProcess(url)).origin, bo)
  await expect.poll(() => again.view()?.heap, { timeout: 60_000 }).toBe(0)
  const turns = await turnsIn(url)
  expect(turns.slice(0, 2).toSorted()).toEqual(['ana hid', 'bo hid'])
  expect(turns.slice(2)).toEqual(Array.from({ length: HEAP }, (_, at) => (at % 2 === 0 ? 'ana took' : 'bo took')))
})
