import type { RuleNumber } from '../ruleNumbers.ts'

/** What stands on a screen beside what is said and told, and the rule it speaks of. */
export const NOTE_RULES = {
  dragonsOption: 'DRG-1',
  roundsCounted: 'FAT-2',
  placesOption: 'MAP-5',
  leavingTheMap: 'MAP-5',
  placeChosen: 'MAP-5',
  fallenAsleep: 'DRM-3',
  nightDragon: 'NIT-5',
  heldSign: 'SIG-6',
  starsOfARitual: 'AST-3',
  seuilOfARitual: 'AST-5',
} as const satisfies Readonly<Record<string, RuleNumber>>
