import * as v from 'valibot'
import { parseWith } from '../../../../kit/parse.ts'
import { isRefusal, type Refusal, refusal } from '../../../../kit/refusal.ts'
import { CELL_IDS, LONGEST_SPELL, lookSchema } from '../../rules/public.ts'
import { ROLL_KINDS } from '../luck/chances.ts'
import { NEWCOMER, type Rating, rateDrill, rest } from '../rating/glicko.ts'

const RECORD_FORMAT = 'demi-reve-practice'
const RECORD_VERSION = 1

const MOST = 100_000
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
/** Milliseconds since 1970, as the browser that wrote it had it. */
const at = v.pipe(v.number(), v.integer(), v.minValue(0))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const listOf = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.array(schema), v.maxLength(MOST))

/** One roll of known chance: enough to reckon luck again over all journeys. */
const roll = v.object({
  kind: v.picklist(ROLL_KINDS),
  chance: share,
  favoured: v.boolean(),
})

/** In pieces where it was lost sight of. */
const way = v.pipe(v.array(v.pipe(v.array(v.picklist(CELL_IDS)), v.maxLength(2000))), v.maxLength(500))

/** What a journey is shown by, and found again. */
const kept = v.object({
  dreamer: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  /** The game of this browser and the entry of its ascent; null: it was played at a table. */
  log: v.nullable(v.object({ game: id, seq: count })),
  /** The spell it was for. */
  wanted: v.nullable(id),
  way,
  dreamSpent: count,
  dreamWon: count,
  fumbles: count,
  /** Of its rolls, the last so many: those before are of the night that led to it. */
  own: count,
  /** Of the spells it speaks of, those that stand in no list. */
  named: v.optional(v.record(id, v.object({ name: v.pipe(v.string(), v.maxLength(LONGEST_SPELL)) }))),
  /** Absent: not chosen. */
  look: v.optional(lookSchema),
})

const journey = v.object({
  id,
  at,
  /** How it ended, for the table of journeys. */
  end: v.picklist(['cast', 'stored', 'down', 'thrown-out', 'asleep']),
  rounds: count,
  fatigue: count,
  spell: v.nullable(id),
  rolls: v.pipe(v.array(roll), v.maxLength(5000)),
  /** Older records do not say. */
  kept: v.optional(kept),
  /** Its ascent, or its end, was taken back: it is none. */
  takenBack: v.optional(v.literal(true)),
})

const drill = v.object({
  id,
  at,
  kind: id,
  rating: v.pipe(v.number(), v.minValue(0), v.maxValue(4000)),
  score: share,
  /** The place of the answer given; older records do not say. */
  chosen: v.optional(count),
  /** The right answer as a word, for the theme not to give it again at once; older records do not say. */
  answer: v.optional(id),
})
/** A missed question answered rightly another day. */
const review = v.object({ id, at })
/** Against the clock. */
const race = v.object({ id, at, score: count, wrong: count })
/** A small situation, each time it was over; older records know neither the time that was left nor the way. */
const stake = v.object({ id, at, stake: id, won: v.boolean(), left: v.optional(count), way: v.optional(way) })
const lesson = v.object({ id, at })
const evening = v.object({ id, at, score: count, expected: v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000)) })

const recordSchema = v.object({
  format: v.literal(RECORD_FORMAT),
  version: v.literal(RECORD_VERSION),
  journeys: listOf(journey),
  drills: listOf(drill),
  lessons: listOf(lesson),
  evenings: listOf(evening),
  reviews: v.optional(listOf(review), []),
  races: v.optional(listOf(race), []),
  stakes: v.optional(listOf(stake), []),
})
const headerSchema = v.looseObject({ format: v.literal(RECORD_FORMAT), version: v.number() })

/** All that a learner has done, as a value: kept, exported, merged. The rating follows from the drills. */
export type PracticeRecord = v.InferOutput<typeof recordSchema>
export type JourneyDone = v.InferOutput<typeof journey>
export type JourneyKept = v.InferOutput<typeof kept>
export type DrillDone = v.InferOutput<typeof drill>
export type LessonDone = v.InferOutput<typeof lesson>
export type EveningDone = v.InferOutput<typeof evening>
export type ReviewDone = v.InferOutput<typeof review>
export type RaceDone = v.InferOutput<typeof race>
export type StakeDone = v.InferOutput<typeof stake>

