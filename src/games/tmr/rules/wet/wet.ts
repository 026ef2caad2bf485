import type { Dice } from '../../../../kit/dice.ts'
import { drawAffliction } from '../dreamer/dragon.ts'
import { masteringOf, masteryOf } from '../dreamer/mastery.ts'
import type { Happening } from '../events.ts'
import { isWet } from '../map/map.ts'
import { experienceOf, passed, rollCheck } from '../rolls/check.ts'
import type { Dreamer } from '../state.ts'

export const WET_STRENGTH = 7

/** WET-1, WET-4: whether this cell still has to be mastered. */
export const asksMastery = (dreamer: Dreamer): boolean => isWet(dreamer.position) && !dreamer.journey?.wetMastered

/** WET-2, WET-3. */
export const masterWet = (dreamer: Dreamer, dice: Dice): readonly Happening[] => {
  const check = rollCheck(dice, masteryOf(masteringOf(dreamer), WET_STRENGTH))
  const faced: Happening = { type: 'wetFaced', check }
  if (passed(check)) return [faced, ...experienceOf(check)]
  const souffle = check.quality === 'echec-total' ? [drawAffliction(dice, 'souffle')] : []
  return [faced, ...souffle, { type: 'cameDown', why: 'wet' }]
}
