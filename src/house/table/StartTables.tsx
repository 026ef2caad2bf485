import { useEffect, useState } from 'react'
import { hrefOf } from '../routes/route.ts'
import { hasTables } from '../seat/hasTables.ts'
import { useTexts } from '../texts/language.tsx'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { forgetSeat, useKeptSeats } from './keptSeats.ts'
import './table.css'

const useTables = (): boolean | null => {
  const [there, setThere] = useState<boolean | null>(null)
  useEffect(() => {
    void hasTables().then(setThere)
  }, [])
  return there
}

const HEADING = 'start-tables'

export const goToTables = (): void => {
  const heading = document.getElementById(HEADING)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

interface StartTablesProps {
  /** Whose table is opened; null: one chooses there. */
  readonly game: string | null
}

/** Playing together, where the page comes from a server that has tables. */
export const StartTables = ({ game }: StartTablesProps) => {
  const { ui, roles } = useTexts()
  const { start, table } = ui
  const there = useTables()
  const seats = useKeptSeats((kept) => kept.seats)
  if (there === null) return null
  return (
    <section className="start-tables" aria-labelledby={HEADING}>
      <h2 id={HEADING} tabIndex={-1}>
        {start.together}
      </h2>
      {!there && seats.length === 0 && <p className="start-soft">{table.noServer}</p>}
      {there && (
        <div className="row">
          <a className="button" href={hrefOf({ screen: 'open', game })}>
            {start.openTable}
          </a>
          <a className="button" href={hrefOf({ screen: 'join', code: '' })}>
            {start.joinTable}
          </a>
        </div>
      )}
      {seats.length > 0 && (
        <ul className="table-kept">
          {seats.map((seat) => (
            <li key={seat.id}>
              <a className="button" href={hrefOf({ screen: 'table', seat: seat.id })}>
                {seat.table} · {roles[seat.role].name}
              </a>
              <ConfirmButton label={table.forget} question={table.forgetConfirm} quiet onConfirm={() => forgetSeat(seat.id)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
