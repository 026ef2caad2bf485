import { describe, expect, test } from 'vitest'
import type { Link } from '../house/seat/link.ts'
import { openTableLink } from '../house/seat/tableLink.ts'
import { seededDice } from '../kit/dice.ts'
import type { Entry } from '../kit/log.ts'
import { memoryStorage } from '../kit/memoryStorage.ts'
import { joueur, type Role, roleKey, spectateur } from '../kit/roles.ts'
import { newTable, type Storage } from '../kit/storage.ts'
import { type HeapEvent, type HeapView, heapGame } from '../kit/testing/heapGame.ts'
import { systemClock } from './common/systemClock.ts'
import { wait } from './common/wait.ts'
import type { OpenTable } from './table/openTable.ts'
import { badNetwork } from './testing/badNetwork.ts'
import { type Chance, chanceOf } from './testing/chance.ts'
import { looseTableOf } from './testing/looseTable.ts'
import { simulateTime } from './testing/simulatedTime.ts'

/** `npm run test:long` plays a thousand. */
const SEEDS = Array.from({ length: Number(process.env.FUZZ_SEEDS ?? 12) }, (_, at) => at + 1)
const SEATS = ['ana', 'bo', 'cy']
const ROLES: readonly Role[] = [...SEATS.map(joueur), spectateur('bo')]
const PATIENCE = 100
const HEAP = 30
const DOWN = 40

interface Watched {
  readonly link: Link
  now(): HeapView | null
  seen(): number
}

const watch = (link: Link): Watched => {
  let [view, seen] = [null as HeapView | null, 0]
  link.subscribe((update) => {
    view = update.view as HeapView | null
    seen = update.reset ? update.notices.length : seen + update.notices.length
  })
  return { link, now: () => view, seen: () => seen }
}

/** Answers when it likes, at times too late. */
const play = async ({ link, now }: Watched, seat: string, chance: Chance): Promise<void> => {
  for (;;) {
    await wait(chance.below(PATIENCE) + 1)
    const view = now()
    if (view?.heap === 0) return
    if (!view?.awaited.includes(seat)) continue
    if (view.own === null) await link.say({ kind: 'hide', seat, number: 1 + chance.below(9) })
    else if (chance.once(2)) await link.say({ kind: 'take', seat, count: 1 + chance.below(3) })
  }
}

interface Run {
  readonly entries: readonly Entry<HeapEvent>[]
  readonly views: readonly (HeapView | null)[]
  readonly table: OpenTable
  readonly downs: readonly (readonly [from: number, to: number])[]
}

/** A table that is put away and opened again, whoever waits. */
const restarting = async (seed: number, now: () => number) => {
  const storage: Storage<HeapEvent> = memoryStorage(newTable(heapGame, { seats: SEATS, heap: HEAP, patience: PATIENCE }))
  const [clock, dice] = [systemClock(now), seededDice(seed)]
  const open = (): Promise<OpenTable> => looseTableOf({ game: heapGame, storage, dice, names: SEATS, clock })
  let table = open()
  const downs: (readonly [number, number])[] = []
  return {
    storage,
    downs,
    table: () => table,
    restart: async (): Promise<void> => {
      const before = await table
      const from = now()
      before.close()
      before.dismiss(() => 'closing')
      table = wait(DOWN).then(open)
      await table
      downs.push([from, now()])
    },
  }
}

const runOf = async (seed: number): Promise<Run> => {
  const time = simulateTime(seed)
  try {
    const chance = chanceOf(seed)
    const { storage, downs, table, restart } = await restarting(seed, time.now)
    const seatOf = async (token: string) => {
      const role = ROLES[Number(token)] as Role
      return { table: await table(), role, key: roleKey(role), keeps: false }
    }
    const network = badNetwork({ seatOf }, chance, (error) => {
      throw error
    })
    const watched = ROLES.map((role, at) =>
      watch(openTableLink({ dial: network.dial, token: `${at}`, role, patience: 400, pause: 4 })),
    )
    const playing = Promise.all(
      watched.slice(0, SEATS.length).map((one, at) => play(one, SEATS[at] as string, chanceOf(seed * 10 + at))),
    )
    let over = false
    void playing.then(() => {
      over = true
    })
    const falling = async (): Promise<void> => {
      while (!over) {
        await wait(50 + chance.below(400))
        if (!over) await restart()
      }
    }
    await time.until(Promise.all([playing, falling()]))
    network.heal()
    const last = await table()
    const settled = async (): Promise<void> => {
      while (watched.some(({ seen }, at) => seen() !== last.room.journal(ROLES[at] as Role).length)) await wait(5)
    }
    await time.until(settled())
    for (const { link } of watched) link.close()
    last.close()
    return { entries: await storage.since(0), views: watched.map(({ now }) => now()), table: last, downs }
  } finally {
    time.restore()
  }
}

const isDue = ({ id }: Entry<HeapEvent>): boolean => id.startsWith(' due')

describe('what a table says by itself, over a bad network and with the table put away under it', () => {
  const all = { due: 0, own: 0, late: 0 }

  test.each(SEEDS)('seed %i: neither early nor twice, nor forgotten', async (seed) => {
    const { entries, views, table, downs } = await runOf(seed)
    const turns = entries.slice(SEATS.length)
    expect(new Set(entries.map(({ id, by }) => `${roleKey(by)} ${id}`)).size).toBe(entries.length)
    for (const [at, entry] of turns.entries()) {
      const began = entries[at + SEATS.length - 1]?.at ?? 0
      expect(roleKey(entry.by)).toBe(roleKey(joueur(SEATS[at % SEATS.length] as string)))
      const down = downs.filter(([from, to]) => to >= began && from <= entry.at)
      if (isDue(entry)) expect(entry.at).toBeGreaterThanOrEqual(began + PATIENCE)
      // As soon as it is time; or as soon as the table is there again.
      const latest = Math.max(began + PATIENCE, ...down.map(([from, to]) => (from <= began + PATIENCE ? to : 0)))
      expect(entry.at).toBeLessThanOrEqual(latest)
      if (isDue(entry) && entry.at > began + PATIENCE) all.late++
    }
    all.due += turns.filter(isDue).length
    all.own += turns.filter((entry) => !isDue(entry)).length
    for (const [at, role] of ROLES.entries()) expect(views[at]).toEqual(JSON.parse(JSON.stringify(table.room.view(role))))
  })

  test('all of that happened', () => {
    expect(all.due).toBeGreaterThan(SEEDS.length)
    expect(all.own).toBeGreaterThan(SEEDS.length)
    expect(all.late).toBeGreaterThan(SEEDS.length / 10)
  })

  test('a seed gives the same run every time', async () => {
    const [one, again] = [await runOf(7), await runOf(7)]
    expect(again.entries).toEqual(one.entries)
  })
})
