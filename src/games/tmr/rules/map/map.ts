import { CELL_DATA } from './cellData.ts'
import { type Genre, isWetGenre } from './genre.ts'
import { type Axial, axialOf, DIRECTIONS, type Direction, hexDistance, rowOf, shift } from './geometry.ts'

declare const cellIdBrand: unique symbol
/** The coordinate of a cell of the map, such as G4. */
export type CellId = string & { readonly [cellIdBrand]: true }

export interface Cell {
  readonly id: CellId
  /** Place in the order by column, then row. */
  readonly index: number
  readonly column: number
  readonly row: number
  readonly genre: Genre
  readonly name: string
  readonly axial: Axial
}

const COLUMNS = 13
const rowsOf = (column: number): number => (column % 2 === 0 ? 15 : 14)

const makeCell = ([id, genre, name]: (typeof CELL_DATA)[number], index: number): Cell => {
  const column = id.charCodeAt(0) - 65
  const row = Number(id.slice(1)) - 1
  return { id: id as CellId, index, column, row, genre, name, axial: axialOf(column, row) }
}

/** MAP-1: by column, then row. */
export const CELLS: readonly Cell[] = CELL_DATA.map(makeCell)
export const CELL_IDS: readonly CellId[] = CELLS.map((cell) => cell.id)

const byId = new Map<string, Cell>(CELLS.map((cell) => [cell.id, cell]))
const idsByGenre = new Map<Genre, CellId[]>()
for (const cell of CELLS) idsByGenre.set(cell.genre, [...(idsByGenre.get(cell.genre) ?? []), cell.id])

export const isCellId = (text: unknown): text is CellId => typeof text === 'string' && byId.has(text)

export const cellOf = (id: CellId): Cell => byId.get(id) as Cell
export const genreOf = (id: CellId): Genre => cellOf(id).genre
export const nameOf = (id: CellId): string => cellOf(id).name
export const isWet = (id: CellId): boolean => isWetGenre(genreOf(id))
export const cellsOfGenre = (genre: Genre): readonly CellId[] => idsByGenre.get(genre) ?? []
export const distance = (a: CellId, b: CellId): number => hexDistance(cellOf(a).axial, cellOf(b).axial)
export const cellsWithin = (from: CellId, reach: number): readonly CellId[] =>
  CELL_IDS.filter((id) => distance(from, id) <= reach)

/** The cell at a place, or null outside the map. */
export const cellAt = (place: Axial): CellId | null => {
  const row = rowOf(place)
  if (place.q < 0 || place.q >= COLUMNS || row < 0 || row >= rowsOf(place.q)) return null
  return CELL_IDS[(columnStart[place.q] as number) + row] ?? null
}
const columnStart: readonly number[] = Array.from({ length: COLUMNS }, (_, column) => {
  let start = 0
  for (let before = 0; before < column; before++) start += rowsOf(before)
  return start
})

/** The cell that lies to a cell as one place to another, or null outside the map. */
export const displaced = (cell: CellId, from: CellId, to: CellId): CellId | null => {
  const [own, start, end] = [cellOf(cell).axial, cellOf(from).axial, cellOf(to).axial]
  return cellAt({ q: own.q + end.q - start.q, r: own.r + end.r - start.r })
}

/** The cell so many cells away in a straight line, or null outside the map. */
export const along = (from: CellId, direction: Direction, cells: number): CellId | null =>
  cellAt(shift(cellOf(from).axial, direction, cells))

type Neighbours = Readonly<Record<Direction, CellId | null>>
const neighbours: readonly Neighbours[] = CELLS.map(
  (cell) => Object.fromEntries(DIRECTIONS.map((way) => [way, along(cell.id, way, 1)])) as Neighbours,
)

/** MOV-3: the touching cell that way, or null outside the map. */
export const neighbour = (from: CellId, direction: Direction): CellId | null =>
  (neighbours[cellOf(from).index] as Neighbours)[direction]

/** Only its end counts (HID-5): the way there may cross the outside. */
export const pathEnd = (from: CellId, path: readonly Direction[]): CellId | null =>
  cellAt(path.reduce((place, way) => shift(place, way, 1), cellOf(from).axial))

export const returnsToStart = (path: readonly Direction[]): boolean => {
  const end = path.reduce((place, way) => shift(place, way, 1), { q: 0, r: 0 })
  return end.q === 0 && end.r === 0
}

export const byMapOrder = (a: CellId, b: CellId): number => cellOf(a).index - cellOf(b).index
