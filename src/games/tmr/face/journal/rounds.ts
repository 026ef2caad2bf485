import { countUpTo, type List } from '../../../../kit/grown.ts'
import type { JournalEntry } from './thread.ts'

/** The round of a moment; null before the first. */
export const roundAt = (entries: List<JournalEntry>, n: number): number | null => {
  for (let at = countUpTo(entries, n) - 1; at >= 0; at--) {
    const { undone, pieces } = entries.at(at) as JournalEntry
    const told = undone ? undefined : pieces.findLast((piece) => piece.told.dreamer !== null)?.told
    if (told?.dreamer) return told.round
  }
  return null
}
