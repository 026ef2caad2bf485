import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Command, DreamerId, View } from '../games/tmr/rules/public.ts'
import { seededDice } from '../kit/dice.ts'
import type { KeeperPaper, SeatPaper } from '../kit/doors.ts'
import { PROTOCOL } from '../kit/wire.ts'
import { openTestTable, startTestServer, sure, type TestServer } from './testing/harness.ts'
import { type RawClient, rawClient } from './testing/rawClient.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ makeDice: () => seededDice(5), config: { MESSAGE_BURST: 1e9, MAX_CONNECTIONS_PER_SEAT: 3 } })
})
afterAll(() => server.stop())

interface Opened {
  readonly gardien: KeeperPaper
  readonly ana: SeatPaper
  readonly bo: SeatPaper
}

const openTable = async (): Promise<Opened> => {
  const { gardien, players } = await openTestTable(server.api, ['Ana', 'Bo'])
  const [ana, bo] = players.map(sure)
  if (!ana || !bo) throw new Error('nobody sits there')
  return { gardien, ana, bo }
}

/** Says who they are, and whom they would watch. */
const come = async (token: string, watch?: string): Promise<RawClient> => {
  const client = await rawClient(server.origin)
  client.say({ type: 'hello', protocol: PROTOCOL, token, from: 0, ...(watch !== undefined && { watch }) })
  return client
}

const sit = async (token: string, watch?: string): Promise<RawClient> => {
  const client = await come(token, watch)
  await client.hears('welcome')
  return client
}

const byeTo = async (token: string, watch?: string): Promise<unknown> => (await (await come(token, watch)).hears('bye')).code

/** Answered, and all of them have heard what follows. */
const say = async (by: RawClient, id: string, message: object, others: readonly RawClient[] = []): Promise<unknown> => {
  by.say({ id, ...message })
  const { answer } = await by.hears('answer', id)
  for (const client of others) {
    client.say({ type: 'viewAt', id: `after ${id}`, n: 0 })
    await client.hears('viewed', `after ${id}`)
  }
  return answer
}

const command = (one: Command, faces?: readonly number[]) => ({ type: 'command', command: one, ...(faces && { faces }) })
const ANA = 'ana' as DreamerId

/** What the game tells, without who is at the table. */
const feedOf = ({ heard }: RawClient): string[] =>
  heard.filter(({ type }) => type === 'feed' || type === 'welcome').map(({ table: _, ...message }) => JSON.stringify(message))

test('whoever watches a comrade is sent what a spectator of that seat is sent, to the letter', async () => {
  const { gardien, ana, bo } = await openTable()
  const spectator = await sit(sure(await server.api.take(gardien.codes.spectators, 'ana')).token)
  const [keeper, player, watcher] = [await sit(gardien.token), await sit(ana.token), await sit(bo.token, 'ana')]
  const others = [spectator, watcher]
  await say(keeper, 'up', command({ type: 'ascend', dreamer: ANA, mode: 'normal' }, [1]), others)
  await say(keeper, 'hide', command({ type: 'place', dreamer: ANA, cell: 'A1' as never, hidden: true }), others)
  await say(player, 'step', command({ type: 'move', dreamer: ANA, to: 's' }), others)
  expect(feedOf(watcher)).toEqual(feedOf(spectator))
  expect(feedOf(watcher).length).toBeGreaterThan(2)
  expect((await watcher.hears('welcome')).role).toEqual({ kind: 'spectateur', seat: 'ana' })
  const view = (await watcher.hears('welcome')).view as View
  expect(view.boards.map(({ id }) => id)).toEqual(['ana'])
})

test('[HID-6] the cell of a comrade who is lost is not told to whoever watches them', async () => {
  const { gardien, bo } = await openTable()
  const keeper = await sit(gardien.token)
  await say(keeper, 'hide', command({ type: 'place', dreamer: ANA, cell: 'G7' as never, hidden: true }))
  await say(keeper, 'up', command({ type: 'ascend', dreamer: ANA, mode: 'normal' }, [1]))
  const watcher = await sit(bo.token, 'ana')
  const view = (await watcher.hears('welcome')).view as View
  expect(view.boards[0]?.position).toBeNull()
  expect(JSON.stringify(view, (key, value) => (key === 'candidates' ? undefined : value))).not.toContain('"G7"')
})

