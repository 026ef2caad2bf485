import { groundOf } from '../effects/groundOf.ts'
import { type CellId, distance } from '../map/map.ts'
import type { Encounter } from '../state.ts'
import type { DreamerView } from '../view.ts'

/** ENC-10, ENC-11, ENC-12, HID-5: the cells worth asking for. While lost: those that some candidate would reach. */
export const reachableCells = (board: DreamerView, encounter: Encounter): readonly CellId[] => {
  const { position, candidates } = board
  const ground = groundOf(board.effects)
  if (encounter.kind === 'changeur') return ground.ofGenre(board.genre).filter((cell) => cell !== position)
  if (position !== null) return ground.cells.filter((cell) => cell !== position && distance(position, cell) <= encounter.strength)
  return ground.cells.filter((cell) => candidates.some((from) => distance(from, cell) <= encounter.strength))
}
