import { expect, test } from 'vitest'
import { seededDice } from './dice.ts'
import { type Clock, clockOf, keepTime } from './due.ts'
import { memoryStorage } from './memoryStorage.ts'
import { isRefusal } from './refusal.ts'
import { joueur } from './roles.ts'
import { openRoom } from './room/room.ts'
import { newTable, type Storage } from './storage.ts'
import { handClock } from './testing/handClock.ts'
import { type HeapEvent, heapGame } from './testing/heapGame.ts'

const PATIENCE = 1000
const [ana, bo] = [joueur('ana'), joueur('bo')]
const raise = (error: unknown): never => {
  throw error
}

const heapStorage = (heap = 9): Storage<HeapEvent> =>
  memoryStorage(newTable(heapGame, { seats: ['ana', 'bo'], heap, patience: PATIENCE }))

/** A table that keeps its time. */
const openTimed = async (storage: Storage<HeapEvent>, clock: Clock, game = heapGame) => {
  const room = await openRoom({ game, storage, dice: seededDice(1), clock: clock.now, onFault: raise })
  if (isRefusal(room)) throw new Error(room.code)
  const stop = keepTime({ room, clock, say: room.sayDue, onFault: raise })
  return { room, stop }
}

type Timed = Awaited<ReturnType<typeof openTimed>>

const hide = async ({ room }: Timed): Promise<void> => {
  for (const [at, by] of [ana, bo].entries())
    await room.say({ id: `hide ${at}`, by, command: { kind: 'hide', seat: at === 0 ? 'ana' : 'bo', number: at + 1 } })
}

const take = ({ room }: Timed, seat: 'ana' | 'bo', count: number) =>
  room.say({ id: `${seat} ${room.version()}`, by: joueur(seat), command: { kind: 'take', seat, count } })

test('nothing is said before the time; then it is, once, and the next wait begins', async () => {
  const clock = handClock()
  const table = await openTimed(heapStorage(), clock)
  await hide(table)
  await clock.pass(PATIENCE - 1)
  expect(table.room.version()).toBe(2)
  await clock.pass(1)
  expect(table.room.entries.at(-1)).toMatchObject({
    seq: 3,
    by: ana,
    at: PATIENCE,
    events: [{ kind: 'took', seat: 'ana', count: 1 }],
  })
  await clock.pass(PATIENCE - 1)
  expect(table.room.version()).toBe(3)
  await clock.pass(1)
  expect(table.room.entries.at(-1)).toMatchObject({ seq: 4, by: bo })
})

/** Whoever waits is called slow: each wait has the same name as the last. */
const SLOW: typeof heapGame = {
  ...heapGame,
  due: (state) => {
    const due = heapGame.due?.(state)
    return due ? { ...due, name: 'slow' } : null
  },
}

test('a wait of the same name goes on under what is said meanwhile, and begins anew once it is over', async () => {
  const [clock, storage] = [handClock(), heapStorage()]
  const table = await openTimed(storage, clock, SLOW)
  await hide(table)
  await clock.pass(PATIENCE - 1)
  await take(table, 'ana', 2)
  await clock.pass(1)
  expect(table.room.version()).toBe(4)
  await clock.pass(PATIENCE - 1)
  expect(table.room.version()).toBe(4)
  await clock.pass(1)
  expect(table.room.version()).toBe(5)
  table.stop()
  const again = await openTimed(storage, clock, SLOW)
  await clock.pass(PATIENCE - 1)
  expect(again.room.version()).toBe(5)
  await clock.pass(1)
  expect(again.room.version()).toBe(6)
})

test('whoever speaks in time is not spoken for, and the next one has all their time', async () => {
  const clock = handClock()
  const table = await openTimed(heapStorage(), clock)
  await hide(table)
  await clock.pass(PATIENCE - 1)
  await take(table, 'ana', 2)
  await clock.pass(PATIENCE - 1)
  expect(table.room.version()).toBe(3)
})

test('it survives a restart: the time that passed meanwhile counts', async () => {
  const [clock, storage] = [handClock(), heapStorage()]
  const before = await openTimed(storage, clock)
  await hide(before)
  await clock.pass(600)
  before.stop()
  await clock.pass(200)
  const table = await openTimed(storage, clock)
  await clock.pass(199)
  expect(table.room.version()).toBe(2)
  await clock.pass(1)
  expect(table.room.version()).toBe(3)
  table.stop()
  await clock.pass(5 * PATIENCE)
  const late = await openTimed(storage, clock)
  await clock.pass(0)
  expect(late.room.version()).toBe(4)
})

/** Where what is due follows from the table as it was made, and goes on whatever others do. */
const patientGame: typeof heapGame = {
  ...heapGame,
  due: ({ hidden }) =>
    hidden.ana === undefined
      ? { name: 'ana', after: PATIENCE, by: ana, command: { kind: 'hide', seat: 'ana', number: 1 } }
      : null,
}

