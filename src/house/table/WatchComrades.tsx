import { createContext, useContext } from 'react'
import { useLabels } from '../people/index.ts'
import { useSeat } from '../seat/context.ts'
import type { SeatInfo } from '../seat/link.ts'
import { useTexts } from '../texts/whole.tsx'
import { useOwnPaper } from './paper.ts'
import './watching.css'

/** How a player comes to watch another's seat; null where nobody may. */
export const WatchingProvider = createContext<((seat: string) => void) | null>(null)
export const useWatching = (): ((seat: string) => void) | null => useContext(WatchingProvider)

const NOBODY: readonly SeatInfo[] = []

/** Those whom a player who waits may watch; absent where it is forbidden, or nobody else plays. */
export const WatchComrades = () => {
  const { watching } = useTexts().ui
  const watch = useWatching()
  const role = useOwnPaper()?.role
  const seats = useSeat(({ table }) => (table?.watching ? table.seats : NOBODY))
  const labelOf = useLabels()
  const others = seats.filter(({ seat, taken }) => taken && role?.kind === 'joueur' && role.seat !== seat)
  if (!watch || others.length === 0) return null
  return (
    <section className="watch-comrades" aria-label={watching.meanwhile}>
      <p className="soft">{watching.meanwhile}</p>
      {others.map(({ seat, name }) => (
        <button key={seat} type="button" className="button" onClick={() => watch(seat)}>
          <span aria-hidden="true">{labelOf(seat, name)}</span>
          <span className="visually-hidden">{watching.watch({ name: labelOf(seat, name) })}</span>
        </button>
      ))}
    </section>
  )
}

/** The same where seats are looked after: also that it is forbidden. */
export const WatchHere = () => {
  const { watching } = useTexts().ui
  const forbidden = useSeat(({ table }) => table !== null && !table.watching)
  if (!useWatching()) return null
  return forbidden ? <p className="soft">{watching.forbidden}</p> : <WatchComrades />
}
