import { useEffect, useState } from 'react'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import { seatOptions } from '../play/JourneyScreen.tsx'
import { PlayScreen } from '../play/PlayScreen.tsx'
import { Unopened } from '../play/Unopened.tsx'
import { socketDial } from '../seat/line.ts'
import { type Seat, takeSeat } from '../seat/seat.ts'
import { type GardienSeat, type Seat as SeatPaper, tableApi } from '../seat/tableApi.ts'
import { openTableLink } from '../seat/tableLink.ts'
import { forgetSeat, keepSeat } from './keptSeats.ts'
import { TablePane } from './TablePane.tsx'

interface Opened {
  readonly paper: SeatPaper | GardienSeat
  readonly seat: Seat
}

const open = async (token: string): Promise<Opened | Refusal> => {
  const paper = await tableApi().seatOf(token)
  if (isRefusal(paper)) {
    if (paper.code === 'no-such-seat') forgetSeat(token)
    return paper
  }
  keepSeat({ token, table: paper.table, role: paper.role.kind })
  const link = openTableLink({ dial: socketDial(window.location.origin), token, role: paper.role })
  return { paper, seat: takeSeat(link, seatOptions) }
}

/** A seat at a networked table: gardien, player or spectator. */
export const TableScreen = ({ token }: { readonly token: string }) => {
  const [opened, setOpened] = useState<Opened | Refusal | null>(null)
  const [paper, setPaper] = useState<SeatPaper | GardienSeat | null>(null)
  useEffect(() => {
    let left = false
    let seat: Seat | null = null
    void open(token).then((result) => {
      if (!isRefusal(result)) {
        seat = result.seat
        setPaper(result.paper)
      }
      if (left) seat?.close()
      else setOpened(result)
    })
    return () => {
      left = true
      seat?.close()
    }
  }, [token])
  if (opened === null || isRefusal(opened) || !paper) return <Unopened refusal={opened && isRefusal(opened) ? opened : null} />
  return <PlayScreen seat={opened.seat} table={<TablePane paper={paper} onPaper={setPaper} />} />
}
