import type { FallingDie } from './falling.ts'

/** One die as it lies on the table. */
export interface ShownDie {
  readonly sides: number
  readonly shown: string
}

/** A d100 is two dice of ten: tens and units, 00 and 0 for a hundred. */
export const facesOf = ({ sides, face }: Pick<FallingDie, 'sides' | 'face'>): readonly ShownDie[] => {
  if (sides !== 100) return [{ sides, shown: String(face) }]
  const tens = Math.floor((face % 100) / 10)
  return [
    { sides: 10, shown: `${tens}0` },
    { sides: 10, shown: String(face % 10) },
  ]
}
