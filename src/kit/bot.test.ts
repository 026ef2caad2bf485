import { expect, test } from 'vitest'
import { type AnyBots, createPlayer, type Failure, type Mind, patient } from './bot.ts'
import { seededDice } from './dice.ts'
import { memoryStorage } from './memoryStorage.ts'
import { answerAsked, remoteMind } from './mind.ts'
import { isRefusal } from './refusal.ts'
import { joueur, type Role } from './roles.ts'
import { openRoom } from './room/room.ts'
import { newTable } from './storage.ts'
import { handClock } from './testing/handClock.ts'
import { heapBots, heapGame } from './testing/heapGame.ts'
import { type ToyCommand, type ToyView, toyGame } from './testing/toyGame.ts'

const [ana, bo] = [joueur('ana'), joueur('bo')]

/** A mind behind a line, with nothing of the other side but messages. */
const mindOver = (bots: AnyBots, name: string): Mind => {
  const answer = answerAsked(bots, seededDice(1))
  const mind = remoteMind(name, {
    ask: (asked) => void answer(JSON.parse(JSON.stringify(asked))).then((thought) => mind.answered(thought)),
    end: () => {},
  })
  return mind
}

const heapRoom = async (heap = 9) => {
  const storage = memoryStorage(newTable(heapGame, { seats: ['ana', 'bo'], heap, patience: null }))
  const room = await openRoom({ game: heapGame, storage, dice: seededDice(1), clock: () => 0 })
  if (isRefusal(room)) throw new Error(room.code)
  return room
}
type HeapRoom = Awaited<ReturnType<typeof heapRoom>>

const sit = (room: HeapRoom, name: string, seat: Role, clock = handClock(), mind = mindOver(heapBots, name)) => {
  const failures: Failure[] = []
  const seen: unknown[] = []
  const player = createPlayer({
    name,
    seat,
    mind: patient(mind, clock, 1000),
    dice: seededDice(1),
    clock,
    pause: () => 10,
    say: (command, faces, id) => room.say({ id, by: seat, command, ...(faces && { faces }) }),
    onFailure: (why) => failures.push(why),
  })
  const { view, n } = room.subscribe(seat, 0, (message) => {
    seen.push(message.view)
    player.see(message.n, message.view)
  })
  seen.push(view)
  player.see(n, view)
  return { clock, player, failures, seen }
}

test('it answers what it sees, when it is asked, and never twice', async () => {
  const room = await heapRoom()
  const { clock, failures } = sit(room, 'fourth', bo)
  await clock.pass(1000)
  expect(room.entries.map(({ by }) => by)).toEqual([bo])
  await room.say({ id: 'hide', by: ana, command: { kind: 'hide', seat: 'ana', number: 1 } })
  await clock.pass(1000)
  expect(room.version()).toBe(2)
  await room.say({ id: 'take', by: ana, command: { kind: 'take', seat: 'ana', count: 1 } })
  await clock.pass(1000)
  expect(room.entries.at(-1)).toMatchObject({ by: bo, events: [{ kind: 'took', seat: 'bo', count: 3 }] })
  expect(failures).toEqual([])
})

test('it is given what its seat sees and nothing of another hand', async () => {
  const room = await heapRoom()
  await room.say({ id: 'hide', by: ana, command: { kind: 'hide', seat: 'ana', number: 7 } })
  const { clock, seen } = sit(room, 'fourth', bo)
  await clock.pass(1000)
  expect(seen.length).toBeGreaterThan(1)
  expect(JSON.stringify(seen)).not.toContain('7')
})

test('two play a whole game by themselves', async () => {
  const room = await heapRoom(21)
  const clock = handClock()
  const [one, other] = [sit(room, 'fourth', ana, clock), sit(room, 'fourth', bo, clock)]
  await clock.pass(10_000)
  expect(room.view(ana)).toMatchObject({ heap: 0, loser: 'ana' })
  expect([...one.failures, ...other.failures]).toEqual([])
})

test('the same bot twice at one seat is heard once', async () => {
  const room = await heapRoom(21)
  const clock = handClock()
  sit(room, 'fourth', ana, clock)
  const twice = [sit(room, 'fourth', bo, clock), sit(room, 'fourth', bo, clock)]
  await clock.pass(10_000)
  expect(room.view(ana).loser).toBe('ana')
  expect(twice.flatMap(({ failures }) => failures)).toEqual([])
})

test.each([
  ['throwing', 'threw'],
  ['stalling', 'stalled'],
  ['wrong', 'refused'],
  ['nobody', 'threw'],
] as const)('a bot that is %s is out: %s', async (name, why) => {
  const room = await heapRoom()
  const { clock, failures } = sit(room, name, bo)
  await clock.pass(999)
  if (why === 'stalled') expect(failures).toEqual([])
  await clock.pass(10_000)
  expect(failures).toEqual([why])
  await room.say({ id: 'hide', by: ana, command: { kind: 'hide', seat: 'ana', number: 1 } })
  await clock.pass(10_000)
  expect(failures).toEqual([why])
  expect(room.version()).toBe(1)
})

