import { groundOf } from '../effects/groundOf.ts'
import { DIRECTIONS, type Direction } from '../map/geometry.ts'
import type { CellId } from '../map/map.ts'
import type { DreamerView } from '../view.ts'
import { mastering } from './mastering.ts'

export interface WalkStep {
  readonly direction: Direction
  readonly cell: CellId
}

/** The safest walk to a cell: its steps, what it costs, and the chance that nothing comes in between. */
export interface Walk {
  readonly steps: readonly WalkStep[]
  readonly fatigue: number
  /** SOU-9: dream points on the way. */
  readonly toll: number
  readonly chance: number
}

interface Reached {
  readonly chance: number
  readonly steps: readonly WalkStep[]
}

/** ENC-1: six in seven. */
const UNMET = 6 / 7

const better = (a: Reached, b: Reached | undefined): boolean =>
  !b || a.chance > b.chance + 1e-12 || (a.chance > b.chance - 1e-12 && a.steps.length < b.steps.length)

/** ENC-1, WET-1: that one cell is entered unhindered. */
export const entering = (board: DreamerView) => {
  const ground = groundOf(board.effects)
  const unmet = board.stepMeets ? UNMET : 1
  return (cell: CellId): number =>
    ground.masteries(cell).reduce((chance, { difficulty }) => (chance * mastering(board, -difficulty).limits.chance) / 100, unmet)
}

/** MOV-3: from cell to cell, as far as the player knows; null while lost, to where one is, or where no way leads. */
export const walkTo = (board: DreamerView, to: CellId): Walk | null => {
  const { position, effects } = board
  if (position === null || position === to) return null
  const ground = groundOf(effects)
  const chanceOf = entering(board)
  const best = new Map<CellId, Reached>([[position, { chance: 1, steps: [] }]])
  const open: CellId[] = [position]
  for (let from = open.shift(); from; from = open.shift()) {
    const here = best.get(from) as Reached
    for (const direction of DIRECTIONS) {
      const cell = ground.neighbour(from, direction)
      if (!cell) continue
      const next = { chance: here.chance * chanceOf(cell), steps: [...here.steps, { direction, cell }] }
      if (!better(next, best.get(cell))) continue
      best.set(cell, next)
      open.push(cell)
    }
  }
  const found = best.get(to)
  if (!found) return null
  const toll = found.steps.reduce((sum, { cell }) => sum + ground.toll(cell), 0)
  return { ...found, fatigue: found.steps.length * ground.fatigue, toll }
}
