import { BEYOND, CELL_COUNT, linesOf, OUTSIDE, shareRow, WAYS, WIDTH } from './land.ts'
import { freedAt, type Masteries } from './mastery.ts'
import { add, at, type Grid, type Row, rowOf, slot } from './rows.ts'

/** Less than this changes no digit of a figure. */
const NOTHING = 1e-12

const sumAround = (landed: Row, lines: Int16Array, cell: number): number => {
  const way = cell * WAYS
  return (
    at(landed, slot(lines, way)) +
    at(landed, slot(lines, way + 1)) +
    at(landed, slot(lines, way + 2)) +
    at(landed, slot(lines, way + 3)) +
    at(landed, slot(lines, way + 4)) +
    at(landed, slot(lines, way + 5))
  )
}

const drifted: Row = new Float64Array(WIDTH)

const fillDrifted = (landed: Row, cells: number): void => {
  if (cells >= BEYOND) {
    drifted.fill(WAYS * at(landed, OUTSIDE))
    return
  }
  const lines = linesOf(cells)
  for (let cell = 0; cell < CELL_COUNT; cell++) drifted[cell] = sumAround(landed, lines, cell)
}

const addDrifted = (carried: Row, chance: number, share: Row): void => {
  for (let cell = 0; cell < CELL_COUNT; cell++) add(carried, cell, at(drifted, cell) * chance * at(share, cell))
}

/**
 * ENC-15: what landing on these values adds to having met a Tourbillon so many lost rounds ago. Either kind takes as many dream
 * points as cells, a noir two of each a round.
 */
export const spreadDrift = (
  carried: Grid,
  mostBoxes: number,
  landed: Row,
  masteries: readonly Masteries[],
  boxes: number,
  dream: number,
): void => {
  for (let cells = 1; dream + cells <= carried.dreams && boxes + cells / 2 <= mostBoxes; cells++) {
    const before = masteries[dream + cells] as Masteries
    const blanc = boxes + cells <= mostBoxes ? freedAt(before['tourbillon-blanc'], cells) / WAYS : 0
    const noir = cells % 2 === 0 ? freedAt(before['tourbillon-noir'], cells / 2) / WAYS : 0
    if (blanc < NOTHING && noir < NOTHING) continue
    fillDrifted(landed, cells)
    if (blanc >= NOTHING) addDrifted(rowOf(carried, boxes + cells, dream + cells), blanc, shareRow('tourbillon-blanc'))
    if (noir >= NOTHING) addDrifted(rowOf(carried, boxes + cells / 2, dream + cells), noir, shareRow('tourbillon-noir'))
  }
}
