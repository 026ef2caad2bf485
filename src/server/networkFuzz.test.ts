import { describe, expect, test } from 'vitest'
import type { TmrSpeech } from '../games/tmr/rules/public.ts'
import { openTableLink } from '../house/seat/tableLink.ts'
import { GARDIEN, joueur, type Role, roleKey, spectateur } from '../kit/roles.ts'
import type { OpenTable } from './table/openTable.ts'
import { type BadNetwork, badNetwork } from './testing/badNetwork.ts'
import { type Chance, chanceOf } from './testing/chance.ts'
import { type Watched, watched } from './testing/harness.ts'
import { looseTable } from './testing/looseTable.ts'
import { sayAsGardien, sayAsPlayer } from './testing/player.ts'
import { simulateTime } from './testing/simulatedTime.ts'

/** `npm run test:long` plays a thousand. */
const SEEDS = Array.from({ length: Number(process.env.FUZZ_SEEDS ?? 12) }, (_, at) => at + 1)
const COMMANDS = 25
const ROLES: readonly Role[] = [GARDIEN, joueur('ana'), joueur('ana'), joueur('bo'), spectateur('ana')]

const raise = (error: unknown): never => {
  throw error
}

/** How many commands were answered as done. */
const play = async ({ link, until }: Watched, role: Role, chance: Chance): Promise<number> => {
  let done = 0
  for (let count = 0; count < COMMANDS; count++) {
    const { view } = await until((update) => update.view !== null)
    if (!view || role.kind === 'spectateur') break
    const answer = chance.once(9)
      ? await link.undo()
      : await link.say(role.kind === 'gardien' ? sayAsGardien(view, chance) : sayAsPlayer(view, role.seat, chance))
    if (answer.ok) done++
  }
  return done
}

const settled = async (links: readonly Watched[], table: OpenTable): Promise<void> => {
  for (const [at, { until, notices }] of links.entries()) {
    const role = ROLES[at] as Role
    await until(() => notices.length === table.room.journal(role).length)
  }
}

interface Run {
  readonly table: OpenTable
  readonly links: readonly Watched[]
  readonly done: readonly number[]
  readonly counts: BadNetwork['counts']
}

/** Network, clock and dice are made of the seed. */
const runOf = async (seed: number): Promise<Run> => {
  const time = simulateTime(seed)
  try {
    const { table } = await looseTable(seed, ['ana', 'bo'])
    const seatOf = async (token: string) => {
      const role = ROLES[Number(token)] as Role
      return { table, role, key: roleKey(role), keeps: false }
    }
    const network = badNetwork({ seatOf }, chanceOf(seed), raise)
    const links = ROLES.map((role, at) =>
      watched(openTableLink<TmrSpeech>({ dial: network.dial, token: `${at}`, role, patience: 400, pause: 4 })),
    )
    const playing = Promise.all(links.map((one, at) => play(one, ROLES[at] as Role, chanceOf(seed * 100 + at))))
    const done = await time.until(playing)
    network.heal()
    await time.until(settled(links, table))
    for (const { link } of links) link.close()
    return { table, links, done, counts: network.counts }
  } finally {
    time.restore()
  }
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('over a network that cuts, doubles, delays and reorders', () => {
  const all = { cuts: 0, duplicates: 0, patches: 0, wholes: 0 }

  test.each(SEEDS)('seed %i: every seat sees what the log says, and nothing is done twice', async (seed) => {
    const { table, links, done, counts } = await runOf(seed)
    const { entries } = table.room
    expect(new Set(entries.map(({ id, by }) => `${roleKey(by)} ${id}`)).size).toBe(entries.length)
    const byPlayers = done.filter((_, at) => ROLES[at]?.kind === 'joueur').reduce((sum, one) => sum + one, 0)
    expect(entries.filter(({ by }) => by.kind === 'joueur').length).toBe(byPlayers)
    for (const [at, { now, notices }] of links.entries()) {
      const fresh = table.room.subscribe(ROLES[at] as Role, 0, () => {})
      expect(now().view).toEqual(plain(fresh.view))
      expect(now().requests).toEqual(plain(fresh.requests))
      expect(notices).toEqual(plain(fresh.missed))
    }
    all.cuts += counts.cuts
    all.duplicates += counts.duplicates
    all.patches += counts.patches
    all.wholes += counts.wholes
  })

  test('it was bad indeed', () => {
    expect(all.cuts).toBeGreaterThan(SEEDS.length * 3)
    expect(all.duplicates).toBeGreaterThan(SEEDS.length * 10)
    expect(all.patches).toBeGreaterThan(SEEDS.length * 50)
    expect(all.wholes).toBeGreaterThan(SEEDS.length)
  })

  test('a seed gives the same run every time', async () => {
    const [one, again] = [await runOf(7), await runOf(7)]
    expect(again.counts).toEqual(one.counts)
    expect(again.table.room.entries).toEqual(one.table.room.entries)
    expect(again.links.map(({ notices }) => notices)).toEqual(one.links.map(({ notices }) => notices))
  })
})
