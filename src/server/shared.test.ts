import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Command, type DreamerId, later } from '../games/tmr/rules/public.ts'
import type { Ask, Dice } from '../kit/dice.ts'
import type { SeatPaper } from '../kit/doors.ts'
import { GARDIEN, joueur } from '../kit/roles.ts'
import {
  dreamerNamed,
  linkOf,
  openTestTable,
  startTestServer,
  sure,
  type TestServer,
  type TestTable,
  type Watched,
} from './testing/harness.ts'
import { startPostgres } from './testing/postgres.ts'

const postgres = await startPostgres()
afterAll(() => postgres.stop())

let url: string
let one: TestServer
let other: TestServer
let table: TestTable
let ana: SeatPaper
const links: Watched[] = []
const thrown: string[] = []

/** Lowest faces at one, highest at the other: what a die shows tells who threw it. */
const noting = (name: string, at: 0 | -1): Dice => ({
  roll: (ask: Ask) => {
    thrown.push(`${name} ${ask.label}`)
    return 'sides' in ask ? (at === 0 ? 1 : ask.sides) : (ask.among.at(at) ?? '')
  },
})

const dreamer = 'ana' as DreamerId
const ascend: Command = { type: 'ascend', dreamer, mode: 'normal' }
const options = (dice: 'program' | 'players' | 'gardien'): Command => ({
  type: 'setOptions',
  options: { ascents: 'free', dice, places: 'drawn', odds: true },
})

const sit = async (server: TestServer, seat: Pick<SeatPaper, 'token' | 'role'>): Promise<Watched> => {
  const link = linkOf(server.origin, seat)
  links.push(link)
  await link.until(({ state }) => state === 'online')
  return link
}

beforeEach(async () => {
  url = await postgres.newDatabase()
  const config = { DATABASE_URL: url, MAX_TABLES: 2, MAX_SEATS: 3 }
  one = await startTestServer({ config, makeDice: () => noting('one', 0) })
  other = await startTestServer({ config, makeDice: () => noting('other', -1) })
  table = await openTestTable(one.api, ['Ana'])
  ana = table.players[0] as SeatPaper
  thrown.length = 0
})

afterEach(async () => {
  for (const { link } of links.splice(0)) link.close()
  await one.stop()
  await other.stop()
})

