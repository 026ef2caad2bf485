import { paidFor } from '../casting/cast.ts'
import { bestVoie, type Voie } from '../dreamer/draconic.ts'
import { isSuccess, type Quality, qualityOf, type Thresholds, thresholds } from '../rolls/resolution.ts'
import type { DreamerFacts, SpellFacts } from './question.ts'

/** ROL-1: from here down nothing succeeds. */
const HOPELESS = -17

export type CastEnd = { readonly end: 'success' | 'asleep' | 'out'; readonly chance: number; readonly dreamLeft: number }

/** Everything a d100 decides for this dreamer and this spell. */
export interface Chances {
  /** ENC-4: by the best voie, or by the one named. */
  readonly master: (dream: number, strength: number, voie?: Voie) => number
  /** WET-2: a mastery missed with a souffle. */
  readonly disaster: (dream: number, strength: number) => number
  /** CAST-6, CAST-7, EXP-1: cast and still awake with this bonus de case; 0 where it is refused. */
  readonly cast: (dream: number, percent: number) => number
  readonly castEnds: (dream: number, percent: number) => readonly CastEnd[]
}

const faces = Array.from({ length: 100 }, (_, index) => index + 1)

const castEnd = (quality: Quality, cost: number, dream: number): Omit<CastEnd, 'chance'> => {
  const dreamLeft = dream - paidFor(cost, quality, dream)
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
  const master = (dream: number, strength: number, voie?: Voie): number => {
    if (voie) return thresholds(dream, dreamer.draconic[voie] + dreamer.malus - strength).chance / 100
    if (skill - strength <= HOPELESS) return 0
    const chances = (known[strength] ??= [])
    return (chances[dream] ??= thresholds(dream, skill - strength).chance / 100)
  }
  const adjustment = dreamer.draconic[spell.voie] + spell.difficulty + dreamer.malus
  const casting = new Map<number, ReadonlyMap<Quality, number>>()
  const castingWith = (percent: number): ReadonlyMap<Quality, number> => {
    const before = casting.get(percent) ?? qualities(thresholds(dreamer.reve, adjustment, percent))
    casting.set(percent, before)
    return before
  }
  const castEnds = (dream: number, percent: number): readonly CastEnd[] =>
    spell.cost > dream
      ? []
      : [...castingWith(percent)].map(([quality, chance]) => ({ ...castEnd(quality, spell.cost, dream), chance }))
  const casts = new Map<number, number>()
  const cast = (dream: number, percent: number): number => {
    const key = percent * 1024 + dream
    const known =
      casts.get(key) ?? castEnds(dream, percent).reduce((sum, { end, chance }) => sum + (end === 'success' ? chance : 0), 0)
    casts.set(key, known)
    return known
  }
  return {
    master,
    disaster: (dream, strength) => qualities(thresholds(dream, skill - strength)).get('echec-total') ?? 0,
    cast,
    castEnds,
  }
}
