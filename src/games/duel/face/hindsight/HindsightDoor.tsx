import { Button } from '../../../../house/ui/Button.tsx'
import type { HindsightTexts } from '../../texts/index.ts'
import { useDeskStore, useOwnSeat } from '../duel.ts'
import { type Hindsight, lookBack } from './hindsight.ts'
import { useHindsight, useNextKey } from './useHindsight.ts'
import { useWords } from './words.ts'
import './hindsight.css'

const saidOf = (words: HindsightTexts, { status, seen, of, remarks }: Hindsight): string => {
  if (status === 'failed') return words.failed
  if (status === 'looking') return words.looking({ seen, of })
  return remarks.length > 0 ? words.found({ count: remarks.length }) : words.none
}

/** At the end of a duel: the way to what Lucide would have done. */
export const HindsightDoor = () => {
  const words = useWords()
  const seat = useOwnSeat()
  const desk = useDeskStore()
  const found = useHindsight()
  const first = found?.remarks[0]
  const look = (): void => void lookBack(seat, (hindsight) => desk.setState({ hindsight }))
  const show = (): void => {
    if (first) void seat.showAt(first.n - 1)
  }
  useNextKey(show)
  if (!words) return null
  return (
    <div className="hindsight">
      <p role="status">{found && saidOf(words, found)}</p>
      {(!found || found.status === 'failed') && <Button kind="main" name={found ? words.again : words.open} to={look} />}
      {first && <Button kind="main" name={words.first} to={show} aria-keyshortcuts="L" />}
    </div>
  )
}
