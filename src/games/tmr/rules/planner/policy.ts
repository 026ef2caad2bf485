import { CELL_COUNT, NEIGHBOURS, OUTSIDE, WAYS } from './land.ts'
import { levelOf, type Spot, wetChance } from './outcomes.ts'
import { at, rowOf, slot } from './rows.ts'
import type { Tables } from './tables.ts'

/** The best at a free moment: where to go, or `OUTSIDE` to leave the map. */
export type Choice = { readonly act: 'cast' } | { readonly act: 'stay' } | { readonly act: 'go'; readonly cell: number }

const CAST: Choice = { act: 'cast' }
const STAY: Choice = { act: 'stay' }

/** What a step into each cell is worth: with an encounter roll, or without one in the round of release (MOV-2). */
const stepWorth = (tables: Tables, spot: Spot, released: boolean): ((cell: number) => number) => {
  const [boxes, dream] = [spot.boxes - 1, levelOf(tables, spot.dream)]
  if (!released) {
    const row = rowOf(tables.entering, boxes, dream)
    return (cell) => at(row, cell)
  }
  const row = rowOf(tables.released, boxes, dream)
  const into = (cell: number): number => wetChance(tables, { ...spot, cell, settled: false }) * at(row, cell)
  return (cell) => (cell === OUTSIDE ? anywhere(into) : into(cell))
}

const anywhere = (into: (cell: number) => number): number => {
  let total = 0
  for (let cell = 0; cell < CELL_COUNT; cell++) total += into(cell)
  return total / CELL_COUNT
}

export const choiceAt = (tables: Tables, spot: Spot, released: boolean): Choice => {
  const dream = levelOf(tables, spot.dream)
  const worth = stepWorth(tables, spot, released)
  let best: Choice = STAY
  let most = at(rowOf(tables.staying, spot.boxes - 1, dream), spot.cell)
  for (let way = spot.cell * WAYS; way < (spot.cell + 1) * WAYS; way++) {
    const cell = slot(NEIGHBOURS, way)
    const value = worth(cell)
    if (value > most) [best, most] = [{ act: 'go', cell }, value]
  }
  const casts = slot(tables.aim.fits, spot.cell) === 1 && at(tables.cast, dream) >= most
  return casts && at(tables.cast, dream) > 0 ? CAST : best
}
