import type { ActiveEffect, EffectKey } from '../dreamer/effect.ts'
import { type Ground, WET_MASTERY } from '../ground/ground.ts'
import { genreOf, isWet } from '../map/map.ts'
import { asking, asksFor, without } from './land.ts'

/** What one effect changes of the land and its costs. */
export type Bend = (ground: Ground, effect: ActiveEffect) => Ground

/** QUE-1, SOU-2. */
const nextEncounterSpecial: Bend = (ground, { left = 1 }) => ({ ...ground, specials: ground.specials + left })

/** QUE-2. */
const pilgrimage: Bend = (ground) => ({ ...ground, barred: 'wholly' })

/** QUE-3: one roll wins a cell for every conquest of it. */
const conquest: Bend = (ground, { cell: goal }) => ({
  ...asking(ground, { kind: 'conquest', difficulty: -7 }, (cell) => cell === goal && !asksFor(ground, cell, 'conquest')),
  barred: 'wholly',
})

/** QUE-5. */
const reserveUrgency: Bend = (ground) => ({ ...ground, barred: ground.barred ?? 'magic' })

/** QUE-7. */
const doubleFatigue: Bend = (ground) => ({ ...ground, fatigue: ground.fatigue + 1 })

/** SOU-13. */
const fatiguePlusOne: Bend = (ground) => ({ ...ground, fatigue: ground.fatigue + 1, strain: ground.strain + 1 })

/** QUE-8. */
const ascentPlusOne: Bend = (ground) => ({ ...ground, ascentCost: (mode) => ground.ascentCost(mode) + 1 })

/** QUE-9. */
const noAscent: Bend = (ground) => ({ ...ground, noAscent: true })

/** TET-2. */
const acceleratedFree: Bend = (ground) => ({ ...ground, swift: true, ascentCost: () => ground.ascentCost('normal') })

/** SOU-3: one purification counts for every such souffle. */
const purificationTour: Bend = (ground, { cells = [], genre }) => {
  const difficulty = genre === 'sanctuaire' ? -3 : -5
  const where = new Set(cells)
  return {
    ...asking(ground, { kind: 'purification', difficulty }, (cell) => where.has(cell) && !asksFor(ground, cell, 'purification')),
    barred: ground.barred ?? 'magic',
  }
}

/** TET-6. */
const giftsOfCities: Bend = (ground, { cells = [] }) => ({ ...ground, gives: (cell) => cells.includes(cell) })

/** SOU-4: nothing is given by a shut cité (TET-6). */
const closedCities: Bend = (ground, { cells = [] }) => {
  const shut = new Set(cells)
  return {
    ...asking(ground, { kind: 'closed', difficulty: -9 }, (cell) => shut.has(cell)),
    gives: (cell) => ground.gives(cell) && !shut.has(cell),
  }
}

/** SOU-5: wet is asked once, whatever makes it so. */
const floodedCell: Bend = (ground, { cell: flooded }) =>
  asking(ground, WET_MASTERY, (cell) => cell === flooded && !asksFor(ground, cell, 'wet'))

/** SOU-6. */
const bridgesWet: Bend = (ground) =>
  asking(ground, WET_MASTERY, (cell) => genreOf(cell) === 'pont' && !asksFor(ground, cell, 'wet'))

/** SOU-11: two running, however many such souffles; not of a water tamed. */
const doubleRiverRoll: Bend = (ground) =>
  asking(ground, WET_MASTERY, (cell) => isWet(cell) && ground.masteries(cell).filter(({ kind }) => kind === 'wet').length === 1)

/** TET-8. */
const tamedWater: Bend = (ground, { cell: tame, tamed }) =>
  tamed
    ? {
        ...ground,
        masteries: (cell) =>
          cell === tame ? ground.masteries(cell).filter(({ kind }) => kind !== 'wet') : ground.masteries(cell),
      }
    : ground

/** SOU-9: several do not add up. */
const toll: Bend = (ground) => ({
  ...ground,
  toll: (cell) => (genreOf(cell) === 'pont' || genreOf(cell) === 'cite' ? 1 : 0),
})

/** SOU-7. */
const genreMissing: Bend = (ground, { genre }) => without(ground, (cell) => genreOf(cell) === genre)

/** SOU-8. */
const blackHole: Bend = (ground, { cell: hole }) => without(ground, (cell) => cell === hole)

/** In this order whatever the order they came in: what takes away or doubles follows what puts there. */
export const BENDS: readonly (readonly [EffectKey, Bend])[] = [
  ['next-encounter-special', nextEncounterSpecial],
  ['pilgrimage', pilgrimage],
  ['conquest', conquest],
  ['reserve-urgency', reserveUrgency],
  ['double-fatigue', doubleFatigue],
  ['fatigue-plus-one', fatiguePlusOne],
  ['accelerated-free', acceleratedFree],
  ['ascent-plus-one', ascentPlusOne],
  ['no-ascent', noAscent],
  ['purification-tour', purificationTour],
  ['gifts-of-cities', giftsOfCities],
  ['closed-cities', closedCities],
  ['double-river-roll', doubleRiverRoll],
  ['tamed-water', tamedWater],
  ['flooded-cell', floodedCell],
  ['bridges-wet', bridgesWet],
  ['toll', toll],
  ['genre-missing', genreMissing],
  ['black-hole', blackHole],
]
