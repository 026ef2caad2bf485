import type { DragonEntry } from '../../dreamer/dragon.ts'
import type { EffectKey } from '../../dreamer/effect.ts'
import { type Beginning, start } from './begin.ts'
import {
  beginConfusion,
  beginDesire,
  beginIdea,
  beginInfarct,
  beginLaziness,
  beginPerpetual,
  beginSlump,
  beginSpell,
  beginThreshold,
  beginUrgency,
  beginWeakness,
} from './body.ts'
import {
  beginClosing,
  beginConquest,
  beginFlood,
  beginGifts,
  beginHole,
  beginMissing,
  beginPilgrimage,
  beginSpecials,
  beginTour,
} from './land.ts'

const overAtOnce: Beginning = () => {}

/** By key: those that need more than their number and days. */
const BY_KEY: Readonly<Partial<Record<EffectKey, Beginning>>> = {
  'next-encounter-special': beginSpecials,
  pilgrimage: beginPilgrimage,
  conquest: beginConquest,
  'reserve-urgency': beginUrgency,
  'purification-tour': beginTour,
  'closed-cities': beginClosing,
  'flooded-cell': beginFlood,
  'genre-missing': beginMissing,
  'black-hole': beginHole,
  'forgotten-spell': beginConfusion,
  weakened: beginWeakness,
  'perpetual-queue': beginPerpetual,
  'gifts-of-cities': beginGifts,
  'tamed-water': (turn, drawn) => start(turn, drawn, { tamed: false }),
}

/** By entry: those that have no key, and the désirs. A réinsertion is conducted (DRG-11). */
const BY_ID: Readonly<Record<string, Beginning>> = {
  'queue-desir-lancinant': beginDesire,
  'queue-idee-fixe': beginIdea,
  'queue-coup-de-barre': beginSlump,
  'ombre-coup-de-barre': beginSlump,
  'ombre-infarctus': beginInfarct,
  'queue-reinsertion-aleatoire': overAtOnce,
  'ombre-reinsertion-aleatoire': overAtOnce,
  'souffle-vieillissement-instantane': overAtOnce,
  'souffle-non-combativite': overAtOnce,
  'souffle-je-m-en-foutisme': overAtOnce,
  'souffle-paresse-intellectuelle': beginLaziness,
  'tete-augmentation-de-caracteristique': overAtOnce,
  'tete-souvenir-immediat-de-l-archetype': overAtOnce,
  'tete-don-de-vraie-chance': overAtOnce,
  'tete-augmentation-du-seuil-de-reve': beginThreshold,
  'tete-connaissance-intuitive-d-un-nouveau-sort': beginSpell,
}

export const beginningOf = ({ id, key }: DragonEntry): Beginning => BY_ID[id] ?? (key && BY_KEY[key]) ?? start