test('a line that breaks while it thinks is a bot that throws', async () => {
  const room = await heapRoom()
  const mind = remoteMind('fourth', { ask: () => setTimeout(() => mind.broken(new Error('gone'))), end: () => {} })
  const { clock, failures } = sit(room, 'fourth', bo, handClock(), mind)
  await clock.pass(10)
  expect(failures).toEqual(['threw'])
})

test('what changed while it thought is thought of anew, and what it would have said is not said', async () => {
  const room = await heapRoom()
  const asked: ((command: unknown) => void)[] = []
  const mind: Mind = { think: () => new Promise((resolve) => asked.push(resolve)), end: () => {} }
  const { clock, failures } = sit(room, 'slow', bo, handClock(), mind)
  await room.say({ id: 'hide', by: ana, command: { kind: 'hide', seat: 'ana', number: 1 } })
  asked[0]?.({ kind: 'hide', seat: 'bo', number: 9 })
  await clock.pass(100)
  expect(asked).toHaveLength(2)
  expect(room.version()).toBe(1)
  asked[1]?.({ kind: 'hide', seat: 'bo', number: 2 })
  await clock.pass(100)
  expect(room.view(bo).own).toBe(2)
  expect(failures).toEqual([])
})

test('what it is shown as it falls asleep is looked at: it never misses its turn', async () => {
  // How many steps lie between the end of a thought and its sleep is not the test's to know: every one is tried.
  for (let steps = 0; steps < 12; steps++) {
    const looked: unknown[] = []
    const mind: Mind = {
      think: async (view) => {
        looked.push(view)
        return null
      },
      end: () => {},
    }
    const room = await heapRoom()
    const parts = { name: 'watchful', seat: bo, mind, dice: seededDice(1), clock: handClock(), pause: () => 0 }
    const player = createPlayer({ ...parts, say: (command, _, id) => room.say({ id, by: bo, command }), onFailure: () => {} })
    player.see(1, 'first')
    for (let step = 0; step < steps; step++) await null
    player.see(2, 'second')
    await new Promise((resolve) => setTimeout(resolve))
    expect(looked, `${steps} steps`).toContain('second')
  }
})

test('what could not be said yet is said again as it was thought', async () => {
  const room = await heapRoom()
  const clock = handClock()
  let thoughts = 0
  const said: unknown[] = []
  const mind: Mind = { think: async () => ({ kind: 'hide', seat: 'bo', number: ++thoughts }), end: () => {} }
  const parts = { name: 'wavering', seat: bo, mind, dice: seededDice(1), clock, pause: () => 0, onFailure: () => {} }
  const say = async (command: unknown, _: unknown, id: string) => {
    said.push(command)
    return said.length < 3
      ? ({ ok: false, refusal: { code: 'busy', rule: null, params: {} } } as const)
      : room.say({ id, by: bo, command })
  }
  createPlayer({ ...parts, say }).see(0, room.view(bo))
  await clock.pass(10_000)
  expect(room.view(bo).own).toBe(1)
  expect(said).toEqual(Array.from({ length: 3 }, () => ({ kind: 'hide', seat: 'bo', number: 1 })))
})

test('it throws the dice it is asked for, one by one, under one id', async () => {
  const storage = memoryStorage(newTable(toyGame, { seats: ['ana'] }))
  const room = await openRoom({ game: toyGame, storage, dice: seededDice(1), clock: () => 0 })
  if (isRefusal(room)) throw new Error(room.code)
  const said: string[] = []
  const clock = handClock()
  const roll = (view: ToyView): ToyCommand | null => (view.ana?.open === null ? { kind: 'roll', seat: 'ana' } : null)
  const player = createPlayer({
    name: 'roll',
    seat: ana,
    mind: mindOver({ roll }, 'roll'),
    dice: { roll: () => 5 },
    clock,
    pause: () => 0,
    say: (command, faces = [], id) => {
      said.push(id)
      return room.say({ id, by: ana, command, faces })
    },
    onFailure: (why) => {
      throw new Error(why)
    },
  })
  player.see(0, room.view(ana))
  await clock.pass(100)
  expect(room.view(ana).ana?.open).toBe(5)
  expect(new Set(said).size).toBe(1)
  expect(said.length).toBeGreaterThan(1)
})

test('once it has left it says nothing more', async () => {
  const room = await heapRoom()
  const { clock, player } = sit(room, 'fourth', bo)
  player.leave()
  await clock.pass(1000)
  expect(room.version()).toBe(0)
})
