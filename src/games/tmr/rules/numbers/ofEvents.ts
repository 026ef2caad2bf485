import type { EncounterKind } from '../encounters/kinds.ts'
import type { MasteryKind } from '../ground/ground.ts'
import type { RuleNumber } from '../ruleNumbers.ts'
import type { Effect } from '../state.ts'
import type { ToldHappening, ToldTable } from '../tell.ts'
import { ENCOUNTER_RULES } from './ofEncounters.ts'
import { ruleOfEntry } from './ofEntries.ts'

type Of<Type extends ToldHappening['type']> = Extract<ToldHappening, { type: Type }>
type Causes<Type extends ToldHappening['type'], Field extends keyof Of<Type>> = NonNullable<Of<Type>[Field]> & string

/** One number, or the one that follows from what is written; null where no rule tells of it. */
type Rules = {
  readonly [Type in ToldHappening['type']]:
    | RuleNumber
    | null
    | ((what: Of<Type>, met: EncounterKind | null, took: Took | null) => RuleNumber | null)
}

const DOWN: Readonly<Record<Causes<'cameDown', 'why'>, RuleNumber>> = {
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

const ASLEEP: Readonly<Record<Causes<'fellAsleep', 'why'>, RuleNumber>> = {
  dream: 'DRM-3',
  fatigue: 'DRM-3',
  life: 'SPE-3',
  burst: 'NIT-9',
  will: 'NIT-2',
}

const CAST: Readonly<Record<Of<'castRolled'>['check']['quality'], RuleNumber>> = {
  particuliere: 'CAST-3',
  significative: 'CAST-2',
  normale: 'CAST-2',
  echec: 'CAST-4',
  'echec-particulier': 'CAST-4',
  'echec-total': 'CAST-5',
}

const OUTCOME: Readonly<Record<Causes<'tookEffect', 'outcome'>, RuleNumber>> = {
  target: 'TGT-1',
  self: 'TGT-1',
  nobody: 'TGT-4',
  impossible: 'TGT-3',
  erratic: 'CAST-5',
  unaimed: 'CAST-6',
}

/** TGT-2, TGT-4: what brought it there explains it, where something did. */
const AIMED: Readonly<Record<NonNullable<Effect['how']>, RuleNumber | null>> = {
  unaimed: 'CAST-6',
  aimed: null,
  unresisted: 'TGT-4',
  returned: 'TGT-4',
  missed: 'TGT-2',
}

type Took = Pick<Effect, 'outcome' | 'how'>

/** What a spell came to, by the rule that brought it there. */
export const ruleOfEffect = ({ outcome, how }: Took): RuleNumber => (how && AIMED[how]) ?? OUTCOME[outcome]

const DREAM: Readonly<Record<Exclude<Causes<'dreamChanged', 'why'>, EncounterKind>, RuleNumber>> = {
  gift: 'TET-6',
  fading: 'NIT-8',
  burst: 'NIT-9',
}

const DRAWN: Readonly<Record<Causes<'afflicted', 'why'>, RuleNumber>> = {
  wet: 'WET-2',
  closed: 'DRG-9',
  conquest: 'DRG-9',
  purification: 'DRG-9',
  repression: 'ENC-7',
  burst: 'NIT-9',
  dragon: 'ENC-16',
  sign: 'SIG-2',
  perpetual: 'SOU-17',
  gardien: 'DRG-2',
}

const TRIGGERED: Readonly<Record<Causes<'triggered', 'why'>, RuleNumber>> = {
  return: 'RES-4',
  safe: 'TET-7',
  extensible: 'TET-9',
  'passeur-fou': 'SPE-4',
  urge: 'QUE-5',
}

const SEUIL: Readonly<Record<Causes<'seuilChanged', 'why'>, RuleNumber>> = {
  dragon: 'NIT-1',
  tete: 'TET-3',
  reve: 'EXP-4',
  ritual: 'AST-5',
}

const SHEET: Readonly<Record<Causes<'sheetChanged', 'why'>, RuleNumber>> = {
  spent: 'EXP-4',
  destroyed: 'EXP-5',
  souffle: 'SOU-15',
  loss: 'SOU-14',
}

const WOKE: Readonly<Record<Causes<'woke', 'why'>, RuleNumber>> = { will: 'NIT-7', day: 'NIT-7', insomnia: 'NIT-3' }

const isMet = (why: Causes<'dreamChanged', 'why'>): why is EncounterKind => Object.hasOwn(ENCOUNTER_RULES, why)

/** Of the encounter spoken of; ENC-4 for all of them. */
const own = (_: unknown, met: EncounterKind | null): RuleNumber => (met ? ENCOUNTER_RULES[met] : 'ENC-4')

/** CAST-5 of a failure alone: what is said of a spell that succeeded goes by what that came to. */
const ofSpell = (_: unknown, _met: EncounterKind | null, took: Took | null): RuleNumber => (took ? ruleOfEffect(took) : 'TGT-1')

const encounterEnded = ({ how }: Of<'encounterEnded'>, met: EncounterKind | null): RuleNumber => {
  if (how === 'passed') return 'ENC-3'
  if (how === 'repressed') return 'ENC-6'
  return how === 'away' ? 'HID-5' : own(null, met)
}

/** Why it is over: its days, its price, the gardien's word, what took its goal away; else its own rule. */
const effectEnded = ({ id, why }: Of<'effectEnded'>): RuleNumber => {
  if (why === 'days') return 'NIT-8'
  if (why === 'repressed') return 'DRG-7'
  if (why === 'gardien') return 'DRG-6'
  if (why === 'gone') return ruleOfEntry(id) === 'QUE-5' ? 'QUE-6' : 'SOU-8'
  return why === 'relearnt' ? 'SIG-8' : ruleOfEntry(id)
}

const ofMastery = (kind: MasteryKind | undefined, wet: RuleNumber): RuleNumber => (!kind || kind === 'wet' ? wet : 'DRG-9')

/** Each thing that can be told of a dreamer, and the rule that explains it. */
export const EVENT_RULES: Rules = {
  ascentAsked: 'ASC-2',
  ascentDenied: 'ASC-2',
  willTested: 'ASC-2',
  ascended: ({ swift }) => (swift ? 'TET-2' : 'ASC-1'),
  cameDown: ({ why, mastery, erratic }) => (erratic ? 'RES-7' : mastery ? ofMastery(mastery, 'WET-3') : DOWN[why]),
  fellAsleep: ({ why }) => ASLEEP[why],
  moved: ({ exit }) => (exit ? 'MAP-5' : 'MOV-3'),
  stayed: 'MOV-1',
  struggled: own,
  encounterRolled: 'ENC-1',
  encounterMet: ({ special }) => (special ? 'SPE-2' : 'ENC-2'),
  sentMet: 'ENC-1',
  encounterReturned: 'ENC-5',
  waitingLeft: 'ENC-5',
  faced: 'ENC-4',
  serviceWon: own,
  held: own,
  encounterEnded,
  evaded: 'ENC-5',
  repressed: ({ why }, met) => (why === 'effect' ? 'DRG-7' : why === 'captive' ? own(null, met) : 'ENC-6'),
  repressionTested: 'ENC-7',
  afflicted: ({ why }) => (why ? DRAWN[why] : 'DRG-2'),
  dreamChanged: ({ why }) => (!why ? null : isMet(why) ? ENCOUNTER_RULES[why] : DREAM[why]),
  learned: ({ voie }) => (voie === null ? 'TGT-4' : 'ROL-4'),
  carried: ({ by }) => ENCOUNTER_RULES[by],
  lost: 'ENC-13',
  drifted: ({ by }) => ENCOUNTER_RULES[by ?? 'tourbillon-blanc'],
  messengerSent: 'ENC-10',
  fitted: 'HID-2',
  revealed: 'HID-4',
  wetMet: ({ mastery }) => ofMastery(mastery?.kind, 'WET-1'),
  wetFaced: ({ kind }) => ofMastery(kind, 'WET-2'),
  settled: 'ENC-8',
  castRolled: ({ check }) => CAST[check.quality],
  castHeld: 'CAST-2',
  fumbleRolled: 'RES-7',
  kept: 'CAST-2',
  stored: ({ hand }) => (hand.erratic ? 'RES-7' : 'RES-1'),
  triggered: ({ why }) => TRIGGERED[why ?? 'return'],
  sightTested: 'TGT-2',
  resisted: 'TGT-4',
  aimed: 'TGT-4',
  spellCame: 'TGT-4',
  spellMet: 'TGT-4',
  spellTook: ({ forgone }) => (forgone ? 'TET-10' : 'TGT-1'),
  cameBack: 'TGT-4',
  tookEffect: ruleOfEffect,
  ascentRuled: 'ASC-2',
  modified: 'CAST-1',
  sightAsked: 'TGT-2',
  placed: 'DRM-2',
  corrected: 'DRM-1',
  described: ofSpell,
  spellEnded: ofSpell,
  spellRuled: ({ was }) => (was === 'missed' ? 'TGT-2' : 'CAST-6'),
  torn: 'TGT-3',
  dreamerLeft: null,
  effectBegan: ({ effect }) => ruleOfEntry(effect.id),
  effectChanged: ({ effect }) => ruleOfEntry(effect.id),
  effectEnded,
  putElsewhere: 'DRG-11',
  reserveForced: 'SPE-4',
  tollPaid: 'SOU-9',
  fatigued: ({ why }) => (why === 'meditation' ? 'SIG-5' : 'QUE-10'),
  hurt: ({ why }) => (why === 'queue' ? 'QUE-10' : 'SPE-3'),
  reservesLost: 'SOU-8',
  seuilChanged: ({ why }) => (why ? SEUIL[why] : 'NIT-1'),
  sheetChanged: ({ why }) => (why ? SHEET[why] : 'DRM-1'),
  lossTested: 'SOU-14',
  spellLearnt: ({ why }) => (why === 'synthesis' ? 'SIG-8' : 'TET-3'),
  giftOffered: 'TET-6',
  giftTaken: 'TET-6',
  releaseAsked: 'TET-9',
  jumped: ({ genre }) => (genre === 'fleuve' ? 'TET-5' : 'TET-4'),
  hourBegan: 'NIT-4',
  dreamt: 'NIT-4',
  dragonDreamt: 'NIT-5',
  rested: 'NIT-6',
  woke: ({ why }) => WOKE[why],
  starsRead: 'AST-4',
  bonusWon: 'EXP-1',
  experienceChanged: ({ why }) => (why === 'destroyed' ? 'EXP-5' : 'EXP-4'),
  pointsChanged: ({ by }) => (by < 0 ? 'SIG-8' : 'SIG-2'),
  signSet: ({ value }) => (value === null ? 'SIG-6' : 'SIG-1'),
  signFelt: 'SIG-1',
  signRead: 'SIG-2',
  meditated: 'SIG-5',
  synthesised: 'SIG-7',
}

/** What befalls the table itself. */
export const TABLE_RULES: Readonly<Record<ToldTable['type'], RuleNumber | null>> = {
  clockMoved: null,
  optionsSet: null,
  dreamerCame: null,
  secretRolled: null,
  astralSet: 'AST-1',
  encounterSent: 'ENC-1',
  encounterRecalled: 'ENC-1',
  noted: null,
  noteShown: null,
  roundCalled: 'FAT-2',
}

/** The rule that explains what was told; `met`: the encounter it speaks of; `took`: the spell. */
export const ruleOfTold = (what: ToldHappening, met: EncounterKind | null, took: Took | null = null): RuleNumber | null => {
  const rule = EVENT_RULES[what.type] as
    | RuleNumber
    | null
    | ((what: ToldHappening, met: EncounterKind | null, took: Took | null) => RuleNumber | null)
  return typeof rule === 'function' ? rule(what, met, took) : rule
}
