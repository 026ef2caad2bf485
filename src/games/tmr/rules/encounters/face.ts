import type { Dice } from '../../../../kit/dice.ts'
import { masteringOf, masteryOf } from '../dreamer/mastery.ts'
import type { Happening } from '../events.ts'
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
  'reve-de-dragon': reveDeDragon,
}

/** ENC-4: the attempt, and what its kind makes of it. */
export const face = (dreamer: Dreamer, encounter: Encounter, dice: Dice): readonly Happening[] => {
  const check = rollCheck(dice, masteryOf(masteringOf(dreamer), encounter.strength))
  const tried = { dreamer, encounter, check, dice, ground: groundOf(dreamer.effects) }
  const kind = KINDS[encounter.kind]
  return [{ type: 'faced', check }, ...(passed(check) ? kind.mastered(tried) : kind.failed(tried))]
}
