import { expect, test } from 'vitest'
import type { CellId, Prompt } from '../../rules/public.ts'
import { EMPTY_DESK } from '../desk/desk.ts'
import { lookedAt } from './looked.ts'

const cell = 'H3' as CellId
const free = { kind: 'free', steps: [{ direction: 'ne', to: cell }] } as unknown as Prompt
const cast = { kind: 'cast' } as unknown as Prompt

test('a way looked at, or marked by keys, lights its cell', () => {
  expect(lookedAt(free, { ...EMPTY_DESK, lit: cell }, null)).toBe(cell)
  expect(lookedAt(free, EMPTY_DESK, 'move ne')).toBe(cell)
  expect(lookedAt(free, EMPTY_DESK, null)).toBeNull()
})

test('once the ways have gone, nothing is lit for them', () => {
  expect(lookedAt(cast, { ...EMPTY_DESK, lit: cell }, null)).toBeNull()
  expect(lookedAt(free, { ...EMPTY_DESK, lit: cell, casting: 'voix' }, 'move ne')).toBeNull()
  expect(lookedAt(free, { ...EMPTY_DESK, lit: cell, deed: 'stars' }, null)).toBeNull()
})
