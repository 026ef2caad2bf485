import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type CellId, cellsOfGenre, DEFAULT_OPTIONS, GENRES, nameOf, type View } from '../games/tmr/rules/public.ts'
import { livelyDice } from '../games/tmr/rules/testing/randomPlay.ts'
import type { TableApi } from '../house/seat/tableApi.ts'
import type { KeeperPaper } from '../kit/doors.ts'
import { isRefusal } from '../kit/refusal.ts'
import { GARDIEN } from '../kit/roles.ts'
import { often } from '../kit/testing/often.ts'
import type { WireTable } from '../kit/wire.ts'
import { type Chance, chanceOf } from './testing/chance.ts'
import { dreamerNamed, startTestServer, sure, type TestServer } from './testing/harness.ts'
import { withoutLegitimate } from './testing/hidden.ts'
import { type Heard, hearAs, withoutDrawn } from './testing/overTheWire.ts'
import { changingDice } from './testing/tappedTable.ts'

vi.setConfig({ testTimeout: 120_000 })

const dice = changingDice()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    makeDice: dice.makeDice,
    config: {
      REQUESTS_PER_MINUTE: 1e9,
      NEW_TABLES_PER_HOUR: 1e9,
      MESSAGE_BURST: 1e9,
      WRONG_DELAY_MS: 0,
      MAX_FILES_PER_ADDRESS: 9,
    },
  })
})
afterAll(() => server.stop())

/** None of them may know where Ana is: Ana, who is lost, a comrade, and somebody who watches her. */
const PARTS = ['ana', 'bea', 'watcher'] as const
type Part = (typeof PARTS)[number]

interface Person {
  readonly token: string
  readonly heard: Heard<View>
  /** So much of it was written down. */
  written: number
}

interface World {
  readonly cell: CellId
  readonly codes: KeeperPaper['codes']
  /** By the watcher. */
  followed: string
  readonly gardien: Person
  /** Null: the seat is free. */
  readonly people: Record<Part, Person | null>
  /** All that those who may not know were sent or answered, without what is drawn for each table. */
  readonly told: string[]
}

const SETUP = {
  clock: { day: 1, hour: 'vaisseau' },
  options: DEFAULT_OPTIONS,
  dreamers: ['ana', 'bea'].map((id) => ({ id, ...dreamerNamed(id === 'ana' ? 'Ana' : 'Béa') })),
}

const comeIn = async (token: string): Promise<Person> => ({
  token,
  heard: await hearAs<View>(server.origin, token),
  written: 0,
})

const codeFor = ({ codes }: World, part: Part): string => (part === 'watcher' ? codes.spectators : codes.players)

const seatOf = (part: Part): string => (part === 'bea' ? 'bea' : 'ana')

/** All that was heard so far is written down, and all has been heard. */
const listen = async ({ gardien, people, told }: World): Promise<void> => {
  await gardien.heard.settled()
  for (const part of PARTS) {
    const one = people[part]
    if (!one) continue
    if (one.heard.client.isOpen()) await one.heard.settled()
    const { heard } = one.heard.client
    for (const message of heard.slice(one.written)) told.push(`${part} ${withoutDrawn(message)}`)
    one.written = heard.length
  }
}

const sit = async (world: World, part: Part): Promise<void> => {
  const paper = await server.api.take(codeFor(world, part), seatOf(part), { person: { name: `${part} ${world.told.length}` } })
  world.told.push(`${part} ${withoutDrawn(paper)}`)
  if (part === 'watcher') world.followed = 'ana'
  if (!isRefusal(paper) && 'role' in paper) world.people[part] = await comeIn(paper.token)
}

const says = async ({ heard: { client } }: Person, id: string, message: object): Promise<unknown> => {
  const from = client.heard.length
  client.say({ id, ...message })
  return Promise.race(['answer', 'viewed', 'page', 'whole'].map((type) => client.hears(type, id, from)))
}

