import type { Notice } from '../../../../kit/feeds.ts'
import type { List } from '../../../../kit/grown.ts'
import type { DreamerId, Moment, Told, ToldHappening } from '../../rules/public.ts'
import { spokenOf } from './spokenOf.ts'

/** One thing that was told, and when. */
export interface Piece {
  readonly n: number
  readonly what: ToldHappening
  readonly round: number
  readonly clock: Moment
}

/** What counts of a dreamer, the latest first: whoever looks for the last of something reads no further than it, however long the journal. */
export function* latestFirst(notices: List<Notice<Told>>, dreamer: DreamerId): Generator<Piece> {
  const undone = new Set<number>()
  const [places, count] = spokenOf(notices, dreamer)
  for (let index = count - 1; index >= 0; index--) {
    const { n, told, undone: taken } = notices.at(places.at(index) as number) as Notice<Told>
    for (const one of taken ?? []) undone.add(one)
    if (undone.has(n)) continue
    for (const one of told.toReversed())
      if (one.dreamer === dreamer) yield { n, what: one.what, round: one.round, clock: one.clock }
  }
}

/** What counts since the last of something, with it, in order; all there is where there was none. */
export const sinceLast = (
  notices: List<Notice<Told>>,
  dreamer: DreamerId,
  begins: (what: ToldHappening) => boolean,
): readonly Piece[] => {
  const pieces: Piece[] = []
  for (const piece of latestFirst(notices, dreamer)) {
    pieces.push(piece)
    if (begins(piece.what)) break
  }
  return pieces.reverse()
}

export const sinceAscent = (notices: List<Notice<Told>>, dreamer: DreamerId): readonly Piece[] =>
  sinceLast(notices, dreamer, ({ type }) => type === 'ascended')
