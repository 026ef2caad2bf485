import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { duelBots } from '../games/duel/bot/index.ts'
import type { Command, View } from '../games/duel/rules/public.ts'
import type { TableApi } from '../house/seat/tableApi.ts'
import type { Bot } from '../kit/bot.ts'
import type { KeeperPaper, SeatPaper } from '../kit/doors.ts'
import { isRefusal } from '../kit/refusal.ts'
import { often } from '../kit/testing/often.ts'
import type { WireTable } from '../kit/wire.ts'
import { handMinds } from './bots/testing.ts'
import { type Chance, chanceOf } from './testing/chance.ts'
import { inBoth, ownDice, positionsFor, SEATS_WITH_BOT } from './testing/dealtWorlds.ts'
import { mayDo } from './testing/duellist.ts'
import { startTestServer, sure, type TestServer } from './testing/harness.ts'
import { type Heard, hearAs, withoutDrawn } from './testing/overTheWire.ts'

vi.setConfig({ testTimeout: 120_000 })

/** Plays without a look at its cards: in two worlds that differ in them it does the same. */
const still: Bot<View, Command> = ({ phase, awaited }, role) => {
  if (role.kind !== 'joueur' || !awaited.includes(role.seat)) return null
  if (phase === 'defence') return { type: 'defend', add: [], pay: [], conception: 0 }
  return phase === 'begin' ? { type: 'refill', discard: [] } : { type: 'concede' }
}

/** One of the game's own, with chance out of what it sees. */
const reveur: Bot<View, Command> = (view, seat) => duelBots.reveur?.(view, seat, ownDice(view), 1) ?? null

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    bots: { duel: ['still', 'reveur'] },
    minds: handMinds({ still, reveur } as never),
    makeDice: () => ({ roll: (ask) => ('sides' in ask ? 1 : (ask.among[0] as string)) }),
    config: { REQUESTS_PER_MINUTE: 1e9, NEW_TABLES_PER_HOUR: 1e9, MESSAGES_PER_SECOND: 1e6, MESSAGE_BURST: 1e9 },
  })
})
afterAll(() => server.stop())

/** A table whose host, at a, would know what b holds. */
interface World {
  readonly host: KeeperPaper
  readonly guest: SeatPaper
  readonly a: Heard<View>
  readonly b: Heard<View>
  /** What the host was answered, without what is drawn for each table. */
  readonly answers: string[]
}

const openAt = async (setup: unknown): Promise<World> => {
  const { seats, position } = setup as {
    readonly seats: readonly unknown[]
    readonly position: { readonly seats: readonly unknown[] }
  }
  // The host plays a.
  const turn = ([b, a, ...others]: readonly unknown[]): readonly unknown[] => [a, b, ...others]
  const turned = { seats: turn(seats), position: { ...position, seats: turn(position.seats) } }
  const wanted = { game: 'duel', setup: turned }
  const host = sure(await server.api.openTable('Duel', wanted, { browser: 'host' }))
  const guest = sure(await server.api.take(host.codes.players, 'b', { browser: 'guest' }))
  const [a, b] = [await hearAs<View>(server.origin, host.token), await hearAs<View>(server.origin, guest.token)]
  return { host, guest, a, b, answers: [] }
}

type Ask = (api: TableApi, world: World) => Promise<unknown>

/** What is tried at the doors by whoever opened the table. */
const TRIES: readonly Ask[] = [
  (api, { host }) => api.saveOf(host.token),
  (api, { host }) => api.askSave(host.token),
  (api, { host }) => api.free(host.token, 'b'),
  (api, { host }) => api.handOver(host.token, 'b'),
  (api, { host }) => api.banish(host.token, 'b'),
  (api, { host }) => api.seatBot(host.token, 'b', 'still'),
  (api, { host }) => api.take(host.codes.players, 'b', { browser: 'host' }),
  async (api, { host }) => {
    const watcher = await api.take(host.codes.spectators, 'b', { browser: 'host' })
    if (isRefusal(watcher) || 'waiting' in watcher) return watcher
    const { client, view } = await hearAs<View>(server.origin, watcher.token)
    const seen = view()
    client.close()
    await api.leave(watcher.token)
    return seen
  },
]

const tableOf = ({ client }: Heard<View>): WireTable =>
  client.heard.findLast(({ type }) => type === 'table' || type === 'welcome')?.table as WireTable

/** The guest says no, or goes. */
const answers = async ({ b, guest }: World, chance: Chance): Promise<void> => {
  for (const { id } of tableOf(b).asks) await server.api.decline(guest.token, id)
  if (chance.once(8)) await server.api.leave(guest.token)
}

const heardBy = ({ a, answers: told }: World): readonly string[] => [...a.client.heard.map(withoutDrawn), ...told]

const found = { tried: 0, played: 0, left: 0, bots: 0 }

const play = async (world: World, by: 'a' | 'b', id: string, command: Command): Promise<void> => {
  const { client } = world[by]
  const from = client.heard.length
  client.say({ type: 'command', id, command })
  await client.hears('answer', id, from)
}

