import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Dice, seededDice } from './dice.ts'
import { memoryStorage } from './memoryStorage.ts'
import type { Chapters } from './past/keeper.ts'
import { GARDIEN, joueur, type Role, roleKey } from './roles.ts'
import { newTable, type Storage } from './storage.ts'
import { act, carryOut, ROLES } from './testing/acts.ts'
import { often } from './testing/often.ts'
import { type ToyRoom, toyRoom } from './testing/table.ts'
import { type ToyEvent, toyGame } from './testing/toyGame.ts'

/** Chapters of a few entries, so that a short evening has many. */
const SHORT: Chapters = { maker: 'test', every: 3, hold: 2 }
const ana = joueur('ana')

const pageOf = (notices: number) => ({ notices, letters: 1e9 })

const newStorage = (): Storage<ToyEvent> => memoryStorage(newTable(toyGame, { seats: ['ana', 'bo'] }))

type Rolls = () => Dice

/** One table, opened as often as one likes. */
interface Side {
  readonly storage: Storage<ToyEvent>
  readonly chapters: Chapters | null
  readonly dice: Dice
  room: ToyRoom
  /** By role: which of several roles is told first is nobody's business. */
  readonly heard: Record<string, unknown[]>
  readonly leave: (() => void)[]
}

const openAt = (side: Omit<Side, 'room'>): Promise<ToyRoom> => {
  const { storage, dice, chapters } = side
  return toyRoom({ storage, dice, onFault: () => {}, ...(chapters && { chapters }) })
}

const newSide = async (roll: Rolls, chapters: Chapters | null, storage = newStorage()): Promise<Side> => {
  const side = { storage, chapters, dice: roll(), heard: {}, leave: [] }
  return { ...side, room: await openAt(side) }
}

const reopen = async (side: Side): Promise<void> => {
  for (const go of side.leave.splice(0)) go()
  await side.room.idle()
  side.room = await openAt(side)
}

const listen = async (side: Side, role: Role, from: number): Promise<void> => {
  const { after, notices } = await side.room.page(role, from, pageOf(7))
  const heard = (side.heard[roleKey(role)] ??= [])
  const { n, view, requests, unsubscribe } = side.room.subscribe(role, after, (...news) => void heard.push(news))
  heard.push([after, notices, n, view, requests])
  side.leave.push(unsubscribe)
}

/** Everything that a role can ever be told or shown. */
const allOf = async (room: ToyRoom, role: Role): Promise<unknown> => {
  await room.ready(role)
  const { n, view } = room.standing(role)
  const { requests, unsubscribe } = room.subscribe(role, 0, () => {})
  unsubscribe()
  const views = []
  for (let at = -1; at <= n + 1; at++) views.push(await room.viewAt(role, at))
  const pages = []
  for (const [after, most] of [
    [0, 1000],
    [0, 3],
    [2, 5],
    [n - 3, 4],
    [n, 5],
    [n + 1, 2],
    [-1, 2],
  ] as const)
    pages.push(await room.page(role, after, pageOf(most)))
  return { n, view, requests, views, pages }
}

const role = fc.constantFrom(...ROLES)
const move = fc.oneof(
  { weight: 20, arbitrary: act },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('listen' as const), role, from: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.constant({ what: 'reopen' as const }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('leave' as const) }) },
)
type Move = typeof move extends fc.Arbitrary<infer Value> ? Value : never

const play = async (side: Side, one: Move, id: string): Promise<unknown> => {
  switch (one.what) {
    case 'listen':
      return listen(side, one.role, one.from)
    case 'leave':
      return side.leave.shift()?.()
    case 'reopen':
      return reopen(side)
    default:
      return carryOut(side.room, one, id)
  }
}

const expectSame = async (one: Side, other: Side): Promise<void> => {
  expect(other.heard).toEqual(one.heard)
  for (const each of ROLES) expect(await allOf(other.room, each)).toEqual(await allOf(one.room, each))
  expect(await other.storage.load()).toEqual(await one.storage.load())
}

const evening = fc.record({ seed: fc.integer(), moves: fc.array(move, { minLength: 40, maxLength: 120, size: 'max' }) })

/** A table held whole and one held in chapters, and what is done at both. */
const bothHold = async (disturb: (storage: Storage<ToyEvent>) => Storage<ToyEvent> = (storage) => storage): Promise<void> => {
  let held = 0
  let written = 0
  await fc.assert(
    fc.asyncProperty(evening, async ({ seed, moves }) => {
      const roll = () => seededDice(seed)
      const whole = await newSide(roll, null)
      const parts = await newSide(roll, SHORT, disturb(newStorage()))
      for (const [at, one] of moves.entries()) expect(await play(parts, one, `${at}`)).toEqual(await play(whole, one, `${at}`))
      await expectSame(whole, parts)
      for (const side of [whole, parts]) await reopen(side)
      await expectSame(whole, parts)
      for (const [at, one] of moves.entries()) expect(await play(parts, one, `${at}`)).toEqual(await play(whole, one, `${at}`))
      await expectSame(whole, parts)
      held += parts.room.entries.length
      written += parts.room.version()
    }),
    { numRuns: often(6, 36), endOnFailure: true },
  )
  expect(held).toBeLessThan(written / 2)
}

