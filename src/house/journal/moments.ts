import { countUpTo, type List } from '../../kit/grown.ts'

export interface ToldEntry {
  readonly n: number
  readonly pieces: readonly unknown[]
  /** It no longer counts. */
  readonly undone: boolean
}

export interface Neighbours {
  readonly first: number | null
  readonly previous: number | null
  readonly next: number | null
  readonly last: number | null
}

/** What was taken back or tells nothing has no moment to be seen again. */
const hasMoment = ({ undone, pieces }: ToldEntry): boolean => !undone && pieces.length > 0

/** Where the next entry is that has a moment, in one direction; beyond the list when there is none. */
const nextMoment = (entries: List<ToldEntry>, from: number, by: 1 | -1): number => {
  let at = from
  while (at >= 0 && at < entries.length && !hasMoment(entries.at(at) as ToldEntry)) at += by
  return at
}

const numberAt = (entries: List<ToldEntry>, at: number): number => (at < 0 ? 0 : (entries.at(at)?.n ?? 0))

/** Where the replay can go from a moment, the beginning (0) included; the present (null) is the last of them. */
export const aroundMoment = (entries: List<ToldEntry>, shownAt: number | null): Neighbours => {
  const seen = shownAt === null ? entries.length : countUpTo(entries, shownAt)
  const here = nextMoment(entries, seen - 1, -1)
  const next = nextMoment(entries, seen, 1)
  const [back, on] = [here >= 0, next < entries.length]
  return {
    first: back ? 0 : null,
    previous: back ? numberAt(entries, nextMoment(entries, here - 1, -1)) : null,
    next: on ? numberAt(entries, next) : null,
    last: on ? numberAt(entries, nextMoment(entries, entries.length - 1, -1)) : null,
  }
}
