import type { Notice } from '../../../../kit/feeds.ts'
import { countUpTo, type List, upTo } from '../../../../kit/grown.ts'
import { type JourneyDone, rollsIn } from '../../practice/index.ts'
import type { DreamerId, Told } from '../../rules/public.ts'
import { type Ending, endedAt } from '../journal/ended.ts'
import { undoneIn } from '../journal/thread.ts'
import { type Tale, taleOf } from '../tale/tale.ts'

const GONE_BY_WILL: ReadonlySet<Ending> = new Set(['will', 'evasion', 'read', 'synthesis'])

const endOf = ({ ending, spell }: Tale): JourneyDone['end'] => {
  if (ending === 'asleep') return 'asleep'
  if (ending === 'spell') return 'cast'
  if (spell?.how === 'stored') return 'stored'
  return GONE_BY_WILL.has(ending) ? 'down' : 'thrown-out'
}

/** The dice since the journey before, nights and studies included: all that is between two journeys counts with the second. */
const rollsSince = (notices: List<Notice<Told>>, dreamer: DreamerId, after: number, last: number): JourneyDone['rolls'] => {
  const since = notices.slice(countUpTo(notices, after))
  const undone = undoneIn(since)
  const counting = since.filter(({ n }) => n <= last && !undone.has(n))
  return [...rollsIn(counting.flatMap(({ told }) => told.flatMap((one) => (one.dreamer === dreamer ? [one.what] : []))))]
}

/** The journey that is just over, for the learner's record; null while one is under way. `table`: where it was played. */
export const journeyDone = (notices: List<Notice<Told>>, dreamer: DreamerId, table: string, at: number): JourneyDone | null => {
  const tale = taleOf(notices, dreamer)
  if (!tale) return null
  const before = endedAt(upTo(notices, tale.begun - 1), dreamer)
  return {
    ...{ id: `${table} ${dreamer} ${tale.begun}`, at, end: endOf(tale), rounds: tale.rounds, fatigue: tale.fatigue },
    spell: tale.spell?.id ?? null,
    rolls: rollsSince(notices, dreamer, before ?? 0, tale.n),
  }
}
