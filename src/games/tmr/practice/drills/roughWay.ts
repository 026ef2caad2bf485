import { CELL_IDS, type CellId, DIRECTIONS, isWet, neighbour } from '../../rules/public.ts'

/** A step on dry land goes well about so often. */
const DRY_STEP = -Math.log(0.94)

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
  return costs
}

/** What the step into a cell and the way on from it cost. */
export const roughStep = (costs: ReadonlyMap<CellId, number>, cell: CellId, mastery: number): number =>
  (costs.get(cell) ?? Number.POSITIVE_INFINITY) + DRY_STEP - (isWet(cell) ? Math.log(Math.max(1, mastery) / 100) : 0)

export const DRY_CELLS: readonly CellId[] = CELL_IDS.filter((cell) => !isWet(cell))
