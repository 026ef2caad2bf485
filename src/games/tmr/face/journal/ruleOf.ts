import type { EncounterKind, ToldHappening } from '../../rules/public.ts'
import { isFading, type Thread } from './thread.ts'

type Of<Type extends ToldHappening['type']> = Extract<ToldHappening, { type: Type }>

const DOWN: Readonly<Record<Of<'cameDown'>['why'], string>> = {
  will: 'MOV-4',
  evasion: 'ENC-5',
  briseur: 'ENC-4',
  wet: 'WET-3',
  failure: 'CAST-4',
  fumble: 'CAST-5',
  broken: 'MOV-4',
  spell: 'CAST-2',
  read: 'SIG-3',
  synthesis: 'SIG-8',
}

const ASLEEP: Readonly<Record<Of<'fellAsleep'>['why'], string>> = {
  dream: 'DRM-3',
  fatigue: 'DRM-3',
  life: 'SPE-3',
  burst: 'NIT-9',
  will: 'NIT-2',
}

const OUTCOME: Readonly<Record<Of<'tookEffect'>['outcome'], string>> = {
  target: 'TGT-1',
  self: 'TGT-2',
  nobody: 'TGT-4',
  impossible: 'TGT-3',
  erratic: 'CAST-5',
  unaimed: 'CAST-6',
}

const CAST: Readonly<Record<Of<'castRolled'>['check']['quality'], string>> = {
  particuliere: 'CAST-3',
  significative: 'CAST-2',
  normale: 'CAST-2',
  echec: 'CAST-4',
  'echec-particulier': 'CAST-4',
  'echec-total': 'CAST-5',
}

/** The rule of an encounter's own; ENC-4 where the table alone says what follows. */
const KIND: Partial<Record<EncounterKind, string>> = {
  messager: 'ENC-10',
  passeur: 'ENC-11',
  changeur: 'ENC-12',
  reflet: 'ENC-14',
  'tourbillon-blanc': 'ENC-15',
  'tourbillon-noir': 'ENC-15',
  'passeur-fou': 'SPE-4',
  'tourbillon-rouge': 'SPE-3',
  'reve-de-dragon': 'ENC-16',
}

const ENDED: Partial<Record<Of<'encounterEnded'>['how'], string>> = { passed: 'ENC-3', repressed: 'ENC-6', away: 'HID-5' }

const FIXED = {
  ascentAsked: 'ASC-2',
  ascentDenied: 'ASC-2',
  willTested: 'ASC-2',
  ascended: 'ASC-1',
  stayed: 'MOV-1',
  encounterRolled: 'ENC-1',
  encounterMet: 'ENC-2',
  encounterReturned: 'ENC-5',
  waitingLeft: 'ENC-5',
  faced: 'ENC-4',
  evaded: 'ENC-5',
  repressed: 'ENC-6',
  repressionTested: 'ENC-7',
  lost: 'ENC-13',
  drifted: 'ENC-15',
  messengerSent: 'ENC-10',
  placed: 'DRM-2',
  fitted: 'HID-2',
  revealed: 'HID-4',
  wetMet: 'WET-1',
  wetFaced: 'WET-2',
  fumbleRolled: 'RES-7',
  triggered: 'RES-4',
  sightTested: 'TGT-2',
  resisted: 'TGT-4',
  ascentRuled: 'ASC-2',
  modified: 'CAST-1',
  sightAsked: 'TGT-2',
  corrected: 'DRM-1',
  torn: 'TGT-3',
  effectBegan: 'DRG-4',
  effectChanged: 'DRG-4',
  effectEnded: 'DRG-6',
  putElsewhere: 'DRG-11',
  reserveForced: 'SPE-4',
  tollPaid: 'SOU-9',
  hurt: 'SPE-3',
  reservesLost: 'SOU-8',
  seuilChanged: 'NIT-1',
  lossTested: 'SOU-14',
  spellLearnt: 'TET-3',
  giftOffered: 'TET-6',
  giftTaken: 'TET-6',
  releaseAsked: 'TET-9',
  jumped: 'TET-4',
  dreamt: 'NIT-4',
  dragonDreamt: 'NIT-5',
  rested: 'NIT-6',
  woke: 'NIT-7',
  starsRead: 'AST-4',
  bonusWon: 'EXP-1',
  experienceChanged: 'EXP-4',
  signSet: 'SIG-1',
  signFelt: 'SIG-1',
  signRead: 'SIG-2',
  meditated: 'SIG-5',
  synthesised: 'SIG-7',
} as const satisfies Partial<Record<ToldHappening['type'], string>>

type Before = ToldHappening['type'] | 'nothing'

/** Whence a souffle, and a queue or a tête; of itself: by the gardien's word. */
const SOUFFLE: Readonly<Partial<Record<Before, string>>> = {
  nothing: 'DRG-2',
  wetFaced: 'WET-2',
  repressionTested: 'ENC-7',
  fellAsleep: 'NIT-9',
}
const OTHER: Readonly<Partial<Record<Before, string>>> = { nothing: 'DRG-2', cameDown: 'SIG-2', effectChanged: 'SOU-17' }

const isFixed = (type: ToldHappening['type']): type is keyof typeof FIXED => Object.hasOwn(FIXED, type)

/** The rule that explains a sentence; null where none does. */
export const ruleOf = (what: ToldHappening, thread: Thread): string | null => {
  const { met, before } = thread
  const own = (met && KIND[met]) ?? 'ENC-4'
  if (isFixed(what.type)) return FIXED[what.type]
  switch (what.type) {
    case 'cameDown':
      return DOWN[what.why]
    case 'fellAsleep':
      return ASLEEP[what.why]
    case 'fatigued':
      return what.why === 'meditation' ? 'SIG-5' : 'QUE-10'
    case 'pointsChanged':
      return what.by < 0 ? 'SIG-8' : 'SIG-2'
    case 'moved':
      return what.exit ? 'MAP-5' : 'MOV-3'
    case 'carried':
      return what.by === 'changeur' ? 'ENC-12' : 'ENC-11'
    case 'struggled':
    case 'serviceWon':
    case 'held':
      return own
    case 'dreamChanged':
      return isFading(what, thread) ? 'NIT-8' : own
    case 'encounterEnded':
      return ENDED[what.how] ?? own
    case 'afflicted':
      return (what.table === 'souffle' ? SOUFFLE : OTHER)[before ?? 'nothing'] ?? (what.table === 'souffle' ? 'DRG-9' : 'ENC-16')
    case 'learned':
      return what.voie === null ? 'TGT-4' : 'ROL-4'
    case 'castRolled':
      return CAST[what.check.quality]
    case 'stored':
      return what.hand.erratic ? 'RES-7' : 'RES-1'
    case 'tookEffect':
      return OUTCOME[what.outcome]
    default:
      return null
  }
}
