import { refusal } from '../../../../kit/refusal.ts'
import { PLAIN } from '../ground/ground.ts'
import type { Direction } from '../map/geometry.ts'
import { type CellId, distance, genreOf, returnsToStart } from '../map/map.ts'
import type { Encounter, TmrRefusal } from '../state.ts'

/** Where a Messager, Passeur or Changeur is asked to go: by cell, or by a path of which only the end counts. */
export type Wish = { readonly cell: CellId } | { readonly path: readonly Direction[] }

/** What can be said of a wish without knowing where a lost demi-rêve is; `at` is the known position, or null. */
export const whyNotAsked = (
  encounter: Encounter,
  wish: Wish,
  at: CellId | null,
  genre: string,
  ground = PLAIN,
): TmrRefusal | null => {
  const reach = { strength: encounter.strength }
  if ('cell' in wish && !ground.exists(wish.cell)) return refusal('out-of-reach', 'DRG-10')
  if (encounter.kind === 'changeur') {
    if ('path' in wish) return refusal('out-of-reach', 'HID-5')
    if (wish.cell === at) return refusal('same-cell', 'ENC-12')
    return genreOf(wish.cell) === genre ? null : refusal('out-of-reach', 'ENC-12', { genre })
  }
  const rule = encounter.kind === 'messager' ? 'ENC-10' : 'ENC-11'
  if ('path' in wish) {
    if (wish.path.length > encounter.strength) return refusal('out-of-reach', rule, reach)
    if (returnsToStart(wish.path)) return refusal('same-cell', rule)
    return at !== null && ground.pathEnd(at, wish.path) === null ? refusal('off-map', rule) : null
  }
  if (at === null) return null
  if (wish.cell === at) return refusal('same-cell', rule)
  return distance(at, wish.cell) > encounter.strength ? refusal('out-of-reach', rule, reach) : null
}

/** HID-5: the cell it takes one to, or null when it goes away. */
export const reached = (encounter: Encounter, wish: Wish, position: CellId, ground = PLAIN): CellId | null => {
  if ('path' in wish) return ground.pathEnd(position, wish.path)
  if (encounter.kind === 'changeur') return wish.cell
  return distance(position, wish.cell) <= encounter.strength ? wish.cell : null
}
