import { type DragonEntry, dragonEntry } from '../dreamer/dragon.ts'
import type { EffectKey } from '../dreamer/effect.ts'
import type { RuleNumber } from '../ruleNumbers.ts'

/** The rule of each that acts. */
export const EFFECT_RULES: Readonly<Record<EffectKey, RuleNumber>> = {
  'next-encounter-special': 'QUE-1',
  pilgrimage: 'QUE-2',
  conquest: 'QUE-3',
  'reserve-urgency': 'QUE-5',
  'double-fatigue': 'QUE-7',
  'ascent-plus-one': 'QUE-8',
  'no-ascent': 'QUE-9',
  'no-experience': 'QUE-9',
  'no-sleep': 'QUE-10',
  'no-dreaming': 'SOU-1',
  'purification-tour': 'SOU-3',
  'closed-cities': 'SOU-4',
  'flooded-cell': 'SOU-5',
  'bridges-wet': 'SOU-6',
  'genre-missing': 'SOU-7',
  'black-hole': 'SOU-8',
  toll: 'SOU-9',
  'double-river-roll': 'SOU-11',
  'forgotten-spell': 'SOU-12',
  'fatigue-plus-one': 'SOU-13',
  weakened: 'SOU-14',
  'perpetual-queue': 'SOU-17',
  'double-dream': 'TET-1',
  'accelerated-free': 'TET-2',
  'home-cell': 'TET-4',
  'river-knowledge': 'TET-5',
  'gifts-of-cities': 'TET-6',
  'safe-reserve': 'TET-7',
  'tamed-water': 'TET-8',
  'extensible-reserve': 'TET-9',
  'magic-resistance': 'TET-10',
  'no-resistance': 'TET-10',
}

/** Those without a key that the program plays. */
const INSTANT: Readonly<Record<string, RuleNumber>> = {
  'reinsertion-aleatoire': 'QUE-4',
  'coup-de-barre': 'QUE-10',
  infarctus: 'QUE-10',
  'idee-fixe': 'QUE-9',
  'paresse-intellectuelle': 'SOU-15',
  'augmentation-du-seuil-de-reve': 'TET-3',
  'connaissance-intuitive-d-un-nouveau-sort': 'TET-3',
}

/** SOU: where a souffle does as a queue does, it has a number of its own. */
const AS_SOUFFLE: Readonly<Partial<Record<EffectKey, RuleNumber>>> = {
  'next-encounter-special': 'SOU-2',
  'ascent-plus-one': 'SOU-10',
}

/** Those the gardien plays have one rule for all of their table. */
const PLAYED: Readonly<Record<DragonEntry['table'], RuleNumber>> = {
  queue: 'QUE-11',
  ombre: 'QUE-11',
  souffle: 'SOU-16',
  tete: 'TET-11',
  'tete-tous': 'TET-11',
  desir: 'QUE-9',
  idee: 'QUE-9',
}

/** The number of the rule by which an entry of the tables acts. */
export const ruleOfEntry = (id: string): RuleNumber => {
  const entry = dragonEntry(id)
  if (!entry) return 'DRG-1'
  if (entry.table === 'desir' || entry.table === 'idee') return 'QUE-9'
  const own = entry.key && entry.table === 'souffle' ? AS_SOUFFLE[entry.key] : undefined
  const instant = INSTANT[id.replace(/^[a-z]+-/, '')]
  return own ?? (entry.key && EFFECT_RULES[entry.key]) ?? instant ?? PLAYED[entry.table]
}
