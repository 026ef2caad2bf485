import { storeAs, storedList } from '../../../../house/settings/stored.ts'
import type { DreamerId } from '../../rules/public.ts'
import type { Desk } from './desk.ts'

type Goal = Pick<Desk, 'spell' | 'wanders'>

/** One dreamer of one journey or table: the same dreamer sets out again with another goal. */
export interface GoalOf {
  readonly place: string
  readonly dreamer: DreamerId
}

type Kept = readonly (readonly [key: string, goal: string])[]

const NO_GOAL: Goal = { spell: null, wanders: false }
const KEY = 'demi-reve.goals'
const WANDERS = '*'
/** The latest ones: journeys come and go, the browser's room is small. */
const MOST_KEPT = 60

const keyOf = ({ place, dreamer }: GoalOf): string => `${place}/${dreamer}`
const isKept = (one: unknown): one is Kept[number] =>
  Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string')

const readKept = (): Kept => storedList(KEY).filter(isKept)

/** What they were going up for when the page was last open. */
export const readGoal = (of: GoalOf): Goal => {
  const kept = readKept().find(([key]) => key === keyOf(of))?.[1]
  if (kept === undefined) return NO_GOAL
  return kept === WANDERS ? { spell: null, wanders: true } : { spell: kept, wanders: false }
}

export const keepGoal = (of: GoalOf, { spell, wanders }: Goal): void => {
  const others = readKept().filter(([key]) => key !== keyOf(of))
  const now: Kept = spell === null && !wanders ? others : [...others, [keyOf(of), spell ?? WANDERS]]
  storeAs(KEY, now.slice(-MOST_KEPT))
}
