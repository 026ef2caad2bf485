import { ALL_CELLS, CALM, CELL_COUNT, GENRE_AT, OUTSIDE, WAYS, WIDTH } from './land.ts'
import { stepWorth } from './policy.ts'
import { at, type Row, type Slots, slot } from './rows.ts'
import { type Spot, settleChance } from './spot.ts'
import { FINDING_STEPS } from './steps.ts'
import type { Tables } from './tables.ts'

/** HID-3: the cells one may be on, and how likely each is. */
export interface Belief {
  readonly cells: readonly number[]
  readonly weights: readonly number[]
}

/** What the steps of a lost dreamer lead to, cell by cell; the last of a row: off the map, where the new cell is told. */
export interface Groping {
  readonly ways: Slots
  /** By steps taken before: what the next one is worth to whoever then knows the place. */
  readonly found: readonly Row[]
  /** ENC-1, WET-1: that a cell is come to unhindered. */
  readonly unhindered: Row
  /** CAST-1: not −1 where the spell can be cast: there the place need not be known. */
  readonly placeAt: Slots
}

const CELLS_AND_OUTSIDE: Slots = Int16Array.from([...ALL_CELLS, OUTSIDE])

/** Of a free moment with these dream points and boxes, wherever it is. */
export const gropingAt = (tables: Tables, spot: Spot, released: boolean): Groping => {
  const unmet = released ? 1 : CALM
  const unhindered = new Float64Array(WIDTH)
  for (let cell = 0; cell < CELL_COUNT; cell++) unhindered[cell] = unmet * settleChance(tables, { ...spot, cell, settled: false })
  const found = Array.from({ length: FINDING_STEPS }, (_, taken) => {
    const from = { ...spot, boxes: spot.boxes - taken }
    return Float64Array.from(CELLS_AND_OUTSIDE, (cell) => stepWorth(tables, from, cell, released))
  })
  return { ways: tables.terrain.ways, found, unhindered, placeAt: tables.aim.placeAt }
}

/** Nothing more is to be found out: one place is left, or the spell can be cast in all of them. */
const isSettled = ({ placeAt }: Groping, cells: readonly number[]): boolean =>
  cells.length === 1 || cells.every((cell) => slot(placeAt, cell) >= 0)

/** Still lost after the step: what comes meanwhile ends it. */
const gropedOn = (groping: Groping, { cells, weights }: Belief, taken: number): number => {
  const left = weights.map((weight, index) => weight * at(groping.unhindered, cells[index] as number))
  return bestWay(groping, { cells, weights: left }, taken)
}

const answeredWorth = (groping: Groping, belief: Belief, taken: number): number => {
  const { cells, weights } = belief
  if (!isSettled(groping, cells)) return taken + 1 < FINDING_STEPS ? gropedOn(groping, belief, taken + 1) : 0
  const row = groping.found[taken] as Row
  return weights.reduce((sum, weight, index) => sum + weight * at(row, cells[index] as number), 0)
}

/** What one way is worth, over the lands that may be told after it. */
export const wayWorth = (groping: Groping, { cells, weights }: Belief, way: number, taken = 0): number => {
  const answers: { readonly cells: number[]; readonly weights: number[] }[] = []
  let worth = 0
  for (let index = 0; index < cells.length; index++) {
    const [to, weight] = [slot(groping.ways, (cells[index] as number) * WAYS + way), weights[index] as number]
    if (to === OUTSIDE) {
      worth += weight * at(groping.found[taken] as Row, OUTSIDE)
      continue
    }
    const told = (answers[slot(GENRE_AT, to)] ??= { cells: [], weights: [] })
    told.cells.push(to)
    told.weights.push(weight)
  }
  answers.forEach((belief) => {
    worth += answeredWorth(groping, belief, taken)
  })
  return worth
}

export const bestWay = (groping: Groping, belief: Belief, taken = 0): number => {
  let best = 0
  for (let way = 0; way < WAYS; way++) best = Math.max(best, wayWorth(groping, belief, way, taken))
  return best
}
