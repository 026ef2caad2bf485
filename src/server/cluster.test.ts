import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Command, type Event, tmr } from '../games/tmr/rules/index.ts'
import { later } from '../games/tmr/rules/public.ts'
import { tableApi } from '../house/seat/tableApi.ts'
import { seededDice } from '../kit/dice.ts'
import { isRefusal } from '../kit/refusal.ts'
import { roleKey } from '../kit/roles.ts'
import { openRoom } from '../kit/room/room.ts'
import type { Kept } from '../kit/said.ts'
import { openPostgres } from './persistence/postgres.ts'
import { digestOf } from './seats/codes.ts'
import { chanceOf } from './testing/chance.ts'
import { type Cluster, startCluster } from './testing/cluster.ts'
import { openTestTable } from './testing/harness.ts'
import { AS_A_PAGE, enterDice, type Pauses, type PlayedSeat, sayWithDice, takeSeat, wordOf } from './testing/played.ts'
import { startPostgres, type TestPostgres } from './testing/postgres.ts'
import { pause } from './testing/processes.ts'

/** `npm run test:processes` kills thirty times; among the others it would take too long. */
const KILLS = Number(process.env.CLUSTER_KILLS ?? 0)
const PROCESSES = 3

let postgres: TestPostgres
let url: string
let cluster: Cluster

/** Everything that was ever kept of what was said. */
const HISTORY = `CREATE TABLE history (n bigserial PRIMARY KEY, table_id text, body text);
CREATE FUNCTION note_said() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN INSERT INTO history (table_id, body) VALUES (NEW.table_id, NEW.body); RETURN NULL; END $$;
CREATE TRIGGER noting AFTER INSERT OR UPDATE ON said FOR EACH ROW EXECUTE FUNCTION note_said()`

const ask = async <Row extends object>(sql: string, ...values: unknown[]): Promise<Row[]> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(sql, values.length > 0 ? values : undefined)
  await client.end()
  return rows
}

interface Played {
  readonly seats: readonly PlayedSeat[]
  stop(): Promise<void>
}

type DiceBy = 'program' | 'players' | 'gardien'

const optionsOf = (dice: DiceBy): Command => ({
  type: 'setOptions',
  options: { ascents: 'free', dice, places: 'drawn', odds: true },
})

/** A gardien and two players who go on whatever happens. */
const playTable = async (dice: DiceBy, seed: number, pauses?: Pauses): Promise<Played> => {
  const table = await openTestTable(tableApi(cluster.origin), ['Ana', 'Bo'])
  const seats = [table.gardien, ...table.players].map((seat) => takeSeat(cluster.origin, seat, pauses))
  const [gardien] = seats as [PlayedSeat]
  await gardien.watched.until(({ state }) => state === 'online')
  await gardien.watched.link.say(optionsOf(dice))
  let playing = true
  const play = async ({ watched, seat }: PlayedSeat, at: number): Promise<void> => {
    const chance = chanceOf(seed * 10 + at)
    while (playing || (seat.role.kind === 'gardien' && seats.some(({ watched: other }) => other.now().waitsForDice))) {
      await pause(chance.below(4))
      if (seat.role.kind === 'gardien') await enterDice(watched)
      if (!playing) continue
      if (dice === 'players' && seat.role.kind === 'joueur') await sayWithDice(watched, wordOf(watched, chance), chance)
      else if (dice === 'gardien' && seat.role.kind === 'gardien') await watched.link.say({ type: 'advance', hours: 1 }, [])
      else await watched.link.say(wordOf(watched, chance))
    }
  }
  const all = Promise.all(seats.map(play))
  return {
    seats,
    stop: async () => {
      playing = false
      await all
      await Promise.all(seats.map(({ watched }) => watched.until(({ state }) => state === 'online')))
    },
  }
}

const answered = (tables: readonly Played[]): number =>
  tables.reduce((sum, { seats }) => sum + seats.reduce((of, { answers }) => of + answers.length, 0), 0)

/** Every seat has gone on by so many answers. */
const everybodyGoesOn = async (tables: readonly Played[], by: number): Promise<void> => {
  const seats = tables.flatMap((table) => table.seats)
  const before = seats.map(({ answers }) => answers.length)
  while (seats.some(({ answers }, at) => answers.length < (before[at] as number) + by)) await pause(5)
}

