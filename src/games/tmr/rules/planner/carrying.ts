import { GENRES } from '../map/genre.ts'
import type { Aim } from './aim.ts'
import { ALL_CELLS, CELL_COUNT, GENRE_AT, OUTSIDE, TOUCHING, WAYS, WIDTH } from './land.ts'
import { at, type Row, type Slots, slot, sumOf } from './rows.ts'
import type { Terrain } from './terrain.ts'

/** ENC-2: the weakest Passeur. */
const LEAST_REACH = 2

/** What being carried is worth: by a Passeur to the best cell within reach, by a Changeur within the genre. */
export interface Carrying {
  /** A row for each reach, one after the other. */
  readonly within: Row
  /** ENC-11: over the strengths of a mastered Passeur, where no cell is worth less than the own one. */
  readonly ferried: Row
  readonly bestOfGenre: Row
  readonly sumOfGenre: Row
}

export const makeCarrying = (reach: number): Carrying => ({
  within: new Float64Array((reach + 1) * WIDTH),
  ferried: new Float64Array(WIDTH),
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

const fillReach = ({ within, ferried }: Carrying, cells: Slots, reach: number, chance: number, less: number): void => {
  const [narrow, wide] = [(reach - 1) * WIDTH, reach * WIDTH]
  within[wide + OUTSIDE] = 0
  for (let index = 0; index < cells.length; index++) {
    const cell = slot(cells, index)
    const best = Math.max(at(within, narrow + cell), bestAround(within, narrow, TOUCHING, cell * WAYS))
    within[wide + cell] = best
    ferried[cell] = at(ferried, cell) + chance * (best - less)
  }
}

const fillWithin = (carrying: Carrying, aim: Aim, arrived: Row, start: number, best: number, passeur: Row): void => {
  const { within, ferried } = carrying
  const plain = isPlain(aim, arrived, start, best)
  const less = plain ? best : 0
  const reaches = within.length / WIDTH
  for (let cell = 0; cell < CELL_COUNT; cell++) within[cell] = at(arrived, start + cell)
  within[OUTSIDE] = 0
  ferried.fill(0)
  for (let reach = 1; reach < reaches; reach++) {
    const chance = reach < passeur.length ? at(passeur, reach) : 0
    if (plain) within.fill(best, reach * WIDTH, (reach + 1) * WIDTH)
    fillReach(carrying, plain ? (aim.farther[reach] as Slots) : ALL_CELLS, reach, chance, less)
  }
  const certain = less * sumOf(passeur)
  for (let cell = 0; cell < CELL_COUNT; cell++) ferried[cell] = at(ferried, cell) + certain
}

/** `passeur`: by strength, the chance of a mastered one. */
export const fillCarrying = (carrying: Carrying, aim: Aim, terrain: Terrain, arrived: Row, start: number, passeur: Row): void => {
  const { bestOfGenre, sumOfGenre } = carrying
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
  fillWithin(carrying, aim, arrived, start, bestOfAll, passeur)
}

/** ENC-11: over the strengths of a mastered Passeur, or going on from where one is. */
export const ferriedFrom = ({ within, ferried }: Carrying, passeur: Row, cell: number, here: number): number => {
  if (here <= at(within, LEAST_REACH * WIDTH + cell)) return at(ferried, cell)
  let total = 0
  for (let reach = LEAST_REACH; reach < passeur.length; reach++)
    total += at(passeur, reach) * Math.max(here, at(within, reach * WIDTH + cell))
  return total
}
