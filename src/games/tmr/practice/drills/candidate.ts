import type { Planner } from '../../rules/public.ts'
import type { Draw } from '../situation/chance.ts'
import { type Answer, bestOf, type Drill, gapOf, ratingOf, spreadOf, type Unit } from './drill.ts'
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

interface Quality {
  /** Closer than this is a toss, further apart is plain. */
  readonly closest: number
  readonly furthest: number
  /** There must be so much to win. */
  readonly spread: number
  /** The best must be worth playing for. */
  readonly least: number
}

const QUALITY: Readonly<Record<Unit | 'crossing', Quality>> = {
  chance: { closest: 0.006, furthest: 0.2, spread: 0.03, least: 0.12 },
  /** The way around can be beyond the track: that is to be counted. Mostly two answers: what there is to win is how close they are. */
  crossing: { closest: 0.008, furthest: 0.4, spread: 0.008, least: 0.12 },
  spells: { closest: 0.015, furthest: 0.35, spread: 0.015, least: 0.3 },
  steps: { closest: 0.03, furthest: 1.2, spread: 0.2, least: Number.NEGATIVE_INFINITY },
  count: { closest: 1, furthest: 1, spread: 1, least: Number.NEGATIVE_INFINITY },
}

export const isGood = (answers: readonly Answer[], unit: keyof typeof QUALITY): boolean => {
  const { closest, furthest, spread, least } = QUALITY[unit]
  const gap = gapOf(answers)
  return answers.length >= 2 && gap >= closest && gap <= furthest && spreadOf(answers) >= spread && bestWorth(answers) >= least
}

const bestWorth = (answers: readonly Answer[]): number => answers[bestOf(answers)]?.worth ?? 0

/** How hard it is, by how close its answers lie where it has no figure of its own. */
export const ratingIn = ({ rating, answers, unit }: Candidate): number => rating ?? ratingOf(answers, unit)

export const finish = ({ habit, ...candidate }: Candidate, kind: Drill['kind'], seed: number): Drill => ({
  ...candidate,
  ...{ id: `${kind}-${seed}`, kind, seed },
  ...{ best: bestOf(candidate.answers), rating: ratingIn({ habit, ...candidate }) },
})
