import { CELL_IDS, type CellId, cellsOfGenre, cellsWithin, distance } from '../map/map.ts'
import type { Encounter } from '../state.ts'
import type { DreamerView } from '../view.ts'

/** ENC-10, ENC-11, ENC-12, HID-5: the cells worth asking for. While lost: those that some candidate would reach. */
export const reachableCells = (board: DreamerView, encounter: Encounter): readonly CellId[] => {
  const { position, candidates } = board
  if (encounter.kind === 'changeur') return cellsOfGenre(board.genre).filter((cell) => cell !== position)
  if (position !== null) return cellsWithin(position, encounter.strength).filter((cell) => cell !== position)
  return CELL_IDS.filter((cell) => candidates.some((from) => distance(from, cell) <= encounter.strength))
}