export const EMPTY_RECORD: PracticeRecord = {
  format: RECORD_FORMAT,
  version: RECORD_VERSION,
  journeys: [],
  drills: [],
  lessons: [],
  evenings: [],
  reviews: [],
  races: [],
  stakes: [],
}

/** A record out of a file or of the browser, or why it cannot be read. */
export const parseRecord = (input: unknown): PracticeRecord | Refusal => {
  const header = parseWith(headerSchema, input)
  if (isRefusal(header)) return refusal('foreign-file')
  if (header.version !== RECORD_VERSION) return refusal('other-version', null, { version: header.version })
  return parseWith(recordSchema, input)
}

type Written = { readonly id: string; readonly at: number }

const inTime = (a: Written, b: Written): number => a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

type Stands = <Entry extends Written>(a: Entry, b: Entry) => Entry

/** Of two with the same id the earlier stands; of two as old, whichever reads first: the order of merging must not matter. */
const earlier: Stands = (a, b) => {
  if (a.at !== b.at) return a.at < b.at ? a : b
  return JSON.stringify(a) <= JSON.stringify(b) ? a : b
}

/** Of a journey the later: its end was taken back and it went on. */
const later: Stands = (a, b) => (a.at === b.at ? earlier(a, b) : a.at > b.at ? a : b)

const union = <Entry extends Written>(a: readonly Entry[], b: readonly Entry[], stands: Stands = earlier): Entry[] => {
  const byId = new Map<string, Entry>()
  for (const entry of [...a, ...b]) {
    const known = byId.get(entry.id)
    byId.set(entry.id, known ? stands(known, entry) : entry)
  }
  return [...byId.values()].sort(inTime)
}

/** Both learners' deeds, each once: importing the same file twice changes nothing. */
export const mergeRecords = (a: PracticeRecord, b: PracticeRecord): PracticeRecord => ({
  ...EMPTY_RECORD,
  journeys: union(a.journeys, b.journeys, later),
  drills: union(a.drills, b.drills),
  lessons: union(a.lessons, b.lessons),
  evenings: union(a.evenings, b.evenings),
  reviews: union(a.reviews, b.reviews),
  races: union(a.races, b.races),
  stakes: union(a.stakes, b.stakes),
})

/** Those that were not taken back, in time. */
export const journeysIn = ({ journeys }: Pick<PracticeRecord, 'journeys'>): readonly JourneyDone[] =>
  journeys.filter(({ takenBack }) => !takenBack)

export type Deed =
  | { readonly list: 'journeys'; readonly entry: JourneyDone }
  | { readonly list: 'drills'; readonly entry: DrillDone }
  | { readonly list: 'lessons'; readonly entry: LessonDone }
  | { readonly list: 'evenings'; readonly entry: EveningDone }
  | { readonly list: 'reviews'; readonly entry: ReviewDone }
  | { readonly list: 'races'; readonly entry: RaceDone }
  | { readonly list: 'stakes'; readonly entry: StakeDone }

/** The same deed written twice stands once. One beyond the bounds of a record is left out: the whole could not be read again. */
export const writeDeed = (record: PracticeRecord, { list, entry }: Deed): PracticeRecord => {
  const deed = parseRecord({ ...EMPTY_RECORD, [list]: [entry] })
  return isRefusal(deed) ? record : mergeRecords(record, deed)
}

const DAY = 86_400_000
/** How unsure the rating of a drill is. */
const DRILL_DEVIATION = 80

export interface RatedDrill {
  readonly drill: DrillDone
  readonly after: Rating
}

/** The rating after each drill, in time. */
export const ratingsOver = ({ drills }: PracticeRecord): readonly RatedDrill[] => {
  const ordered = [...drills].sort(inTime)
  let [learner, last] = [NEWCOMER, ordered[0]?.at ?? 0]
  return ordered.map((drill) => {
    const rested = rest(learner, Math.floor((drill.at - last) / DAY))
    learner = rateDrill(rested, { rating: drill.rating, deviation: DRILL_DEVIATION, score: drill.score })
    last = drill.at
    return { drill, after: learner }
  })
}

export const ratingNow = (record: PracticeRecord): Rating => ratingsOver(record).at(-1)?.after ?? NEWCOMER
