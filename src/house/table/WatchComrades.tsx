import { refusal } from '../../kit/refusal.ts'
import { useLabels } from '../people/index.ts'
import { isAwaited, type SeatAsks } from '../seat/calling.ts'
import { useSeat, useSeats } from '../seat/seat.ts'
import { refusalText } from '../texts/index.ts'
import { useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import { useOwnPaper } from './paper.ts'
import { useWatching } from './watching.ts'
import './watching.css'

interface WatchBarProps {
  readonly watched: string
  readonly asks: SeatAsks | undefined
  readonly onBack: () => void
}

/** Whom one watches, the way back, and that it is one's own turn. It reads the player's own seat. */
export const WatchBar = ({ watched, asks, onBack }: WatchBarProps) => {
  const { watching } = useTexts().ui
  const labelOf = useLabels()
  const awaited = useSeat((state) => isAwaited(asks, state))
  return (
    <div className="watch-bar row line firm" data-turn={awaited || undefined}>
      <p>{watching.watches({ name: labelOf(watched, watched) })}</p>
      <p role="status" className="watch-turn">
        {awaited && watching.yourTurn}
      </p>
      <Button kind={awaited ? 'main' : undefined} name={watching.back} to={onBack} />
    </div>
  )
}

/** Back at one's own seat because the gardien forbids it now. */
export const ForbiddenBar = ({ onClose }: { readonly onClose: () => void }) => {
  const texts = useTexts()
  return (
    <div className="watch-bar row line firm" role="alert">
      <p>{refusalText(texts, refusal('no-watching'))}</p>
      <Button name={texts.ui.watching.understood} to={onClose} />
    </div>
  )
}

/** Those whom a player who waits may watch; absent where it is forbidden, or nobody else plays. */
export const WatchComrades = () => {
  const { watching } = useTexts().ui
  const watch = useWatching()
  const role = useOwnPaper()?.role
  const allowed = useSeat(({ table }) => table?.watching === true)
  const labelOf = useLabels()
  const others = useSeats().filter(({ seat, taken }) => taken && role?.kind === 'joueur' && role.seat !== seat)
  if (!watch || !allowed || others.length === 0) return null
  return (
    <section className="watch-comrades row line" aria-label={watching.meanwhile}>
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
