import type { Dice } from '../../../../kit/dice.ts'
import { masteringOf, masteryOf } from '../dreamer/mastery.ts'
import type { Check } from '../events.ts'
import type { Ground, Mastery, MasteryKind } from '../ground/ground.ts'
import type { CellId } from '../map/map.ts'
import { rollCheck } from '../rolls/check.ts'
import type { Dreamer } from '../state.ts'

/** WET-1, WET-4, DRG-9: what a cell still asks for, given what it has been given in this visit. */
export const nextMastery = (ground: Ground, cell: CellId, given: readonly MasteryKind[]): Mastery | null => {
  const left = [...given]
  return (
    ground.masteries(cell).find(({ kind }) => {
      const at = left.indexOf(kind)
      if (at >= 0) left.splice(at, 1)
      return at < 0
    }) ?? null
  )
}

/** WET-1: rolled alike, whatever is mastered. */
export const attemptCell = (dreamer: Dreamer, { difficulty }: Mastery, dice: Dice): Check =>
  rollCheck(dice, masteryOf(masteringOf(dreamer), -difficulty), 'mastery')
