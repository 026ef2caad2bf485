import { expect, test } from 'vitest'
import type { CellId } from '../../rules/public.ts'
import { likeliestOf } from './likeliest.ts'

const cells = (ids: string): CellId[] => ids.split(' ') as CellId[]

test('[HID-3] the likeliest is told only when one is', () => {
  expect(likeliestOf({ candidates: cells('A1 B2 C3'), likelihood: [0.2, 0.5, 0.3] })).toBe('B2')
  expect(likeliestOf({ candidates: cells('A1 B2 C3'), likelihood: [0.4, 0.4, 0.2] })).toBeNull()
  expect(likeliestOf({ candidates: cells('A1 B2'), likelihood: [0.5, 0.5] })).toBeNull()
})
