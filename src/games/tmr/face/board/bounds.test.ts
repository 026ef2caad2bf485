import { expect, test } from 'vitest'
import { CELLS, type CellId } from '../../rules/public.ts'
import { covers, grown, LAND, overlap, rounded, touching } from './bounds.ts'
import { centreOf } from './hexes.ts'

const small = { x: 10.4, y: 20.6, width: 30.1, height: 40.2 }

test('rounded bounds cover what they were made of and have whole sides', () => {
  const whole = rounded(small)
  expect(covers(whole, small)).toBe(true)
  expect(Object.values(whole).every(Number.isInteger)).toBe(true)
})

test('what overlaps is covered by both', () => {
  const common = overlap(small, grown(small, -5))
  expect(covers(small, common)).toBe(true)
  expect(covers(grown(small, -5), common)).toBe(true)
})

test('[MAP-1] the land touches all its cells; the middle of one cell touches that cell and no far one', () => {
  expect(CELLS.filter(touching(LAND))).toHaveLength(CELLS.length)
  const ids = CELLS.filter(touching({ ...centreOf('G7' as CellId), width: 1, height: 1 })).map(({ id }) => id)
  expect(ids).toContain('G7')
  expect(ids.length).toBeLessThan(5)
})
