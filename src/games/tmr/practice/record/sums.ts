import type { KnownRoll } from '../luck/chances.ts'
import { type Luck, luckOf } from '../luck/luck.ts'
import { journeysIn, type PracticeRecord } from './record.ts'

/** What a learner's record comes to. */
export interface Sums {
  readonly journeys: number
  /** Journeys that ended with a spell aimed or laid in reserve. */
  readonly fulfilled: number
  readonly casts: { readonly tried: number; readonly done: number }
  readonly lessons: number
  readonly drills: number
  /** The mean score, 0 to 1; null: none done. */
  readonly score: number | null
  readonly evenings: number
}

const meanOf = (numbers: readonly number[]): number | null =>
  numbers.length > 0 ? numbers.reduce((sum, one) => sum + one, 0) / numbers.length : null

const rollsOf = (record: Pick<PracticeRecord, 'journeys'>): readonly KnownRoll[] =>
  journeysIn(record).flatMap(({ rolls }) => rolls)

export const sumsOf = (record: PracticeRecord): Sums => {
  const casts = rollsOf(record).filter(({ kind }) => kind === 'cast')
  return {
    journeys: journeysIn(record).length,
    fulfilled: journeysIn(record).filter(({ end }) => end === 'cast' || end === 'stored').length,
    casts: { tried: casts.length, done: casts.filter(({ favoured }) => favoured).length },
    lessons: record.lessons.length,
    drills: record.drills.length,
    score: meanOf(record.drills.map(({ score }) => score)),
    evenings: record.evenings.length,
  }
}

/** Over all journeys. */
export const luckOfAll = (record: PracticeRecord): Luck => luckOf(rollsOf(record))

export interface LuckSoFar {
  readonly journey: PracticeRecord['journeys'][number]
  /** Of this journey alone. */
  readonly luck: Luck
  /** Rolls favoured above the expected, over all journeys up to this one; and the spread of that sum. */
  readonly above: number
  readonly spread: number
}

/** Journey by journey, in time: how far the dice have gone from their expectation. */
export const luckOver = (record: PracticeRecord): readonly LuckSoFar[] => {
  let [above, variance] = [0, 0]
  return journeysIn(record).map((journey) => {
    const luck = luckOf(journey.rolls)
    above += luck.favoured - luck.expected
    variance += luck.variance
    return { journey, luck, above, spread: Math.sqrt(variance) }
  })
}
