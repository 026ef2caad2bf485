import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { seededDice } from '../../../kit/dice.ts'
import { memoryStorage } from '../../../kit/memoryStorage.ts'
import { isRefusal } from '../../../kit/refusal.ts'
import { GARDIEN } from '../../../kit/roles.ts'
import { openRoom } from '../../../kit/room.ts'
import { readSave, writeSave } from '../../../kit/save.ts'
import { tmr } from './index.ts'
import type { DreamerId } from './state.ts'

const GOLDEN = new URL('./testing/golden/', import.meta.url)

const SAVES = readdirSync(GOLDEN, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.demi-reve.json'))
  .map((file) => file.replaceAll('\\', '/'))

const textOf = (file: string): string => readFileSync(new URL(file, GOLDEN), 'utf8')

const sure = <Value>(value: Value): Exclude<Value, { readonly code: string }> => {
  if (isRefusal(value)) throw new Error(JSON.stringify(value))
  return value as Exclude<Value, { readonly code: string }>
}

const open = async (file: string) => {
  const { game, rules, setup, entries } = sure(readSave(textOf(file), tmr))
  const storage = memoryStorage({ game, rules, setup, entries })
  return { storage, room: sure(await openRoom({ game: tmr, storage, dice: seededDice(1), clock: () => 0 })) }
}

test('there are saves of the first version, with undos, dreamers lost, reserves and afflictions in them', () => {
  const saves = SAVES.filter((file) => file.startsWith('v1/')).map(textOf)
  expect(saves.length).toBeGreaterThan(6)
  for (const told of ['"kind":"undo"', '"type":"lost"', '"type":"stored"', '"type":"afflicted"', '"type":"encounterMet"'])
    expect(
      saves.some((text) => text.includes(told)),
      told,
    ).toBe(true)
})

test.each(SAVES)('%s opens, plays on, and can be exported and opened again', async (file) => {
  const { room, storage } = await open(file)
  const [first] = room.view(GARDIEN).table
  const id = first?.id as DreamerId
  const before = room.entries.length
  expect(await room.submit({ id: 'on', by: GARDIEN, command: { type: 'advance', hours: 2 } })).toMatchObject({ ok: true })
  expect(await room.submit({ id: 'fit', by: GARDIEN, command: { type: 'correct', dreamer: id, dream: 33 } })).toMatchObject({
    ok: true,
  })
  const written = writeSave(await storage.load(), 0)
  const again = sure(readSave(written, tmr))
  expect(again.entries).toHaveLength(before + 2)
  const shown = room.view(GARDIEN)
  const reopened = sure(await openRoom({ game: tmr, storage: memoryStorage(again), dice: seededDice(1), clock: () => 0 }))
  expect(reopened.view(GARDIEN)).toEqual(shown)
  expect(shown.boards.find((board) => board.id === id)?.dream).toBe(33)
})
