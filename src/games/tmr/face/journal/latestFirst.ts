import { isBeginningOf, reader } from '../../../../house/journal/index.ts'
import type { Notice } from '../../../../kit/feeds.ts'
import { countWhile, grown, type List } from '../../../../kit/grown.ts'
import type { DreamerId, Moment, Told, ToldHappening } from '../../rules/public.ts'

interface Places {
  readonly read: number
  readonly of: ReadonlyMap<DreamerId, List<number>>
}

/** What takes back may take from anybody: its place is kept for all who were spoken of before. */
const concerned = ({ told, undone }: Notice<Told>, known: Iterable<DreamerId>): ReadonlySet<DreamerId> =>
  new Set([...(undone ? known : []), ...told.flatMap(({ dreamer }) => (dreamer === null ? [] : [dreamer]))])

const addTo = (places: number[] | undefined, place: number): number[] => {
  const all = places ?? []
  all.push(place)
  return all
}

const placesOf = reader<Notice<Told>, Places>(
  (before, fresh) => {
    const more = new Map<DreamerId, number[]>([...before.of.keys()].map((dreamer) => [dreamer, []]))
    for (const [at, notice] of fresh.entries())
      for (const dreamer of concerned(notice, more.keys())) more.set(dreamer, addTo(more.get(dreamer), before.read + at))
    const of = new Map([...more].map(([dreamer, places]) => [dreamer, grown(before.of.get(dreamer) ?? [], places)]))
    return { read: before.read + fresh.length, of }
  },
  () => ({ read: 0, of: new Map() }),
)

/** The longest list read so far: of its beginnings, which a replay shows, nothing is read again. */
let longest: List<Notice<Told>> = []

/** Where the messages are that tell of a dreamer or take something back; those that tell of others are not looked at. */
const spokenOf = (notices: List<Notice<Told>>, dreamer: DreamerId): readonly [places: List<number>, count: number] => {
  if (!isBeginningOf(notices, longest)) longest = notices
  const places = placesOf(longest).of.get(dreamer) ?? []
  return [places, countWhile(places, (at) => at < notices.length)]
}

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
