import { undoneIn } from '../../../../house/journal/index.ts'
import type { Notice } from '../../../../kit/feeds.ts'
import { countUpTo, type List, upTo } from '../../../../kit/grown.ts'
import { type JourneyDone, type JourneyKept, rollsIn } from '../../practice/index.ts'
import type { CellId, DreamerId, Look, Told, View } from '../../rules/public.ts'
import { type Ending, endedAt } from '../journal/ended.ts'
import { sinceAscent } from '../journal/latestFirst.ts'
import { type Tale, taleOf, wayFrom } from '../tale/tale.ts'
import { keepDeed, readRecord } from './keptRecord.ts'

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

/** Where it was played, by whom and what for. */
export interface Played {
  /** A game of this browser, or a seat at a table. */
  readonly place: string
  readonly dreamer: DreamerId
  readonly name: string
  readonly wanted: string | null
  /** Those of the table and the dreamer's own. */
  readonly spells: View['spells']
  readonly look?: Look | undefined
  /** Where one is now, if one knows. */
  readonly position: CellId | null
  /** The entry that a message told of; null at a table. */
  readonly seqOf: ((n: number) => number | null) | null
}

/** The name a journey is kept under. */
export const journeyId = ({ place, dreamer }: Pick<Played, 'place' | 'dreamer'>, begun: number): string =>
  `${place} ${dreamer} ${begun}`

/** The names that no list has. */
const namedIn = (spells: View['spells'], ids: readonly (string | null | undefined)[]): Pick<JourneyKept, 'named'> => {
  const found = ids.flatMap((id) => (id && Object.hasOwn(spells, id) ? [[id, { name: spells[id]?.name ?? '' }] as const] : []))
  return found.length > 0 ? { named: Object.fromEntries(found) } : {}
}

const keptOf = ({ place, name, wanted, spells, look, position, seqOf }: Played, tale: Tale): JourneyKept => {
  const seq = seqOf?.(tale.begun) ?? null
  return {
    dreamer: name,
    log: seq === null ? null : { game: place, seq },
    wanted,
    way: wayFrom(tale, position).map((piece) => [...piece]),
    ...{ dreamSpent: tale.dreamSpent, dreamWon: tale.dreamWon, fumbles: tale.fumbles, own: tale.luck.rolls },
    ...namedIn(spells, [wanted, tale.spell?.id]),
    ...(look && { look }),
  }
}

/** The journey that is just over, for the learner's record; null while one is under way. */
export const journeyDone = (notices: List<Notice<Told>>, played: Played, at: number): JourneyDone | null => {
  const { dreamer } = played
  const tale = taleOf(notices, dreamer)
  if (!tale) return null
  const before = endedAt(upTo(notices, tale.begun - 1), dreamer)
  return {
    ...{ id: journeyId(played, tale.begun), at, end: endOf(tale), rounds: tale.rounds, fatigue: tale.fatigue },
    spell: tale.spell?.id ?? null,
    rolls: rollsSince(notices, dreamer, before ?? 0, tale.n),
    kept: keptOf(played, tale),
  }
}

/** Of the journeys kept from here those that are none any more: their ascent was taken back, or their end, and they go on. */
export const takenBackOf = (
  kept: readonly JourneyDone[],
  notices: List<Notice<Told>>,
  played: Played,
  at: number,
): readonly JourneyDone[] => {
  const undone = undoneIn([...notices])
  const begun = sinceAscent(notices, played.dreamer)[0]?.n
  const isOver = endedAt(notices, played.dreamer) !== null
  const gone = new Set([...undone, ...(isOver || begun === undefined ? [] : [begun])])
  const ids = new Set([...gone].map((n) => journeyId(played, n)))
  return kept.filter(({ id, takenBack }) => ids.has(id) && !takenBack).map((one) => ({ ...one, at, takenBack: true as const }))
}

/** Writes down the journey that is over, and that others were taken back. */
export const keepJourney = async (notices: List<Notice<Told>>, played: Played): Promise<void> => {
  const now = Date.now()
  const { journeys } = await readRecord()
  for (const entry of takenBackOf(journeys, notices, played, now)) await keepDeed({ list: 'journeys', entry })
  const entry = journeyDone(notices, played, now)
  if (entry) await keepDeed({ list: 'journeys', entry })
}
