import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededDice } from './dice.ts'
import type { Message } from './feeds.ts'
import { memoryStorage } from './memoryStorage.ts'
import { GARDIEN, roleKey } from './roles.ts'
import { newTable } from './storage.ts'
import { type Act, carryOut, evening, ROLES } from './testing/acts.ts'
import { type ToyRoom, toyRoom } from './testing/table.ts'
import { type ToyTold, type ToyView, toyGame } from './testing/toyGame.ts'

const open = (seed: number) => {
  const storage = memoryStorage(newTable(toyGame, { seats: ['ana', 'bo'] }))
  return toyRoom({ storage, dice: seededDice(seed) }).then((room) => ({ storage, room }))
}

const listenTo = (room: ToyRoom) =>
  ROLES.map((role) => {
    const heard: Message<ToyView, ToyTold>[] = []
    room.subscribe(role, 0, (message) => heard.push(message))
    return { role, heard }
  })

const holds = (check: (seed: number, acts: readonly Act[]) => Promise<void>, numRuns = 60): Promise<void> =>
  fc.assert(
    fc.asyncProperty(evening, ({ seed, acts }) => check(seed, acts)),
    { numRuns },
  )

describe('whatever anybody sends', () => {
  test('there is an answer, and a refusal or a question changes nothing and tells nobody', () =>
    holds(async (seed, acts) => {
      const { room } = await open(seed)
      const feeds = listenTo(room)
      for (const [at, one] of acts.entries()) {
        const before = { size: room.entries.length, view: room.view(GARDIEN), heard: feeds.map(({ heard }) => heard.length) }
        const answer = await carryOut(room, one, `${at}`)
        if (answer.ok) continue
        expect(room.entries).toHaveLength(before.size)
        expect(room.view(GARDIEN)).toEqual(before.view)
        expect(feeds.map(({ heard }) => heard.length)).toEqual(before.heard)
      }
    }))

  test('a room opened again has the same views, journals and feeds as the one that was there', () =>
    holds(async (seed, acts) => {
      const { room, storage } = await open(seed)
      const feeds = listenTo(room)
      for (const [at, one] of acts.entries()) await carryOut(room, one, `${at}`)
      const again = await toyRoom({ storage })
      for (const { role, heard } of feeds) {
        expect(again.view(role)).toEqual(room.view(role))
        expect(again.journal(role)).toEqual(room.journal(role))
        expect(again.subscribe(role, 0, () => {}).missed).toEqual(heard.map(({ view: _, ...notice }) => notice))
        for (const { n, view } of heard) expect(await again.viewAt(role, n)).toEqual(view)
      }
    }))

  test('numbers have no gaps, the last view is the view of now, and no two messages of silence follow', () =>
    holds(async (seed, acts) => {
      const { room } = await open(seed)
      const feeds = listenTo(room)
      const start = ROLES.map((role) => room.view(role))
      for (const [at, one] of acts.entries()) await carryOut(room, one, `${at}`)
      for (const [at, { role, heard }] of feeds.entries()) {
        expect(heard.map(({ n }) => n)).toEqual(heard.map((_, index) => index + 1))
        expect(heard.at(-1)?.view ?? start[at]).toEqual(room.view(role))
        for (const [index, { told, view, undone, requests }] of heard.entries())
          if (told.length === 0 && !undone && !requests) expect(view).not.toEqual(heard[index - 1]?.view ?? start[at])
      }
    }))

  test('sent twice, in any order of arrival, it is carried out once', () =>
    holds(async (seed, acts) => {
      const { room } = await open(seed)
      for (const [at, one] of acts.entries()) {
        const [first, second] = await Promise.all([carryOut(room, one, `${at}`), carryOut(room, one, `${at}`)])
        if (first?.ok) expect(second).toEqual(first)
      }
      const keys = room.entries.map((entry) => `${roleKey(entry.by)} ${entry.id}`)
      expect(new Set(keys).size).toBe(keys.length)
    }))

  test('sent all at once, also to two rooms over one storage, the entries stand in one order for both', () =>
    holds(async (seed, acts) => {
      const { room, storage } = await open(seed)
      const other = await toyRoom({ storage, dice: seededDice(seed + 1) })
      const answers = await Promise.all(acts.map((one, at) => carryOut(at % 2 === 0 ? room : other, one, `${at}`)))
      await Promise.all([room.refresh(), other.refresh()])
      expect(room.entries.map(({ seq }) => seq)).toEqual(room.entries.map((_, at) => at + 1))
      expect(other.entries).toEqual(room.entries)
      expect(new Set(answers.flatMap((answer) => (answer.ok ? [answer.seq] : []))).size).toBe(room.entries.length)
      for (const role of ROLES) expect(other.view(role)).toEqual(room.view(role))
    }))

  test('undone by the gardien to the last entry, it is as before the first', () =>
    holds(async (seed, acts) => {
      const { room } = await open(seed)
      const start = room.view(GARDIEN)
      for (const [at, one] of acts.entries()) await carryOut(room, one, `${at}`)
      for (let at = 0; (await room.undo({ id: `undo-${at}`, by: GARDIEN })).ok; at++);
      expect(room.view(GARDIEN)).toEqual(start)
    }))

  test('one command and its undo leave every view as it was', () =>
    holds(async (seed, acts) => {
      const { room } = await open(seed)
      for (const [at, one] of acts.entries()) {
        const before = ROLES.map((role) => room.view(role))
        const size = room.entries.length
        await carryOut(room, one, `${at}`)
        if (room.entries.length === size || room.entries.at(-1)?.kind !== 'done') continue
        expect(await room.undo({ id: `undo-${at}`, by: GARDIEN })).toMatchObject({ ok: true })
        expect(ROLES.map((role) => room.view(role))).toEqual(before)
        await carryOut(room, one, `again-${at}`)
      }
    }))
})
