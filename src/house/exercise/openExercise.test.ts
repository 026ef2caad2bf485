import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seededDice } from '../../kit/dice.ts'
import type { AnyGame } from '../../kit/game.ts'
import type { Entry } from '../../kit/log.ts'
import { isRefusal } from '../../kit/refusal.ts'
import { type HeapCommand, type HeapEvent, type HeapView, heapGame } from '../../kit/testing/heapGame.ts'
import { type ExerciseTable, openExercise } from './exerciseScreen.tsx'

type Heap = { readonly command: HeapCommand; readonly view: HeapView; readonly told: HeapEvent }

beforeEach(() => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', new EventTarget())
})
afterEach(() => vi.unstubAllGlobals())

const GAME = { rules: async () => heapGame as unknown as AnyGame, solo: { seatOf: () => 'ana' } }
const ALONE = { setup: { seats: ['ana'], heap: 3, patience: null } }

const open = async (laid: ExerciseTable, anew = false) => {
  const opened = await openExercise<Heap>(GAME, { dice: seededDice(1), ...laid }, anew)
  if (isRefusal(opened)) throw new Error(opened.code)
  return opened
}

const hides = async ({ seat, close }: Awaited<ReturnType<typeof open>>): Promise<void> => {
  await seat.say({ kind: 'hide', seat: 'ana', number: 2 })
  close()
}

const said = async (laid: ExerciseTable, anew = false): Promise<number> => {
  const { room, close } = await open(laid, anew)
  close()
  return room.entries.length
}

test('under a name it is come back to where it was left, until it is begun anew', async () => {
  const laid: ExerciseTable = { from: ALONE, keptAs: 'left' }
  await hides(await open(laid))
  expect(await said(laid)).toBe(1)
  expect(await said(laid, true)).toBe(0)
})

test('once it is over it is begun anew when it is come back to', async () => {
  const laid: ExerciseTable = { from: ALONE, keptAs: 'over', isOver: (entries) => entries.length > 0 }
  await hides(await open(laid))
  expect(await said(laid)).toBe(0)
})

test('without a name it begins from its own log each time, and keeps nothing', async () => {
  const first: ExerciseTable = { from: ALONE }
  const opened = await open(first)
  await hides(opened)
  expect(await said(first)).toBe(0)
  const entries = opened.room.entries as readonly Entry<unknown>[]
  expect(await said({ from: { ...ALONE, entries } })).toBe(1)
})

test('whoever sits at the other places answers what they see', async () => {
  const from = { setup: { seats: ['ana', 'bo'], heap: 3, patience: null } }
  const reply = (_: unknown, view: unknown): HeapCommand | null =>
    (view as HeapView).own === null ? { kind: 'hide', seat: 'bo', number: 7 } : null
  const { room, close } = await open({ from, others: { seats: ['bo'], reply } })
  await vi.waitFor(() => expect(room.entries).toHaveLength(1), 5000)
  close()
})
