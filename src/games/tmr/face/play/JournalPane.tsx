import { Journal } from '../../../../house/journal/Journal.tsx'
import { useOwnSeat, usePlay, useSeat } from '../desk/context.ts'

/** The journal of this seat; a moment picked in it is shown on the board. */
export const JournalPane = () => {
  const seat = useOwnSeat()
  const { view } = usePlay()
  const notices = useSeat((state) => state.notices)
  const shownAt = useSeat((state) => state.replay?.n ?? null)
  return <Journal view={view} notices={notices} shownAt={shownAt} onShow={(n) => void seat.showAt(n)} />
}
