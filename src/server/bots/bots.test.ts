import { afterEach, expect, test } from 'vitest'
import type { Link, LinkUpdate } from '../../house/seat/link.ts'
import { openTableLink } from '../../house/seat/tableLink.ts'
import type { AnyGame } from '../../kit/game.ts'
import { type HeapView, heapGame } from '../../kit/testing/heapGame.ts'
import { dialTo } from '../testing/dialTo.ts'
import { startTestServer, sure, type TestServer } from '../testing/harness.ts'
import { handMinds } from './testing.ts'

const BOTS = { heap: ['fourth', 'throwing', 'stalling', 'wrong'] }
let server: TestServer | null = null
const links: Link[] = []

afterEach(async () => {
  for (const link of links.splice(0)) link.close()
  await server?.stop()
  server = null
})

const start = async (config = {}): Promise<TestServer> => {
  const games = new Map([['heap', heapGame as unknown as AnyGame]])
  server = await startTestServer({ games, bots: BOTS, minds: handMinds(), config })
  return server
}

const follow = (origin: string, paper: { readonly token: string; readonly role: Link['role'] }) => {
  const link = openTableLink({ dial: dialTo(origin), ...paper, pause: 30 })
  links.push(link)
  let last: LinkUpdate | null = null
  const waiting = new Set<() => void>()
  link.subscribe((update) => {
    last = update
    for (const look of [...waiting]) look()
  })
  const until = (fits: (view: HeapView, update: LinkUpdate) => boolean): Promise<LinkUpdate> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!last?.view || !fits(last.view as HeapView, last)) return
        waiting.delete(look)
        resolve(last)
      }
      waiting.add(look)
      look()
    })
  return { link, until }
}

const seatAt = (update: LinkUpdate, name: string) => update.table?.seats.find(({ seat }) => seat === name)

test('whoever keeps the table lets a bot play a free seat; it plays, is not asked about an undo, and is freed', async () => {
  const { api, origin } = await start()
  const ana = sure(await api.openTable('Le tas', { game: 'heap' }))
  expect(await api.seatBot(ana.token, 'bo', 'nobody')).toMatchObject({ code: 'no-such-bot' })
  expect(await api.seatBot(ana.token, 'cy', 'fourth')).toMatchObject({ code: 'unknown-dreamer' })
  expect(await api.seatBot(ana.token, 'ana', 'fourth')).toMatchObject({ code: 'seat-taken' })
  expect(await api.seatBot(ana.token, 'bo', 'fourth')).toBeNull()
  const { link, until } = follow(origin, ana)
  await link.say({ kind: 'hide', seat: 'ana', number: 1 })
  await until(({ ready }) => ready.length === 2)
  await link.say({ kind: 'take', seat: 'ana', count: 1 })
  const played = await until(({ heap }) => heap === 5)
  expect(seatAt(played, 'bo')).toMatchObject({ bot: 'fourth', taken: true, connected: true })
  expect(await link.undo()).toEqual({ ok: true })
  await until(({ heap, awaited }) => heap === 9 && awaited.includes('ana'))
  expect(await api.take(ana.codes.players, 'bo')).toMatchObject({ code: 'seat-taken' })
  expect(await api.free(ana.token, 'bo')).toBeNull()
  await until((_, update) => seatAt(update, 'bo')?.bot === null)
  expect(await api.take(ana.codes.players, 'bo')).toMatchObject({ token: expect.any(String) })
})

test.each([{ MAX_BOTS_PER_TABLE: 1 }, { MAX_BOTS: 1 }])('too many bots are refused in words: %o', async (config) => {
  const { api } = await start(config)
  const setup = { seats: ['ana', 'bo', 'cy'], heap: 9, patience: null }
  const ana = sure(await api.openTable('Le tas', { game: 'heap', setup }))
  expect(await api.seatBot(ana.token, 'bo', 'fourth')).toBeNull()
  expect(await api.seatBot(ana.token, 'cy', 'fourth')).toMatchObject({ code: 'too-many-bots' })
  expect(await api.free(ana.token, 'bo')).toBeNull()
  expect(await api.seatBot(ana.token, 'cy', 'fourth')).toBeNull()
})

const three = async (api: TestServer['api']) => {
  const setup = { seats: ['ana', 'bo', 'cy'], heap: 9, patience: null }
  const ana = sure(await api.openTable('Le tas', { game: 'heap', setup }))
  return { ana, bo: sure(await api.take(ana.codes.players, 'bo')) }
}

/** Three seats; on the third nobody ever sat, or somebody who hid a number there and left. */
const leftSeat = async (api: TestServer['api'], origin: string) => {
  const { ana, bo } = await three(api)
  const cy = sure(await api.take(ana.codes.players, 'cy'))
  const { link } = follow(origin, cy)
  expect(await link.say({ kind: 'hide', seat: 'cy', number: 3 })).toMatchObject({ ok: true })
  expect(await api.leave(cy.token)).toBeNull()
  return { ana, bo }
}

const askOf = (update: LinkUpdate | null) => update?.table?.asks[0]

