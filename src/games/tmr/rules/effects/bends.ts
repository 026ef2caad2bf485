import type { Ground } from '../ground/ground.ts'
import { acceleratedFree, ascentPlusOne, noAscent } from './ascents.ts'
import { closedCities } from './closedCities.ts'
import { conquest } from './conquest.ts'
import type { ActiveEffect, EffectKey } from './effect.ts'
import { giftsOfCities } from './giftsOfCities.ts'
import { blackHole, genreMissing } from './goneCells.ts'
import { doubleFatigue, fatiguePlusOne } from './heavySteps.ts'
import { nextEncounterSpecial } from './nextEncounterSpecial.ts'
import { pilgrimage } from './pilgrimage.ts'
import { purificationTour } from './purificationTour.ts'
import { reserveUrgency } from './reserveUrgency.ts'
import { toll } from './toll.ts'
import { bridgesWet, doubleRiverRoll, floodedCell, tamedWater } from './waters.ts'

/** What one effect changes of the land and its costs. */
export type Bend = (ground: Ground, effect: ActiveEffect) => Ground

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
