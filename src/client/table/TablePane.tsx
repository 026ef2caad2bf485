import { useState } from 'react'
import { refusalText } from '../../i18n/index.ts'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import type { DreamerId } from '../../tmr/public.ts'
import { goTo, hrefOf, type Route } from '../app/route.ts'
import { useTexts } from '../app/texts.tsx'
import { useOwnSeat, useSeat } from '../play/context.ts'
import type { SeatInfo } from '../seat/link.ts'
import { type GardienSeat, type Seat, tableApi } from '../seat/tableApi.ts'
import { AddDreamer } from './AddDreamer.tsx'
import { Copyable } from './Copyable.tsx'
import { forgetSeat } from './keptSeats.ts'
import { Trouble } from './TablePage.tsx'
import './table.css'

const api = tableApi()
const linkTo = (route: Route): string => `${window.location.origin}${window.location.pathname}${hrefOf(route)}`

interface TablePaneProps {
  readonly paper: Seat | GardienSeat
  readonly onPaper: (paper: GardienSeat) => void
}

const Invitations = ({ paper, onPaper }: { readonly paper: GardienSeat; readonly onPaper: TablePaneProps['onPaper'] }) => {
  const { table } = useTexts().ui
  const renew = async (): Promise<void> => {
    const codes = await api.renewCodes(paper.token)
    if (!isRefusal(codes)) onPaper({ ...paper, codes })
  }
  return (
    <section className="table-codes">
      <Copyable label={table.players} text={paper.codes.players} />
      <Copyable label={table.playersLink} text={linkTo({ screen: 'join', code: paper.codes.players })} />
      <Copyable label={table.spectators} text={paper.codes.spectators} />
      <Copyable label={table.spectatorsLink} text={linkTo({ screen: 'join', code: paper.codes.spectators })} />
      <details>
        <summary>{table.gardienLink}</summary>
        <p>{table.gardienLinkHint}</p>
        <Copyable label={table.gardienLink} text={linkTo({ screen: 'table', key: paper.token })} />
        <p>{table.renewHint}</p>
        <button type="button" className="button" onClick={() => void renew()}>
          {table.renew}
        </button>
      </details>
    </section>
  )
}

interface SeatRowProps {
  readonly info: SeatInfo
  readonly token: string
  readonly onTrouble: (refusal: Refusal) => void
}

/** The gardien frees a seat, hands it over, or sends a dreamer away. */
const SeatRow = ({ info, token, onTrouble }: SeatRowProps) => {
  const { table } = useTexts().ui
  const seat = useOwnSeat()
  const [code, setCode] = useState<string | null>(null)
  const free = async (dreamer: DreamerId): Promise<void> => {
    const answer = await api.free(token, dreamer)
    if (isRefusal(answer)) onTrouble(answer)
  }
  const handOver = async (dreamer: DreamerId): Promise<void> => {
    const answer = await api.handOver(token, dreamer)
    if (isRefusal(answer)) onTrouble(answer)
    else setCode(answer.code)
  }
  return (
    <li>
      <p>
        <strong>{info.name}</strong> · {info.taken ? table.taken : table.free} · {info.connected ? table.present : table.absent}
      </p>
      <div className="row">
        <button type="button" className="button" disabled={!info.taken} onClick={() => void free(info.dreamer)}>
          {table.freeSeat}
        </button>
        <button type="button" className="button" onClick={() => void handOver(info.dreamer)}>
          {table.handOver}
        </button>
        <button type="button" className="button" onClick={() => void seat.say({ type: 'removeDreamer', dreamer: info.dreamer })}>
          {table.removeDreamer}
        </button>
      </div>
      {code && <Copyable label={table.handOver} text={code} />}
    </li>
  )
}

/** Who is at the table; for the gardien, the codes and the seats. */
export const TablePane = ({ paper, onPaper }: TablePaneProps) => {
  const texts = useTexts()
  const { table } = texts.ui
  const info = useSeat((state) => state.table)
  const [trouble, setTrouble] = useState<Refusal | null>(null)
  const leave = (): void => {
    if (paper.role.kind !== 'gardien') void api.leave(paper.token)
    forgetSeat(paper.token)
    goTo({ screen: 'start' })
  }
  return (
    <div className="table-pane">
      <h2>{paper.table}</h2>
      <p className="soft">
        {info?.gardienConnected ? table.gardienHere : table.gardienAway}{' '}
        {info && info.spectators > 0 && table.spectatorsCount({ count: info.spectators })}
      </p>
      {'codes' in paper && <Invitations paper={paper} onPaper={onPaper} />}
      <h3>{table.seats}</h3>
      <ul className="table-seat-list">
        {info?.seats.map((seat) =>
          'codes' in paper ? (
            <SeatRow key={seat.dreamer} info={seat} token={paper.token} onTrouble={setTrouble} />
          ) : (
            <li key={seat.dreamer}>
              <strong>{seat.name}</strong> · {seat.connected ? table.present : table.absent}
            </li>
          ),
        )}
      </ul>
      {'codes' in paper && <AddDreamer />}
      <Trouble text={trouble && refusalText(texts, trouble)} />
      <button type="button" className="button" onClick={leave}>
        {table.leave}
      </button>
    </div>
  )
}
