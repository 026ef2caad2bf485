import type { Notice } from '../../../../kit/feeds.ts'
import type { DreamerId, Told, ToldHappening } from '../../rules/public.ts'

/** One thing that was told, and when. */
export interface Piece {
  readonly n: number
  readonly what: ToldHappening
  readonly round: number
}

/** What counts of a dreamer, the latest first: whoever looks for the last of something reads no further than it, however long the journal. */
export function* latestFirst(notices: readonly Notice<Told>[], dreamer: DreamerId): Generator<Piece> {
  const undone = new Set<number>()
  for (let index = notices.length - 1; index >= 0; index--) {
    const { n, told, undone: taken } = notices[index] as Notice<Told>
    for (const one of taken ?? []) undone.add(one)
    if (undone.has(n)) continue
    for (const one of told.toReversed()) if (one.dreamer === dreamer) yield { n, what: one.what, round: one.round }
  }
}

/** What counts since the last ascent, with it, in order; all there is where there was none. */
export const sinceAscent = (notices: readonly Notice<Told>[], dreamer: DreamerId): readonly Piece[] => {
  const pieces: Piece[] = []
  for (const piece of latestFirst(notices, dreamer)) {
    pieces.push(piece)
    if (piece.what.type === 'ascended') break
  }
  return pieces.reverse()
}
