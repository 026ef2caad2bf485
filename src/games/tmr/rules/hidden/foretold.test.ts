import { expect, test } from 'vitest'
import { DIRECTIONS } from '../map/geometry.ts'
import { CELL_IDS, type CellId, cellsOfGenre, genreOf } from '../map/map.ts'
import { afterStep } from './candidates.ts'
import { foretold } from './foretold.ts'
import { evenly } from './weights.ts'

test('[HID-3] each land a step may tell, by which cells, and how many would still fit', () => {
  const [first, ...others] = foretold(evenly(['G4', 'K9', 'A1'] as CellId[]), 's')
  expect([first, ...others].flatMap((one) => one?.steps ?? []).map(({ from, to }) => [from, to])).toEqual(
    expect.arrayContaining([
      ['G4', 'G5'],
      ['K9', 'K10'],
      ['A1', 'A2'],
    ]),
  )
  expect(first?.chance).toBeGreaterThanOrEqual(others[0]?.chance ?? 0)
})

test('[HID-2] what is foretold is what would still fit once the land is told', () => {
  for (const genre of ['plaines', 'foret', 'lac'] as const)
    for (const direction of DIRECTIONS) {
      const candidates = cellsOfGenre(genre)
      for (const { genre: told, left, steps } of foretold(evenly(candidates), direction))
        if (told !== null) {
          expect(afterStep(candidates, direction, told)).toHaveLength(left)
          expect(new Set(steps.map(({ to }) => to && genreOf(to)))).toEqual(new Set([told]))
        }
    }
})

test('[MAP-5] off the map the new cell is announced: one is left, whatever was', () => {
  const edge = CELL_IDS.filter((cell) => cell.endsWith('1') && cell.length === 2)
  const [out] = foretold(evenly(edge), 'n')
  expect(out).toMatchObject({ genre: null, left: 1 })
  expect(out?.chance).toBeCloseTo(1, 12)
})
