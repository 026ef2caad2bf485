import { isBeginningOf, reader } from '../../../../house/journal/index.ts'
import type { Notice } from '../../../../kit/feeds.ts'
import { countWhile, grown, type List } from '../../../../kit/grown.ts'
import type { DreamerId, Told } from '../../rules/public.ts'

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
export const spokenOf = (notices: List<Notice<Told>>, dreamer: DreamerId): readonly [places: List<number>, count: number] => {
  if (!isBeginningOf(notices, longest)) longest = notices
  const places = placesOf(longest).of.get(dreamer) ?? []
  return [places, countWhile(places, (at) => at < notices.length)]
}
