import { type EncounterKind, whirlForce } from '../encounters/kinds.ts'
import { BEYOND, CELL_COUNT, linesOf, OUTSIDE, shareRow, WAYS } from './land.ts'
import { freedAt, type Masteries } from './mastery.ts'
import { add, at, type Grid, type Row, rowOf, slot } from './rows.ts'

const WHIRLS: readonly EncounterKind[] = ['tourbillon-blanc', 'tourbillon-noir']

/** Less than this changes no digit of a figure. */
const NOTHING = 1e-13

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

const addDrift = (carried: Row, landed: Row, cells: number, chance: number, share: Row): void => {
  const outside = WAYS * at(landed, OUTSIDE)
  const lines = linesOf(cells)
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const total = cells >= BEYOND ? outside : sumAround(landed, lines, cell)
    add(carried, cell, total * chance * at(share, cell))
  }
}

/** ENC-15: what landing on these values adds to having met a Tourbillon so many lost rounds ago. */
export const spreadDrift = (
  carried: Grid,
  mostBoxes: number,
  landed: Row,
  masteries: readonly Masteries[],
  boxes: number,
  dream: number,
): void => {
  for (const kind of WHIRLS) {
    const force = whirlForce(kind)
    for (let lost = 1; boxes + lost <= mostBoxes && dream + lost * force <= carried.dreams; lost++) {
      const before = dream + lost * force
      const chance = freedAt((masteries[before] as Masteries)[kind], lost) / WAYS
      if (chance > NOTHING) addDrift(rowOf(carried, boxes + lost, before), landed, lost * force, chance, shareRow(kind))
    }
  }
}
