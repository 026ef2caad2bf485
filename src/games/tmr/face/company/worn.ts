import { COLOUR_OF, FIGURE_OF, inkOn } from '../../../../house/people/index.ts'
import type { SeatInfo } from '../../../../house/seat/link.ts'
import type { LostMark, Marks, PawnMark } from '../board/index.ts'

/** At a table each figure bears the colour and the sign of whoever plays it. */
export const dressed = (marks: Marks, seats: readonly SeatInfo[]): Marks => {
  const dress = <P extends PawnMark | LostMark>(pawn: P): P => {
    const { colour, figure } = seats.find(({ seat }) => seat === pawn.of)?.wears ?? {}
    return colour && figure ? { ...pawn, worn: { colour: COLOUR_OF[colour], sign: FIGURE_OF[figure], ink: inkOn(colour) } } : pawn
  }
  return {
    ...marks,
    pawn: marks.pawn ? dress(marks.pawn) : null,
    others: (marks.others ?? []).map(dress),
    lost: (marks.lost ?? []).map(dress),
  }
}
