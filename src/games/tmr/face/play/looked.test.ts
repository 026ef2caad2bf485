import { expect, test } from 'vitest'
import type { CellId, DreamerView, Prompt } from '../../rules/public.ts'
import { given, lostAmong, up } from '../../rules/testing/scene.ts'
import { EMPTY_DESK } from '../desk/desk.ts'
import { wayLooked } from '../question/index.ts'
import { lookedMarks } from './marks.ts'

const cell = 'H3' as CellId
const free = { kind: 'free', steps: [{ direction: 'ne', to: cell }] } as unknown as Prompt
const cast = { kind: 'cast' } as unknown as Prompt
const known = { position: 'H4' } as DreamerView
const looked = { ...EMPTY_DESK, way: 'ne' } as const

test('a way looked at, or marked by keys, lights its cell', () => {
  expect(wayLooked(free, looked, null)).toBe('ne')
  expect(wayLooked(free, EMPTY_DESK, 'move ne')).toBe('ne')
  expect(wayLooked(free, EMPTY_DESK, null)).toBeNull()
  expect(lookedMarks(known, free, 'ne', {})).toEqual({ hover: cell })
  expect(lookedMarks(known, free, null, {})).toEqual({})
})

test('once the ways have gone, nothing is lit for them', () => {
  expect(wayLooked(cast, looked, null)).toBeNull()
  expect(wayLooked(free, { ...looked, casting: 'voix' }, 'move ne')).toBeNull()
  expect(wayLooked(free, { ...looked, deed: 'stars' }, null)).toBeNull()
  expect(lookedMarks(known, cast, 'ne', {})).toEqual({ hover: null })
})

test('[HID-3] lost, a way shows where it would lead from each cell that fits, and no more', () => {
  const board: DreamerView = given({}, up(), ...lostAmong('K9', 'G4 K9 A12')).seen
  const mist = { candidates: board.candidates.map((one) => ({ cell: one, weight: 1 })) }
  const { hops = [], mist: seen } = lookedMarks(board, free, 'n', { mist })
  expect(hops.map(([from]) => from).sort()).toEqual(['A12', 'G4', 'K9'])
  expect(hops).toContainEqual(['K9', 'K8'])
  expect(seen?.around).toHaveLength(3)
  expect(seen?.candidates).toBe(mist.candidates)
  expect(lookedMarks(board, free, null, { mist })).toEqual({})
})