const openPatient = async (storage: Storage<HeapEvent>, clock: Clock, every?: number) => {
  const chapters = every === undefined ? {} : { chapters: { maker: 'test', every, hold: 0 } }
  const room = await openRoom({ game: patientGame, storage, dice: seededDice(1), clock: clock.now, onFault: raise, ...chapters })
  if (isRefusal(room)) throw new Error(room.code)
  return room
}

test('what is due of a table as it was made is due since then, whenever it is opened', async () => {
  const clock = handClock()
  const storage = memoryStorage(newTable(heapGame, { seats: ['ana', 'bo'], heap: 9, patience: null }), 100)
  const expected = { id: ' due 0 ana', at: 100 + PATIENCE }
  expect((await openPatient(storage, clock)).due()).toMatchObject(expected)
  await clock.pass(600)
  expect((await openPatient(storage, clock)).due()).toMatchObject(expected)
  const room = await openPatient(storage, clock)
  const stop = keepTime({ room, clock, say: room.sayDue, onFault: raise })
  await clock.pass(499)
  expect(room.version()).toBe(0)
  await clock.pass(1)
  expect(room.entries).toMatchObject([{ by: ana, at: 100 + PATIENCE }])
  stop()
})

const OTHERS = ['bo', 'cy', 'di', 'ed', 'flo']

test('a table opened from a snapshot knows since when something is due', async () => {
  const clock = handClock()
  const storage = memoryStorage(newTable(heapGame, { seats: ['ana', ...OTHERS], heap: 9, patience: null }), 100)
  const room = await openPatient(storage, clock, 2)
  await clock.pass(150)
  for (const seat of OTHERS) await room.say({ id: 'hide', by: joueur(seat), command: { kind: 'hide', seat, number: 1 } })
  await room.idle()
  await clock.pass(600)
  const again = await openPatient(storage, clock, 2)
  expect(again.entries.length).toBeLessThan(again.version())
  expect(again.due()).toEqual(room.due())
  expect(again.due()).toMatchObject({ id: ' due 0 ana', at: 100 + PATIENCE })
})

test('after an undo the wait begins anew', async () => {
  const clock = handClock()
  const table = await openTimed(heapStorage(), clock)
  await hide(table)
  await take(table, 'ana', 2)
  await clock.pass(900)
  await table.room.undo({ id: 'sorry', by: ana })
  await table.room.undo({ id: 'yes', by: bo, target: { request: 'sorry' } })
  expect(table.room.view(ana).heap).toBe(9)
  await clock.pass(PATIENCE - 1)
  expect(table.room.view(ana).heap).toBe(9)
  await clock.pass(1)
  expect(table.room.view(ana).heap).toBe(8)
})

test('two rooms over one table say it once', async () => {
  const [clock, storage] = [handClock(), heapStorage()]
  const one = await openTimed(storage, clock)
  await hide(one)
  const other = await openTimed(storage, clock)
  await clock.pass(PATIENCE)
  await Promise.all([one.room.refresh(), other.room.refresh()])
  expect(one.room.version()).toBe(3)
  expect(other.room.version()).toBe(3)
})

test('what another room was quicker to answer is not said on what follows', async () => {
  const [clock, storage] = [handClock(), heapStorage()]
  const one = await openTimed(storage, clock)
  await hide(one)
  const behind = await openTimed(storage, clock)
  const due = behind.room.due()
  if (!due) throw new Error('nothing is due')
  await take(one, 'ana', 3)
  expect(await behind.room.sayDue(due)).toMatchObject({ ok: false, refusal: { code: 'no-longer-due' } })
  expect(behind.room.version()).toBe(3)
})

test('what cannot be written now is said later', async () => {
  const [clock, storage] = [handClock(), heapStorage()]
  let away = false
  const failing: Storage<HeapEvent> = {
    ...storage,
    append: (entry, seq) => (away ? Promise.reject(new Error('away')) : storage.append(entry, seq)),
  }
  const room = await openRoom({ game: heapGame, storage: failing, dice: seededDice(1), clock: clock.now })
  if (isRefusal(room)) throw new Error(room.code)
  const stop = keepTime({ room, clock, say: room.sayDue, onFault: raise })
  await hide({ room, stop })
  away = true
  await clock.pass(PATIENCE)
  expect(room.version()).toBe(2)
  away = false
  await clock.pass(5000)
  expect(room.version()).toBeGreaterThan(2)
})

test('when the game is over nothing is due', async () => {
  const clock = handClock()
  const table = await openTimed(heapStorage(1), clock)
  await hide(table)
  await clock.pass(10 * PATIENCE)
  expect(table.room.version()).toBe(3)
  expect(table.room.due()).toBeNull()
})

test('a clock waits longer than one timer can', () => {
  const waits: number[] = []
  let now = 0
  const rung: string[] = []
  const clock = clockOf(
    () => now,
    (ms, then) => {
      waits.push(ms)
      if (waits.length < 4) {
        now += ms
        then()
      }
      return () => {}
    },
  )
  clock.wake(3 * 2 ** 31 - 3, () => rung.push('rung'))
  expect(waits).toEqual([2 ** 31 - 1, 2 ** 31 - 1, 2 ** 31 - 1])
  expect(rung).toEqual(['rung'])
})
