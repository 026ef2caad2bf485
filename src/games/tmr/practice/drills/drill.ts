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
  /** The place of what a rule of thumb would answer; −1: none of them. */
  readonly naive: number
  readonly because: Because
  readonly rating: number
}

const SAME = 1e-9
/** Differences of which nobody can be blamed: answers so near to the best are right too. */
const AS_GOOD: Readonly<Record<Unit, number>> = { chance: 0.01, spells: 0.02, steps: 0.08, count: 0 }
/** By so much the right answers are ahead of all others: every question has a point. */
export const CLEAR: Readonly<Record<Unit, number>> = { chance: 0.05, spells: 0.08, steps: 0.25, count: 1 }

const worths = (answers: readonly Answer[]): readonly number[] => answers.map(({ worth }) => worth)

export const bestOf = (answers: readonly Answer[]): number => {
  const most = Math.max(...worths(answers))
  return answers.findIndex(({ worth }) => worth >= most - SAME)
}

interface Judged {
  readonly answers: readonly Answer[]
  readonly unit: Unit
}

/** The best, or as good. */
export const isRight = ({ answers, unit }: Judged, at: number): boolean => {
  const worth = answers[at]?.worth ?? Number.NEGATIVE_INFINITY
  return Math.max(...worths(answers)) - worth <= AS_GOOD[unit] + SAME
}

/** Between the best and the best of those that are wrong: how close the question is; 0: none is wrong. */
export const gapOf = ({ answers, unit }: Judged): number => {
  const wrong = answers.filter((_, at) => !isRight({ answers, unit }, at))
  return wrong.length === 0 ? 0 : Math.max(...worths(answers)) - Math.max(...worths(wrong))
}

/** From the best to the worst: how much there is to win. */
const spreadOf = (answers: readonly Answer[]): number => Math.max(...worths(answers)) - Math.min(...worths(answers))

/** What an answer that is not the best can score at most. */
const MOST_FOR_WRONG = 0.5

/** 1 for the best and for what is as good; of the others the worst 0 and none more than half, by what they give away. */
export const scoreOf = ({ answers, best, unit }: Drill, chosen: number): number => {
  const [top, taken] = [answers[best], answers[chosen]]
  if (!top || !taken) return 0
  if (isRight({ answers, unit }, chosen)) return 1
  return Math.max(0, MOST_FOR_WRONG * (1 - (top.worth - taken.worth) / spreadOf(answers)))
}

const [EASIEST, HARDEST, MIDDLE, DOUBLING] = [600, 2000, 1400, 250]
/** What a rule of thumb that is wrong, or right, makes of it. */
export const THUMB = 150

/** The closer the answers, the harder; harder where a rule of thumb is wrong; more answers, a little harder. */
export const ratingOf = ({ answers, unit, naive }: Judged & Pick<Drill, 'naive'>): number => {
  const closeness = Math.log2(CLEAR[unit] / Math.max(gapOf({ answers, unit }), SAME))
  const thumb = isRight({ answers, unit }, naive) ? -THUMB : THUMB
  const rating = MIDDLE + DOUBLING * closeness + thumb + 40 * (answers.length - 3)
  return Math.round(Math.min(HARDEST, Math.max(EASIEST, rating)))
}
