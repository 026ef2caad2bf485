import { dreamDice, sleptOff, stillDreams } from '../dreamer/night.ts'
import type { DreamerView } from '../view.ts'

/** NIT-4, NIT-6: what a whole hour asleep would give, as things stand. */
export interface NightAhead {
  /** Dream dice of it: none under SOU-1, two with TET-1. */
  readonly dice: 0 | 1 | 2
  /** At the seuil or above: no die is thrown. */
  readonly atThreshold: boolean
  /** Boxes of fatigue. */
  readonly boxes: number
}

export const nightAhead = (board: DreamerView): NightAhead => ({
  dice: dreamDice(board),
  atThreshold: !stillDreams(board),
  boxes: sleptOff(board.sheet.stamina, board.fatigue, board.pinned),
})