test('a seat nobody ever had is the host’s to give to a bot; anybody else asks', async () => {
  const { api, origin } = await start()
  const { ana, bo } = await three(api)
  const { until } = follow(origin, ana)
  expect(await api.seatBot(bo.token, 'cy', 'fourth')).toBeNull()
  await until((_, update) => askOf(update)?.seat === 'cy')
  expect(await api.seatBot(ana.token, 'cy', 'fourth')).toBeNull()
  const played = await until((_, update) => seatAt(update, 'cy')?.bot === 'fourth')
  expect(played.table?.asks).toEqual([])
})

test('where somebody’s cards lie all who sit there and play agree to a bot; one no is enough', async () => {
  const { api, origin } = await start()
  const { ana, bo } = await leftSeat(api, origin)
  const { until } = follow(origin, ana)
  const spectator = sure(await api.take(ana.codes.spectators, ''))
  expect(await api.seatBot(spectator.token, 'cy', 'fourth')).toMatchObject({ code: 'not-yours' })
  expect(await api.seatBot(bo.token, 'cy', 'fourth')).toBeNull()
  const wished = await until((_, update) => askOf(update) !== undefined)
  expect(seatAt(wished, 'cy')).toMatchObject({ taken: false, bot: null })
  expect(askOf(wished)).toMatchObject({ what: 'bot', seat: 'cy', bot: 'fourth', by: 'bo', agreed: ['bo'] })
  expect(await api.decline(ana.token, askOf(wished)?.id ?? '')).toBeNull()
  await until((_, update) => askOf(update) === undefined)
  expect(await api.decline(ana.token, askOf(wished)?.id ?? '')).toMatchObject({ code: 'no-such-request' })

  expect(await api.seatBot(bo.token, 'cy', 'fourth')).toBeNull()
  // Another bot is another question.
  expect(await api.seatBot(ana.token, 'cy', 'throwing')).toBeNull()
  const other = await until((_, update) => askOf(update)?.bot === 'throwing')
  expect(other.table?.asks).toMatchObject([{ bot: 'throwing', agreed: ['ana'] }])
  expect(await api.seatBot(ana.token, 'cy', 'fourth')).toBeNull()
  const again = await until((_, update) => askOf(update)?.bot === 'fourth')
  expect(await api.agree(bo.token, askOf(again)?.id ?? '')).toBeNull()
  const played = await until((_, update) => seatAt(update, 'cy')?.bot === 'fourth')
  expect(played.table?.asks).toEqual([])
})

test('what was asked falls with whoever leaves: they have not agreed', async () => {
  const { api, origin } = await start()
  const { ana, bo } = await leftSeat(api, origin)
  const { until } = follow(origin, ana)
  expect(await api.seatBot(ana.token, 'cy', 'fourth')).toBeNull()
  await until((_, update) => askOf(update)?.agreed.length === 1)
  expect(await api.leave(bo.token)).toBeNull()
  const left = await until((_, update) => seatAt(update, 'bo')?.taken === false)
  expect(left.table?.asks).toEqual([])
  expect(seatAt(left, 'cy')).toMatchObject({ bot: null, taken: false })
})

test('a seat that somebody takes is no longer wished for', async () => {
  const { api, origin } = await start()
  const { ana, bo } = await three(api)
  const { until } = follow(origin, ana)
  expect(await api.seatBot(bo.token, 'cy', 'fourth')).toBeNull()
  const cy = sure(await api.take(ana.codes.players, 'cy'))
  expect(await api.seatBot(ana.token, 'cy', 'fourth')).toMatchObject({ code: 'seat-taken' })
  expect(await api.leave(cy.token)).toBeNull()
  const free = await until((_, update) => seatAt(update, 'cy')?.taken === false)
  expect(free.table?.asks).toEqual([])
})

test.each([
  ['throwing', 'threw'],
  ['wrong', 'refused'],
] as const)('a bot that is %s is said to be so at the table, and its seat is free', async (bot, why) => {
  const { api, origin } = await start()
  const ana = sure(await api.openTable('Le tas', { game: 'heap' }))
  const { until } = follow(origin, ana)
  expect(await api.seatBot(ana.token, 'bo', bot)).toBeNull()
  const left = await until((_, update) => seatAt(update, 'bo')?.gone !== null)
  expect(seatAt(left, 'bo')).toMatchObject({ taken: false, bot: null, gone: { bot, why } })
  sure(await api.take(ana.codes.players, 'bo'))
  const taken = await until((_, update) => seatAt(update, 'bo')?.taken === true)
  expect(seatAt(taken, 'bo')?.gone).toBeNull()
})

test('it goes on when the server begins anew', async () => {
  const first = await start()
  const ana = sure(await first.api.openTable('Le tas', { game: 'heap' }))
  expect(await first.api.seatBot(ana.token, 'bo', 'fourth')).toBeNull()
  const { folder } = first
  await first.running.close()
  const again = await start({ DATA_DIR: folder })
  const { until } = follow(again.origin, ana)
  const played = await until(({ ready }) => ready.includes('bo'))
  expect(seatAt(played, 'bo')?.bot).toBe('fourth')
})