const step = async (worlds: readonly [World, World], chance: Chance, id: string, gone: boolean): Promise<boolean> => {
  const [left, right] = worlds
  if (chance.once(2)) {
    const ask = TRIES[chance.below(TRIES.length)] as Ask
    found.tried++
    for (const world of worlds) world.answers.push(withoutDrawn(await ask(server.api, world)))
    if (gone) return true
    const seed = chance.below(1e6)
    for (const world of worlds) await answers(world, chanceOf(seed))
    return (await server.api.seatOf(left.guest.token).then(isRefusal)) as boolean
  }
  const { awaited } = left.a.view()
  const mine = awaited.includes('a')
  if (!mine && gone) return true
  const moves = mine ? mayDo(left.a.view(), 'a') : inBoth(left.b.view(), right.b.view(), 'b')
  const command = chance.pick(moves)
  if (!command) return gone
  found.played++
  for (const world of worlds) await play(world, mine ? 'a' : 'b', id, command)
  return gone
}

describe('[HID-6] two duels that differ in what the guest holds, and a host who asks for saves, seats and bots', () => {
  test.each(Array.from({ length: often(9, 30) }, (_, at) => 2 + 4 * at))(
    'seed %i: nothing they are sent or answered tells',
    async (seed) => {
      const chance = chanceOf(seed)
      const [here, there] = positionsFor(seed)
      const worlds = [await openAt(here), await openAt(there)] as const
      let gone = false
      for (let at = 0; at < 24; at++) {
        gone = await step(worlds, chance, `${at}`, gone)
        for (const { a } of worlds) await a.settled()
        if (worlds[0].a.client.heard.some((message) => withoutDrawn(message).includes('"bot":"still"'))) break
        expect(heardBy(worlds[1])).toEqual(heardBy(worlds[0]))
      }
      if (gone) found.left++
      if (worlds[0].a.client.heard.some((message) => withoutDrawn(message).includes('"bot":"still"'))) {
        found.bots++
        await expect.poll(() => worlds.map(({ a }) => !a.view().awaited.includes('b')), { timeout: 20_000 }).toEqual([true, true])
      }
      expect(withoutDrawn(worlds[1].a.view())).toEqual(withoutDrawn(worlds[0].a.view()))
      for (const { a, b } of worlds) for (const { client } of [a, b]) client.close()
    },
  )

  test('and that was often enough to mean something', () => {
    expect(found.tried).toBeGreaterThan(60)
    expect(found.played).toBeGreaterThan(40)
    expect(found.left).toBeGreaterThan(2)
    expect(found.bots).toBeGreaterThan(0)
  })
})

/** The same, and the bot's seat freed and taken again. */
const TRIES_OF_THREE: readonly Ask[] = [
  ...TRIES.filter((_, at) => at < 6),
  (api, { host }) => api.free(host.token, 'c'),
  (api, { host }) => api.seatBot(host.token, 'c', 'reveur'),
  (api, { host }) => api.seatBot(host.token, 'c', 'reveur'),
]

const isQuiet = ({ a }: World): boolean =>
  !a.view().awaited.includes('c') || tableOf(a).seats.every(({ seat, bot }) => seat !== 'c' || bot === undefined)

/** To what is about the bot's seat the guest says yes; to the rest, no. */
const agrees = async ({ a, b, guest }: World): Promise<void> => {
  await a.settled()
  await b.settled()
  for (const { id, seat } of tableOf(b).asks)
    await (seat === 'c' ? server.api.agree(guest.token, id) : server.api.decline(guest.token, id))
}

describe('[HID-6] the same of three, with a bot of the game at the third seat that is freed and taken', () => {
  const came = { tried: 0, played: 0 }

  test.each(Array.from({ length: often(2, 15) }, (_, at) => at + 1))(
    'seed %i: nothing they are sent or answered tells',
    async (seed) => {
      const chance = chanceOf(seed)
      const [here, there] = positionsFor(seed, SEATS_WITH_BOT)
      const worlds = [await openAt(here), await openAt(there)] as const
      for (const { host } of worlds) expect(await server.api.seatBot(host.token, 'c', 'reveur')).toBeNull()
      for (let at = 0; at < 10; at++) {
        await expect.poll(() => worlds.map(isQuiet), { timeout: 60_000 }).toEqual([true, true])
        for (const { a } of worlds) await a.settled()
        expect(heardBy(worlds[1])).toEqual(heardBy(worlds[0]))
        const [left, right] = worlds
        const by = left.a.view().awaited.includes('a') ? 'a' : 'b'
        const command = chance.once(3) ? null : chance.pick(inBoth(left[by].view(), right[by].view(), by))
        if (command) {
          came.played++
          for (const world of worlds) await play(world, by, `${at}`, command)
          continue
        }
        came.tried++
        const ask = chance.pick(TRIES_OF_THREE) as Ask
        for (const world of worlds) {
          world.answers.push(withoutDrawn(await ask(server.api, world)))
          await agrees(world)
        }
      }
      for (const { a, b } of worlds) for (const { client } of [a, b]) client.close()
    },
  )

  test('and that was often enough to mean something', () => {
    expect(came.tried).toBeGreaterThan(3)
    expect(came.played).toBeGreaterThan(8)
  })
})