/** From a kill to the next answer, for everybody who sat at the killed process: median and worst, in milliseconds. */
const goneOnAfter = (tables: readonly Played[], kills: readonly number[]): string => {
  const waits = tables
    .flatMap(({ seats }) => seats)
    .flatMap(({ cuts, answers }) =>
      kills.flatMap((kill, at) => {
        const cut = cuts.find((when) => when > kill && when < (kills[at + 1] ?? Number.POSITIVE_INFINITY))
        const next = answers.find(({ at: when }) => cut !== undefined && when > cut)
        return next ? [next.at - kill] : []
      }),
    )
    .toSorted((left, right) => left - right)
  return `${waits.length} cuts, the next answer after ${waits[waits.length >> 1]?.toFixed(0)} ms (median), ${waits.at(-1)?.toFixed(0)} ms (worst)`
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** The last answer to each id that is one. */
const finalAnswers = ({ answers, commands }: PlayedSeat): ReadonlyMap<string, boolean> =>
  new Map(answers.filter(({ id, answer }) => commands.has(id) && !('needs' in answer)).map(({ id, answer }) => [id, answer.ok]))

const tableOf = async ({ seats }: Played): Promise<string> => {
  const [row] = await ask<{ table_id: string }>(
    'SELECT table_id FROM seats WHERE token = $1',
    digestOf(seats[0]?.seat.token ?? ''),
  )
  return row?.table_id ?? ''
}

const openKept = async (id: string) => {
  const store = await openPostgres({ url, onFault: console.error })
  const room = await openRoom({ game: tmr, storage: store.entries.storageOf<Event>(id), dice: seededDice(1), clock: () => 0 })
  await store.close()
  if (isRefusal(room)) throw new Error(room.code)
  return room
}

/** Nothing acknowledged is lost, nothing is done twice or that was refused, and everybody has heard everything once. */
const checkLog = async (played: Played): Promise<number> => {
  const room = await openKept(await tableOf(played))
  const stored = new Map<string, number>()
  for (const { id, by } of room.entries) stored.set(`${roleKey(by)} ${id}`, (stored.get(`${roleKey(by)} ${id}`) ?? 0) + 1)
  expect([...stored].filter(([, times]) => times > 1)).toEqual([])
  let hours = 0
  for (const seat of played.seats) {
    const { role } = seat.seat
    for (const [id, ok] of finalAnswers(seat)) expect([id, stored.get(`${roleKey(role)} ${id}`) ?? 0]).toEqual([id, ok ? 1 : 0])
    const fresh = room.subscribe(role, 0, () => {})
    await seat.watched.until(() => seat.watched.notices.length >= fresh.n)
    expect(seat.watched.notices).toEqual(plain(fresh.missed))
    expect(plain(seat.watched.now().view)).toEqual(plain(fresh.view))
    if (role.kind === 'gardien') hours = room.entries.filter(({ by, kind }) => by.kind === 'gardien' && kind === 'done').length
  }
  expect(hours).toBeGreaterThan(0)
  return room.entries.length
}

/** A die that was thrown stands: the same die of the same command never shows another face, and the log tells what it showed. */
const checkDice = async (played: Played): Promise<number> => {
  const id = await tableOf(played)
  const room = await openKept(id)
  const last = new Map<string, Extract<Kept, { thrown: unknown }>>()
  for (const { body } of await ask<{ body: string }>('SELECT body FROM history WHERE table_id = $1 ORDER BY n', id)) {
    const kept = JSON.parse(body) as Kept
    if (!('thrown' in kept)) continue
    const before = last.get(`${roleKey(kept.by)} ${kept.id}`)?.thrown ?? []
    for (const [at, { label, face }] of kept.thrown.entries())
      if (before[at]?.label === label) expect([kept.id, at, face]).toEqual([kept.id, at, before[at]?.face])
    last.set(`${roleKey(kept.by)} ${kept.id}`, kept)
  }
  let told = 0
  for (const entry of room.entries) {
    const said = last.get(`${roleKey(entry.by)} ${entry.id}`)
    const rolled = entry.kind === 'done' ? entry.events.find(({ type }) => type === 'encounterRolled') : undefined
    if (!said || rolled?.type !== 'encounterRolled' || said.thrown[0]?.label !== 'd7') continue
    expect([entry.id, rolled.face]).toEqual([entry.id, said.thrown[0].face])
    told++
  }
  return told
}

describe.skipIf(KILLS === 0)('three processes behind a balancer', () => {
  beforeAll(async () => {
    postgres = await startPostgres()
    url = await postgres.newDatabase()
    cluster = await startCluster(url, postgres.port, PROCESSES)
    await ask(HISTORY)
  }, 300_000)

  afterAll(async () => {
    await cluster?.stop()
    await postgres?.stop()
  }, 120_000)

  test(`one is killed every second, ${KILLS} times: nothing is lost, done twice or thrown twice`, async () => {
    const tables = [await playTable('program', 1), await playTable('players', 2), await playTable('gardien', 3)]
    for (let kills = 0; kills < KILLS; kills++) {
      while (cluster.up() === 0) await pause(20)
      await cluster.killNext()
      await pause(1000)
    }
    await cluster.allUp()
    await everybodyGoesOn(tables, 5)
    for (const table of tables) await table.stop()
    const entries = await Promise.all(tables.map(checkLog))
    const dice = await Promise.all(tables.map(checkDice))
    for (const { seats } of tables) for (const { watched } of seats) watched.link.close()
    console.info(`${KILLS} kills, ${answered(tables)} answers, ${entries.join(' + ')} entries, ${dice.join(' + ')} dice compared`)
    expect(answered(tables)).toBeGreaterThan(KILLS)
  }, 900_000)

  test('whoever sat at a killed process goes on at another', async () => {
    const tables = [await playTable('program', 6, AS_A_PAGE), await playTable('program', 7, AS_A_PAGE)]
    const kills: number[] = []
    for (let count = 0; count < Math.min(KILLS, 12); count++) {
      await cluster.allUp()
      await everybodyGoesOn(tables, 3)
      kills.push(performance.now())
      await cluster.killNext()
      await everybodyGoesOn(tables, 1)
    }
    for (const table of tables) await table.stop()
    console.info(goneOnAfter(tables, kills))
    await Promise.all(tables.map(checkLog))
    for (const { seats } of tables) for (const { watched } of seats) watched.link.close()
  }, 900_000)

  test('the database falls under play and comes back: nothing is lost, done twice or thrown twice', async () => {
    const tables = [await playTable('program', 4), await playTable('players', 5)]
    for (let falls = 0; falls < 2; falls++) {
      await everybodyGoesOn(tables, 3)
      await postgres.crash()
      await pause(700)
      await postgres.start()
      await everybodyGoesOn(tables, 3)
    }
    for (const table of tables) await table.stop()
    await Promise.all(tables.map(checkLog))
    await Promise.all(tables.map(checkDice))
    for (const { seats } of tables) for (const { watched } of seats) watched.link.close()
  }, 900_000)

  test.each(['cut', 'hush'] as const)(
    'a process cut off from the database (%s) refuses in words, and goes on when it is back',
    async (how) => {
      const [first, second] = cluster.origins as [string, string]
      const table = await openTestTable(tableApi(first), ['Ana'])
      const [here, there] = [takeSeat(first, table.gardien), takeSeat(second, table.gardien)]
      for (const { watched } of [here, there]) await watched.until(({ state }) => state === 'online')
      cluster.ways[0]?.[how]()
      const refused = async (): Promise<boolean> => {
        const answer = await here.watched.link.say({ type: 'advance', hours: 1 })
        return 'refusal' in answer && answer.refusal.code === 'storage-away'
      }
      while (!(await refused())) await pause(20)
      const hours = here.answers.filter(({ answer }) => answer.ok).length
      expect(await there.watched.link.say({ type: 'advance', hours: 1 })).toEqual({ ok: true })
      const health = await fetch(`${first}/healthz`)
      expect(health.status).toBe(503)
      cluster.ways[0]?.mend()
      let since = 0
      for (;;) {
        const answer = await here.watched.link.say({ type: 'advance', hours: 1 })
        if (answer.ok) since++
        if (answer.ok && since === 3) break
        await pause(20)
      }
      const clock = later({ day: 1, hour: 'vaisseau' }, hours + 1 + since)
      for (const { watched } of [here, there]) {
        await watched.until(({ view }) => JSON.stringify(view?.clock) === JSON.stringify(clock))
        watched.link.close()
      }
    },
    300_000,
  )
})
