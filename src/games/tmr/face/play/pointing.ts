import type { Audience } from '../../../../kit/wire.ts'
import type { CellId, DreamerView } from '../../rules/public.ts'
import { useOwnSeat, usePlayStore } from '../desk/context.ts'

/** HID-6: whoever would learn from it where they are. */
export const betrayed = (boards: readonly DreamerView[], cell: CellId, to: Audience): DreamerView | undefined =>
  boards.find(
    ({ id, position, candidates }) =>
      position === cell && candidates.length > 1 && (to === 'all' || (to.kind === 'joueur' && to.seat === id)),
  )

/** Shows a cell to all at once. Where that would betray where somebody is, the gardien is asked first, in what is told of it; where there is nobody to show it to, it is told. */
export const usePointing = (): ((cell: CellId) => void) => {
  const { talk } = useOwnSeat()
  const play = usePlayStore()
  return (cell) => {
    const { view, desk } = play.getState()
    const silent = view.role.kind === 'spectateur' || (view.role.kind === 'gardien' && betrayed(view.boards, cell, 'all'))
    if (talk && !silent) void talk.point(cell, 'all')
    else desk.setState({ told: cell })
  }
}
