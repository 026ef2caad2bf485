import { storeAs, storedAs, storedList } from '../../../../house/settings/stored.ts'
import { type DreamerId, METHODS } from '../../rules/public.ts'
import type { Desk } from './desk.ts'

type Goal = Pick<Desk, 'spell' | 'wanders'>

/** One dreamer of one journey or table: the same dreamer sets out again with another goal. */
export interface GoalOf {
  readonly place: string
  readonly dreamer: DreamerId
}

type Kept = readonly (readonly [key: string, goal: string])[]

const NO_GOAL: Goal = { spell: null, wanders: false }
const GOALS = 'demi-reve.goals'
const SKILLS = 'demi-reve.skills'
const WANDERS = '*'
/** The latest ones: journeys come and go, the browser's room is small. */
const MOST_KEPT = 60

const keyOf = ({ place, dreamer }: GoalOf): string => `${place}/${dreamer}`
const isKept = (one: unknown): one is Kept[number] =>
  Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string')

const readKept = (): Kept => storedList(GOALS).filter(isKept)

/** What they were going up for when the page was last open. */
export const readGoal = (of: GoalOf): Goal => {
  const kept = readKept().find(([key]) => key === keyOf(of))?.[1]
  if (kept === undefined) return NO_GOAL
  return kept === WANDERS ? { spell: null, wanders: true } : { spell: kept, wanders: false }
}

export const keepGoal = (of: GoalOf, { spell, wanders }: Goal): void => {
  const others = readKept().filter(([key]) => key !== keyOf(of))
  const now: Kept = spell === null && !wanders ? others : [...others, [keyOf(of), spell ?? WANDERS]]
  storeAs(GOALS, now.slice(-MOST_KEPT))
}

/** SIG-5: a level in each knowledge that meditations use, as it was last said: no sheet has it. */
export type Skills = Readonly<Record<string, number>>

const isSkills = (kept: unknown): kept is Skills =>
  typeof kept === 'object' && kept !== null && Object.values(kept).every((level) => Number.isInteger(level))

const readAll = (): Readonly<Record<string, unknown>> => {
  const kept = storedAs(SKILLS)
  return typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {}
}

export const readSkills = (of: GoalOf): Skills => {
  const kept = readAll()[keyOf(of)]
  return isSkills(kept) ? kept : {}
}

export const keepSkills = (of: GoalOf, skills: Skills): void => void storeAs(SKILLS, { ...readAll(), [keyOf(of)]: skills })

/** With the level that a meditation was said with. */
export const learntOf = (skills: Skills, method: string, level: number): Skills => {
  const known = METHODS.find(({ id }) => id === method)
  return known ? { ...skills, [known.skill]: level } : skills
}
