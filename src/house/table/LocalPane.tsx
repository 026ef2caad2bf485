import { useStore } from 'zustand'
import { type Role, roleKey } from '../../kit/roles.ts'
import type { LocalSeat, LocalTable } from '../seat/localTable.ts'
import { useTexts } from '../texts/language.tsx'
import { Button } from '../ui/Button.tsx'
import './local.css'

interface PaneProps {
  readonly table: LocalTable
  readonly holder: Role
  readonly botName: (bot: string) => string
  readonly onPass: () => void
}

interface RowProps extends Omit<PaneProps, 'onPass'> {
  readonly seat: LocalSeat
}

/** Who plays a seat. */
const SeatRow = ({ table, holder, botName, seat: { role, by } }: RowProps) => {
  const { roles, ui } = useTexts()
  const { local, table: words } = ui
  const name =
    role.kind === 'gardien' ? roles.gardien.name : (table.room.places().find(({ id }) => id === role.seat)?.name ?? role.seat)
  const mine = roleKey(role) === roleKey(holder)
  const player = mine ? words.you : typeof by === 'object' ? botName(by.bot) : by === 'free' ? words.free : local.here
  return (
    <li>
      <p>
        <strong>{name}</strong> · {player}
      </p>
    </li>
  )
}

/** Who sits at a table of this page. */
export const LocalPane = ({ onPass, ...props }: PaneProps) => {
  const { local, table: words } = useTexts().ui
  const { seats } = useStore(props.table.state)
  const others = seats.some(({ role, by }) => by === 'person' && roleKey(role) !== roleKey(props.holder))
  return (
    <div className="table-pane">
      <h2>{words.seats}</h2>
      <ul className="table-seat-list">
        {seats.map((seat) => (
          <SeatRow key={roleKey(seat.role)} seat={seat} {...props} />
        ))}
      </ul>
      {others && <Button name={local.pass} to={onPass} />}
    </div>
  )
}
