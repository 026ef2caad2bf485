import { WET_MASTERY } from '../ground/ground.ts'
import { genreOf, isWet } from '../map/map.ts'
import type { Bend } from './bends.ts'
import { asking, asksFor } from './land.ts'

/** SOU-5: wet is asked once, whatever makes it so. */
export const floodedCell: Bend = (ground, { cell: flooded }) =>
  asking(ground, WET_MASTERY, (cell) => cell === flooded && !asksFor(ground, cell, 'wet'))

/** SOU-6. */
export const bridgesWet: Bend = (ground) =>
  asking(ground, WET_MASTERY, (cell) => genreOf(cell) === 'pont' && !asksFor(ground, cell, 'wet'))

/** SOU-11: two running, however many such souffles; not of a water tamed. */
export const doubleRiverRoll: Bend = (ground) =>
  asking(ground, WET_MASTERY, (cell) => isWet(cell) && ground.masteries(cell).filter(({ kind }) => kind === 'wet').length === 1)

/** TET-8. */
export const tamedWater: Bend = (ground, { cell: tame, tamed }) =>
  tamed
    ? {
        ...ground,
        masteries: (cell) =>
          cell === tame ? ground.masteries(cell).filter(({ kind }) => kind !== 'wet') : ground.masteries(cell),
      }
    : ground
