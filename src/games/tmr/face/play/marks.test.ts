import { expect, test } from 'vitest'
import { rangeOf } from './marks.ts'

test('the map is shaded from the least chance to the best', () => {
  expect(rangeOf([0.2, 0, 0.52])).toEqual({ least: 0, most: 0.52 })
})

test('without a chance anywhere, or with the same everywhere, nothing is shaded', () => {
  expect(rangeOf([0, 0, 0])).toBeNull()
  expect(rangeOf([0, 0.0003])).toBeNull()
  expect(rangeOf([0.4, 0.4])).toBeNull()
  expect(rangeOf([])).toBeNull()
})
