import type { Bend } from './bends.ts'
import { asking, asksFor } from './land.ts'

/** SOU-3: one purification counts for every such souffle. */
export const purificationTour: Bend = (ground, { cells = [], genre }) => {
  const difficulty = genre === 'sanctuaire' ? -3 : -5
  const where = new Set(cells)
  return {
    ...asking(ground, { kind: 'purification', difficulty }, (cell) => where.has(cell) && !asksFor(ground, cell, 'purification')),
    barred: ground.barred ?? 'magic',
  }
}
