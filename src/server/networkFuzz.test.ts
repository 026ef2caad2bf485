import { describe, expect, test } from 'vitest'
import { type Event, tmr } from '../games/tmr/rules/index.ts'
import { openTableLink } from '../house/seat/tableLink.ts'
import { seededDice } from '../kit/dice.ts'
import { memoryStorage } from '../kit/memoryStorage.ts'
import { isRefusal } from '../kit/refusal.ts'
import { GARDIEN, joueur, type Role, roleKey, spectateur } from '../kit/roles.ts'
import { openRoom } from '../kit/room.ts'
import { memorySaid } from '../kit/said.ts'
import { newTable } from '../kit/storage.ts'
import { readConfig } from './config.ts'
import { createOpenTable, type OpenTable } from './openTable.ts'
import { badNetwork } from './testing/badNetwork.ts'
import { type Chance, chanceOf } from './testing/chance.ts'
import { dreamerNamed, sure, type Watched, watched } from './testing/harness.ts'
import { sayAsGardien, sayAsPlayer } from './testing/player.ts'

const SEEDS = Array.from({ length: 20 }, (_, at) => at + 1)
const COMMANDS = 25
const ROLES: readonly Role[] = [GARDIEN, joueur('ana'), joueur('ana'), joueur('bo'), spectateur('ana')]

const SHUT = { approval: false, asking: [] }

const raise = (error: unknown): never => {
  throw error
}

const openTable = async (seed: number): Promise<OpenTable> => {
  const dreamers = ['ana', 'bo'].map((id) => ({ id, ...dreamerNamed(id) }))
  const setup = sure(tmr.parseSetup({ clock: { day: 1, hour: 'vaisseau' }, dreamers }))
  const dice = seededDice(seed)
  const storage = memoryStorage<Event>(newTable(tmr, setup))
  const room = await openRoom({ game: tmr, storage, dice, clock: () => 0, onFault: raise })
  if (isRefusal(room)) throw new Error(room.code)
  const limits = { ...readConfig({}), MESSAGE_BURST: 1e9 }
  return createOpenTable({
    id: 'fuzz',
    name: 'fuzz',
    room,
    said: memorySaid(),
    onFault: raise,
    dice,
    taken: () => new Set(),
    door: () => SHUT,
    elapsed: () => 0,
    limits,
  })
}

/** How many commands were answered as done. */
const play = async ({ link, until }: Watched, role: Role, chance: Chance): Promise<number> => {
  let done = 0
  for (let count = 0; count < COMMANDS; count++) {
    const { view } = await until((update) => update.view !== null)
    if (!view || role.kind === 'spectateur') break
    const answer = chance.once(9)
      ? await link.undo()
      : await link.submit(role.kind === 'gardien' ? sayAsGardien(view, chance) : sayAsPlayer(view, role.seat, chance))
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

describe('over a network that cuts, doubles, delays and reorders', () => {
  test.each(SEEDS)('seed %i: every seat sees what the log says, and nothing is done twice', async (seed) => {
    const table = await openTable(seed)
    const usher = {
      seatOf: async (token: string) => ({ table, role: ROLES[Number(token)] as Role, key: token }),
      stillSits: () => true,
    }
    const network = badNetwork(usher, chanceOf(seed), raise)
    const links = ROLES.map((role, at) =>
      watched(openTableLink({ dial: network.dial, token: `${at}`, role, patience: 400, pause: 4 })),
    )
    const done = await Promise.all(links.map((one, at) => play(one, ROLES[at] as Role, chanceOf(seed * 100 + at))))
    network.heal()
    await settled(links, table)

    const { entries } = table.room
    expect(new Set(entries.map(({ id, by }) => `${roleKey(by)} ${id}`)).size).toBe(entries.length)
    const byPlayers = done.filter((_, at) => ROLES[at]?.kind === 'joueur').reduce((sum, one) => sum + one, 0)
    expect(entries.filter(({ by }) => by.kind === 'joueur').length).toBe(byPlayers)
    for (const [at, { now, notices }] of links.entries()) {
      const role = ROLES[at] as Role
      const fresh = table.room.subscribe(role, 0, () => {})
      const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
      expect(now().view).toEqual(plain(fresh.view))
      expect(now().requests).toEqual(plain(fresh.requests))
      expect(notices).toEqual(plain(fresh.missed))
    }
    expect(network.counts.cuts).toBeGreaterThan(3)
    expect(network.counts.duplicates).toBeGreaterThan(10)
    for (const { link } of links) link.close()
  })
})
