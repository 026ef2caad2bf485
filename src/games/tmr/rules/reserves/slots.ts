import { type CellId, genreOf } from '../map/map.ts'

/** RES-3: the Fleuve is one single cell. */
export const sameSlot = (a: CellId, b: CellId): boolean => a === b || (genreOf(a) === 'fleuve' && genreOf(b) === 'fleuve')

/** RES-2: those that did not give way to another. */
export const lasting = <R extends { readonly cell: CellId | null }>(reserves: readonly R[]): (R & { readonly cell: CellId })[] =>
  reserves.filter((reserve): reserve is R & { readonly cell: CellId } => reserve.cell !== null)

/** RES-2: the one reserve of a cell; those whose cell is unknown do not count. */
export const reserveAt = <R extends { readonly cell: CellId | null }>(reserves: readonly R[], cell: CellId): R | undefined =>
  reserves.find((reserve) => reserve.cell !== null && sameSlot(reserve.cell, cell))
