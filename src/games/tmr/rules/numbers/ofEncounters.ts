import type { EncounterKind } from '../encounters/kinds.ts'
import type { RuleNumber } from '../ruleNumbers.ts'

/** The rule of each kind's own; ENC-4 where the table alone says what follows. */
export const ENCOUNTER_RULES: Readonly<Record<EncounterKind, RuleNumber>> = {
  messager: 'ENC-10',
  passeur: 'ENC-11',
  fleur: 'ENC-4',
  mangeur: 'ENC-4',
  changeur: 'ENC-12',
  briseur: 'ENC-4',
  reflet: 'ENC-14',
  'tourbillon-blanc': 'ENC-15',
  'tourbillon-noir': 'ENC-15',
  'tourbillon-rouge': 'SPE-3',
  'passeur-fou': 'SPE-4',
  'reve-de-dragon': 'ENC-16',
}
