import type { Ground } from '../ground/ground.ts'
import { type CellId, cellOf, distance, genreOf } from '../map/map.ts'

/** RES-3, DRG-10: the cells from which this reserve can be triggered. */
export const triggersOf = (ground: Ground, cell: CellId): readonly CellId[] =>
  genreOf(cell) === 'fleuve' ? ground.ofGenre('fleuve') : ground.exists(cell) ? [cell] : []

/** Clockwise from due north, in turns of the circle; columns are one and a half hexes wide apart. */
const bearing = (from: CellId, to: CellId): number => {
  const [a, b] = [cellOf(from), cellOf(to)]
  const x = (b.column - a.column) * 1.5
  const y = Math.sqrt(3) * (b.row + (b.column % 2) / 2 - a.row - (a.column % 2) / 2)
  const angle = Math.atan2(x, -y)
  return angle < -1e-9 ? angle + 2 * Math.PI : angle
}

/** SPE-4: the nearest cell that triggers a reserve. */
export const nearestReserve = (
  ground: Ground,
  reserves: readonly { readonly cell: CellId | null }[],
  from: CellId,
): CellId | null => {
  const cells = [...new Set(reserves.flatMap(({ cell }) => (cell === null ? [] : triggersOf(ground, cell))))]
  cells.sort((a, b) => distance(from, a) - distance(from, b) || bearing(from, a) - bearing(from, b))
  return cells[0] ?? null
}