test('the gardien forbids it: nobody begins, who watches is sent back to their own seat, and it stays so', async () => {
  const { gardien, bo } = await openTable()
  const [own, watcher] = [await sit(bo.token), await sit(bo.token, 'ana')]
  expect((await own.hears('welcome')).table).toMatchObject({ watching: true })
  expect(await server.api.setWatching(bo.token, false)).toMatchObject({ code: 'gardien-only' })
  expect(await server.api.setWatching(gardien.token, false)).toBeNull()
  expect((await watcher.hears('bye')).code).toBe('no-watching')
  own.say({ type: 'viewAt', id: 'all heard', n: 0 })
  await own.hears('viewed', 'all heard')
  expect(own.heard.findLast(({ type }) => type === 'table')?.table).toMatchObject({ watching: false })
  expect(await byeTo(bo.token, 'ana')).toBe('no-watching')
  expect(await say(own, 'still here', { type: 'speak', text: 'Je suis là', to: 'all' })).toEqual({ ok: true })
  await server.api.setWatching(gardien.token, true)
  await sit(bo.token, 'ana')
})

test('it ends with the seat it is watched from, and the reason is told', async () => {
  const { gardien, bo } = await openTable()
  const watcher = await sit(bo.token, 'ana')
  expect(await server.api.free(gardien.token, 'bo')).toBeNull()
  expect((await watcher.hears('bye')).code).toBe('sent-out')
  await watcher.closed()
  expect(await byeTo(bo.token, 'ana')).toBe('sent-out')
})

test('whoever is sent away for good watches no longer', async () => {
  const { gardien, bo } = await openTable()
  const watcher = await sit(bo.token, 'ana')
  sure(await server.api.banish(gardien.token, 'bo'))
  expect((await watcher.hears('bye')).code).toBe('sent-away')
  expect(await byeTo(bo.token, 'ana')).toBe('sent-away')
})

test('whoever watches does nothing there: neither for the comrade, nor for themselves, nor with words', async () => {
  const { gardien, bo } = await openTable()
  const keeper = await sit(gardien.token)
  await say(keeper, 'speak', { type: 'letSpectatorsSpeak', may: true })
  const watcher = await sit(bo.token, 'ana')
  const tries = [
    command({ type: 'ascend', dreamer: ANA, mode: 'normal' }),
    command({ type: 'ascend', dreamer: 'bo' as DreamerId, mode: 'normal' }),
    { type: 'undo' },
    { type: 'refuseUndo', request: 'r' },
    { type: 'enterDie', die: 'd', face: null },
    { type: 'letTakeBack', by: { kind: 'joueur', seat: 'ana' }, said: 's' },
    { type: 'speak', text: 'Coucou', to: 'all' },
    { type: 'point', place: 'A1', to: 'all' },
    { type: 'letSpectatorsSpeak', may: false },
  ]
  for (const [at, one] of tries.entries())
    expect(await say(watcher, `try ${at}`, one)).toEqual({
      ok: false,
      refusal: expect.objectContaining({ code: 'watches-only' }),
    })
  expect(feedOf(watcher)).toHaveLength(1)
  expect(feedOf(keeper)).toHaveLength(1)
})

test('only players, only those who sit there, only others, only where somebody keeps the table', async () => {
  const { gardien, bo } = await openTable()
  const spectator = sure(await server.api.take(gardien.codes.spectators, ''))
  expect(await byeTo(gardien.token, 'ana')).toBe('no-watching')
  expect(await byeTo(spectator.token, 'ana')).toBe('no-watching')
  for (const seat of ['bo', 'nobody', '']) expect(await byeTo(bo.token, seat)).toBe('no-watching')
  const duel = sure(await server.api.openTable('Un duel', { game: 'duel' }))
  const other = sure(await server.api.invitation(duel.codes.players)).dreamers.find(({ free }) => free)
  expect(await byeTo(duel.token, other?.id)).toBe('no-watching')
})

test('it counts among the browsers of the player’s own seat, and as no spectator', async () => {
  const { gardien, bo } = await openTable()
  const keeper = await sit(gardien.token)
  await sit(bo.token)
  await sit(bo.token, 'ana')
  await sit(bo.token, 'ana')
  expect(await byeTo(bo.token, 'ana')).toBe('full')
  expect(await byeTo(bo.token)).toBe('full')
  const tables = keeper.heard.filter(({ type }) => type === 'table')
  expect(tables.at(-1)?.table).toMatchObject({ spectators: 0, watchers: [], seats: [{ connected: false }, { connected: true }] })
})

test('spectators do not take up each other’s room: whoever has every line they may have keeps nobody else from watching', async () => {
  const { gardien } = await openTable()
  const [one, other] = [
    sure(await server.api.take(gardien.codes.spectators, 'ana')),
    sure(await server.api.take(gardien.codes.spectators, 'ana')),
  ]
  const greedy = [await sit(one.token), await sit(one.token), await sit(one.token)]
  expect(await byeTo(one.token)).toBe('full')
  const watcher = await sit(other.token)
  for (const client of [...greedy, watcher]) client.close()
})
