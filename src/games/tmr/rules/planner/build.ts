import { fillArrivals, fillEntered, setMean } from './arriving.ts'
import { fillFree } from './choosing.ts'
import { spreadDrift } from './drifting.ts'
import { fillMeeting } from './encountering.ts'
import { slotOf, WIDTH } from './land.ts'
import { type Loom, makeLoom, type Strand } from './loom.ts'
import { face, sumOf } from './outcomes.ts'
import { at, type Grid, slot, startOf } from './rows.ts'
import { enteredSpot } from './spot.ts'
import type { TableFacts, Tables } from './tables.ts'
import { certain } from './waiting.ts'

/** So far beside the band rows are looked up. */
const BESIDE = 64

const copyRow = (grid: Grid, boxes: number, from: number, to: number): void => {
  const start = startOf(grid, boxes, from)
  grid.store.copyWithin(startOf(grid, boxes, to), start, start + WIDTH)
}

/** Outside the band the nearest level stands for the others. */
const extend = (grid: Grid, boxes: number, low: number, high: number): void => {
  for (let dream = Math.max(1, grid.low, low - BESIDE); dream < low; dream++) copyRow(grid, boxes, low, dream)
  for (let dream = high + 1; dream <= Math.min(grid.high, high + BESIDE); dream++) copyRow(grid, boxes, high, dream)
}

/** ENC-15: landings of this layer come from Tourbillons met in those that lead to it. */
const drift = (loom: Loom, index: number, boxes: number, dream: number): void => {
  const { terrain, masteries, band, scope, drifted, strands, boxes: mostBoxes } = loom
  const landed = (strands[index] as Strand).work.arrivedReleased.store
  const landing = {
    terrain,
    masteries,
    mostBoxes,
    band,
    slight: scope.slight,
    drifted,
    landed,
    start: dream * WIDTH,
    boxes,
    dream,
  }
  for (const { layer, work } of strands) if (layer.met === index) spreadDrift(work.drift, layer, landing)
}

/** ENC-5: coming to the cell of what waits is meeting it, whatever that cell is worth without. */
const meetWaiting = (loom: Loom, tables: Tables, layer: number, boxes: number, dream: number): void => {
  if (!loom.waiting) return
  const { arrived, arrivedReleased } = (loom.strands[layer] as Strand).work
  const cell = slotOf(loom.waiting.cell)
  const there = enteredSpot(tables, { cell, dream, boxes, settled: false, layer }, cell)
  const mastery = there && certain(tables, loom.waiting.met, there.dream)
  const worth = mastery ? sumOf(tables, (to) => face(tables, to, 1, there, mastery)) : 0
  for (const { store } of new Set([arrived, arrivedReleased])) {
    store[dream * WIDTH + cell] = worth
    setMean(loom.terrain, store, dream * WIDTH)
  }
}

/** A step there is worth what being carried there is. */
const stepOntoWaiting = (loom: Loom, { sheaf, work }: Strand, boxes: number, dream: number): void => {
  if (!loom.waiting) return
  const [cell, start] = [slotOf(loom.waiting.cell), startOf(sheaf.stepping, boxes, dream)]
  sheaf.stepping.store[start + cell] = at(work.arrived.store, dream * WIDTH + cell)
  setMean(loom.terrain, sheaf.stepping.store, start)
}

const fillBoxes = (loom: Loom, tables: Tables, boxes: number, low: number, high: number): void => {
  const each = (work: (strand: Strand, dream: number, index: number) => void): void =>
    loom.strands.forEach((strand, index) => {
      for (let dream = low; dream <= high; dream++) work(strand, dream, index)
    })
  each((strand, dream) => fillFree(loom, strand, boxes, dream))
  for (const { sheaf } of loom.strands) for (const grid of new Set([sheaf.free, sheaf.released])) extend(grid, boxes, low, high)
  for (const [layer, strand] of loom.strands.entries()) {
    fillArrivals(loom, strand, boxes, low, high)
    for (let dream = low; dream <= high; dream++) meetWaiting(loom, tables, layer, boxes, dream)
    const { land, landReleased, arrived, arrivedReleased } = strand.work
    for (const grid of new Set([land, landReleased, arrived, arrivedReleased])) extend(grid, 0, low, high)
  }
  each((strand, dream) => fillMeeting(loom, strand, boxes, dream))
  each((strand, dream, index) => {
    const { stepping, entering } = strand.sheaf
    if (strand.entersOtherwise) fillEntered(loom, strand, ({ sheaf }) => sheaf.stepping, entering, boxes, dream)
    stepOntoWaiting(loom, strand, boxes, dream)
    if (loom.figure === 'hopeful') drift(loom, index, boxes, dream)
    if (dream === high) for (const grid of new Set([entering, stepping, strand.sheaf.staying])) extend(grid, boxes, low, high)
  })
}

export const buildTables = (facts: TableFacts): Tables => {
  const loom = makeLoom(facts)
  const { band, strands, cast, terrain } = loom
  const settle = Array.from({ length: 1 << terrain.goals.length }, (_, goals) => {
    const strand = strands.find(({ layer }) => layer.goals === goals)
    return (strand as Strand).settle
  })
  const tables: Tables = {
    ...facts,
    settle,
    cast,
    sheaves: strands.map(({ sheaf }) => sheaf),
    arrivals: new Map(),
    astray: new Map(),
  }
  for (let boxes = 1; boxes <= facts.boxes; boxes++) {
    const [low, high] = [slot(band.lows, boxes), slot(band.highs, boxes)]
    if (low <= high) fillBoxes(loom, tables, boxes, low, high)
  }
  // What was looked up on the way knew the cell of what waits too early.
  tables.arrivals.clear()
  return tables
}
