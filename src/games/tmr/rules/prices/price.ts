import type { Quality } from '../rolls/resolution.ts'

/** What can be taken of a dreamer. */
export const MEASURES = [
  'dream',
  'fatigue',
  'life',
  'repression',
  'seuil',
  'spellPoints',
  'experience',
  'levels',
  'rounds',
  'hours',
] as const
export type Measure = (typeof MEASURES)[number]

/** So many points of it; less than none is a gain. */
export interface Cost {
  readonly of: Measure
  readonly points: number
}

export type Costs = readonly Cost[]

/** What an answer takes, as far as the asked can know before it is given. */
export interface Price {
  /** Whatever the dice say. */
  readonly sure: Costs
  /** Besides, by how its roll goes; null: no roll of its own decides of it. */
  readonly rolled: Readonly<Record<Quality, Costs>> | null
  /** Besides, where one comes to a land that asks it: not known before. */
  readonly perhaps: Costs
}

const NOTHING: Costs = []
export const FREE_OF_CHARGE: Price = { sure: NOTHING, rolled: null, perhaps: NOTHING }

/** Nothing is no cost. */
export const costs = (points: Readonly<Partial<Record<Measure, number>>>): Costs =>
  MEASURES.flatMap((of) => (points[of] ? [{ of, points: points[of] }] : []))

export const sure = (points: Readonly<Partial<Record<Measure, number>>>): Price => ({ ...FREE_OF_CHARGE, sure: costs(points) })

export const byQuality = (of: (quality: Quality) => Costs): NonNullable<Price['rolled']> => ({
  particuliere: of('particuliere'),
  significative: of('significative'),
  normale: of('normale'),
  echec: of('echec'),
  'echec-particulier': of('echec-particulier'),
  'echec-total': of('echec-total'),
})

/** ROL-2: alike for all successes and for all failures. */
export const byOutcome = (won: Costs, lost: Costs): NonNullable<Price['rolled']> => ({
  particuliere: won,
  significative: won,
  normale: won,
  echec: lost,
  'echec-particulier': lost,
  'echec-total': lost,
})

export const pointsOf = (of: Measure, ...lists: readonly Costs[]): number =>
  lists.flat().reduce((sum, cost) => sum + (cost.of === of ? cost.points : 0), 0)
