import { type Roll, rollsOf } from '../../../../house/seat/rolls.ts'
import type { Notice } from '../../../../kit/feeds.ts'
import type { Told } from '../../rules/public.ts'

/** One die as it lies on the table. */
export interface DieFace {
  readonly sides: number
  readonly shown: string
}

/** A d100 is two dice of ten: tens and units, 00 and 0 for a hundred. */
export const facesOf = ({ sides, face }: Pick<Roll, 'sides' | 'face'>): readonly DieFace[] => {
  if (sides !== 100) return [{ sides, shown: String(face) }]
  const tens = Math.floor((face % 100) / 10)
  return [
    { sides: 10, shown: `${tens}0` },
    { sides: 10, shown: String(face % 10) },
  ]
}

/** The dice of the last message that had any. */
export const lastRolls = (notices: readonly Notice<Told>[]): readonly Roll[] => {
  for (let at = notices.length - 1; at >= 0; at--) {
    const notice = notices[at]
    const rolls = notice ? rollsOf([notice]) : []
    if (rolls.length > 0) return rolls
  }
  return []
}
