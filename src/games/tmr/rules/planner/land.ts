import { ENCOUNTER_KINDS, type OrdinaryKind, shareOf } from '../encounters/kinds.ts'
import { GENRES } from '../map/genre.ts'
import { DIRECTIONS } from '../map/geometry.ts'
import { along, CELLS, type Cell, type CellId, cellsOfGenre, distance, isWet } from '../map/map.ts'
import { canBeCastAt, type Spell } from '../spells/spell.ts'
import type { SpellFacts } from './question.ts'
import { type Row, slot } from './rows.ts'

/** The map as numbers: a slot a cell, the wet ones first, so that what concerns only them is a shorter loop. */
const ORDER: readonly Cell[] = [...CELLS.filter((cell) => isWet(cell.id)), ...CELLS.filter((cell) => !isWet(cell.id))]
export const CELL_COUNT = ORDER.length
export const WET_COUNT = ORDER.filter((cell) => isWet(cell.id)).length
/** MAP-5: a row keeps here the mean over the map, what leaving it is worth. */
export const OUTSIDE = CELL_COUNT
export const WIDTH = CELL_COUNT + 1
export const WAYS = DIRECTIONS.length
/** The strongest Passeur. */
export const REACH = 8
/** From here on every straight line has left the map. */
export const BEYOND = 15

const slotById = new Map(ORDER.map((cell, index) => [cell.id, index]))
export const slotOf = (id: CellId): number => slotById.get(id) as number
export const cellIn = (index: number): CellId => (ORDER[index] as Cell).id

/** Where so many cells in each of the six directions lead: six slots a cell. */
const lines: readonly Int16Array[] = Array.from({ length: BEYOND + 1 }, (_, cells) =>
  Int16Array.from(
    ORDER.flatMap(({ id }) =>
      DIRECTIONS.map((way) => {
        const end = along(id, way, cells)
        return end === null ? OUTSIDE : slotOf(end)
      }),
    ),
  ),
)
export const linesOf = (cells: number): Int16Array => lines[Math.min(cells, BEYOND)] as Int16Array
export const NEIGHBOURS = linesOf(1)

export const ALL_CELLS = Int16Array.from(ORDER, (_, index) => index)
export const GENRE_AT = Int16Array.from(ORDER, (cell) => GENRES.indexOf(cell.genre))
export const CELLS_OF_GENRE: readonly Int16Array[] = GENRES.map((genre) => Int16Array.from(cellsOfGenre(genre), slotOf))
export const sameGenre = (cell: number): Int16Array => CELLS_OF_GENRE[slot(GENRE_AT, cell)] as Int16Array

const distances: readonly Int16Array[] = ORDER.map((from) => Int16Array.from(ORDER, (to) => distance(from.id, to.id)))
export const distancesFrom = (cell: number): Int16Array => distances[cell] as Int16Array

/** ENC-1, ENC-2: the chance of this kind in one cell entered, cell by cell. */
const shares = Object.fromEntries(
  ENCOUNTER_KINDS.map((kind) => [kind, Float64Array.from(ORDER, (cell) => shareOf(cell.genre, kind) / 700)]),
) as Readonly<Record<OrdinaryKind, Row>>
export const shareRow = (kind: OrdinaryKind): Row => shares[kind]
export const CALM = 6 / 7

export interface Aim {
  /** CAST-1: 1 where the spell can be cast. */
  readonly fits: Int16Array
  /** Cells to the nearest such place; 255: there is none. */
  readonly nearest: Int16Array
  /** The dry ones among those places. */
  readonly dry: Int16Array
  /** By reach: the cells that have none of these so near. */
  readonly farther: readonly Int16Array[]
}

export const aimOf = (spell: SpellFacts): Aim => {
  const fits = Int16Array.from(ORDER, (cell) => (canBeCastAt(spell as Spell, cell.id) ? 1 : 0))
  const nearest = Int16Array.from(ORDER, (_, cell) =>
    distancesFrom(cell).reduce((least, cells, target) => (slot(fits, target) === 1 ? Math.min(least, cells) : least), 255),
  )
  const dry = ALL_CELLS.filter((cell) => cell >= WET_COUNT && slot(fits, cell) === 1)
  const toDry = ALL_CELLS.map((cell) => dry.reduce((least, target) => Math.min(least, slot(distancesFrom(cell), target)), 255))
  const farther = Array.from({ length: REACH + 1 }, (_, reach) => ALL_CELLS.filter((cell) => slot(toDry, cell) > reach))
  return { fits, nearest, dry, farther }
}
