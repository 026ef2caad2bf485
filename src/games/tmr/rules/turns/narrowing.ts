import type { Candidates } from '../hidden/candidates.ts'
import { nowFits } from '../hidden/knowledge.ts'
import type { Weights } from '../hidden/weights.ts'
import type { Dreamer } from '../state.ts'
import type { Turn } from './turn.ts'

export const narrow = (turn: Turn, candidates: Candidates, weights?: Weights): undefined =>
  turn.apply(nowFits(turn.me, candidates, weights))

/** Only what tells something: where all candidates would have shown the same, nothing is learnt. */
export const narrowTo = (turn: Turn, shows: (cell: Dreamer['position']) => unknown): undefined => {
  const { candidates, position } = turn.me
  if (!candidates) return
  const shown = shows(position)
  narrow(
    turn,
    candidates.filter((cell) => shows(cell) === shown),
  )
}
