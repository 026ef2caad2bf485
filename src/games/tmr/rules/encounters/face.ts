import type { Dice } from '../../../../kit/dice.ts'
import { masteringOf, masteryOf } from '../dreamer/mastery.ts'
import type { Check, Happening } from '../events.ts'
import { groundOf } from '../ground/groundOf.ts'
import { passed, rollCheck } from '../rolls/check.ts'
import type { Dreamer, Encounter } from '../state.ts'
import { briseur } from './briseur.ts'
import { changeur } from './changeur.ts'
import { fleur } from './fleur.ts'
import type { EncounterKind } from './kinds.ts'
import { mangeur } from './mangeur.ts'
import { messager } from './messager.ts'
import { passeur } from './passeur.ts'
import { passeurFou } from './passeurFou.ts'
import { reflet } from './reflet.ts'
import type { Kind } from './resolution.ts'
import { reveDeDragon } from './reveDeDragon.ts'
import { tourbillon } from './tourbillon.ts'

const KINDS: Readonly<Record<EncounterKind, Kind>> = {
  messager,
  passeur,
  fleur,
  mangeur,
  changeur,
  briseur,
  reflet,
  'tourbillon-blanc': tourbillon,
  'tourbillon-noir': tourbillon,
  'tourbillon-rouge': tourbillon,
  'passeur-fou': passeurFou,
  'reve-de-dragon': reveDeDragon,
}

/** ENC-4: the attempt. */
export const attemptMastery = (dreamer: Dreamer, encounter: Encounter, dice: Dice): Check =>
  rollCheck(dice, masteryOf(masteringOf(dreamer), encounter.strength))

/** What its kind makes of an attempt. */
export const outcomeOf = (dreamer: Dreamer, encounter: Encounter, check: Check, dice: Dice): readonly Happening[] => {
  const tried = { dreamer, encounter, check, dice, ground: groundOf(dreamer.effects) }
  const kind = KINDS[encounter.kind]
  return passed(check) ? kind.mastered(tried) : kind.failed(tried)
}
