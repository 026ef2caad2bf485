import type { Draconic } from '../dreamer/draconic.ts'
import { VOIES } from '../dreamer/draconic.ts'
import { groundOf } from '../effects/groundOf.ts'
import { effectsOf, isUnder } from '../effects/queries.ts'
import { CELL_IDS, type CellId } from '../map/map.ts'
import { reserveLimit, type Shelf, storedOf } from '../reserves/limits.ts'
import { sameSlot } from '../reserves/slots.ts'
import { spellsOf } from '../spells/known.ts'
import { findSpell } from '../spells/spell.ts'
import type { DreamerView, View } from '../view.ts'
import type { DragonFacts } from './question.ts'

/** TET-9: some voie of positive level has room, counting all reserves. */
const hasRoom = (view: View, { reserves, sheet }: DreamerView, draconic: Draconic): boolean => {
  const shelf: Shelf = { reserves, draconic, voieOf: (id) => findSpell(spellsOf(view.spells, sheet), id)?.voie }
  return VOIES.some((voie) => storedOf(shelf, voie) < reserveLimit(draconic, voie))
}

/** RES-3: every cell from which one of these is triggered. */
const cellsOf = (reserves: readonly CellId[]): readonly CellId[] =>
  CELL_IDS.filter((cell) => reserves.some((reserve) => sameSlot(reserve, cell)))

/** PLN-3: where coming lets a reserve go off, as far as the player knows. */
const trapsOf = (view: View, board: DreamerView, reserves: readonly CellId[]): readonly CellId[] => {
  if (isUnder(board, 'safe-reserve')) return []
  const kept = hasRoom(view, board, board.sheet.draconic)
    ? effectsOf(board, 'extensible-reserve').flatMap(({ cell }) => (cell === undefined ? [] : [cell]))
    : []
  return cellsOf(reserves).filter((cell) => !kept.includes(cell))
}

/** DRG-1: what the rules of dragons add; nothing where the table plays without. */
export const dragonFactsOf = (view: View, board: DreamerView, spell: string | undefined): DragonFacts | undefined => {
  if (!view.options.dragons) return undefined
  const reserves = board.reserves.flatMap(({ cell }) => (cell === null ? [] : [cell]))
  const { exists } = groundOf(board.effects)
  return {
    ...{ seuil: board.seuil, life: board.life },
    reserves: cellsOf(reserves).filter(exists),
    traps: trapsOf(view, board, reserves),
    bonuses: board.bonuses.flatMap(({ spell: of, cell, percent }) => (of === spell && cell !== null ? [{ cell, percent }] : [])),
  }
}
