import { describe, expect, test, vi } from 'vitest'
import { scriptedDice, seededDice } from '../dice.ts'
import { memoryStorage } from '../memoryStorage.ts'
import { isRefusal, refusal } from '../refusal.ts'
import { GARDIEN, joueur, spectateur } from '../roles.ts'
import { newTable, type Storage } from '../storage.ts'
import { toyRoom, toyStorage } from '../testing/table.ts'
import {
  type ToyCommand,
  type ToyEvent,
  type ToySetup,
  type ToyState,
  type ToyTold,
  type ToyView,
  toyGame,
} from '../testing/toyGame.ts'
import { openRoom, type RoomOptions } from './room.ts'

const ana = joueur('ana')
const bo = joueur('bo')
const roll = { kind: 'roll', seat: 'ana' }
const tally = { kind: 'tally', seat: 'ana' }
const dieOf = (hidden: number, open: number) =>
  scriptedDice([
    ['hidden', hidden],
    ['open', open],
  ])

describe('carrying out a command', () => {
  test('the events are stored with who, when, whether rolled and whether revealing', async () => {
    const storage = toyStorage()
    const room = await toyRoom({ dice: dieOf(3, 5), storage })
    expect(await room.say({ id: 'r', by: ana, command: roll })).toEqual({ ok: true, seq: 1 })
    expect(await room.say({ id: 's', by: ana, command: { kind: 'show', seat: 'ana' } })).toEqual({ ok: true, seq: 2 })
    expect((await storage.load()).entries).toEqual([
      {
        kind: 'done',
        seq: 1,
        id: 'r',
        by: ana,
        at: 1001,
        scope: 'ana',
        events: [
          { kind: 'hid', seat: 'ana', face: 3 },
          { kind: 'opened', seat: 'ana', face: 5 },
        ],
        rolled: true,
        reveals: false,
      },
      {
        kind: 'done',
        seq: 2,
        id: 's',
        by: ana,
        at: 1002,
        scope: 'ana',
        events: [{ kind: 'shown', seat: 'ana', face: 3 }],
        rolled: false,
        reveals: true,
      },
    ])
    expect(room.entries).toEqual((await storage.load()).entries)
    expect(room.view(bo)).toEqual({ ana: { hidden: 3, open: 5, tally: 0 }, bo: { hidden: null, open: null, tally: 0 } })
  })

  test('what the game refuses comes back as it was said, and nothing changes', async () => {
    const room = await toyRoom()
    const answer = await room.say({ id: 's', by: ana, command: { kind: 'show', seat: 'ana' } })
    expect(answer).toEqual({ ok: false, refusal: refusal('nothing-rolled', 'TOY-3') })
    expect(room.entries).toEqual([])
  })

  test('a malformed command is refused by the name of the field', async () => {
    const room = await toyRoom()
    const answer = await room.say({ id: 'x', by: ana, command: { kind: 'roll', seat: 4 } })
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'malformed', params: { field: 'seat', received: '4' } } })
    for (const command of [null, 'roll', [], { kind: 'dance' }, { kind: 'roll', seat: 'ana', extra: 1 }])
      expect(await room.say({ id: `x${JSON.stringify(command)}`, by: ana, command })).toMatchObject({
        refusal: { code: 'malformed' },
      })
    expect(room.entries).toEqual([])
  })

  test('a command made for an older moment is refused; the moment is counted in the feed of the sender', async () => {
    const room = await toyRoom()
    await room.say({ id: '1', by: ana, command: tally })
    await room.say({ id: '2', by: ana, command: tally })
    expect(await room.say({ id: '3', by: bo, command: { kind: 'roll', seat: 'bo' }, expectedVersion: 0 })).toMatchObject({
      ok: true,
    })
    const late = await room.say({ id: '4', by: ana, command: tally, expectedVersion: 2 })
    expect(late).toEqual({ ok: false, refusal: refusal('out-of-date', null, { expected: 2, n: 3 }) })
    expect(await room.say({ id: '5', by: ana, command: tally, expectedVersion: 3 })).toMatchObject({ ok: true })
  })

  test('commands sent at once are carried out one after the other, in order', async () => {
    const room = await toyRoom()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => room.say({ id: `${at}`, by: ana, command: tally })))
    expect(answers).toEqual(answers.map((_, at) => ({ ok: true, seq: at + 1 })))
    expect(room.view(ana).ana?.tally).toBe(20)
  })
})

