import type { Bend } from './bends.ts'
import { asking } from './land.ts'

/** SOU-4: nothing is given by a shut cité (TET-6). */
export const closedCities: Bend = (ground, { cells = [] }) => {
  const shut = new Set(cells)
  return {
    ...asking(ground, { kind: 'closed', difficulty: -9 }, (cell) => shut.has(cell)),
    gives: (cell) => ground.gives(cell) && !shut.has(cell),
  }
}
