import { CELL_COUNT, slotOf, WIDTH } from './land.ts'
import type { Layer } from './layers.ts'
import { opensMagic } from './loom.ts'
import { at, type Row, slot } from './rows.ts'
import { readAt, type Sheaf, startAt, type Tables } from './tables.ts'

/** A cell, dream points and boxes left, what is remembered (PLN-4); `settled`: no mastery to come (WET-4). */
export interface Spot {
  readonly cell: number
  readonly dream: number
  readonly boxes: number
  readonly settled: boolean
  readonly layer: number
}

export const layerOf = ({ layers }: Tables, { layer }: Spot): Layer => layers[layer] as Layer
export const sheafOf = ({ sheaves }: Tables, { layer }: Spot): Sheaf => sheaves[layer] as Sheaf

/** DRG-9: to be through with all masteries of the cell. */
export const settleChance = (tables: Tables, spot: Spot): number => {
  if (spot.settled) return 1
  const rows = tables.settle[layerOf(tables, spot).goals] as Float64Array
  return at(rows, Math.min(tables.dreams, spot.dream) * WIDTH + spot.cell)
}

/** QUE-3, SOU-3: a goal mastered is behind. */
export const settledSpot = (tables: Tables, spot: Spot): Spot =>
  spot.settled ? spot : { ...spot, settled: true, layer: layerOf(tables, spot).mastered.get(spot.cell) ?? spot.layer }

/** DRG-8: entering a cell, its toll paid (SOU-9), a goal reached (QUE-2); null: no dream points left. */
export const enteredSpot = (tables: Tables, spot: Spot, cell: number): Spot | null => {
  const dream = spot.dream - slot(tables.terrain.toll, cell)
  return dream <= 0
    ? null
    : { ...spot, cell, dream, settled: false, layer: layerOf(tables, spot).entered.get(cell) ?? spot.layer }
}

export type FreeKind = 'free' | 'released'

/** What the spot is worth: its masteries, then a free moment. */
export const worthOf = (tables: Tables, spot: Spot, kind: FreeKind = 'free'): number => {
  const settled = settledSpot(tables, spot)
  const free = readAt(tables, sheafOf(tables, settled)[kind], spot.boxes, spot.dream, spot.cell)
  return settleChance(tables, spot) * free
}

export const enteredWorth = (tables: Tables, spot: Spot, cell: number, kind: FreeKind = 'free'): number => {
  const there = enteredSpot(tables, spot, cell)
  return there ? worthOf(tables, there, kind) : 0
}

const fillArrivals = (tables: Tables, spot: Spot): Row => {
  const { terrain, settle, dreams, waiting } = tables
  const { goals, entered, mastered } = layerOf(tables, spot)
  const { free } = sheafOf(tables, spot)
  const [rows, start] = [settle[goals] as Row, Math.min(dreams, spot.dream) * WIDTH]
  const from = startAt(tables, free, spot.boxes, spot.dream)
  const row = new Float64Array(WIDTH)
  for (let cell = 0; cell < CELL_COUNT; cell++) row[cell] = at(rows, start + cell) * at(free.store, from + cell)
  for (const cell of [...entered.keys(), ...mastered.keys(), ...(terrain.hasToll ? terrain.cells : [])])
    row[cell] = enteredWorth(tables, spot, cell)
  const there = waiting && slotOf(waiting.cell)
  if (there !== undefined) row[there] = readAt(tables, sheafOf(tables, spot).stepping, spot.boxes, spot.dream, there)
  return row
}

/** What being carried to each cell is worth. */
export const arrivalsAt = (tables: Tables, spot: Spot): Row => {
  const key = (spot.layer * 1024 + spot.boxes) * 1024 + spot.dream
  const row = tables.arrivals.get(key) ?? fillArrivals(tables, spot)
  tables.arrivals.set(key, row)
  return row
}

/** ENC-10, EXP-1: the bonus of the best place a Messager of this strength reaches; null: none, or magic is barred. */
export const proxyPercent = (tables: Tables, spot: Spot, strength: number): number | null => {
  const layer = layerOf(tables, spot)
  const open = spot.settled ? layer.goals === 0 : opensMagic(tables.layers, layer, spot.cell)
  return open ? (tables.aim.places.find(({ nearest }) => slot(nearest, spot.cell) <= strength)?.percent ?? null) : null
}

/** EXP-1: of a cast on that very cell; null: not a place for the spell. */
export const percentAt = ({ aim }: Tables, cell: number): number | null => aim.places[slot(aim.placeAt, cell)]?.percent ?? null

export const castWorth = ({ chances }: Tables, { dream }: Spot, percent: number): number => chances.cast(dream, percent)