describe('the same id', () => {
  test('is carried out once and answered alike', async () => {
    const room = await toyRoom()
    const [first, second] = await Promise.all([1, 2].map(() => room.say({ id: 'same', by: ana, command: roll })))
    expect(second).toEqual(first)
    expect(await room.say({ id: 'same', by: ana, command: tally })).toEqual(first)
    expect(room.entries).toHaveLength(1)
  })

  test('is known again by a room opened later', async () => {
    const storage = toyStorage()
    await (await toyRoom({ storage })).say({ id: 'same', by: ana, command: roll })
    const later = await toyRoom({ storage })
    expect(await later.say({ id: 'same', by: ana, command: roll })).toEqual({ ok: true, seq: 1 })
    expect(later.entries).toHaveLength(1)
  })

  test('of somebody else is another command', async () => {
    const room = await toyRoom()
    await room.say({ id: 'same', by: ana, command: tally })
    expect(await room.say({ id: 'same', by: bo, command: { kind: 'tally', seat: 'bo' } })).toEqual({ ok: true, seq: 2 })
  })

  test('once refused stays refused', async () => {
    const room = await toyRoom()
    const show = { id: 'show', by: ana, command: { kind: 'show', seat: 'ana' } }
    const first = await room.say(show)
    await room.say({ id: 'r', by: ana, command: roll })
    expect(await room.say(show)).toEqual(first)
    for (let at = 0; at < 500; at++) await room.say({ id: `no${at}`, by: ana, command: null })
    expect(await room.say(show)).toMatchObject({ ok: true })
  })
})

describe('entered dice', () => {
  test('a face that is missing or cannot be is asked for, and nothing changes', async () => {
    const room = await toyRoom()
    for (const faces of [[], [7], ['six']])
      expect(await room.say({ id: 'r', by: ana, command: roll, faces })).toEqual({
        ok: false,
        needs: { label: 'open', sides: 6 },
      })
    expect(room.entries).toEqual([])
    expect(await room.say({ id: 'r', by: ana, command: roll, faces: [4] })).toEqual({ ok: true, seq: 1 })
    expect(room.view(ana).ana?.open).toBe(4)
    expect(room.entries[0]).toMatchObject({ rolled: true })
  })

  test('the secret dice stay as they fell while faces are being entered, and are new ones afterwards', async () => {
    const dice = scriptedDice([
      ['hidden', 2],
      ['hidden', 5],
    ])
    const room = await toyRoom({ dice })
    await room.say({ id: 'r', by: ana, command: roll, faces: [] })
    await room.say({ id: 'r', by: ana, command: roll, faces: [4] })
    expect(room.view(ana).ana).toMatchObject({ hidden: 2, open: 4 })
    await room.say({ id: 'again', by: ana, command: roll, faces: [1] })
    expect(room.view(ana).ana).toMatchObject({ hidden: 5, open: 1 })
  })
})

