import type { JournalEntry } from '../../games/tmr/face/journal/thread.ts'

/** The messages whose moment can be seen again, the beginning (0) included. */
export const momentsOf = (entries: readonly JournalEntry[]): readonly number[] => [
  0,
  ...entries.filter(({ undone, pieces }) => !undone && pieces.length > 0).map(({ n }) => n),
]

export interface Neighbours {
  readonly first: number | null
  readonly previous: number | null
  readonly next: number | null
  readonly last: number | null
}

/** Where the replay can go from a moment; the present (null) is the last of them. */
export const aroundMoment = (moments: readonly number[], shownAt: number | null): Neighbours => {
  const last = moments.length - 1
  const found = shownAt === null ? last : moments.findLastIndex((n) => n <= shownAt)
  const at = found < 0 ? 0 : found
  const back = at > 0
  const on = shownAt !== null && at < last
  return {
    first: back ? (moments[0] ?? null) : null,
    previous: back ? (moments[at - 1] ?? null) : null,
    next: on ? (moments[at + 1] ?? null) : null,
    last: on ? (moments[last] ?? null) : null,
  }
}

/** The round of a moment; null before the first. */
export const roundAt = (entries: readonly JournalEntry[], n: number): number | null => {
  const rounds = entries
    .filter((entry) => entry.n <= n && !entry.undone)
    .flatMap(({ pieces }) => pieces.flatMap(({ told }) => (told.dreamer === null ? [] : [told.round])))
  return rounds[rounds.length - 1] ?? null
}
