import type { Dice } from '../../../../kit/dice.ts'
import type { Check, Happening } from '../events.ts'
import { isSuccess, qualityOf, type Thresholds, thresholds } from './resolution.ts'

/** What a percentile roll is made of. */
export interface Attempt {
  readonly characteristic: number
  readonly voie: Check['voie']
  readonly skill: number
  readonly difficulty: number
  readonly malus: number
  readonly modifier: number
  /** EXP-1: percent of practice. */
  readonly bonus?: number | undefined
}

export const attempt = (characteristic: number, difficulty: number): Attempt => ({
  characteristic,
  voie: null,
  skill: 0,
  difficulty,
  malus: 0,
  modifier: 0,
})

export const adjustmentOf = ({ skill, difficulty, malus, modifier }: Attempt): number => skill + difficulty + malus + modifier

export const limitsOf = (tried: Attempt): Thresholds => thresholds(tried.characteristic, adjustmentOf(tried), tried.bonus)

/** What a die of many uses decides: whoever throws it by hand is told. */
export type Purpose =
  | 'encounter'
  | 'strength'
  | 'length'
  | 'will'
  | 'mastery'
  | 'casting'
  | 'storing'
  | 'astral'
  | 'dream'
  | 'dragon'
  | 'sight'
  | 'resistance'
  | 'returned'
  | 'fate'
  | 'colour'
  | 'size'
  | 'unit'
  | 'count'
  | 'beyond'
  | 'stars'
  | 'meditation'
  | 'sign'
  | 'synthesis'
  | 'fatigue'
  | 'characteristic'
  | 'loss'
  | 'lasting'
  | 'tour'
  | 'aside'

export const rollCheck = (dice: Dice, tried: Attempt, purpose: Purpose): Check => {
  const limits = limitsOf(tried)
  const face = dice.roll({ label: 'd100', for: purpose, sides: 100, chance: limits.chance }) as number
  const { characteristic, voie, skill, difficulty, malus, modifier, bonus } = tried
  const quality = qualityOf(limits, face)
  const check = { characteristic, voie, skill, difficulty, malus, modifier, chance: limits.chance, face, quality }
  return bonus ? { ...check, bonus } : check
}

export const passed = (check: Check): boolean => isSuccess(check.quality)

export const rollDie = (dice: Dice, sides: number, purpose: Purpose): number =>
  dice.roll({ label: `d${sides}`, for: purpose, sides }) as number

/** ENC-1, ENC-8: a die whose label says what it is for. */
export const rollNamed = (dice: Dice, label: 'd7' | 'd20', sides: number): number => dice.roll({ label, sides }) as number

/** ROL-4: what a particulière of such a roll earns; the odd point goes to the draconic. */
export const earnedBy = (tried: Attempt): { readonly reve: number; readonly points: number } | null => {
  const earned = -adjustmentOf(tried)
  const reve = Math.floor(earned / 2)
  return earned > 0 ? { reve, points: earned - reve } : null
}

export const experienceOf = (check: Check): readonly Happening[] => {
  const earned = check.quality === 'particuliere' ? earnedBy(check) : null
  return earned ? [{ type: 'learned', voie: check.voie, ...earned }] : []
}

/** ROL-5: every die of it, until one is not a 7. */
export const rollDdr = (dice: Dice, purpose: Purpose): readonly number[] => {
  const faces: number[] = []
  do faces.push(rollDie(dice, 8, purpose))
  while (faces[faces.length - 1] === 7)
  return faces
}

export const ddrTotal = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + (face === 8 ? 0 : face), 0)
