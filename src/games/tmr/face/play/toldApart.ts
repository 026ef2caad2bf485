import { labelsOf } from '../../../../house/people/index.ts'
import type { SeatInfo } from '../../../../house/seat/link.ts'
import type { View } from '../../rules/public.ts'

/** Two dreamers of one name are told apart by who plays them, wherever they are named; otherwise it is the view itself. */
export const toldApart = (view: View, seats: readonly SeatInfo[]): View => {
  const labels = labelsOf(seats)
  const labelOf = (id: string, name: string): string => labels.get(id) ?? name
  if (view.table.every(({ id, name }) => labelOf(id, name) === name)) return view
  return {
    ...view,
    table: view.table.map((brief) => ({ ...brief, name: labelOf(brief.id, brief.name) })),
    boards: view.boards.map((board) => ({ ...board, sheet: { ...board.sheet, name: labelOf(board.id, board.sheet.name) } })),
  }
}
