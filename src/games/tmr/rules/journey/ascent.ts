import type { Dice } from '../../../../kit/dice.ts'
import { refusal } from '../../../../kit/refusal.ts'
import { fatigueMalus } from '../dreamer/fatigue.ts'
import { groundOf } from '../effects/groundOf.ts'
import type { Happening } from '../events.ts'
import type { Ground } from '../ground/ground.ts'
import { attempt, passed, rollCheck } from '../rolls/check.ts'
import type { AscentRule, Dreamer, Mode, Options, TmrRefusal } from '../state.ts'

/** ASC-5. */
export const whyNotUp = (dream: number, mode: Mode, ground: Ground): TmrRefusal | null => {
  const cost = ground.ascentCost(mode)
  return dream > cost ? null : refusal('dream-too-low', 'ASC-5', { cost })
}

/** ASC-2: leave was given, and its dice are not the gardien's: whoever asked goes up when they like. */
export const hasLeave = (granted: boolean | undefined, { dice }: Pick<Options, 'dice'>): boolean =>
  granted === true && dice !== 'gardien'

/** FAT-1, ROL-3, SPE-3: what an ascent begun now weighs. */
export const malusNow = ({ sheet, fatigue, depths }: Pick<Dreamer, 'sheet' | 'fatigue' | 'depths'>): number =>
  sheet.malus + fatigueMalus(sheet.stamina, fatigue) - Math.max(0, sheet.life - depths.life)

/** ASC-1, ASC-2: at once and without a roll, unless the gardien asks for VOLONTÉ: then each time, until it is lifted. */
export const goUp = (dreamer: Dreamer, mode: Mode, rule: AscentRule, dice: Dice): readonly Happening[] => {
  const ground = groundOf(dreamer.effects)
  const { fatigue, swift } = ground
  const cost = ground.ascentCost(mode)
  const up = { type: 'ascended' as const, mode, cost, malus: malusNow(dreamer), fatigue, ...(swift ? { swift } : {}) }
  if (rule.kind !== 'will') return [up]
  const check = rollCheck(dice, attempt(dreamer.sheet.volonte, rule.difficulty), 'will')
  const tested: Happening = { type: 'willTested', check, stands: true }
  return passed(check) ? [tested, { ...up, stands: true }] : [tested]
}
