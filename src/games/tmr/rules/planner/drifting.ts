import { whirlOf } from '../encounters/kinds.ts'
import type { Band } from './band.ts'
import { BEYOND, CELL_COUNT, OUTSIDE, SPECIAL_SHARE, shareRow, WAYS } from './land.ts'
import { freedAt, type Masteries, type Mastery } from './mastery.ts'
import { at, type Grid, type Row, type Slots, slot, startOf } from './rows.ts'
import type { Terrain } from './terrain.ts'

/** Less than this changes no digit of a figure. */
const NOTHING = 1e-13

/** ENC-15: the mean of the six ends of a drift, cell by cell. */
export const fillDrifted = (drifted: Row, terrain: Terrain, landed: Row, start: number, cells: number): void => {
  if (cells >= BEYOND) {
    drifted.fill(at(landed, start + OUTSIDE))
    return
  }
  const lines: Slots = terrain.lines(cells)
  for (let cell = 0, way = 0; cell < CELL_COUNT; cell++, way += WAYS)
    drifted[cell] =
      (at(landed, start + slot(lines, way)) +
        at(landed, start + slot(lines, way + 1)) +
        at(landed, start + slot(lines, way + 2)) +
        (at(landed, start + slot(lines, way + 3)) +
          at(landed, start + slot(lines, way + 4)) +
          at(landed, start + slot(lines, way + 5)))) /
      WAYS
}

const EVERYWHERE = new Float64Array(CELL_COUNT).fill(SPECIAL_SHARE)

interface Whirlwind {
  readonly share: Row
  readonly masteryIn: (masteries: Masteries) => Mastery
}
const REGULAR: readonly Whirlwind[] = (['tourbillon-blanc', 'tourbillon-noir'] as const).map((kind) => ({
  share: shareRow(kind),
  masteryIn: ({ regular }) => regular[kind],
}))
const SPECIAL: readonly Whirlwind[] = [3, 4, 6].map((face) => ({
  share: EVERYWHERE,
  masteryIn: ({ special }) => special[face] as Mastery,
}))

/** Where what was met so many lost rounds ago is kept. */
export interface Drift {
  readonly carried: Grid
  readonly special: boolean
}

export interface Landing {
  readonly terrain: Terrain
  readonly masteries: readonly Masteries[]
  readonly mostBoxes: number
  readonly band: Band
  /** One row of scratch. */
  readonly drifted: Row
  readonly landed: Row
  readonly start: number
  readonly boxes: number
  readonly dream: number
}

const pourInto = (drift: Drift, landing: Landing, cells: number): void => {
  const { masteries, mostBoxes, drifted, boxes, dream, band } = landing
  const { store, dreams } = drift.carried
  let ready = false
  for (const { share, masteryIn } of drift.special ? SPECIAL : REGULAR) {
    const whirl = whirlOf(masteryIn(masteries[0] as Masteries).kind)
    if (cells % whirl.cells !== 0) continue
    const lost = cells / whirl.cells
    const before = dream + lost * whirl.dream
    if (boxes + lost > mostBoxes || before > dreams) continue
    if (before > slot(band.highs, boxes + lost) || before < slot(band.lows, boxes + lost)) continue
    const chance = freedAt(masteryIn(masteries[before] as Masteries), lost)
    if (chance < NOTHING) continue
    if (!ready) fillDrifted(drifted, landing.terrain, landing.landed, landing.start, cells)
    ready = true
    const start = startOf(drift.carried, boxes + lost, before)
    for (let cell = 0; cell < CELL_COUNT; cell++)
      store[start + cell] = at(store, start + cell) + at(drifted, cell) * (chance * at(share, cell))
  }
}

/** ENC-15: what landing on these values adds to having met a Tourbillon so many lost rounds ago. */
export const spreadDrift = (drift: Drift, landing: Landing): void => {
  const { carried, special } = drift
  const [points, rounds] = [carried.dreams - landing.dream, landing.mostBoxes - landing.boxes]
  const farthest = special ? Math.min(2 * points, 4 * rounds) : Math.min(points, 2 * rounds)
  for (let cells = 1; cells <= farthest; cells++) pourInto(drift, landing, cells)
}
