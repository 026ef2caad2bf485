import { ENCOUNTER_KINDS, type OrdinaryKind, whirlForce } from '../encounters/kinds.ts'
import type { Chances } from './chances.ts'
import { add, at, type Row } from './rows.ts'
import { STRENGTHS, type Strength } from './strengths.ts'

/** How mastering ends with so many dream points, over the strengths it may come with. */
export interface Mastery {
  readonly kind: OrdinaryKind
  readonly mastered: readonly Strength[]
  /** All that can be missed only for a Mangeur. */
  readonly missed: readonly Strength[]
  /** At the first try. */
  readonly success: number
  /** ENC-14, ENC-15: freed after so many lost rounds; of a kind that holds. */
  readonly freed: Row
}

export const holds = (kind: OrdinaryKind): boolean => kind === 'reflet' || whirlForce(kind) > 0

const NEVER: Row = new Float64Array(0)

const freedAfter = (chances: Chances, kind: OrdinaryKind, strengths: readonly Strength[], dream: number, boxes: number): Row => {
  if (!holds(kind)) return NEVER
  const [freed, force] = [new Float64Array(boxes + 1), whirlForce(kind)]
  for (const { points, chance } of strengths) {
    let held = chance
    for (let lost = 0, left = dream; lost <= boxes && left > 0; lost++, left -= force) {
      const success = chances.master(left, points)
      add(freed, lost, held * success)
      held *= 1 - success
    }
  }
  return freed
}

/** `boxes`: the lost rounds to look at. */
export const masteryOf = (
  chances: Chances,
  kind: OrdinaryKind,
  strengths: readonly Strength[],
  dream: number,
  boxes: number,
): Mastery => {
  const [mastered, missed]: [Strength[], Strength[]] = [[], []]
  let inAll = 0
  for (const { points, chance } of strengths) {
    const success = chance * chances.master(dream, points)
    if (success > 0) mastered.push({ points, chance: success })
    missed.push({ points, chance: chance - success })
    inAll += success
  }
  return { kind, mastered, missed, success: inAll, freed: freedAfter(chances, kind, strengths, dream, boxes) }
}

export type Masteries = Readonly<Record<OrdinaryKind, Mastery>>

/** A strength beyond hope is left out where missing it changes nothing; whether it is does not depend on dream points. */
export const masterable = (chances: Chances, kind: OrdinaryKind): readonly Strength[] =>
  STRENGTHS[kind].filter(({ points }) => chances.master(1, points) > 0)
const worthTrying = (chances: Chances): Readonly<Record<OrdinaryKind, readonly Strength[]>> => {
  const all = ENCOUNTER_KINDS.map((kind) => [kind, kind === 'mangeur' ? STRENGTHS[kind] : masterable(chances, kind)])
  return Object.fromEntries(all) as Record<OrdinaryKind, readonly Strength[]>
}

/** For each number of dream points from 0 on. */
export const masteriesUpTo = (chances: Chances, dreams: number, boxes: number): readonly Masteries[] => {
  const strengths = worthTrying(chances)
  return Array.from({ length: dreams + 1 }, (_, dream) => {
    const all = ENCOUNTER_KINDS.map((kind) => [kind, masteryOf(chances, kind, strengths[kind], dream, boxes)])
    return Object.fromEntries(all) as Masteries
  })
}

/** ENC-10: the chance of a mastered Messager that reaches so far. */
export const reachingChance = (messager: Mastery, cells: number): number =>
  messager.mastered.reduce((total, { points, chance }) => total + (points >= cells ? chance : 0), 0)

export const freedAt = (mastery: Mastery, lostRounds: number): number =>
  lostRounds < mastery.freed.length ? at(mastery.freed, lostRounds) : 0
