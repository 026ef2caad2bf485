import { type Whirl, whirlOf } from '../encounters/kinds.ts'
import type { Band } from './band.ts'
import { ALIKE } from './grades.ts'
import { BEYOND, CELL_COUNT, type Ends, mostShare, OUTSIDE, SPECIAL_SHARE, shareRow, WAYS, WIDTH } from './land.ts'
import type { Layer } from './layers.ts'
import { freedAt, type Masteries, type MasteriesAt, type Mastery } from './mastery.ts'
import { add, at, type Grid, makeGrid, type Row, type Slots, slot, startOf } from './rows.ts'
import { SPECIALS } from './strengths.ts'
import type { Terrain } from './terrain.ts'

/** Less than this changes no digit of a figure. */
const NOTHING = 1e-13

/** Farther than this most ends lie off the map. */
const FEW = 4

const fillFew = (drifted: Row, { from, to, off }: Ends, landed: Row, start: number): void => {
  const outside = at(landed, start + OUTSIDE) / WAYS
  for (let cell = 0; cell < CELL_COUNT; cell++) drifted[cell] = at(off, cell) * outside
  for (let index = 0; index < from.length; index++) {
    const cell = slot(from, index)
    drifted[cell] = at(drifted, cell) + at(landed, start + slot(to, index)) / WAYS
  }
}

/** ENC-15: the mean of the six ends of a drift, cell by cell. */
export const fillDrifted = (drifted: Row, terrain: Terrain, landed: Row, start: number, cells: number): void => {
  if (cells >= BEYOND) {
    drifted.fill(at(landed, start + OUTSIDE))
    return
  }
  if (cells > FEW) {
    fillFew(drifted, terrain.ends(cells), landed, start)
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
  readonly most: number
  readonly whirl: Whirl
  readonly masteryIn: (masteries: Masteries) => Mastery
}
const REGULAR: readonly Whirlwind[] = (['tourbillon-blanc', 'tourbillon-noir'] as const).map((kind) => ({
  share: shareRow(kind),
  most: mostShare(kind),
  whirl: whirlOf(kind),
  masteryIn: ({ regular }) => regular[kind],
}))
const SPECIAL: readonly Whirlwind[] = SPECIALS.flatMap(({ kind }, face) => {
  const whirl = whirlOf(kind)
  if (whirl.cells === 0) return []
  return [{ share: EVERYWHERE, most: SPECIAL_SHARE, whirl, masteryIn: ({ special }: Masteries) => special[face] as Mastery }]
})
const kindsIn = ({ special }: Layer): readonly Whirlwind[] => (special ? SPECIAL : REGULAR)

/** Where what was met so many lost rounds ago is kept: cell by cell, and for each kind what has left the map whatever the cell. */
export interface Drift {
  readonly carried: Grid
  readonly gone: readonly Grid[]
}

const MOST_KINDS = Math.max(REGULAR.length, SPECIAL.length)

export const makeDrift = (boxes: number, low: number, high: number): Drift => ({
  carried: makeGrid(boxes, low, high, WIDTH),
  gone: Array.from({ length: MOST_KINDS }, () => makeGrid(boxes, low, high, 1)),
})

const addShare = (store: Row, start: number, share: Row, chance: number, values: Row): void => {
  for (let cell = 0; cell < CELL_COUNT; cell++)
    store[start + cell] = at(store, start + cell) + at(values, cell) * (chance * at(share, cell))
}

const ONES = new Float64Array(CELL_COUNT).fill(1)

/** Once all landings of fewer boxes are known: what left the map joins the rest. */
export const gatherDrift = ({ carried, gone }: Drift, layer: Layer, boxes: number, dream: number): void => {
  const start = startOf(carried, boxes, dream)
  kindsIn(layer).forEach(({ share }, kind) => {
    const { store } = gone[kind] as Grid
    const chance = at(store, startOf(gone[kind] as Grid, boxes, dream))
    if (chance > 0) addShare(carried.store, start, share, chance, ONES)
  })
}

export interface Landing {
  readonly terrain: Terrain
  readonly masteries: MasteriesAt
  readonly mostBoxes: number
  readonly band: Band
  /** By grade: what is less likely lands as if anywhere. */
  readonly slight: Row
  /** One row of scratch. */
  readonly drifted: Row
  readonly landed: Row
  readonly start: number
  readonly boxes: number
  readonly dream: number
}

const pourInto = (drift: Drift, layer: Layer, landing: Landing, cells: number): void => {
  const { masteries, mostBoxes, drifted, boxes, dream, band, slight } = landing
  const { carried, gone } = drift
  const kinds = kindsIn(layer)
  let ready = false
  for (let kind = 0; kind < kinds.length; kind++) {
    const { share, most, whirl, masteryIn } = kinds[kind] as Whirlwind
    if (cells % whirl.cells !== 0) continue
    const lost = cells / whirl.cells
    const before = dream + lost * whirl.dream
    if (boxes + lost > mostBoxes || before > slot(band.highs, boxes + lost) || before < slot(band.lows, boxes + lost)) continue
    const chance = freedAt(masteryIn(masteries(before)), lost)
    if (chance < NOTHING) continue
    const grade = slot(band.grades[boxes + lost] as Slots, before)
    if (cells >= BEYOND || chance * most < ALIKE * at(slight, grade)) {
      const far = gone[kind] as Grid
      add(far.store, startOf(far, boxes + lost, before), chance * at(landing.landed, landing.start + OUTSIDE))
      continue
    }
    if (!ready) fillDrifted(drifted, landing.terrain, landing.landed, landing.start, cells)
    ready = true
    addShare(carried.store, startOf(carried, boxes + lost, before), share, chance, drifted)
  }
}

/** ENC-15: what landing on these values adds to having met a Tourbillon so many lost rounds ago. */
export const spreadDrift = (drift: Drift, layer: Layer, landing: Landing): void => {
  const [points, rounds] = [drift.carried.high - landing.dream, landing.mostBoxes - landing.boxes]
  const farthest = layer.special ? Math.min(2 * points, 4 * rounds) : Math.min(points, 2 * rounds)
  for (let cells = 1; cells <= farthest; cells++) pourInto(drift, layer, landing, cells)
}
