import { expect, test } from 'vitest'
import { CELLS, type CellId } from '../../rules/public.ts'
import { centreOf, LAND, touching } from './hexes.ts'

test('[MAP-1] the land touches all its cells; the middle of one cell touches that cell and no far one', () => {
  expect(CELLS.filter(touching(LAND))).toHaveLength(CELLS.length)
  const ids = CELLS.filter(touching({ ...centreOf('G7' as CellId), width: 1, height: 1 })).map(({ id }) => id)
  expect(ids).toContain('G7')
  expect(ids.length).toBeLessThan(5)
})
