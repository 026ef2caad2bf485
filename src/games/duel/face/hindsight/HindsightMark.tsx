import { useShell } from '../../../../house/play/index.ts'
import { useOwnSeat } from '../duel.ts'
import type { JournalEntry } from '../journal/entries.ts'
import { useHindsight } from './useHindsight.ts'
import { useWords } from './words.ts'
import './hindsight.css'

/** Over an entry of the journal that Lucide would have had otherwise: leads to the moment before it. */
export const HindsightMark = ({ entry: { n } }: { readonly entry: JournalEntry }) => {
  const words = useWords()
  const seat = useOwnSeat()
  const { shut } = useShell()
  const found = useHindsight()
  if (!words || !found?.remarks.some((remark) => remark.n === n)) return null
  const show = (): void => {
    shut()
    void seat.showAt(n - 1)
  }
  return (
    <button type="button" className="hindsight-mark" onClick={show}>
      {words.mark}
    </button>
  )
}
