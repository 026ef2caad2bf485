import type { Happening } from '../events.ts'
import type { CellId } from '../map/map.ts'
import type { Dreamer, Hand, Reserve } from '../state.ts'
import { reserveAt } from './slots.ts'

const inHand = ({ spell, cost, note, erratic, cell }: Reserve): Hand => ({
  spell,
  cost,
  note,
  erratic,
  cell,
  triggered: true,
  proxy: false,
  difficulty: 0,
  modifier: 0,
  secretly: false,
})

/** RES-4: coming back on the cell triggers what lies there. */
export const trigger = (dreamer: Dreamer): readonly Happening[] => {
  const reserve = reserveAt(dreamer.reserves, dreamer.position)
  return reserve ? [{ type: 'triggered', hand: inHand(reserve) }] : []
}

/** HID-3: the candidates left by seeing a reserve triggered, or none. Reserves unknown to the player are no clue. */
export const afterReserves = (dreamer: Dreamer, before: readonly CellId[]): readonly CellId[] => {
  const told = dreamer.reserves.filter((reserve) => reserve.known)
  const hit = reserveAt(told, dreamer.position)
  return before.filter((cell) => reserveAt(told, cell)?.cell === hit?.cell)
}
