import type { Dice } from '../../../../kit/dice.ts'
import type { Voie } from '../dreamer/draconic.ts'
import { masteringOf, masteryOf } from '../dreamer/mastery.ts'
import { groundOf } from '../effects/groundOf.ts'
import type { Check, Happening } from '../events.ts'
import { passed, rollCheck } from '../rolls/check.ts'
import type { Dreamer, Encounter } from '../state.ts'
import { KINDS } from './outcomes.ts'

/** ENC-4: the attempt. */
export const attemptMastery = (dreamer: Dreamer, encounter: Encounter, voie: Voie, dice: Dice): Check =>
  rollCheck(dice, masteryOf(masteringOf(dreamer), encounter.strength, voie), 'mastery')

/** What its kind makes of an attempt. */
export const outcomeOf = (dreamer: Dreamer, encounter: Encounter, check: Check, dice: Dice): readonly Happening[] => {
  const tried = { dreamer, encounter, check, dice, ground: groundOf(dreamer.effects) }
  const kind = KINDS[encounter.kind]
  return passed(check) ? kind.mastered(tried) : kind.failed(tried)
}
