import type { Bend } from './bends.ts'
import { asking, asksFor } from './land.ts'

/** QUE-3: one roll wins a cell for every conquest of it. */
export const conquest: Bend = (ground, { cell: goal }) => ({
  ...asking(ground, { kind: 'conquest', difficulty: -7 }, (cell) => cell === goal && !asksFor(ground, cell, 'conquest')),
  barred: 'wholly',
})
