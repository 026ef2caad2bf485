/** Something told at a message; what it tells is the game's. */
export interface ToldEntry {
  readonly n: number
  readonly pieces: readonly unknown[]
  /** It no longer counts. */
  readonly undone: boolean
}

/** The messages whose moment can be seen again, the beginning (0) included. */
export const momentsOf = (entries: readonly ToldEntry[]): readonly number[] => [
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
