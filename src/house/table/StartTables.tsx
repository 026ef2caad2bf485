import { type ReactNode, useEffect, useState } from 'react'
import { guestOf, useGuests } from '../face/guests.ts'
import { hrefOf } from '../routes/route.ts'
import { hasTables } from '../seat/hasTables.ts'
import { useLanguage } from '../texts/language.tsx'
import { Button } from '../ui/Button.tsx'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { forgetSeat, type KeptSeat, useKeptSeats } from './keptSeats.ts'
import './table.css'

/** Whether there are tables, and what is told of those that were closed: only whoever has a seat asks. */
const useTables = (): readonly [there: boolean | null, closed: ReactNode] => {
  const [there, setThere] = useState<boolean | null>(null)
  const [closed, setClosed] = useState<ReactNode>(null)
  useEffect(() => {
    void hasTables().then(setThere)
    if (useKeptSeats.getState().seats[0]) void import('./ClosedTables.tsx').then(({ closedTables }) => setClosed(closedTables))
  }, [])
  return [there, closed]
}

const HEADING = 'start-tables'

export const goToTables = (): void => {
  const heading = document.getElementById(HEADING)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

interface StartTablesProps {
  /** Whose tables they are; null: of all games, and one chooses which to open. */
  readonly game: string | null
}

/** Playing together, where the page comes from a server that has tables. */
export const StartTables = ({ game }: StartTablesProps) => {
  const { texts, format } = useLanguage()
  const { ui, roles } = texts
  const { start, table } = ui
  const [there, closed] = useTables()
  const guests = useGuests()
  const all = useKeptSeats((kept) => kept.seats)
  const seats = all.filter((seat) => game === null || (seat.game ?? game) === game)
  const gameOf = (seat: KeptSeat): string | undefined =>
    game === null && seat.game !== null ? guestOf(guests, seat.game)?.door.names[format.locale] : undefined
  if (there === null) return null
  return (
    <section className="start-tables" aria-labelledby={HEADING}>
      <h2 id={HEADING} tabIndex={-1}>
        {start.together}
      </h2>
      {!there && seats.length === 0 && <p className="start-soft">{table.noServer}</p>}
      {there && (
        <div className="row">
          <Button name={start.openTable} to={hrefOf({ screen: 'open', game })} />
          <Button name={start.joinTable} to={hrefOf({ screen: 'join', code: '' })} />
        </div>
      )}
      {closed}
      {seats.length > 0 && (
        <ul className="table-kept">
          {seats.map((seat) => (
            <li key={seat.id}>
              <Button
                name={[seat.table, seat.as ?? roles[seat.role].name, gameOf(seat)].filter(Boolean).join(' · ')}
                to={hrefOf({ screen: 'table', seat: seat.id })}
              />
              <ConfirmButton label={table.forget} question={table.forgetConfirm} quiet onConfirm={() => forgetSeat(seat.id)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
