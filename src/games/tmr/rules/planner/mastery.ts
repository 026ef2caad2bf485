import type { Voie } from '../dreamer/draconic.ts'
import { ENCOUNTER_KINDS, type EncounterKind, type OrdinaryKind, whirlOf } from '../encounters/kinds.ts'
import type { Chances } from './chances.ts'
import { add, at, type Row } from './rows.ts'
import { type Foe, STRENGTHS, type Strength } from './strengths.ts'

/** ENC-14, ENC-15: whether it keeps the demi-rêve until mastered. */
const holds = (kind: EncounterKind): boolean => kind === 'reflet' || whirlOf(kind).dream > 0

/** How mastering ends with so many dream points, over the strengths it may come with. */
export interface Mastery {
  readonly kind: EncounterKind
  readonly mastered: readonly Strength[]
  /** All that can be missed only for a Mangeur and a Passeur fou. */
  readonly missed: readonly Strength[]
  /** At the first try. */
  readonly success: number
  /** ENC-14, ENC-15: freed after so many lost rounds; of a kind that holds. */
  readonly freed: Row
}

/** What a dreamer can bear: boxes and life points are lost rounds. */
export interface Endurance {
  readonly boxes: number
  readonly life: number
}

const NEVER: Row = new Float64Array(0)

const freedAfter = (
  chances: Chances,
  kind: EncounterKind,
  strengths: readonly Strength[],
  dream: number,
  { boxes, life }: Endurance,
  named?: Voie,
): Row => {
  if (!holds(kind)) return NEVER
  const whirl = whirlOf(kind)
  const freed = new Float64Array(boxes + 1)
  const most = whirl.life > 0 ? Math.min(boxes, life - 1) : boxes
  for (const { points, chance } of strengths) {
    let held = chance
    for (let lost = 0, left = dream; lost <= most && left > 0; lost++, left -= whirl.dream) {
      const success = chances.master(left, points, lost === 0 ? named : undefined)
      add(freed, lost, held * success)
      held *= 1 - success
    }
  }
  return freed
}

/** ENC-4: `named`, for the first try alone. */
export const masteryOf = (
  chances: Chances,
  kind: EncounterKind,
  strengths: readonly Strength[],
  dream: number,
  endurance: Endurance,
  named?: Voie,
): Mastery => {
  const [mastered, missed]: [Strength[], Strength[]] = [[], []]
  let inAll = 0
  for (const { points, chance } of strengths) {
    const success = chance * chances.master(dream, points, named)
    if (success > 0) mastered.push({ points, chance: success })
    missed.push({ points, chance: chance - success })
    inAll += success
  }
  return { kind, mastered, missed, success: inAll, freed: freedAfter(chances, kind, strengths, dream, endurance, named) }
}

export interface Masteries {
  readonly regular: Readonly<Record<OrdinaryKind, Mastery>>
  /** SPE-2, by the 1d7. */
  readonly special: readonly Mastery[]
}

/** A strength beyond hope is left out where missing it changes nothing; whether it is does not depend on dream points. */
export const masterable = (chances: Chances, kind: OrdinaryKind): readonly Strength[] =>
  STRENGTHS[kind].filter(({ points }) => chances.master(1, points) > 0)
const worthTrying = (chances: Chances): Readonly<Record<OrdinaryKind, readonly Strength[]>> => {
  const all = ENCOUNTER_KINDS.map((kind) => [kind, kind === 'mangeur' ? STRENGTHS[kind] : masterable(chances, kind)])
  return Object.fromEntries(all) as Record<OrdinaryKind, readonly Strength[]>
}

/** For each number of dream points, reckoned when it is asked for. */
export type MasteriesAt = (dream: number) => Masteries

export const masteriesFor = (chances: Chances, endurance: Endurance, specials: readonly Foe[]): MasteriesAt => {
  const [strengths, known]: [Readonly<Record<OrdinaryKind, readonly Strength[]>>, Masteries[]] = [worthTrying(chances), []]
  const make = (dream: number): Masteries => {
    const all = ENCOUNTER_KINDS.map((kind) => [kind, masteryOf(chances, kind, strengths[kind], dream, endurance)])
    const special = specials.map((foe) => masteryOf(chances, foe.kind, foe.strengths, dream, endurance))
    return { regular: Object.fromEntries(all) as Masteries['regular'], special }
  }
  return (dream) => (known[dream] ??= make(dream))
}

/** ENC-10: the chance of a mastered Messager that reaches so far, and less far than a better place. */
export const reachingChance = (mastered: readonly Strength[], from: number, before: number): number =>
  mastered.reduce((total, { points, chance }) => total + (points >= from && points < before ? chance : 0), 0)

export const freedAt = (mastery: Mastery, lostRounds: number): number =>
  lostRounds < mastery.freed.length ? at(mastery.freed, lostRounds) : 0
