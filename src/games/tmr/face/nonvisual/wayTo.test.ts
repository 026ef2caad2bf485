import { expect, test } from 'vitest'
import { CELL_IDS, type CellId, distance, pathEnd } from '../../rules/public.ts'
import { wayTo } from './tell.ts'

const cell = (id: string): CellId => id as CellId

test('[MAP-4] straight, or with one turn', () => {
  expect(wayTo(cell('G4'), cell('G2'))).toEqual([{ way: 'n', cells: 2 }])
  expect(wayTo(cell('G4'), cell('H2'))).toEqual([
    { way: 'n', cells: 1 },
    { way: 'ne', cells: 1 },
  ])
  expect(wayTo(cell('G4'), cell('G4'))).toEqual([])
})

test('[MAP-4] the legs lead there in as many steps as the cells lie apart, from anywhere to anywhere', () => {
  for (const from of CELL_IDS.filter((_, at) => at % 17 === 0))
    for (const to of CELL_IDS) {
      const legs = wayTo(from, to)
      expect(legs.reduce((sum, { cells }) => sum + cells, 0)).toBe(distance(from, to))
      expect(
        pathEnd(
          from,
          legs.flatMap(({ way, cells }) => Array.from({ length: cells }, () => way)),
        ),
      ).toBe(to)
    }
})
