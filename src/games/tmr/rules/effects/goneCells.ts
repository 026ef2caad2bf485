import { genreOf } from '../map/map.ts'
import type { Bend } from './bends.ts'
import { without } from './land.ts'

/** SOU-7. */
export const genreMissing: Bend = (ground, { genre }) => without(ground, (cell) => genreOf(cell) === genre)

/** SOU-8. */
export const blackHole: Bend = (ground, { cell: hole }) => without(ground, (cell) => cell === hole)
