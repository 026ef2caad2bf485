import { fumbleCost, halfCost } from '../casting/cast.ts'
import { bestVoie } from '../dreamer/draconic.ts'
import { isSuccess, type Quality, qualityOf, type Thresholds, thresholds } from '../rolls/resolution.ts'
import type { DreamerFacts, SpellFacts } from './question.ts'

/** WET-1. */
const WET_STRENGTH = 7
/** ROL-1: from here down nothing succeeds. */
const HOPELESS = -17

export type CastEnd = { readonly end: 'success' | 'asleep' | 'out'; readonly chance: number; readonly dreamLeft: number }

/** Everything a d100 decides for this dreamer and this spell. */
export interface Chances {
  /** ENC-4. */
  readonly master: (dream: number, strength: number) => number
  readonly wet: (dream: number) => number
  /** WET-2: thrown out with a souffle. */
  readonly wetDisaster: (dream: number) => number
  /** CAST-6, CAST-7: cast and still awake; 0 where it is refused. */
  readonly cast: (dream: number) => number
  readonly castEnds: (dream: number) => readonly CastEnd[]
}

const faces = Array.from({ length: 100 }, (_, index) => index + 1)

/** CAST-2 to CAST-6: what is paid. */
const priceOf = (quality: Quality, cost: number): number => {
  if (quality === 'particuliere') return halfCost(cost)
  if (quality === 'echec-total') return fumbleCost(cost)
  return isSuccess(quality) ? cost : 0
}

const castEnd = (quality: Quality, cost: number, dream: number): Omit<CastEnd, 'chance'> => {
  const dreamLeft = Math.max(0, dream - priceOf(quality, cost))
  if (dreamLeft === 0) return { end: 'asleep', dreamLeft }
  return { end: isSuccess(quality) ? 'success' : 'out', dreamLeft }
}

/** How likely each quality is that can come at all. */
const qualities = (limits: Thresholds): ReadonlyMap<Quality, number> => {
  const counts = new Map<Quality, number>()
  for (const face of faces) counts.set(qualityOf(limits, face), (counts.get(qualityOf(limits, face)) ?? 0) + 1)
  return new Map([...counts].map(([quality, count]) => [quality, count / 100]))
}

export const chancesOf = (dreamer: DreamerFacts, spell: SpellFacts): Chances => {
  const skill = dreamer.draconic[bestVoie(dreamer.draconic)] + dreamer.malus
  const known: number[][] = []
  const master = (dream: number, strength: number): number => {
    if (skill - strength <= HOPELESS) return 0
    const chances = (known[strength] ??= [])
    return (chances[dream] ??= thresholds(dream, skill - strength).chance / 100)
  }
  const casting = qualities(thresholds(dreamer.reve, dreamer.draconic[spell.voie] + spell.difficulty + dreamer.malus))
  const castEnds = (dream: number): readonly CastEnd[] =>
    spell.cost > dream ? [] : [...casting].map(([quality, chance]) => ({ ...castEnd(quality, spell.cost, dream), chance }))
  return {
    master,
    wet: (dream) => master(dream, WET_STRENGTH),
    wetDisaster: (dream) => qualities(thresholds(dream, skill - WET_STRENGTH)).get('echec-total') ?? 0,
    cast: (dream) => castEnds(dream).reduce((sum, end) => sum + (end.end === 'success' ? end.chance : 0), 0),
    castEnds,
  }
}
