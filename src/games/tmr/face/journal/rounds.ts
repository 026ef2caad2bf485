import type { JournalEntry } from './thread.ts'

/** The round of a moment; null before the first. */
export const roundAt = (entries: readonly JournalEntry[], n: number): number | null => {
  const last = entries.findLast(
    (entry) => entry.n <= n && !entry.undone && entry.pieces.some(({ told }) => told.dreamer !== null),
  )
  const told = last?.pieces.map((piece) => piece.told).findLast(({ dreamer }) => dreamer !== null)
  return told?.dreamer ? told.round : null
}
