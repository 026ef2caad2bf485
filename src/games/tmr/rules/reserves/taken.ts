import { isExtensible, isUnder } from '../effects/queries.ts'
import { type CellId, displaced } from '../map/map.ts'
import type { Dreamer, Hand } from '../state.ts'
import { reserveAt } from './slots.ts'
import { lyingAt } from './trigger.ts'

/** RES-2: whether the cell where a spell would lie already holds one, as far as the player knows. */
export type Taken = 'no' | 'perhaps' | 'yes'

/** The cells where a spell in hand may lie, as far as the player knows. */
const mayLieOn = ({ candidates, position, journey }: Dreamer, { cell, proxy }: Hand): readonly CellId[] => {
  if (!candidates || (proxy && journey?.messenger?.asked === 'cell')) return [cell]
  return candidates.flatMap((one) => displaced(one, position, cell) ?? [])
}

/** TET-7: that a reserve lies on the demi-rêve's own cell is told on arrival. */
const isToldOf = (dreamer: Dreamer, { proxy }: Hand): boolean =>
  !proxy && isUnder(dreamer, 'safe-reserve') && lyingAt(dreamer).length > 0

/** RES-2, HID-6: what the player knows decides alone; TET-9: an extensible cell holds several. */
export const takenFor = (dreamer: Dreamer, hand: Hand): Taken => {
  const cells = mayLieOn(dreamer, hand)
  const single = cells.filter((cell) => !isExtensible(dreamer, cell))
  const known = dreamer.reserves.filter((reserve) => reserve.known)
  const taken = isToldOf(dreamer, hand) ? single : single.filter((cell) => reserveAt(known, cell))
  if (taken.length === 0) return 'no'
  return taken.length === cells.length ? 'yes' : 'perhaps'
}
