import type { JournalEntry } from './thread.ts'

/** The round of a moment; null before the first. */
export const roundAt = (entries: readonly JournalEntry[], n: number): number | null => {
  const rounds = entries
    .filter((entry) => entry.n <= n && !entry.undone)
    .flatMap(({ pieces }) => pieces.flatMap(({ told }) => (told.dreamer === null ? [] : [told.round])))
  return rounds[rounds.length - 1] ?? null
}
