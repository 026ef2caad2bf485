import type { Bend } from './bends.ts'

/** TET-6. */
export const giftsOfCities: Bend = (ground, { cells = [] }) => ({ ...ground, gives: (cell) => cells.includes(cell) })
