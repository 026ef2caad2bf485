import { storeAs, storedAs } from '../../../../house/settings/stored.ts'
import { METHODS } from '../../rules/public.ts'
import type { GoalOf } from './goals.ts'

/** SIG-5: a level in each knowledge that meditations use, as it was last said: no sheet has it. */
export type Skills = Readonly<Record<string, number>>

const KEY = 'demi-reve.skills'
const keyOf = ({ place, dreamer }: GoalOf): string => `${place}/${dreamer}`

const isSkills = (kept: unknown): kept is Skills =>
  typeof kept === 'object' && kept !== null && Object.values(kept).every((level) => Number.isInteger(level))

const readAll = (): Readonly<Record<string, unknown>> => {
  const kept = storedAs(KEY)
  return typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {}
}

export const readSkills = (of: GoalOf): Skills => {
  const kept = readAll()[keyOf(of)]
  return isSkills(kept) ? kept : {}
}

export const keepSkills = (of: GoalOf, skills: Skills): void => void storeAs(KEY, { ...readAll(), [keyOf(of)]: skills })

/** With the level that a meditation was said with. */
export const learntOf = (skills: Skills, method: string, level: number): Skills => {
  const known = METHODS.find(({ id }) => id === method)
  return known ? { ...skills, [known.skill]: level } : skills
}
