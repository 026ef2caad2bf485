import { useRef } from 'react'
import { hrefOf } from '../routes/route.ts'
import { hasTables } from '../seat/hasTables.ts'
import { useTexts } from '../texts/language.tsx'
import { useAwaited } from '../ui/awaited.ts'
import { Button } from '../ui/Button.tsx'
import { part } from '../ui/part.tsx'
import { useKeptSeats } from './keptSeats.ts'
import './table.css'

/** Only whoever has a seat needs it. */
const KeptTables = part(async () => (await import('./KeptTables.tsx')).KeptTables, { unseen: true })

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
  const { start, table } = useTexts().ui
  const there = useAwaited(hasTables, '')
  const all = useKeptSeats((kept) => kept.seats)
  const seats = all.filter((seat) => game === null || (seat.game ?? game) === game)
  // Of a table that was closed one is still told when it is forgotten.
  const needed = useRef(false)
  needed.current ||= all.length > 0
  if (there === null) return null
  return (
    <section className="start-tables stack" aria-labelledby={HEADING}>
      <h2 id={HEADING} tabIndex={-1}>
        {start.together}
      </h2>
      {!there && seats.length === 0 && <p className="soft">{table.noServer}</p>}
      {there && (
        <div className="row">
          <Button name={start.openTable} to={hrefOf({ screen: 'open', game })} />
          <Button name={start.joinTable} to={hrefOf({ screen: 'join', code: '' })} />
        </div>
      )}
      {needed.current && <KeptTables seats={seats} mixed={game === null} />}
    </section>
  )
}