describe('two processes serve the same table', () => {
  test('what is done at one is seen at the other, and each goes on from there', async () => {
    const gardien = await sit(one, table.gardien)
    const player = await sit(other, ana)
    for (let hours = 1; hours <= 3; hours++) {
      await gardien.link.say({ type: 'advance', hours: 1 })
      expect(await player.link.say(ascend)).toMatchObject({ ok: hours === 1 })
    }
    await gardien.until(({ view }) => view?.boards[0]?.phase !== 'awake')
    const clock = later({ day: 1, hour: 'vaisseau' }, 3)
    await player.until(({ view }) => JSON.stringify(view?.clock) === JSON.stringify(clock))
    expect(gardien.now().view?.clock).toEqual(clock)
  })

  test('a command sent again to the other is carried out once', async () => {
    const gardien = await sit(one, table.gardien)
    const again = await sit(other, table.gardien)
    expect(await gardien.link.say({ type: 'advance', hours: 1 }, undefined, 'once')).toEqual({ ok: true })
    expect(await again.link.say({ type: 'advance', hours: 1 }, undefined, 'once')).toEqual({ ok: true })
    await again.link.say({ type: 'advance', hours: 1 })
    const heard = await gardien.until(() => gardien.notices.length === again.notices.length && gardien.notices.length === 3)
    expect(heard.view?.clock.hour).toBe(again.now().view?.clock.hour)
  })

  test('who sits at one is seen at the other, until they go', async () => {
    const gardien = await sit(one, table.gardien)
    const player = await sit(other, ana)
    await gardien.until(({ table: seen }) => seen?.seats[0]?.connected === true)
    expect((await player.until(({ table: seen }) => seen?.gardienConnected === true)).table?.gardienConnected).toBe(true)
    player.link.close()
    await gardien.until(({ table: seen }) => seen?.seats[0]?.connected === false)
  })

  test('a process that stops is missed at once, with all who sat there', async () => {
    const gardien = await sit(one, table.gardien)
    const third = await startTestServer({ config: { DATABASE_URL: url } })
    const player = await sit(third, ana)
    await gardien.until(({ table: seen }) => seen?.seats[0]?.connected === true)
    player.link.close()
    await third.stop()
    await gardien.until(({ table: seen }) => seen?.seats[0]?.connected === false)
  })

  test('a seat freed at one is left at the other, and its key opens nothing', async () => {
    const player = await sit(other, ana)
    sure(await one.api.free(table.gardien.token, dreamer))
    await player.until(({ state }) => state === 'refused')
    expect(await other.api.seatOf(ana.token)).toMatchObject({ code: 'sent-out' })
    expect(await player.link.say(ascend)).toMatchObject({ ok: false })
  })

  test('a key renewed at one sends the former away at the other', async () => {
    const player = await sit(other, ana)
    const key = 'k'.repeat(43)
    sure(await one.api.renew(ana.token, key))
    await player.until(({ state }) => state === 'refused')
    expect((await sit(other, { token: key, role: ana.role })).now().state).toBe('online')
  })

  test('whoever waits at the door is shown to a gardien elsewhere, and let in from there', async () => {
    sure(await one.api.setApproval(table.gardien.token, true))
    const gardien = await sit(other, table.gardien)
    sure(await one.api.free(table.gardien.token, dreamer))
    const asked = await one.api.take(table.gardien.codes.players, dreamer, { person: { name: 'Bo' } })
    expect(asked).toMatchObject({ waiting: true })
    const { door } = await gardien.until((update) => update.door?.asking.length === 1)
    sure(await other.api.admit(table.gardien.token, door?.asking[0]?.id ?? ''))
    expect(await one.api.seatOf((asked as { token: string }).token)).toMatchObject({ role: joueur(dreamer) })
  })

  test('a table removed at one is gone at the other', async () => {
    const player = await sit(other, ana)
    sure(await one.api.removeTable(table.gardien.token))
    await player.until(({ state }) => state === 'refused')
  })

  test('there are no more tables and no more seats than one process would allow', async () => {
    const opened = await Promise.all([one.api.openTable('b'), other.api.openTable('c'), one.api.openTable('d')])
    expect(opened.filter((paper) => 'token' in paper)).toHaveLength(1)
    const bring = (server: TestServer, name: string) => server.api.bring(table.gardien.codes.players, dreamerNamed(name))
    const brought = await Promise.all([bring(one, 'Bo'), bring(other, 'Cy'), bring(one, 'Di'), bring(other, 'Bo')])
    expect(brought.filter((paper) => 'token' in paper)).toHaveLength(2)
    expect((await sit(other, table.gardien)).now().table?.seats).toHaveLength(3)
  })

  test('a free seat is taken by one of those who want it at once', async () => {
    sure(await one.api.free(table.gardien.token, dreamer))
    const take = (server: TestServer) => server.api.take(table.gardien.codes.players, dreamer)
    const taken = await Promise.all([take(one), take(other), take(one), take(other)])
    expect(taken.filter((paper) => 'token' in paper)).toHaveLength(1)
  })
})

