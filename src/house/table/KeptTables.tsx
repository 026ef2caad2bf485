import { useEffect, useState } from 'react'
import { isRefusal } from '../../kit/refusal.ts'
import { guestOf, useGuests } from '../face/guests.ts'
import { hrefOf } from '../routes/route.ts'
import { api } from '../seat/tableApi.ts'
import { useLanguage } from '../texts/language.tsx'
import { useTexts, WholeLanguage } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { forgetSeat, type KeptSeat, useKeptSeats } from './keptSeats.ts'

const isClosed = async ({ token }: KeptSeat): Promise<boolean> => {
  const answer = await api.seatOf(token)
  return isRefusal(answer) && answer.code === 'table-closed'
}

const Told = ({ names }: { readonly names: readonly string[] }) => {
  const { table } = useTexts().ui
  return names.map((name) => (
    <p key={name} role="status">
      {table.closed({ table: name })}
    </p>
  ))
}

/** Tables that were closed while one was away are told once, and offered no more. */
const ClosedTables = () => {
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    for (const seat of useKeptSeats.getState().seats)
      void isClosed(seat).then((closed) => {
        if (!closed) return
        setNames((told) => [...new Set([...told, seat.table])])
        forgetSeat(seat.id)
      })
  }, [])
  return (
    names.length > 0 && (
      <WholeLanguage>
        <Told names={names} />
      </WholeLanguage>
    )
  )
}

interface KeptTablesProps {
  readonly seats: readonly KeptSeat[]
  /** They are of several games, and say of which. */
  readonly mixed: boolean
}

/** The tables at which one has a seat, and what became of those that were closed. */
export const KeptTables = ({ seats, mixed }: KeptTablesProps) => {
  const { texts, format } = useLanguage()
  const { roles, ui } = texts
  const guests = useGuests()
  const gameOf = ({ game }: KeptSeat): string | undefined =>
    mixed && game !== null ? guestOf(guests, game)?.door.names[format.locale] : undefined
  return (
    <>
      <ClosedTables />
      {seats.length > 0 && (
        <ul className="table-kept list">
          {seats.map((seat) => (
            <li key={seat.id} className="row">
              <Button
                name={[seat.table, seat.as ?? roles[seat.role].name, gameOf(seat)].filter(Boolean).join(' · ')}
                to={hrefOf({ screen: 'table', seat: seat.id })}
              />
              <ConfirmButton
                label={ui.table.forget}
                question={ui.table.forgetConfirm}
                quiet
                onConfirm={() => forgetSeat(seat.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
