import { type Aim, ALL_CELLS, CELL_COUNT, CELLS_OF_GENRE, NEIGHBOURS, OUTSIDE, REACH, WAYS, WIDTH } from './land.ts'
import { at, type Row, slot } from './rows.ts'

/** What being carried is worth: by a Passeur to the best cell within reach, by a Changeur within the genre. */
export interface Carrying {
  readonly within: readonly Row[]
  readonly bestOfGenre: Row
  readonly sumOfGenre: Row
}

export const makeCarrying = (): Carrying => ({
  within: Array.from({ length: REACH + 1 }, () => new Float64Array(WIDTH)),
  bestOfGenre: new Float64Array(CELLS_OF_GENRE.length),
  sumOfGenre: new Float64Array(CELLS_OF_GENRE.length),
})

/** The best of the six ways out of a cell. */
export const bestAround = (row: Row, cell: number): number => {
  const way = cell * WAYS
  return Math.max(
    at(row, slot(NEIGHBOURS, way)),
    at(row, slot(NEIGHBOURS, way + 1)),
    at(row, slot(NEIGHBOURS, way + 2)),
    at(row, slot(NEIGHBOURS, way + 3)),
    at(row, slot(NEIGHBOURS, way + 4)),
    at(row, slot(NEIGHBOURS, way + 5)),
  )
}

/** Where every dry place for the spell is worth as much as anything, nothing better is found near one of them. */
const isPlain = (aim: Aim, arrived: Row, best: number): boolean => {
  for (let index = 0; index < aim.dry.length; index++) if (at(arrived, slot(aim.dry, index)) < best) return false
  return aim.dry.length > 0
}

const fillWithin = (within: readonly Row[], aim: Aim, arrived: Row, best: number): void => {
  const plain = isPlain(aim, arrived, best)
  let narrow = within[0] as Row
  narrow.set(arrived)
  narrow[OUTSIDE] = 0
  for (let reach = 1; reach <= REACH; reach++) {
    const wide = within[reach] as Row
    if (plain) wide.fill(best, 0, CELL_COUNT)
    const cells = plain ? (aim.farther[reach] as Int16Array) : ALL_CELLS
    for (let index = 0; index < cells.length; index++) {
      const cell = slot(cells, index)
      wide[cell] = Math.max(at(narrow, cell), bestAround(narrow, cell))
    }
    narrow = wide
  }
}

export const fillCarrying = ({ within, bestOfGenre, sumOfGenre }: Carrying, aim: Aim, arrived: Row): void => {
  let bestOfAll = 0
  for (let genre = 0; genre < CELLS_OF_GENRE.length; genre++) {
    const cells = CELLS_OF_GENRE[genre] as Int16Array
    let [best, sum] = [0, 0]
    for (let index = 0; index < cells.length; index++) {
      const value = at(arrived, slot(cells, index))
      best = Math.max(best, value)
      sum += value
    }
    bestOfGenre[genre] = best
    sumOfGenre[genre] = sum
    bestOfAll = Math.max(bestOfAll, best)
  }
  fillWithin(within, aim, arrived, bestOfAll)
}