describe('words', () => {
  const heardBy = (link: Watched): string[] => {
    const lines: string[] = []
    const store = link.link.talk?.store
    const hear = (): void => {
      const { words = [], points = [] } = store?.getState() ?? {}
      for (const line of [...words.map(({ text }) => text), ...points.map(({ place }) => `→ ${place}`)])
        if (!lines.includes(line)) lines.push(line)
    }
    store?.subscribe(hear)
    hear()
    return lines
  }
  const until = async (settled: () => boolean): Promise<void> => {
    while (!settled()) await new Promise((resolve) => setTimeout(resolve, 5))
  }

  test('what is said at one is heard at the other by those it is for, and again by whoever comes back elsewhere', async () => {
    const [gardien, player] = [await sit(one, table.gardien), await sit(other, ana)]
    const [byGardien, byPlayer] = [heardBy(gardien), heardBy(player)]
    await gardien.link.talk?.speak('Bonsoir à tous “été” 🐉', 'all')
    await until(() => byPlayer.length === 1)
    await player.link.talk?.speak('tout bas', GARDIEN as { kind: 'gardien' })
    await player.link.talk?.point('B3', 'all')
    await until(() => byGardien.includes('→ B3') && byPlayer.includes('→ B3'))
    expect(byPlayer).toEqual(['Bonsoir à tous “été” 🐉', 'tout bas', '→ B3'])
    expect(byGardien).toEqual(byPlayer)
    const third = await startTestServer({ config: { DATABASE_URL: url } })
    const again = linkOf(third.origin, ana)
    links.push(again)
    const back = heardBy(again)
    await until(() => back.length > 1)
    expect(back).toEqual(['Bonsoir à tous “été” 🐉', 'tout bas'])
    for (const { link } of links.splice(0)) link.close()
    await third.stop()
  })
})

describe('dice', () => {
  test('a die thrown at one is not thrown again at the other, whoever asks again', async () => {
    const gardien = await sit(one, table.gardien)
    await gardien.link.say(options('players'))
    const player = await sit(one, ana)
    const asked = await player.link.say(ascend, [7], 'up')
    expect(asked).toMatchObject({ needs: { label: 'd100' } })
    player.link.close()
    const again = await sit(other, ana)
    expect(again.now().ownSaid).toMatchObject({ id: 'up', faces: [7], ask: { label: 'd100' } })
    expect(await again.link.say({ type: 'stay', dreamer }, [], 'else')).toMatchObject({ refusal: { code: 'dice-awaited' } })
    expect(await again.link.say(ascend, [1], 'up')).toMatchObject({ needs: { label: 'd100' } })
    expect(await again.link.say(ascend, [7, 66], 'up')).toMatchObject({ needs: { label: 'd6' } })
    expect(await again.link.say(ascend, [7, 66, 3], 'up')).toEqual({ ok: true })
  })

  test('dice of the program stand with what was said, and are thrown once over both', async () => {
    const gardien = await sit(one, table.gardien)
    await gardien.link.say({
      ...options('players'),
      options: { ascents: 'free', dice: 'players', places: 'chosen', odds: true },
    } as Command)
    const here = await sit(one, ana)
    const there = await sit(other, ana)
    const answers = await Promise.all([here.link.say(ascend, [7], 'up'), there.link.say(ascend, [7], 'up')])
    expect(answers).toEqual([answers[0], answers[0]])
    const [first] = (await gardien.until(({ said }) => (said?.length ?? 0) > 0)).said ?? []
    expect(first).toMatchObject({ id: 'up' })
  })

  test('the gardien elsewhere enters the die, and whoever waits here is answered', async () => {
    const gardien = await sit(other, table.gardien)
    await gardien.link.say(options('gardien'))
    const player = await sit(one, ana)
    const answer = player.link.say(ascend)
    await player.until(({ waitsForDice }) => waitsForDice === true)
    const { diceAsked } = await gardien.until((update) => update.diceAsked.length === 1)
    expect(await gardien.link.enterDie(diceAsked[0]?.id ?? '', 1)).toEqual({ ok: true })
    expect(await answer).toEqual({ ok: true })
    expect(player.now().waitsForDice).toBe(false)
  })

  test('what the gardien elsewhere lets be taken back is not said again here by a page that did not hear of it', async () => {
    const gardien = await sit(other, table.gardien)
    await gardien.link.say(options('gardien'))
    const player = await sit(one, ana)
    const answer = player.link.say(ascend, undefined, 'up')
    await gardien.until((update) => update.diceAsked.length === 1)
    expect(await gardien.link.letTakeBack(ana.role, 'up')).toEqual({ ok: true })
    expect(await answer).toMatchObject({ refusal: { code: 'taken-back' } })
    expect(await player.link.say(ascend, undefined, 'up')).toMatchObject({ refusal: { code: 'taken-back' } })
    await gardien.until((update) => update.diceAsked.length === 0)
  })
})
