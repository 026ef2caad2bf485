import { CELL_IDS, type CellId, canBeCastAt, type DreamerView, distance, fitsGenre, type Spell } from '../../rules/public.ts'

/** HID-6: a spell of one named cell is never known to be castable while lost. */
export const isCastableHere = (spell: Spell, { position, genre }: Pick<DreamerView, 'position' | 'genre'>): boolean =>
  spell.cell === null ? fitsGenre(spell, genre) : spell.cell === position

export interface Nearest {
  readonly cell: CellId
  readonly distance: number
}

export const nearestFor = (spell: Spell, from: CellId): Nearest | null => {
  let nearest: Nearest | null = null
  for (const cell of CELL_IDS) {
    const away = distance(from, cell)
    if ((nearest === null || away < nearest.distance) && canBeCastAt(spell, cell)) nearest = { cell, distance: away }
  }
  return nearest
}
