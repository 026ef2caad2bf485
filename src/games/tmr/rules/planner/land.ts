import { ENCOUNTER_KINDS, type OrdinaryKind, shareOf } from '../encounters/kinds.ts'
import { GENRES } from '../map/genre.ts'
import { DIRECTIONS } from '../map/geometry.ts'
import { along, CELLS, type Cell, type CellId, distance } from '../map/map.ts'
import { type Row, type Slots, slot } from './rows.ts'

/** The map as numbers, as it is for everybody: a slot a cell. */
export const CELL_COUNT = CELLS.length
/** MAP-5: a row keeps here the mean over the map, what leaving it is worth. */
export const OUTSIDE = CELL_COUNT
export const WIDTH = CELL_COUNT + 1
export const WAYS = DIRECTIONS.length
/** The strongest Passeur: one met, one given by a cité. */
export const REACH = 8
export const GIFT_REACH = 12
/** From here on every straight line has left the map. */
export const BEYOND = 15
/** Farther than anything. */
export const NOWHERE = 255

const slotById = new Map(CELLS.map((cell, index) => [cell.id, index]))
export const slotOf = (id: CellId): number => slotById.get(id) as number
export const cellIn = (index: number): CellId => (CELLS[index] as Cell).id

/** Where so many cells in each of the six directions lead: six slots a cell. */
export const LINES: readonly Slots[] = Array.from({ length: BEYOND + 1 }, (_, cells) =>
  Int16Array.from(
    CELLS.flatMap(({ id }) =>
      DIRECTIONS.map((way) => {
        const end = along(id, way, cells)
        return end === null ? OUTSIDE : slotOf(end)
      }),
    ),
  ),
)
/** The ends of a drift that lie on the map, from which cell each, and cell by cell how many do not. */
export interface Ends {
  readonly from: Slots
  readonly to: Slots
  readonly off: Row
}

export const endsOf = (lines: Slots): Ends => {
  const inside = [...lines.keys()].filter((way) => lines[way] !== OUTSIDE)
  const off = new Float64Array(CELL_COUNT).fill(WAYS)
  for (const way of inside) off[Math.floor(way / WAYS)] = (off[Math.floor(way / WAYS)] as number) - 1
  return {
    from: Int16Array.from(inside, (way) => Math.floor(way / WAYS)),
    to: Int16Array.from(inside, (way) => lines[way] as number),
    off,
  }
}
export const ENDS: readonly Ends[] = LINES.map(endsOf)

/** The cells that touch each other, whether they exist for the dreamer or not. */
export const TOUCHING = LINES[1] as Slots

export const ALL_CELLS: Slots = Int16Array.from(CELLS, (_, index) => index)
export const GENRE_AT: Slots = Int16Array.from(CELLS, (cell) => GENRES.indexOf(cell.genre))

const distances: readonly Slots[] = CELLS.map((from) => Int16Array.from(CELLS, (to) => distance(from.id, to.id)))
export const distancesFrom = (cell: number): Slots => distances[cell] as Slots

/** By cell: how far the nearest of these is. */
export const nearestOf = (targets: Slots): Slots =>
  ALL_CELLS.map((cell) => targets.reduce((least, target) => Math.min(least, slot(distancesFrom(cell), target)), NOWHERE))

/** ENC-1, ENC-2: the chance of this kind in one cell entered, cell by cell. */
const shares = Object.fromEntries(
  ENCOUNTER_KINDS.map((kind) => [kind, Float64Array.from(CELLS, (cell) => shareOf(cell.genre, kind) / 700)]),
) as Readonly<Record<OrdinaryKind, Row>>
export const shareRow = (kind: OrdinaryKind): Row => shares[kind]
const mostShares = new Map(ENCOUNTER_KINDS.map((kind) => [kind, Math.max(...shares[kind])]))
export const mostShare = (kind: OrdinaryKind): number => mostShares.get(kind) as number
export const CALM = 6 / 7
/** SPE-1: of each of the seven special ones in one cell entered. */
export const SPECIAL_SHARE = 1 / 49
