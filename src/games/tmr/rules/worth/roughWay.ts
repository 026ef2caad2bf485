import { DIRECTIONS } from '../map/geometry.ts'
import { CELL_IDS, type CellId, isWet, neighbour } from '../map/map.ts'

/** A step on dry land goes well about so often. */
const DRY_STEP = -Math.log(0.94)

/** Logarithms differ by a hair from one engine to the next: what is as good must stay so everywhere. */
const even = (cost: number): number => Math.round(cost * 1e6) / 1e6

/**
 * How hard it is to come from each cell to one of the goals, roughly, as a sum of logarithms: cheap to ask, so that the planner is asked
 * only where two ways are about as good. `mastery` is the chance in percent of a wet cell.
 */
export const roughCosts = (goals: readonly CellId[], mastery: number): ReadonlyMap<CellId, number> => {
  const costs = new Map<CellId, number>(goals.map((goal) => [goal, 0]))
  const wetStep = DRY_STEP - Math.log(Math.max(1, mastery) / 100)
  const queue = [...goals]
  for (const cell of queue) {
    const cost = (costs.get(cell) ?? 0) + (isWet(cell) ? wetStep : DRY_STEP)
    for (const way of DIRECTIONS) {
      const before = neighbour(cell, way)
      if (before === null || cost >= (costs.get(before) ?? Number.POSITIVE_INFINITY) - 1e-12) continue
      costs.set(before, cost)
      queue.push(before)
    }
  }
  return new Map([...costs].map(([cell, cost]) => [cell, even(cost)]))
}

export const touching = (cell: CellId): readonly CellId[] =>
  DIRECTIONS.map((way) => neighbour(cell, way)).filter((next) => next !== null)

/** More than anybody walks in one ascent. */
export const FAR = 40

/** Steps to the nearest of the goals, on all cells that may be walked on. */
export const stepsTo = (from: CellId, goals: readonly CellId[], walkable: (cell: CellId) => boolean): number => {
  const steps = new Map<CellId, number>([[from, 0]])
  for (const [cell, far] of steps) {
    if (goals.includes(cell)) return far
    for (const next of touching(cell)) if (!steps.has(next) && walkable(next)) steps.set(next, far + 1)
  }
  return FAR
}

export const dryStepsTo = (from: CellId, goals: readonly CellId[]): number => stepsTo(from, goals, (cell) => !isWet(cell))

/** What the step into a cell and the way on from it cost. */
export const roughStep = (costs: ReadonlyMap<CellId, number>, cell: CellId, mastery: number): number =>
  (costs.get(cell) ?? Number.POSITIVE_INFINITY) + DRY_STEP - (isWet(cell) ? Math.log(Math.max(1, mastery) / 100) : 0)

export const DRY_CELLS: readonly CellId[] = CELL_IDS.filter((cell) => !isWet(cell))