describe('a table that is held in part, and opened from snapshots', () => {
  test('tells, shows and answers every role what one held whole does, to the number, also when all is said again', () =>
    bothHold())

  test('does so whatever becomes of its snapshots', () => {
    let turn = 0
    const fails = () => turn++ % 3 === 0
    return bothHold((storage) => {
      const { snapshots } = storage
      if (!snapshots) return storage
      const keep: typeof snapshots.keep = async (list) => {
        if (fails()) throw new Error('no')
        await snapshots.keep(list.filter(() => !fails()))
      }
      const read: typeof snapshots.read = async (...where) => (fails() ? [] : snapshots.read(...where))
      return { ...storage, snapshots: { ...snapshots, keep, read } }
    })
  })
})

const tally = { kind: 'tally', seat: 'ana' }

const tallied = async (room: ToyRoom, count: number, id = 'tally'): Promise<void> => {
  for (let at = 0; at < count; at++)
    expect(await room.say({ id: `${id} ${at}`, by: ana, command: tally })).toMatchObject({ ok: true })
}

/** What of the entries was read from a storage. */
const watched = (storage: Storage<ToyEvent>) => {
  const reads: number[] = []
  const since: typeof storage.since = (seq, most) => {
    reads.push(seq)
    return storage.since(seq, most)
  }
  return { reads, storage: { ...storage, since } }
}

describe('a long table', () => {
  test('is opened from its last snapshots and what came after, and from the beginning where another has made them', async () => {
    const storage = newStorage()
    const first = await toyRoom({ storage, chapters: SHORT })
    await tallied(first, 40)
    await first.idle()
    const again = watched(storage)
    const second = await toyRoom({ storage: again.storage, chapters: SHORT })
    expect(Math.min(...again.reads)).toBeGreaterThan(30)
    const other = watched(storage)
    const third = await toyRoom({ storage: other.storage, chapters: { ...SHORT, maker: 'new rules' } })
    expect(Math.min(...other.reads)).toBe(0)
    for (const room of [second, third]) expect(await allOf(room, ana)).toEqual(await allOf(first, ana))
    await third.idle()
    const since = watched(storage)
    await toyRoom({ storage: since.storage, chapters: { ...SHORT, maker: 'new rules' } })
    expect(Math.min(...since.reads)).toBeGreaterThan(30)
  })

  test('holds no more the longer it is played', async () => {
    const room = await toyRoom({ chapters: SHORT })
    room.subscribe(ana, 0, () => {})
    for (let round = 0; round < 10; round++) {
      await tallied(room, 20, `${round}`)
      expect(room.entries.length).toBeLessThan(12)
      expect(room.journal(ana).length).toBeLessThan(12)
    }
    expect(room.version()).toBe(200)
  })

  test('answers what was sent long ago as it did, and does it once', async () => {
    const storage = newStorage()
    const room = await toyRoom({ storage, chapters: SHORT })
    await tallied(room, 30)
    await room.idle()
    const again = await toyRoom({ storage, chapters: SHORT })
    for (const one of [room, again]) {
      expect(one.entries.some(({ id }) => id === 'tally 2')).toBe(false)
      expect(await one.say({ id: 'tally 2', by: ana, command: tally })).toEqual({ ok: true, seq: 3 })
      expect(one.version()).toBe(30)
    }
  })

  test('takes in what another room has undone long ago', async () => {
    const storage = newStorage()
    const [one, other] = [await toyRoom({ storage, chapters: SHORT }), await toyRoom({ storage, chapters: SHORT })]
    const whole = await toyRoom({ storage })
    const heard: unknown[][] = [[], []]
    await tallied(one, 30)
    for (const [at, room] of [other, whole].entries()) {
      await room.refresh()
      await room.ready(GARDIEN)
      room.subscribe(GARDIEN, 30, (message) => void heard[at]?.push(message))
    }
    expect(await one.undo({ id: 'undo', by: GARDIEN, target: { message: 2 } })).toEqual({ ok: true, seq: 31 })
    for (const room of [other, whole]) expect(await room.refresh()).toBeNull()
    expect(heard[0]).toEqual(heard[1])
    expect(heard[0]).toMatchObject([{ n: 31, undone: Array.from({ length: 29 }, (_, at) => at + 2) }])
    for (const role of ROLES) for (const room of [one, other]) expect(await allOf(room, role)).toEqual(await allOf(whole, role))
  })

  test('leaves the snapshots of another log alone', async () => {
    const storage = newStorage()
    const faults: unknown[] = []
    const first = await toyRoom({ storage, chapters: SHORT })
    await tallied(first, 20)
    await first.idle()
    const another = newStorage()
    const written = await toyRoom({ storage: another })
    await tallied(written, 21, 'another')
    const mixed = { ...another, snapshots: storage.snapshots }
    const room = await toyRoom({ storage: mixed, chapters: SHORT, onFault: (error) => void faults.push(error) })
    expect(faults).toHaveLength(1)
    for (const role of ROLES) expect(await allOf(room, role)).toEqual(await allOf(written, role))
  })
})
