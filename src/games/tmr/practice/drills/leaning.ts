import { DIRECTIONS } from '../../rules/public.ts'
import { drawsFrom, seedOfText } from '../situation/chance.ts'
import type { DrillKind } from './drill.ts'

/** What a habit would always answer, by kind: each is to be right about as often as the others. */
export const HABITS = {
  land: ['nearest', 'farther'],
  encounter: ['master', 'evade', 'repress'],
  water: ['wet', 'dry'],
  lost: DIRECTIONS,
  reserve: ['reserve', 'goOn'],
  count: ['1', '2', '3', '4'],
} as const satisfies Readonly<Record<DrillKind, readonly string[]>>

export type Habit = (typeof HABITS)[DrillKind][number]

const EASES = ['plain', 'middling', 'close'] as const

/** Said by the seed alone before anything is drawn: which habit is to be right, and how close the answers are to lie. */
export interface Leaning {
  readonly habit: Habit
  readonly ease: (typeof EASES)[number]
}

export const leaningOf = (kind: DrillKind, seed: number): Leaning => {
  const draw = drawsFrom(seedOfText(`leaning ${kind} ${seed}`))
  return { habit: draw.among<Habit>(HABITS[kind]), ease: draw.among(EASES) }
}

/** From the easiest rating there is to the hardest. */
export const EASIER_TO_HARDER = 1400
const BOUNDS: Readonly<Record<Leaning['ease'], readonly [from: number, to: number]>> = {
  plain: [Number.NEGATIVE_INFINITY, 1400],
  middling: [1400, 1750],
  close: [1750, Number.POSITIVE_INFINITY],
}

/** The ease that suits a learner. */
export const easeFor = (rating: number): Leaning['ease'] => EASES.find((ease) => rating < BOUNDS[ease][1]) ?? 'close'

/** How far a rating lies outside an ease. */
export const awayFrom = (ease: Leaning['ease'], rating: number): number => {
  const [from, to] = BOUNDS[ease]
  return Math.max(0, from - rating, rating - to)
}
