import { refusal } from '../../kit/refusal.ts'
import { useLabels } from '../people/index.ts'
import { isAwaited, type SeatAsks } from '../seat/calling.ts'
import { useSeat } from '../seat/context.ts'
import { refusalText } from '../texts/index.ts'
import { useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
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
    <div className="watch-bar" data-turn={awaited || undefined}>
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
    <div className="watch-bar" role="alert">
      <p>{refusalText(texts, refusal('no-watching'))}</p>
      <Button name={texts.ui.watching.understood} to={onClose} />
    </div>
  )
}
