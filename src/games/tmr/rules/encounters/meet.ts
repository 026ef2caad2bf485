import type { Dice } from '../../../../kit/dice.ts'
import { groundOf } from '../effects/groundOf.ts'
import type { Happening } from '../events.ts'
import { genreOf } from '../map/map.ts'
import { ddrTotal, rollDdr, rollDie, rollNamed } from '../rolls/check.ts'
import type { Dreamer } from '../state.ts'
import { kindOn, type OrdinaryKind, SPECIAL_TABLE, STRENGTH } from './kinds.ts'

/** ENC-2: the dice of its row. */
export const rollStrength = (kind: OrdinaryKind, dice: Dice): { strength: number; dice: number[] } => {
  const how = STRENGTH[kind]
  if (how === 'ddr') {
    const faces = rollDdr(dice, 'strength')
    return { strength: 7 + ddrTotal(faces), dice: [...faces] }
  }
  const faces = Array.from({ length: how.count }, () => rollDie(dice, how.sides, 'strength'))
  return { strength: faces.reduce((sum, one) => sum + one, 0), dice: faces }
}

/** SPE-1, SPE-2: the kind from 1d7, then its strength. */
const meetSpecial = (dice: Dice): Happening => {
  const face = rollDie(dice, 7, 'encounter')
  const [kind, { count, sides }, more] = SPECIAL_TABLE[face - 1] as (typeof SPECIAL_TABLE)[number]
  const faces = Array.from({ length: count }, () => rollDie(dice, sides, 'strength'))
  const strength = faces.reduce((sum, one) => sum + one, more)
  return { type: 'encounterMet', kind, strength, face, dice: faces, special: true }
}

/** ENC-1, ENC-2: the 1d7, then kind and strength. */
export const rollEncounter = (dreamer: Dreamer, dice: Dice): readonly Happening[] => {
  const face = rollNamed(dice, 'd7', 7)
  if (face !== 7) return [{ type: 'encounterRolled', face }]
  if (groundOf(dreamer.effects).specials > 0) return [{ type: 'encounterRolled', face }, meetSpecial(dice)]
  const d100 = rollDie(dice, 100, 'encounter')
  const kind = kindOn(genreOf(dreamer.position), d100)
  return [
    { type: 'encounterRolled', face },
    { type: 'encounterMet', kind, face: d100, ...rollStrength(kind, dice) },
  ]
}
