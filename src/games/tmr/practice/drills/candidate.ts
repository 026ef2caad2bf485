import type { Planner } from '../../rules/public.ts'
import type { Draw } from '../situation/chance.ts'
import { type Answer, bestOf, CLEAR, type Drill, gapOf, isRight, ratingOf, THUMB, type Unit } from './drill.ts'
import type { Habit, Leaning } from './leaning.ts'

/** A drill before it has a name. */
export interface Candidate extends Omit<Drill, 'id' | 'seed' | 'best' | 'rating' | 'kind'> {
  /** Which habit would have answered it. */
  readonly habit: Habit
  /** Where closeness does not tell how hard it is. */
  readonly rating?: number
}

/** Makes one try; null: what was drawn makes no good question. What is cheap is asked first, the planner last. */
export type Maker = (draw: Draw, planner: Planner, leaning: Leaning) => Candidate | null

/** The best must be worth playing for. */
const LEAST: Readonly<Record<Unit, number>> = {
  ...{ chance: 0.15, spells: 0.3 },
  ...{ steps: Number.NEGATIVE_INFINITY, count: Number.NEGATIVE_INFINITY },
}

/** A question with a point: what is right is clearly ahead. */
export const isGood = (answers: readonly Answer[], unit: Unit): boolean =>
  answers.length >= 2 && gapOf({ answers, unit }) >= CLEAR[unit] && (answers[bestOf(answers)]?.worth ?? 0) >= LEAST[unit]

/** How hard it is, by how close its answers lie where it has no figure of its own. */
const ratingIn = ({ rating, ...candidate }: Candidate): number => rating ?? ratingOf(candidate)

/** How close the answers lie, whether or not a rule of thumb finds them. */
export const closenessIn = (candidate: Candidate): number =>
  ratingIn(candidate) + (candidate.rating !== undefined ? 0 : isNaiveRight(candidate) ? THUMB : -THUMB)

export const isNaiveRight = ({ naive, ...candidate }: Candidate): boolean => isRight(candidate, naive)

export const finish = ({ habit, ...candidate }: Candidate, kind: Drill['kind'], seed: number): Drill => ({
  ...candidate,
  ...{ id: `${kind}-${seed}`, kind, seed },
  ...{ best: bestOf(candidate.answers), rating: ratingIn({ habit, ...candidate }) },
})
