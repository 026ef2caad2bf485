/** ROL-1, ROL-2: from a characteristic and an adjustment to a chance and a quality. */

export type Quality = 'particuliere' | 'significative' | 'normale' | 'echec' | 'echec-particulier' | 'echec-total'

/** Each bound is the last d100 (successes) or the first d100 (failures) of its quality; null: it cannot come. */
export interface Thresholds {
  /** Chance in percent, what a d100 must not exceed. */
  readonly chance: number
  readonly particuliere: number | null
  readonly significative: number | null
  readonly echecParticulier: number | null
  readonly echecTotal: number | null
}

const scoreOf = (characteristic: number, adjustment: number): number => {
  if (adjustment >= -8) return Math.max(1, Math.floor((characteristic * (adjustment + 10)) / 2))
  return Math.max(1, Math.floor(characteristic / (adjustment === -9 ? 2 : 4)))
}

const regular = (score: number): Thresholds => {
  const fifth = Math.ceil(score / 5)
  const badFrom = 80 + fifth
  return {
    chance: Math.min(99, score),
    particuliere: score === 1 ? null : fifth,
    significative: Math.floor(score / 2) || null,
    echecParticulier: badFrom >= 100 ? null : badFrom,
    echecTotal: score > 100 ? null : Math.min(100, 91 + Math.ceil(score / 10)),
  }
}

/** Below −10 the characteristic no longer counts. */
const desperate = (adjustment: number): Thresholds => {
  if (adjustment <= -17) return onlyOne(0, null, 1)
  if (adjustment === -16) return onlyOne(1, null, 2)
  return onlyOne(1, 2, 90 + (adjustment + 11) * 20)
}
const onlyOne = (chance: number, echecParticulier: number | null, echecTotal: number): Thresholds => ({
  chance,
  particuliere: null,
  significative: null,
  echecParticulier,
  echecTotal,
})

/** EXP-1: `bonus` is added to the score before all thresholds, not below an adjustment of −10. */
export const thresholds = (characteristic: number, adjustment: number, bonus = 0): Thresholds =>
  adjustment < -10 ? desperate(adjustment) : regular(scoreOf(characteristic, adjustment) + bonus)

/** The rarest quality that fits counts. */
export const qualityOf = (limits: Thresholds, face: number): Quality => {
  if (face <= limits.chance) {
    if (limits.particuliere !== null && face <= limits.particuliere) return 'particuliere'
    if (limits.significative !== null && face <= limits.significative) return 'significative'
    return 'normale'
  }
  if (limits.echecTotal !== null && face >= limits.echecTotal) return 'echec-total'
  if (limits.echecParticulier !== null && face >= limits.echecParticulier) return 'echec-particulier'
  return 'echec'
}

export const isSuccess = (quality: Quality): boolean =>
  quality === 'particuliere' || quality === 'significative' || quality === 'normale'
