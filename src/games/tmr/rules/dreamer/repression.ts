import type { Dice } from '../../../../kit/dice.ts'
import type { Happening } from '../events.ts'
import { rollNamed } from '../rolls/check.ts'
import type { Dreamer } from '../state.ts'

/** What is repressed, and at what price. */
export interface Repressing {
  readonly points: number
  readonly why: 'encounter' | 'captive' | 'effect'
}

/** ENC-6, ENC-7: so many points more and the test; not safe, a souffle follows. */
export const testRepression = (
  dreamer: Dreamer,
  { points, why }: Repressing,
  dice: Dice,
): { happenings: Happening[]; safe: boolean } => {
  const counter = dreamer.repression + points
  const face = rollNamed(dice, 'd20', 20)
  const safe = face > counter
  return {
    safe,
    happenings: [
      { type: 'repressed', points, why },
      { type: 'repressionTested', face, counter, safe },
    ],
  }
}

/** ENC-7: the chance in percent that the next test breaks. */
export const repressionRisk = (counter: number, points: number): number => Math.min(100, (counter + points) * 5)
