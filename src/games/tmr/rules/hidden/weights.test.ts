import { expect, test } from 'vitest'
import { DIRECTIONS } from '../map/geometry.ts'
import { along, CELL_IDS, type CellId, cellsOfGenre, genreOf, neighbour } from '../map/map.ts'
import { afterChangeur, afterDrift, afterStep } from './candidates.ts'
import {
  bestDirection,
  cluesOf,
  evenly,
  restrict,
  type Weights,
  weightOf,
  weightsAfterChangeur,
  weightsAfterDrift,
  weightsAfterPath,
  weightsAfterStep,
} from './weights.ts'

const cell = (id: string): CellId => id as CellId
const cellsOf = (weights: Weights): CellId[] => CELL_IDS.filter((id) => weightOf(weights, id) > 0)
const total = (weights: Weights): number => CELL_IDS.reduce((sum, id) => sum + weightOf(weights, id), 0)

test('[ENC-13] from a known cell every other of the genre is as likely', () => {
  const weights = weightsAfterChangeur(evenly([cell('G4')]), 'sanctuaire')
  expect(cellsOf(weights)).toEqual(afterChangeur([cell('G4')], 'sanctuaire'))
  for (const id of cellsOf(weights)) expect(weightOf(weights, id)).toBeCloseTo(1 / 5, 12)
})

test('[ENC-13] a second Changeur makes the likeliest cell the least likely', () => {
  const [a, b] = cellsOfGenre('sanctuaire') as [CellId, CellId]
  const weights = weightsAfterChangeur(
    new Map([
      [a, 0.75],
      [b, 0.25],
    ]),
    'sanctuaire',
  )
  expect(total(weights)).toBeCloseTo(1, 12)
  expect(weightOf(weights, a)).toBeCloseTo(0.25 / 5, 12)
  expect(weightOf(weights, b)).toBeCloseTo(0.75 / 5, 12)
})

test('[HID-3] the cells with a weight are the candidates, after drift and steps', () => {
  for (const from of CELL_IDS.filter((_, index) => index % 7 === 0))
    for (const cells of [1, 2, 5]) {
      const landed = along(from, 'se', cells) ?? cell('G8')
      const genre = genreOf(landed)
      const weights = weightsAfterDrift(evenly([from]), cells, genre)
      const candidates = afterDrift([from], cells, genre)
      expect(cellsOf(weights)).toEqual(candidates)
      expect(total(weights)).toBeCloseTo(1, 12)
      const next = neighbour(landed, 'n')
      if (!next) continue
      expect(cellsOf(weightsAfterStep(weights, 'n', genreOf(next)))).toEqual(afterStep(candidates, 'n', genreOf(next)))
    }
})

test('[ENC-15] near the edge a drift straight to a cell is far likelier than being put back on it', () => {
  const from = cell('G2')
  const inside = DIRECTIONS.map((way) => along(from, way, 2)).filter((end) => end !== null)
  const outside = 6 - inside.length
  const [end] = inside as [CellId]
  const weights = weightsAfterDrift(evenly([from]), 2, genreOf(end))
  const sameGenre = cellsOfGenre(genreOf(end))
  const straight = inside.filter((id) => genreOf(id) === genreOf(end)).length
  const back = outside / CELL_IDS.length
  expect(outside).toBeGreaterThan(0)
  expect(weightOf(weights, end)).toBeCloseTo((1 + back) / (straight + sameGenre.length * back), 12)
})

test('[HID-5] a path counts by its end only', () => {
  const weights = weightsAfterPath(evenly([cell('G4'), cell('G5')]), ['n', 's', 'n'], genreOf(cell('G3')))
  expect(weightOf(weights, cell('G3'))).toBeGreaterThan(0)
})

test('[HID-3] what no longer fits gives its weight to the rest', () => {
  const weights = restrict(
    new Map([
      [cell('G4'), 0.5],
      [cell('G5'), 0.3],
      [cell('G6'), 0.2],
    ]),
    [cell('G5'), cell('G6')],
  )
  expect(weightOf(weights, cell('G4'))).toBe(0)
  expect(weightOf(weights, cell('G5'))).toBeCloseTo(0.6, 12)
})

test('[MAP-5] a way off the map tells all; the best way leaves the fewest bits', () => {
  expect(cluesOf(evenly([cell('A1'), cell('M1')])).find(({ direction }) => direction === 'n')).toMatchObject({
    entropy: 0,
    candidates: 1,
    known: 1,
  })
  const lost = evenly(cellsOfGenre('cite'))
  const clues = cluesOf(lost)
  expect(bestDirection(lost)).toBe(clues[0]?.direction)
  for (const clue of clues) expect(clue.entropy).toBeLessThanOrEqual(Math.log2(cellsOfGenre('cite').length))
})
