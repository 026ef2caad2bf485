import { refusal } from '../../../../kit/refusal.ts'
import type { Draconic, Voie } from '../dreamer/draconic.ts'
import type { CellId } from '../map/map.ts'
import type { Spell } from '../spells/spell.ts'
import type { TmrRefusal } from '../state.ts'
import type { Taken } from './taken.ts'

/** RES-1, RES-7: dream points for laying it down. */
export const STORING_PRICE = 1

/** RES-2: a level of 0 or less allows none. */
export const reserveLimit = (draconic: Draconic, voie: Voie): number => Math.max(0, draconic[voie])

export interface Shelf {
  readonly reserves: readonly { readonly cell: CellId | null; readonly spell: string }[]
  readonly draconic: Draconic
  readonly voieOf: (spell: string) => Voie | undefined
}

export const storedOf = (shelf: Shelf, voie: Voie): number =>
  shelf.reserves.filter((reserve) => shelf.voieOf(reserve.spell) === voie).length

/** RES-1, RES-2, RES-3, in that order. */
export const whyNotStored = (shelf: Shelf, spell: Spell, { taken }: { readonly taken: Taken }): TmrRefusal | null => {
  if (spell.ritual) return refusal('ritual', 'RES-1')
  if (taken !== 'no') return refusal('cell-taken', 'RES-2', taken === 'perhaps' ? { perhaps: 1 } : {})
  const limit = reserveLimit(shelf.draconic, spell.voie)
  if (storedOf(shelf, spell.voie) >= limit) return refusal('reserve-full', 'RES-2', { limit, voie: spell.voie })
  return null
}
