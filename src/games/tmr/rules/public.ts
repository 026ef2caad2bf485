/** The door for clients: what is seen, said and asked, the map, and facts. Nothing here knows the state. */
export { parseWith } from '../../../kit/parse.ts'
export { effectAsked, type RulingKind, rulingOf } from './aiming/rulingOf.ts'
export { rangeInMetres, STANDARD_JR } from './aiming/target.ts'
export { BEYOND, type Tear } from './aiming/tearForms.ts'
export type { Command, CommandOf, DreamerCommand } from './commands.ts'
export { HOURS, type Hour, hoursBetween, isOver, later, type Moment } from './dreamer/clock.ts'
export { bestVoie, type Draconic, LOWEST_LEVEL, VOIES, type Voie } from './dreamer/draconic.ts'
export {
  costOfRepressing,
  DRAGON_TABLES,
  type DragonEntry,
  type DragonTable,
  dragonEntry,
  dragonTable,
  isGift,
} from './dreamer/dragon.ts'
export type { ActiveEffect, EffectKey } from './dreamer/effect.ts'
export { capacityOf, fatigueMalus, type Segment, type Stamina, trackOf } from './dreamer/fatigue.ts'
export { CLOAKS, type CloakColour, FACES, type FaceKind, isLook, type Look, lookOf } from './dreamer/look.ts'
export { isNight, isStarlit } from './dreamer/night.ts'
export { repressionRisk } from './dreamer/repression.ts'
export { choosableCells } from './effects/choosable.ts'
export { groundOf } from './effects/groundOf.ts'
export { isUnder } from './effects/queries.ts'
export {
  ALL_KINDS,
  ENCOUNTER_KINDS,
  type EncounterKind,
  isOrdinary,
  type OrdinaryKind,
  repressionCost,
  SPECIAL_TABLE,
  STRENGTH,
  shareOf,
} from './encounters/kinds.ts'
export type { Sent } from './encounters/sent.ts'
export type { Check } from './events.ts'
export type { Ground, Mastery, MasteryKind } from './ground/ground.ts'
export { type Foretold, foretold } from './hidden/foretold.ts'
export { cluesOf } from './hidden/weights.ts'
export { hasLeave } from './journey/ascent.ts'
export * from './map/genre.ts'
export * from './map/geometry.ts'
export * from './map/map.ts'
export { LONGEST_NOTE, MOST_NOTES, type Note, type NoteOn, sameNoted } from './notes.ts'
export { DESK_RULES, ruleOfAnswer, SAID_RULES } from './numbers/ofAnswers.ts'
export { ENCOUNTER_RULES } from './numbers/ofEncounters.ts'
export { ruleOfEntry } from './numbers/ofEntries.ts'
export { ruleOfEffect, ruleOfTold, TABLE_RULES } from './numbers/ofEvents.ts'
export { NOTE_RULES } from './numbers/ofNotes.ts'
export type { Ends } from './planner/ends.ts'
export type { PlanNotes } from './planner/notes.ts'
export type { Option as PlanOption } from './planner/options.ts'
export {
  type Figures as PlanFigures,
  makePlanner,
  type Outlook,
  type Plan,
  type Planner,
  type Prospect as PlanProspect,
} from './planner/plan.ts'
export type { Figure, Question as PlanQuestion, SpellFacts } from './planner/question.ts'
export { questionOf, spellFacts } from './planner/questionOf.ts'
export { type Morning, malusAt, morningsAfter } from './planner/sleep.ts'
export { FINDING_STEPS } from './planner/steps.ts'
export { METHODS, type Method } from './practice/meditations.ts'
export { lostLevels } from './practice/spending.ts'
export { synthesisPrice } from './practice/synthesis.ts'
export { type Costs, costs, type Measure, type Price, pointsOf } from './prices/price.ts'
export { lostRounds, priceOf, stepCost } from './prices/priceOf.ts'
export { castChoiceOdds, castOdds, knownSpells, whyNoGoal } from './prompts/casts.ts'
export type { Choice, Odds } from './prompts/choice.ts'
export { horoscopeOdds, meditationOdds, whyNoHoroscope, whyNotSpent } from './prompts/deeds.ts'
export { gestureOf } from './prompts/gesture.ts'
export { legalCommands } from './prompts/legal.ts'
export type { ByVoie } from './prompts/mastering.ts'
export type { NightAhead } from './prompts/night.ts'
export type { AimChoice, CastChoice, Prompt, PromptOf, StepChoice } from './prompts/prompt.ts'
export { promptOf, willOdds } from './prompts/promptOf.ts'
export { movesAs, waitingAt } from './prompts/steps.ts'
export { type Walk, type WalkStep, walkTo } from './prompts/way.ts'
export { reserveLimit } from './reserves/limits.ts'
export { reserveAt } from './reserves/slots.ts'
export { earnedBy } from './rolls/check.ts'
export { isSuccess, type Quality, type Thresholds, thresholds } from './rolls/resolution.ts'
export { type JourneyRounds, LAST_ROUND, type RoundsView, type Spent } from './rounds.ts'
export type { RuleNumber } from './ruleNumbers.ts'
export {
  DEFAULT_OPTIONS,
  type DreamerSetup,
  dreamerSetupSchema,
  LONGEST_SPELL,
  lookSchema,
  MOST_OWN_SPELLS,
  NEW_OPTIONS,
  newDreamerSchema,
  setupSchema,
  type TableSetup,
} from './setup.ts'
export type { TmrSpeech } from './speech.ts'
export { hasForgotten, spellsOf } from './spells/known.ts'
export { type OwnSpellFacts, ownSpell } from './spells/ownSpell.ts'
export { asksOf, PARAMETERS, type Parameter, type Parameters, type Stated, unstatedOf } from './spells/parameters.ts'
export {
  canBeCastAt,
  findSpell,
  fitsGenre,
  SPELLS,
  type Spell,
  type SpellGenre,
  type SpellRange,
  type SpellTarget,
} from './spells/spell.ts'
export type {
  Affliction,
  AscentRule,
  DreamerId,
  Effect,
  Encounter,
  Experience,
  IncomingSpell,
  Mode,
  Options,
  Outcome,
  Phase,
  Reading,
  Sheet,
  TmrRefusal,
} from './state.ts'
export { dreamerId } from './state.ts'
export type { Told, ToldCheck, ToldHand, ToldHappening, ToldTable } from './tell.ts'
export type {
  BonusView,
  Brief,
  DreamerView,
  HandView,
  MessengerView,
  ReserveView,
  SignView,
  View,
  WaitingView,
} from './view.ts'
export {
  type Advice,
  adviceOf,
  isHopeless,
  judge,
  type LaterFigure,
  type Verdict,
  type Wanted,
  wantedAt,
} from './worth/advice.ts'
export { findingWays, type LostAsked, type LostWay, lostAsked } from './worth/finding.ts'
export { type Gap, isMistake, leavingOut } from './worth/leftOut.ts'
export { DRY_CELLS, dryStepsTo, FAR, roughCosts, roughStep, stepsTo, touching } from './worth/roughWay.ts'
export { type Aim, asValued, type Done, exitsOf, type Valued, valuesAt, type Weighed, weigh, worthOf } from './worth/worth.ts'
