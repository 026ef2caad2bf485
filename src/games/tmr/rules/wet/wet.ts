import type { Dice } from '../../../../kit/dice.ts'
import { drawAffliction } from '../dreamer/dragon.ts'
import { masteringOf, masteryOf } from '../dreamer/mastery.ts'
import type { Happening } from '../events.ts'
import { WET_MASTERY } from '../ground/ground.ts'
import { groundOf } from '../ground/groundOf.ts'
import { experienceOf, passed, rollCheck } from '../rolls/check.ts'
import type { Dreamer } from '../state.ts'

export const WET_STRENGTH = -WET_MASTERY.difficulty

/** WET-1, WET-4: whether this cell still has to be mastered. */
export const asksMastery = (dreamer: Dreamer): boolean =>
  !dreamer.journey?.wetMastered && groundOf(dreamer.effects).masteries(dreamer.position).length > 0

/** WET-2, WET-3. */
export const masterWet = (dreamer: Dreamer, dice: Dice): readonly Happening[] => {
  const check = rollCheck(dice, masteryOf(masteringOf(dreamer), WET_STRENGTH))
  const faced: Happening = { type: 'wetFaced', check }
  if (passed(check)) return [faced, ...experienceOf(check)]
  const souffle = check.quality === 'echec-total' ? [drawAffliction(dice, 'souffle')] : []
  return [faced, ...souffle, { type: 'cameDown', why: 'wet' }]
}
