import type { ActiveEffect } from '../dreamer/effect.ts'
import { groundOf } from '../effects/groundOf.ts'
import type { Mastery, MasteryKind } from '../ground/ground.ts'
import type { CellId } from '../map/map.ts'
import type { DreamerView } from '../view.ts'
import { nextMastery } from '../wet/wet.ts'
import { wonBy } from '../wet/winnings.ts'

/** DRG-9, DRG-12: what comes of a mastery won, as far as the player knows. */
export interface OnceMastered {
  /** What the cell asks next; null: nothing more. */
  readonly next: MasteryKind | null
  /** Whether magic, barred now, is so no longer. */
  readonly frees: boolean
}

const afterWinning = (effects: readonly ActiveEffect[], won: ReturnType<typeof wonBy>): readonly ActiveEffect[] =>
  effects.flatMap((effect) => {
    const change = won.find(({ effect: one }) => one.n === effect.n)
    return change ? (change.left ? [change.left] : []) : [effect]
  })

const onCell = ({ effects, given }: DreamerView, mastery: Mastery, cell: CellId): OnceMastered => {
  const done = [...given, mastery.kind]
  const last = nextMastery(groundOf(effects), cell, done)?.kind !== mastery.kind
  const after = groundOf(afterWinning(effects, wonBy(effects, mastery.kind, cell, last ? 'last' : 'more')))
  return {
    next: nextMastery(after, cell, done)?.kind ?? null,
    frees: groundOf(effects).barred !== null && after.barred === null,
  }
}

/** While lost, what holds of every cell that fits; else nothing is promised. */
export const onceMastered = (board: DreamerView, mastery: Mastery): OnceMastered => {
  const [first, ...others] = board.candidates.map((cell) => onCell(board, mastery, cell)) as [OnceMastered, ...OnceMastered[]]
  return {
    next: others.every(({ next }) => next === first.next) ? first.next : null,
    frees: first.frees && others.every(({ frees }) => frees),
  }
}
