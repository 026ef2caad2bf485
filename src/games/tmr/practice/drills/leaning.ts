import { seedOfText } from '../../../../kit/seedOfText.ts'
import { DIRECTIONS } from '../../rules/public.ts'
import { type Draw, drawsFrom } from '../situation/chance.ts'
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

/** Said by the seed alone before anything is drawn: which habit is to be right, whether a rule of thumb is, and how close the answers are to lie. */
export interface Leaning {
  readonly naive: 'right' | 'wrong'
  readonly habit: Habit
  readonly ease: (typeof EASES)[number]
}

export const leaningOf = (kind: DrillKind, seed: number): Leaning => {
  const draw = drawsFrom(seedOfText(`leaning ${kind} ${seed}`))
  const [habit, ease, half] = [draw.among<Habit>(HABITS[kind]), draw.among(EASES), draw.among([1, 2] as const)]
  if (kind === 'encounter') return { ...facing(half, draw), ease }
  const thumb = THUMBS[kind]
  return { habit, ease, naive: (thumb === null ? half === 1 : habit === thumb) ? 'right' : 'wrong' }
}

/** ENC-3: no rule of thumb says to repress; mastering and evading are as often its mistake as it takes for the three to be even. */
const MISTAKEN: readonly Habit[] = ['repress', 'repress', 'repress', 'repress', 'master', 'evade']
const facing = (half: 1 | 2, draw: Draw): Pick<Leaning, 'habit' | 'naive'> =>
  half === 1 ? { naive: 'right', habit: draw.among<Habit>(['master', 'evade']) } : { naive: 'wrong', habit: draw.among(MISTAKEN) }

/** Where a rule of thumb is a habit: the nearest land, dry feet, first the spell at hand. */
const THUMBS: Readonly<Record<Exclude<DrillKind, 'encounter'>, Habit | null>> = {
  ...{ land: 'nearest', water: 'dry', reserve: 'reserve' },
  ...{ lost: null, count: null },
}

/** From the easiest rating there is to the hardest. */
export const EASIER_TO_HARDER = 1400
const BOUNDS: Readonly<Record<Leaning['ease'], readonly [from: number, to: number]>> = {
  plain: [Number.NEGATIVE_INFINITY, 1000],
  middling: [1000, 1250],
  close: [1250, Number.POSITIVE_INFINITY],
}

/** The ease that suits a learner. */
export const easeFor = (rating: number): Leaning['ease'] => EASES.find((ease) => rating < BOUNDS[ease][1]) ?? 'close'

/** How far a rating lies outside an ease. */
export const awayFrom = (ease: Leaning['ease'], rating: number): number => {
  const [from, to] = BOUNDS[ease]
  return Math.max(0, from - rating, rating - to)
}
