import { useEffect, useState } from 'react'
import { PlayScreen } from '../../games/tmr/face/play/PlayScreen.tsx'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import type { Role } from '../../kit/roles.ts'
import { seatOptions } from '../app/JourneyScreen.tsx'
import { hrefOf } from '../routes/route.ts'
import { socketDial } from '../seat/line.ts'
import { type Seat, takeSeat } from '../seat/seat.ts'
import { type GardienSeat, type Seat as SeatPaper, tableApi } from '../seat/tableApi.ts'
import { openTableLink } from '../seat/tableLink.ts'
import { useTexts } from '../texts/language.tsx'
import { Unopened } from '../ui/Unopened.tsx'
import { forgetSeat, keepSeat } from './keptSeats.ts'
import { TablePane } from './TablePane.tsx'

type Paper = SeatPaper | GardienSeat

const CALL_AGAIN_MS = 2000

/** A player's dice are the table's to ask for, whatever this browser's own habit is. */
const takeSeatAt = (token: string, role: Role): Seat =>
  takeSeat(openTableLink({ dial: socketDial(window.location.origin), token, role }), {
    ...seatOptions,
    typesDice: () => role.kind === 'gardien' && seatOptions.typesDice(),
  })

/** The seat that a token gives; a server that does not answer is asked until it does. */
const usePaper = (token: string): [Paper | Refusal | null, (paper: Paper) => void] => {
  const [paper, setPaper] = useState<Paper | Refusal | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    const ask = async (): Promise<void> => {
      const answer = await tableApi().seatOf(token)
      if (left) return
      setPaper(answer)
      if (!isRefusal(answer)) keepSeat({ token, table: answer.table, role: answer.role.kind })
      else if (answer.code === 'no-such-seat') forgetSeat(token)
      else timer = setTimeout(() => void ask(), CALL_AGAIN_MS)
    }
    void ask()
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [token])
  return [paper, setPaper]
}

/** At the table with a seat; whoever follows another dreamer sits down anew. */
const Seated = ({ paper, onPaper }: { readonly paper: Paper; readonly onPaper: (paper: Paper) => void }) => {
  const [seat, setSeat] = useState<Seat | null>(null)
  const { token, role } = paper
  const of = role.kind === 'gardien' ? null : role.seat
  useEffect(() => {
    const taken = takeSeatAt(token, role)
    setSeat(taken)
    return () => taken.close()
  }, [token, role])
  return seat && <PlayScreen key={of} seat={seat} table={<TablePane paper={paper} onPaper={onPaper} />} />
}

/** A seat at a networked table: gardien, player or spectator. */
export const TableScreen = ({ token }: { readonly token: string }) => {
  const { states, common } = useTexts().ui
  const [paper, setPaper] = usePaper(token)
  if (paper === null || (isRefusal(paper) && paper.code === 'no-such-seat')) return <Unopened refusal={paper} />
  if (isRefusal(paper))
    return (
      <main className="loading">
        <p role="status">{states.unreachable}</p>
        <a className="button" href={hrefOf({ screen: 'start' })}>
          {common.back}
        </a>
      </main>
    )
  return <Seated paper={paper} onPaper={setPaper} />
}
