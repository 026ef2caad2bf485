import { GENRES } from '../map/genre.ts'
import type { Aim } from './aim.ts'
import { ALL_CELLS, CELL_COUNT, GENRE_AT, OUTSIDE, TOUCHING, WAYS, WIDTH } from './land.ts'
import { at, type Row, type Slots, slot } from './rows.ts'
import type { Terrain } from './terrain.ts'

/** What being carried is worth: by a Passeur to the best cell within reach, by a Changeur within the genre. */
export interface Carrying {
  /** A row for each reach, one after the other. */
  readonly within: Row
  readonly bestOfGenre: Row
  readonly sumOfGenre: Row
}

export const makeCarrying = (reach: number): Carrying => ({
  within: new Float64Array((reach + 1) * WIDTH),
  bestOfGenre: new Float64Array(GENRES.length),
  sumOfGenre: new Float64Array(GENRES.length),
})

/** The best of six: where the row begins, and where its ways do. */
export const bestAround = (row: Row, start: number, ways: Slots, way: number): number =>
  Math.max(
    Math.max(
      Math.max(at(row, start + slot(ways, way)), at(row, start + slot(ways, way + 1))),
      Math.max(at(row, start + slot(ways, way + 2)), at(row, start + slot(ways, way + 3))),
    ),
    Math.max(at(row, start + slot(ways, way + 4)), at(row, start + slot(ways, way + 5))),
  )

/** Where every easy place for the spell is worth as much as anything, nothing better is found near one of them. */
const isPlain = (aim: Aim, arrived: Row, start: number, best: number): boolean => {
  for (let index = 0; index < aim.easy.length; index++) if (at(arrived, start + slot(aim.easy, index)) < best) return false
  return aim.easy.length > 0
}

const fillWithin = (within: Row, aim: Aim, arrived: Row, start: number, best: number): void => {
  const plain = isPlain(aim, arrived, start, best)
  const reaches = within.length / WIDTH
  for (let cell = 0; cell < CELL_COUNT; cell++) within[cell] = at(arrived, start + cell)
  for (let reach = 1; reach < reaches; reach++) {
    const [narrow, wide] = [(reach - 1) * WIDTH, reach * WIDTH]
    if (plain) within.fill(best, wide, wide + CELL_COUNT)
    within[wide + OUTSIDE] = 0
    const cells = plain ? (aim.farther[reach] as Slots) : ALL_CELLS
    for (let index = 0; index < cells.length; index++) {
      const cell = slot(cells, index)
      within[wide + cell] = Math.max(at(within, narrow + cell), bestAround(within, narrow, TOUCHING, cell * WAYS))
    }
  }
}

export const fillCarrying = (carrying: Carrying, aim: Aim, terrain: Terrain, arrived: Row, start: number): void => {
  const { within, bestOfGenre, sumOfGenre } = carrying
  const { cells } = terrain
  bestOfGenre.fill(0)
  sumOfGenre.fill(0)
  let bestOfAll = 0
  for (let index = 0; index < cells.length; index++) {
    const cell = slot(cells, index)
    const [genre, value] = [slot(GENRE_AT, cell), at(arrived, start + cell)]
    if (value > at(bestOfGenre, genre)) bestOfGenre[genre] = value
    sumOfGenre[genre] = at(sumOfGenre, genre) + value
    bestOfAll = Math.max(bestOfAll, value)
  }
  fillWithin(within, aim, arrived, start, bestOfAll)
}
