import type { CellId, DreamerCommand, EncounterKind } from '../../rules/public.ts'
import type { Situation } from '../situation/situation.ts'

export const DRILL_KINDS = ['land', 'encounter', 'water', 'lost', 'reserve', 'count'] as const
export type DrillKind = (typeof DRILL_KINDS)[number]

/** What a learner can answer. */
export type AnswerKey =
  | { readonly kind: 'say'; readonly command: DreamerCommand }
  | { readonly kind: 'land'; readonly cell: CellId }
  /** Cast here, lay it and go on to the other; go on at once and leave this one. */
  | { readonly kind: 'plan'; readonly plan: 'reserve' | 'goOn' }
  | { readonly kind: 'number'; readonly count: number }

/** `chance` of the cast; `spells` ready after this ascent on average; `steps` until the place is known on average; a `count` of reserves. */
export type Unit = 'chance' | 'spells' | 'steps' | 'count'

export interface Answer {
  readonly key: AnswerKey
  /** The exact figure in the drill's unit. */
  readonly figure: number
  /** How good it is: higher is better in every unit. */
  readonly worth: number
}

/** Why the best is the best, as data for a sentence. */
export type Because =
  | { readonly kind: 'encounter'; readonly met: EncounterKind; readonly mastery: number; readonly souffle: number }
  /** `reach`: whether the track is long enough for the way around. */
  | { readonly kind: 'water'; readonly mastery: number; readonly shorter: number; readonly reach: 'enough' | 'short' }
  /** Of each answer: steps to it, and steps that stay dry. */
  | { readonly kind: 'land'; readonly distances: readonly number[]; readonly dry: readonly number[] }
  /** Of each answer: cells that would still fit, on average. */
  | { readonly kind: 'clues'; readonly candidates: number; readonly left: readonly number[] }
  | { readonly kind: 'spells'; readonly cast: number; readonly other: number }
  | { readonly kind: 'limits'; readonly level: number; readonly dream: number; readonly fatigue: number }

export interface Drill extends Situation {
  readonly id: string
  readonly kind: DrillKind
  readonly seed: number
  readonly spell: string
  /** The other spell of a drill about two. */
  readonly second: string | null
  readonly unit: Unit
  readonly answers: readonly Answer[]
  /** The place of the best among the answers. */
  readonly best: number
  readonly because: Because
  readonly rating: number
}

/** Differences of which nobody can be blamed. */
const SAME = 1e-9
const AS_GOOD: Readonly<Record<Unit, number>> = { chance: 0.002, spells: 0.004, steps: 0.01, count: 0 }
/** What one point of chance in twenty is in each unit. */
const TWENTIETH: Readonly<Record<Unit, number>> = { chance: 0.05, spells: 0.1, steps: 0.25, count: 1 }

const worths = (answers: readonly Answer[]): readonly number[] => answers.map(({ worth }) => worth)

export const bestOf = (answers: readonly Answer[]): number => {
  const most = Math.max(...worths(answers))
  return answers.findIndex(({ worth }) => worth >= most - SAME)
}

/** Between the best and the next best: how close the question is. */
export const gapOf = (answers: readonly Answer[]): number => {
  const [first = 0, second = 0] = [...worths(answers)].sort((a, b) => b - a)
  return first - second
}

/** From the best to the worst: how much there is to win. */
export const spreadOf = (answers: readonly Answer[]): number => Math.max(...worths(answers)) - Math.min(...worths(answers))

/** What an answer that is not the best can score at most. */
const MOST_FOR_WRONG = 0.5

/** 1 for the best and for what is as good; of the others the worst 0 and none more than half, by what they give away. */
export const scoreOf = ({ answers, best, unit }: Drill, chosen: number): number => {
  const [top, taken] = [answers[best], answers[chosen]]
  if (!top || !taken) return 0
  const lost = top.worth - taken.worth
  return lost <= AS_GOOD[unit] + SAME ? 1 : Math.max(0, MOST_FOR_WRONG * (1 - lost / spreadOf(answers)))
}

/** What an answer gave away, for "… valait 8 points de plus". */
export interface Difference {
  readonly best: Answer
  readonly chosen: Answer
  readonly by: number
  readonly unit: Unit
  readonly because: Because
}

export const differenceOf = ({ answers, best, unit, because }: Drill, chosen: number): Difference | null => {
  const [top, taken] = [answers[best], answers[chosen]]
  return top && taken ? { best: top, chosen: taken, by: top.worth - taken.worth, unit, because } : null
}

const [EASIEST, HARDEST, MIDDLE, DOUBLING] = [900, 2300, 1500, 220]

/** The closer the answers, the harder; more of them, a little harder. */
export const ratingOf = (answers: readonly Answer[], unit: Unit): number => {
  const closeness = Math.log2(TWENTIETH[unit] / Math.max(gapOf(answers), SAME))
  const rating = MIDDLE + DOUBLING * closeness + 40 * (answers.length - 3)
  return Math.round(Math.min(HARDEST, Math.max(EASIEST, rating)))
}