const openAt = async (cell: CellId, seed: number): Promise<World> => {
  dice.use(livelyDice(seed))
  const paper = sure(await server.api.openTable('Rêve', { setup: SETUP }))
  const people: World['people'] = { ana: null, bea: null, watcher: null }
  const world: World = { cell, codes: paper.codes, followed: 'ana', gardien: await comeIn(paper.token), people, told: [] }
  const lost = { type: 'place', dreamer: 'ana', cell, hidden: true }
  await says(world.gardien, 'lost', { type: 'command', command: lost })
  await says(world.gardien, 'up', { type: 'command', command: { type: 'ascend', dreamer: 'ana', mode: 'normal' }, faces: [1] })
  for (const part of PARTS) await sit(world, part)
  await listen(world)
  return world
}

type Try = (api: TableApi, token: string, world: World) => Promise<unknown>

/** Whoever watches comes anew for whom they follow then. */
const follows: Try = async (api, token, world) => {
  const to = world.followed === 'ana' ? 'bea' : 'ana'
  const paper = await api.follow(token, to)
  const { watcher } = world.people
  if (isRefusal(paper) || watcher?.token !== token) return paper
  await watcher.heard.client.closed()
  world.followed = to
  world.people.watcher = await comeIn(token)
  return paper
}

/** What somebody tries at the doors who is not the gardien. */
const TRIES: readonly Try[] = [
  (api, token) => api.saveOf(token),
  (api, token) => api.askSave(token),
  (api, token) => api.free(token, 'ana'),
  (api, token) => api.seatBot(token, 'ana', 'reveur'),
  (api, token) => api.handOver(token, 'ana'),
  (api, token) => api.handOverTable(token),
  (api, token) => api.banish(token, 'bea'),
  (api, token) => api.agree(token, 'x'),
  (api, token) => api.decline(token, 'x'),
  (api, token) => api.renewCodes(token),
  (api, token) => api.setWatching(token, true),
  follows,
  (api, token) => api.seatOf(token),
  (api, token) => api.link(token),
  (api, _, { codes }) => api.invitation(codes.players),
  (api, _, { codes }) => api.invitation(codes.spectators),
]

/** What they say at the table: nothing of it moves a demi-rêve. */
const WORDS: readonly object[] = [
  { type: 'view' },
  { type: 'viewAt', n: 1 },
  { type: 'journal', after: 0 },
  { type: 'undo' },
  { type: 'point', place: 'K7', to: 'all' },
  { type: 'speak', text: 'Où suis-je ?', to: GARDIEN },
  { type: 'enterDie', die: '', face: null },
  { type: 'command', command: { type: 'reveal', dreamer: 'ana' } },
  { type: 'command', command: { type: 'place', dreamer: 'ana', cell: 'K7' } },
]

const ATTEMPTS: readonly (Try | object)[] = [...TRIES, ...WORDS]

/** What the gardien does, who may know. */
const KEEPS: readonly Try[] = [
  (api, token) => api.saveOf(token),
  (api, token) => api.askSave(token),
  (api, token) => api.setWatching(token, true),
  (api, token) => api.setWatching(token, false),
  (api, token) => api.handOver(token, 'ana'),
  (_, __, { gardien }) => says(gardien, `note ${gardien.heard.client.heard.length}`, NOTED),
  (_, __, { gardien }) => says(gardien, `later ${gardien.heard.client.heard.length}`, LATER),
]
const NOTED = { type: 'command', command: { type: 'note', on: { kind: 'dreamer', dreamer: 'ana' }, text: 'ici' } }
const LATER = { type: 'command', command: { type: 'advance', hours: 1 } }

const found = { tried: 0, kept: 0, freed: 0, taken: 0 }

const watcherIn = ({ gardien }: World): string => {
  const table = gardien.heard.client.heard.findLast(({ type }) => type === 'table' || type === 'welcome')?.table as WireTable
  return table.watchers[0]?.id ?? ''
}

