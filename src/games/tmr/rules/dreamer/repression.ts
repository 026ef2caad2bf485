import type { Dice } from '../../../../kit/dice.ts'
import type { Happening } from '../events.ts'
import { rollDie } from '../rolls/check.ts'
import type { Dreamer } from '../state.ts'
import { drawAffliction } from './dragon.ts'

/** ENC-6, ENC-7: one more point (or two) and the test. */
export const repress = (dreamer: Dreamer, points: 1 | 2, dice: Dice): readonly Happening[] => {
  const counter = dreamer.repression + points
  const face = rollDie(dice, 'd20', 20)
  const safe = face > counter
  const tested: Happening[] = [
    { type: 'repressed', points },
    { type: 'repressionTested', face, counter, safe },
  ]
  return safe ? tested : [...tested, drawAffliction(dice, 'souffle')]
}

/** ENC-7: the chance in percent that the next test breaks. */
export const repressionRisk = (counter: number, points: 1 | 2): number => Math.min(100, (counter + points) * 5)
