import { expect, test } from 'vitest'
import { seededDice } from './dice.ts'
import { memoryStorage } from './memoryStorage.ts'
import { isRefusal } from './refusal.ts'
import { GARDIEN, joueur } from './roles.ts'
import { openRoom } from './room/room.ts'
import { readSave, writeSave } from './save.ts'
import type { Storage } from './storage.ts'
import { type ToyEvent, toyGame } from './testing/toyGame.ts'

/** Under the first rules a seat was a chair, and a table had chairs. */
const NEXT = {
  ...toyGame,
  rules: 2,
  upcastSetup: (input: unknown, rules: number) => (rules < 2 ? { seats: (input as { chairs: string[] }).chairs } : input),
  upcastEvent: (input: unknown, rules: number) => {
    const { chair, ...event } = input as { chair?: string }
    return rules < 2 ? { ...event, seat: chair } : input
  },
}

const OLD = {
  game: 'toy',
  rules: 1,
  setup: { chairs: ['ana'] },
  entries: [
    {
      kind: 'done',
      seq: 1,
      id: 'old',
      by: joueur('ana'),
      at: 0,
      scope: 'ana',
      events: [{ kind: 'tallied', chair: 'ana' }],
      rolled: false,
      reveals: false,
    },
  ],
} as const

const openOn = async (storage: Storage<ToyEvent>) => {
  const room = await openRoom({ game: NEXT, storage, dice: seededDice(1), clock: () => 0 })
  if (isRefusal(room)) throw new Error(room.code)
  return room
}

const oldTable = (): Storage<ToyEvent> => memoryStorage(OLD as never)

test('a table of older rules opens and plays on; each entry says by which rules it was made', async () => {
  const storage = oldTable()
  const room = await openOn(storage)
  await room.say({ id: 'new', by: joueur('ana'), command: { kind: 'tally', seat: 'ana' } })
  expect(room.view(GARDIEN)).toMatchObject({ ana: { tally: 2 } })
  const { entries } = await storage.load()
  expect(entries).toMatchObject([OLD.entries[0], { rules: 2, events: [{ kind: 'tallied', seat: 'ana' }] }])
  expect((await openOn(storage)).view(GARDIEN)).toMatchObject({ ana: { tally: 2 } })
})

test('a save of older rules is kept as it stands, and can be written again', async () => {
  const storage = oldTable()
  await (await openOn(storage)).say({ id: 'new', by: joueur('ana'), command: { kind: 'tally', seat: 'ana' } })
  const text = writeSave(await storage.load(), 0)
  const save = readSave(text, NEXT)
  if (isRefusal(save)) throw new Error(save.code)
  expect(save).toMatchObject({ rules: 1, setup: OLD.setup })
  expect(writeSave(save, 0)).toBe(text)
})

test('rules newer than ours are refused, of the table and of an entry', () => {
  expect(readSave(writeSave({ ...OLD, rules: 3 }, 0), NEXT)).toMatchObject({ code: 'other-rules', params: { rules: 3 } })
  const entries = [{ ...OLD.entries[0], rules: 3 }]
  expect(readSave(writeSave({ ...OLD, entries }, 0), NEXT)).toMatchObject({ code: 'other-rules', params: { rules: 3 } })
})