describe('faults', () => {
  const faulty = (parts: Partial<Storage<ToyEvent>>): Storage<ToyEvent> => ({ ...toyStorage(), ...parts })

  test('a storage that fails: a refusal, nothing changed, nothing published; it can be sent again', async () => {
    const onFault = vi.fn()
    const storage = toyStorage()
    let failing = true
    const append: typeof storage.append = (entry, expected) =>
      failing ? Promise.reject(new Error('disk full')) : storage.append(entry, expected)
    const room = await toyRoom({ storage: { ...storage, append }, onFault })
    const heard = vi.fn()
    room.subscribe(ana, 0, heard)
    expect(await room.say({ id: 't', by: ana, command: tally })).toEqual({ ok: false, refusal: refusal('storage-failed') })
    expect(onFault).toHaveBeenCalledOnce()
    expect(heard).not.toHaveBeenCalled()
    expect(room.entries).toEqual([])
    failing = false
    expect(await room.say({ id: 't', by: ana, command: tally })).toEqual({ ok: true, seq: 1 })
  })

  test('a storage that fails after having stored: sent again, it is found and not applied twice', async () => {
    const storage = toyStorage()
    let cut = true
    const append: typeof storage.append = async (entry, expected) => {
      const answer = await storage.append(entry, expected)
      if (cut) throw new Error('connection lost')
      return answer
    }
    const room = await toyRoom({ storage: { ...storage, append }, onFault: () => {} })
    await room.say({ id: 't', by: ana, command: tally })
    cut = false
    expect(await room.say({ id: 't', by: ana, command: tally })).toEqual({ ok: true, seq: 1 })
    expect(room.view(ana).ana?.tally).toBe(1)
  })

  test('it is stored before it is published', async () => {
    const order: string[] = []
    const storage = toyStorage()
    const append: typeof storage.append = async (entry, expected) => {
      await new Promise((resolve) => setTimeout(resolve, 1))
      order.push('stored')
      return storage.append(entry, expected)
    }
    const room = await toyRoom({ storage: { ...storage, append } })
    room.subscribe(ana, 0, () => order.push('published'))
    await room.say({ id: 't', by: ana, command: tally })
    order.push('answered')
    expect(order).toEqual(['stored', 'published', 'answered'])
  })

  test('a storage always in conflict: the room gives up and says so', async () => {
    const room = await toyRoom({ storage: faulty({ append: async () => 'conflict' }) })
    expect(await room.say({ id: 't', by: ana, command: tally })).toEqual({ ok: false, refusal: refusal('busy') })
  })

  test('a rule that throws: an internal refusal, nothing changed, and the room goes on', async () => {
    const onFault = vi.fn()
    const room = await toyRoom({ dice: scriptedDice([]), onFault })
    expect(await room.say({ id: 'r', by: ana, command: roll })).toEqual({ ok: false, refusal: refusal('internal') })
    expect(onFault).toHaveBeenCalledOnce()
    expect(await room.say({ id: 't', by: ana, command: tally })).toEqual({ ok: true, seq: 1 })
  })

  test('an event that cannot be played is never stored', async () => {
    const storage = toyStorage()
    const evolve = () => {
      throw new Error('no such event')
    }
    const room = await openRoom({ game: { ...toyGame, evolve }, storage, dice: dieOf(1, 1), clock: () => 0 })
    if (!('say' in room)) throw new Error('shut')
    expect(await room.say({ id: 't', by: ana, command: tally })).toEqual({ ok: false, refusal: refusal('internal') })
    expect((await storage.load()).entries).toEqual([])
  })

  test('a listener that throws disturbs neither the others nor the answer', async () => {
    const onFault = vi.fn()
    const heard = vi.fn()
    const room = await toyRoom({ onFault })
    room.subscribe(ana, 0, () => {
      throw new Error('bad screen')
    })
    room.subscribe(ana, 0, heard)
    expect(await room.say({ id: 't', by: ana, command: tally })).toEqual({ ok: true, seq: 1 })
    expect(heard).toHaveBeenCalledOnce()
    expect(onFault).toHaveBeenCalledOnce()
  })

  test('a command that does nothing writes nothing', async () => {
    const room = await openRoom({
      game: { ...toyGame, decide: () => [] },
      storage: toyStorage(),
      dice: dieOf(1, 1),
      clock: () => 0,
    })
    if (!('say' in room)) throw new Error('shut')
    expect(await room.say({ id: 't', by: ana, command: tally })).toEqual({ ok: true, seq: 0 })
    expect(room.entries).toEqual([])
  })
})

describe('two rooms over one storage', () => {
  test('the second to come takes in what the first wrote, and decides again', async () => {
    const storage = toyStorage()
    const [one, two] = [await toyRoom({ storage }), await toyRoom({ storage })]
    const heard = vi.fn()
    two.subscribe(GARDIEN, 0, heard)
    await one.say({ id: '1', by: ana, command: roll })
    expect(await two.say({ id: '2', by: ana, command: { kind: 'show', seat: 'ana' } })).toMatchObject({ ok: false })
    expect(await two.say({ id: '3', by: ana, command: tally })).toEqual({ ok: true, seq: 2 })
    expect(heard.mock.calls.map(([{ n }]) => n)).toEqual([1, 2])
    expect(await one.refresh()).toBeNull()
    expect(one.view(GARDIEN)).toEqual(two.view(GARDIEN))
  })

  test('a command sent to both is carried out once', async () => {
    const storage = toyStorage()
    const [one, two] = [await toyRoom({ storage }), await toyRoom({ storage })]
    const answers = await Promise.all([one, two].map((room) => room.say({ id: 'same', by: ana, command: roll })))
    expect(answers).toEqual([
      { ok: true, seq: 1 },
      { ok: true, seq: 1 },
    ])
    expect((await storage.load()).entries).toHaveLength(1)
  })

  test('refreshing tells of a storage that fails', async () => {
    const storage = { ...toyStorage() }
    const room = await toyRoom({ storage, onFault: () => {} })
    storage.since = () => Promise.reject(new Error('gone'))
    expect(await room.refresh()).toEqual(refusal('storage-failed'))
  })
})

