import { genreOf } from '../map/map.ts'
import type { Bend } from './bends.ts'

/** SOU-9: several do not add up. */
export const toll: Bend = (ground) => ({
  ...ground,
  toll: (cell) => (genreOf(cell) === 'pont' || genreOf(cell) === 'cite' ? 1 : 0),
})
