import { isExtensible, isUnder } from '../effects/queries.ts'
import type { CellId } from '../map/map.ts'
import { statedIn } from '../spells/parameters.ts'
import type { Dreamer, Hand, Reserve } from '../state.ts'
import { lasting, reserveAt, sameSlot } from './slots.ts'

/** A reserve that lies somewhere. */
export type Lying = Reserve & { readonly cell: CellId }

export const inHand = ({ spell, cost, erratic, cell, ...stored }: Lying): Hand => ({
  spell,
  cost,
  ...statedIn(stored),
  erratic,
  cell,
  triggered: true,
  proxy: false,
  difficulty: 0,
  modifier: 0,
  secretly: false,
})

/** RES-4, DRG-8: what can go off here; a reserve laid during this visit does not. */
export const lyingAt = ({ reserves, position, journey }: Dreamer): readonly Lying[] =>
  lasting(journey?.laid ? reserves.slice(0, -1) : reserves).filter(({ cell }) => sameSlot(cell, position))

/** TET-7, TET-9: the reserves that can be triggered by word here. In an extensible cell one unknown to a lost player would tell the cell (HID-6). */
export const lyingByChoice = (dreamer: Dreamer): readonly Lying[] => {
  const { phase } = dreamer.stage
  if (phase === 'releasing') return lyingAt(dreamer)
  if (phase !== 'free') return []
  if (isUnder(dreamer, 'safe-reserve')) return lyingAt(dreamer)
  return isExtensible(dreamer, dreamer.position)
    ? lyingAt(dreamer).filter(({ known }) => known || dreamer.candidates === null)
    : []
}

/**
 * HID-3: the candidates left by seeing a reserve triggered, or none. Reserves unknown to the player are no clue, nor is the one
 * laid in this visit: on its cell it would not go off either (DRG-8).
 */
export const afterReserves = (dreamer: Dreamer, before: readonly CellId[]): readonly CellId[] => {
  const { reserves, journey } = dreamer
  const told = (journey?.stored ? reserves.slice(0, -1) : reserves).filter((reserve) => reserve.known)
  const hit = reserveAt(told, dreamer.position)
  return before.filter((cell) => reserveAt(told, cell)?.cell === hit?.cell)
}