describe('opening', () => {
  const table = newTable(toyGame, { seats: ['ana'] })
  const open = (parts: Partial<RoomOptions<ToySetup, ToyState, ToyCommand, ToyEvent, ToyView, ToyTold>>) =>
    openRoom({ game: toyGame, storage: memoryStorage(table), dice: dieOf(1, 1), clock: () => 0, ...parts })

  test('a table of another game or of other rules stays shut', async () => {
    expect(await open({ storage: memoryStorage({ ...table, game: 'chess' }) })).toEqual(
      refusal('other-game', null, { game: 'chess' }),
    )
    expect(await open({ storage: memoryStorage({ ...table, rules: 2 }) })).toEqual(refusal('other-rules', null, { rules: 2 }))
  })

  test('a setup or an entry that cannot be read is named', async () => {
    expect(await open({ storage: memoryStorage({ ...table, setup: { seats: 'ana' } }) })).toMatchObject({
      params: { field: 'seats' },
    })
    const evolve = () => {
      throw new Error('no such event')
    }
    const storage = memoryStorage(table)
    await storage.append(
      {
        kind: 'done',
        seq: 1,
        id: 'x',
        by: ana,
        at: 0,
        scope: 'ana',
        events: [{ kind: 'cleared' }],
        rolled: false,
        reveals: false,
      },
      0,
    )
    expect(await open({ storage, game: { ...toyGame, evolve } })).toEqual(refusal('unreadable-entry', null, { entry: 1 }))
  })

  test('a storage that cannot be read is a refusal too', async () => {
    const gone = () => Promise.reject(new Error('gone'))
    expect(await open({ storage: { ...toyStorage(), since: gone } })).toEqual(refusal('storage-failed'))
    expect(await open({ storage: { ...toyStorage(), head: gone } })).toEqual(refusal('storage-failed'))
  })

  test('a room opened again is where the last one was', async () => {
    const storage = toyStorage()
    const first = await toyRoom({ storage })
    await first.say({ id: '1', by: ana, command: roll })
    await first.say({ id: '2', by: ana, command: tally })
    await first.undo({ id: '3', by: ana })
    const second = await toyRoom({ storage })
    for (const role of [GARDIEN, ana, bo, spectateur('bo')]) {
      expect(second.view(role)).toEqual(first.view(role))
      expect(second.journal(role)).toEqual(first.journal(role))
    }
  })
})

test('a long log is taken in part by part, and read for a role part by part; both are what they would be at once', async () => {
  const storage = toyStorage()
  const written = await toyRoom({ storage })
  for (let at = 0; at < 650; at++) await written.say({ id: `${at}`, by: ana, command: { kind: 'tally', seat: 'ana' } })
  let asked = 0
  let breaths = 0
  const pace = () => (++asked % 100 === 0 ? Promise.resolve().then(() => void breaths++) : null)
  const room = await openRoom({ game: toyGame, storage, dice: seededDice(1), clock: () => 0, pace })
  if (isRefusal(room)) throw new Error(room.code)
  expect(breaths).toBeGreaterThanOrEqual(6)
  expect(room.entries).toEqual(written.entries)
  const reading = room.ready(ana)
  await room.say({ id: 'meanwhile', by: ana, command: { kind: 'tally', seat: 'ana' } })
  await reading
  await written.refresh()
  expect(room.journal(ana)).toEqual(written.journal(ana))
  expect(room.standing(ana)).toEqual({ n: 651, view: written.view(ana) })
})
