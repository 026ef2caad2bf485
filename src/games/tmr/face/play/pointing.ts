import type { Audience } from '../../../../kit/wire.ts'
import type { CellId, DreamerView } from '../../rules/public.ts'
import { useOwnSeat, usePlayStore } from '../desk/context.ts'

/** HID-6: whoever would learn from it where they are. */
export const betrayed = (boards: readonly DreamerView[], cell: CellId, to: Audience): DreamerView | undefined =>
  boards.find(
    ({ id, position, candidates }) =>
      position === cell && candidates.length > 1 && (to === 'all' || (to.kind === 'joueur' && to.seat === id)),
  )

/** Shows a cell to all at once. Where that would tell somebody where they are, the gardien is asked first, in what is told of the cell. */
export const usePointing = (): ((cell: CellId) => void) => {
  const { talk } = useOwnSeat()
  const play = usePlayStore()
  return (cell) => {
    const { role, boards } = play.getState().view
    if (role.kind === 'spectateur' || (role.kind === 'gardien' && betrayed(boards, cell, 'all'))) return
    void talk?.point(cell, 'all')
  }
}