/** They go by themselves, or the gardien frees the seat. */
const leave = async (world: World, part: Part, freed: boolean): Promise<void> => {
  const { api } = server
  const one = world.people[part] as Person
  if (!freed) await api.leave(one.token)
  else if (part === 'watcher') await api.freeWatcher(world.gardien.token, watcherIn(world))
  else await api.free(world.gardien.token, seatOf(part))
  await one.heard.client.closed()
  world.told.push(`${part} ${withoutDrawn(one.heard.client.heard.at(-1))} ${withoutDrawn(await api.seatOf(one.token))}`)
  world.people[part] = null
}

/** The same in each world. */
type Deed = (world: World) => Promise<void>

const nextDeed = (world: World, chance: Chance, id: string): Deed => {
  const part = chance.pick(PARTS) ?? 'ana'
  const person = world.people[part]
  if (!person) {
    found.taken++
    return (one) => sit(one, part)
  }
  if (chance.once(6)) {
    found.freed++
    const freed = chance.once(2)
    return (one) => leave(one, part, freed)
  }
  if (chance.once(3)) {
    found.kept++
    const keep = chance.pick(KEEPS) as Try
    return async (one) => void (await keep(server.api, one.gardien.token, one))
  }
  // One after the other: none is left out by chance.
  const attempt = ATTEMPTS[found.tried++ % ATTEMPTS.length] as Try | object
  return async (one) => {
    const by = one.people[part] as Person
    const answer = typeof attempt === 'function' ? await (attempt as Try)(server.api, by.token, one) : await says(by, id, attempt)
    one.told.push(`${part} ${withoutDrawn(answer)}`)
  }
}

const cellsFor = (chance: Chance): readonly [CellId, CellId] => {
  const genre = chance.pick(GENRES.filter((one) => cellsOfGenre(one).length > 1)) ?? 'cite'
  // Where she began is known to all of them.
  const cells = cellsOfGenre(genre).filter((cell) => cell !== SETUP.dreamers[0]?.position)
  const here = chance.below(cells.length)
  return [cells[here] as CellId, cells[(here + 1 + chance.below(cells.length - 1)) % cells.length] as CellId]
}

/** Of the two cells neither is named by anything but as one that would fit. */
const expectUnnamed = ({ people, told }: World, cells: readonly CellId[]): void => {
  const messages = PARTS.flatMap((part) => people[part]?.heard.client.heard ?? [])
  for (const cell of cells) {
    for (const message of messages) expect(withoutLegitimate(message)).not.toContain(`"${cell}"`)
    expect(told.join()).not.toContain(nameOf(cell))
  }
}

describe('[HID-6] two tables that differ in the cell of somebody who is lost, while saves are asked for and seats freed and taken', () => {
  test.each(Array.from({ length: often(3, 24) }, (_, at) => at + 1))('seed %i: nothing tells, nothing names it', async (seed) => {
    const chance = chanceOf(seed)
    const cells = cellsFor(chance)
    const worlds = [await openAt(cells[0], seed), await openAt(cells[1], seed)] as const
    for (let at = 0; at < 24; at++) {
      const deed = nextDeed(worlds[0], chance, `${at}`)
      for (const world of worlds) {
        dice.use(livelyDice(seed * 100 + at))
        await deed(world)
        await listen(world)
      }
      expect(worlds[1].told).toEqual(worlds[0].told)
    }
    for (const world of worlds) {
      expectUnnamed(world, cells)
      for (const one of [world.gardien, ...Object.values(world.people)]) one?.heard.client.close()
    }
  })

  test('and that was often enough to mean something', () => {
    expect(found.tried).toBeGreaterThan(ATTEMPTS.length)
    expect(found.kept).toBeGreaterThan(8)
    expect(found.freed).toBeGreaterThan(5)
    expect(found.taken).toBeGreaterThan(5)
  })
})
