import * as v from 'valibot'
import { parserByType } from '../../../kit/parse.ts'
import { BEYOND, TEAR_UNITS } from './aiming/tearForms.ts'
import { KNOWLEDGE, VOIES } from './dreamer/draconic.ts'
import { DRAGON_TABLES } from './dreamer/dragon.ts'
import { ALL_KINDS, ENCOUNTER_KINDS } from './encounters/kinds.ts'
import { MASTERY_KINDS } from './ground/ground.ts'
import { GENRES } from './map/genre.ts'
import { LONGEST_NOTE, noteOn } from './notes.ts'
import { cell, direction, dreamer, hour, id, text, whole } from './parse.ts'
import { LAST_ROUND } from './rounds.ts'
import { dreamerSetupSchema, effectSchema, experienceSchema, optionsSchema, sheetSchema } from './setup.ts'
import { parametersSchema } from './spells/parameters.ts'

const happened = <Type extends string, Fields extends v.ObjectEntries>(type: Type, fields: Fields) =>
  v.object({ type: v.literal(type), ...fields })

/** Wider than a clock can be set: hours go by after that. */
const moment = v.object({ day: whole(0, Number.MAX_SAFE_INTEGER), hour })
const points = whole(0, 9999)
/** ASC-3, MOV-1: boxes counted; before they were written down, always one. */
const fatigue = v.optional(points)
const signed = whole(-9999, 9999)
const mode = v.picklist(['normal', 'accelerated'])
const kind = v.picklist(ALL_KINDS)
const voie = v.picklist(VOIES)
const ascentRule = v.variant('kind', [
  v.object({ kind: v.literal('free') }),
  v.object({ kind: v.literal('refused') }),
  v.object({ kind: v.literal('will'), difficulty: signed }),
])

/** ROL-1, ROL-2: a percentile roll with all that led to it. */
const checkSchema = v.object({
  characteristic: signed,
  voie: v.nullable(voie),
  skill: signed,
  difficulty: signed,
  malus: signed,
  modifier: signed,
  chance: whole(0, 99),
  face: whole(1, 100),
  /** EXP-1: percent of practice added before all thresholds. */
  bonus: v.optional(points),
  quality: v.picklist(['particuliere', 'significative', 'normale', 'echec', 'echec-particulier', 'echec-total']),
})

const stated = { note: text(500), parameters: v.optional(parametersSchema) }

const handSchema = v.object({
  spell: id,
  cost: points,
  ...stated,
  triggered: v.boolean(),
  erratic: v.boolean(),
  cell,
  proxy: v.boolean(),
  difficulty: signed,
  modifier: signed,
  secretly: v.boolean(),
  others: v.optional(v.pipe(v.array(id), v.maxLength(50), v.readonly())),
  othersStated: v.optional(v.pipe(v.array(v.object(stated)), v.maxLength(50), v.readonly())),
})

const mastery = v.object({ kind: v.picklist(MASTERY_KINDS), difficulty: signed })
const amount = v.picklist(['reve', ...VOIES])
const genres = v.pipe(v.array(v.picklist(GENRES)), v.minLength(1), v.maxLength(GENRES.length))

/** TGT-4: of a spell aimed at a dreamer; `name`, where it stands in no list. */
const incomingSpell = v.object({ spell: v.nullable(id), name: v.optional(text(120)), voie, jr: signed })
/** TGT-4: null, somebody the gardien plays. */
const by = v.nullable(dreamer)
const caster = v.optional(text(60))

const outcome = v.picklist(['target', 'self', 'nobody', 'impossible', 'erratic', 'unaimed'])
const fate = v.picklist(['self', 'nobody', 'impossible'])

/** FAT-1, SPE-3: what is marked and noted on the way down; absent where no journey ends, and before it was written down. */
const marked = { fatigue: v.optional(points), life: v.optional(points) }

/** What brought it about; absent in events from before it was written down. */
const because = <const Causes extends readonly string[]>(causes: Causes) => v.optional(v.picklist(causes))

/** TGT-2, TGT-4: how it came to take where it took. */
const how = because(['aimed', 'unresisted', 'returned', 'missed'])

/** CAST-6, MOV-4: what is still to be ruled stands; absent before it did. */
const unruled = v.optional(v.literal(true))

/** TGT-2: a zone with the caster for its centre. */
const centre = v.optional(v.literal(true))

/** Of one dreamer. */
const befell = <Type extends string, Fields extends v.ObjectEntries>(type: Type, fields: Fields) =>
  happened(type, { dreamer, ...fields })

const dreamerEvents = [
  // Going up and down
  befell('ascentAsked', { mode }),
  befell('ascentDenied', {}),
  /** ASC-2: `stands`, what was asked for goes on being asked, and a failed roll takes its round; absent: it was asked for once. */
  befell('willTested', { check: checkSchema, stands: v.optional(v.boolean()) }),
  /** TET-2: `swift`, where every journey moves as an accelerated one. */
  befell('ascended', {
    mode,
    cost: points,
    malus: signed,
    fatigue,
    swift: v.optional(v.boolean()),
    /** ASC-2: the roll that it took is asked for again next time. */
    stands: v.optional(v.boolean()),
    unruled,
  }),
  befell('cameDown', {
    why: v.picklist(['will', 'evasion', 'briseur', 'wet', 'failure', 'fumble', 'broken', 'spell', 'read', 'synthesis']),
    /** DRG-9: what was not mastered, water apart. */
    mastery: v.optional(v.picklist(MASTERY_KINDS)),
    /** RES-7: what comes down is a stored failure. */
    erratic: v.optional(v.boolean()),
    /** MOV-4: broken by a gesture of one's own; absent: from outside. */
    own: v.optional(v.boolean()),
    /** RES-5: after a spell was stored, at the start of the next round; absent before that was so. */
    newRound: v.optional(v.boolean()),
    ...marked,
  }),
  befell('fellAsleep', {
    why: v.picklist(['dream', 'fatigue', 'life', 'burst', 'will']),
    late: v.optional(v.boolean()),
    ...marked,
  }),
  // Moving
  befell('moved', { direction, to: cell, exit: v.boolean(), newRound: v.boolean(), fatigue }),
  befell('stayed', { fatigue }),
  befell('struggled', { fatigue }),
  // Encounters
  befell('encounterRolled', { face: whole(1, 7) }),
  befell('encounterMet', {
    kind,
    strength: points,
    face: whole(1, 100),
    dice: v.array(whole(1, 8)),
    special: v.optional(v.boolean()),
  }),
  /** What the gardien sent, in the place of a 1d7; `cell`: where it lay, null where it was to come anywhere. */
  befell('sentMet', { kind: v.picklist(ENCOUNTER_KINDS), strength: points, cell: v.nullable(cell) }),
  befell('encounterReturned', {}),
  befell('waitingLeft', {}),
  /** ENC-4: `named`, by another voie than the best. */
  befell('faced', { check: checkSchema, named: v.optional(v.literal(true)) }),
  befell('serviceWon', {}),
  befell('held', {}),
  befell('encounterEnded', { how: v.picklist(['mastered', 'failed', 'passed', 'repressed', 'declined', 'away', 'freed']) }),
  befell('evaded', { until: moment }),
  befell('repressed', { points: whole(1, 9), why: because(['encounter', 'captive', 'effect']) }),
  befell('repressionTested', { face: whole(1, 20), counter: points, safe: v.boolean() }),
  befell('afflicted', {
    table: v.picklist(DRAGON_TABLES),
    id,
    why: because([...MASTERY_KINDS, 'repression', 'burst', 'dragon', 'sign', 'perpetual', 'gardien']),
  }),
  befell('dreamChanged', { by: signed, why: because([...ALL_KINDS, 'gift', 'fading', 'burst']) }),
  befell('learned', { reve: points, voie: v.nullable(voie), points }),
  befell('carried', { by: v.picklist(['passeur', 'changeur', 'passeur-fou']), to: cell, asked: v.picklist(['cell', 'path']) }),
  befell('lost', { by: v.literal('changeur'), to: cell }),
  befell('drifted', { direction, cells: points, to: cell, exit: v.boolean(), by: v.optional(kind) }),
  befell('messengerSent', { to: cell, asked: v.picklist(['cell', 'path']) }),
  // Knowing where one is
  befell('fitted', {
    candidates: v.pipe(v.array(cell), v.minLength(1)),
    /** How likely each is, in their order; absent: all alike. */
    likelihood: v.optional(v.array(v.pipe(v.number(), v.minValue(0), v.maxValue(1)))),
  }),
  befell('revealed', {}),
  // Wet cells
  befell('wetMet', { mastery: v.optional(mastery) }),
  befell('wetFaced', { check: checkSchema, kind: v.optional(v.picklist(MASTERY_KINDS)) }),
  befell('settled', {}),
  // Casting, reserves, aiming
  befell('castRolled', {
    spell: id,
    cost: points,
    paid: points,
    check: checkSchema,
    proxy: v.boolean(),
    ...stated,
    secretly: v.boolean(),
  }),
  befell('castHeld', { hand: handSchema }),
  befell('fumbleRolled', { check: checkSchema, secretly: v.boolean() }),
  befell('kept', {}),
  befell('stored', { hand: handSchema }),
  befell('triggered', { hand: handSchema, why: because(['return', 'safe', 'extensible', 'passeur-fou', 'urge']) }),
  befell('sightTested', { check: checkSchema }),
  befell('resisted', { who: v.picklist(['target', 'caster']), check: checkSchema }),
  befell('tookEffect', {
    spell: id,
    outcome,
    aim: v.nullable(v.picklist(['creature', 'object', 'zone', 'self'])),
    others: v.optional(v.array(v.object({ spell: id, outcome, how, centre }))),
    how,
    centre,
    /** TGT-4: the dreamer it was aimed at. */
    whom: v.optional(dreamer),
    unruled,
  }),
  // TGT-4: between two dreamers
  befell('aimed', { whom: dreamer }),
  befell('spellCame', { by, caster, spells: v.pipe(v.array(incomingSpell), v.minLength(1), v.maxLength(51), v.readonly()) }),
  befell('spellMet', { by, caster, ...incomingSpell.entries, check: checkSchema }),
  /** It has no JR, or this one is forgone (TET-10). */
  befell('spellTook', { by, caster, spell: v.nullable(id), name: v.optional(text(120)), forgone: v.boolean() }),
  /** Of those that asked for a JR, in their order; from whom: absent in what was written before. */
  befell('cameBack', {
    passed: v.pipe(v.array(v.boolean()), v.minLength(1), v.maxLength(51), v.readonly()),
    whom: v.optional(dreamer),
  }),
  // The gardien's hand
  befell('ascentRuled', { rule: ascentRule }),
  befell('modified', { value: signed, secret: v.boolean() }),
  befell('sightAsked', { difficulty: v.nullable(signed) }),
  befell('placed', { to: cell, hidden: v.boolean() }),
  befell('corrected', {
    sheet: v.optional(v.partial(sheetSchema)),
    dream: v.optional(points),
    fatigue: v.optional(points),
    repression: v.optional(points),
    seuil: v.optional(points),
    life: v.optional(points),
    pinned: v.optional(points),
    xp: v.optional(v.partial(experienceSchema)),
  }),
  befell('described', { text: text(2000) }),
  /** Of a spell that holds a dreamer, `of` by its name; absent: what the last one came to. */
  befell('spellEnded', { of: v.optional(text(120)) }),
  /** CAST-6, TGT-2: what became of a spell that was not aimed, or missed. */
  befell('spellRuled', {
    spell: id,
    outcome: fate,
    centre,
    was: v.picklist(['unaimed', 'missed']),
    others: v.optional(v.array(v.object({ spell: id, outcome: fate, centre }))),
  }),
  befell('torn', {
    colour: v.picklist(['violet', 'yellow']),
    metres: whole(1, 100),
    lasting: v.boolean(),
    lasts: v.optional(v.object({ unit: v.picklist(TEAR_UNITS), count: whole(1, 99) })),
    beyond: v.optional(v.picklist([...BEYOND.violet, ...BEYOND.yellow])),
  }),
  befell('dreamerLeft', {}),
  // What the Dragons leave
  befell('effectBegan', { effect: effectSchema }),
  befell('effectChanged', {
    effect: effectSchema,
    why: v.picklist(['chosen', 'counted', 'refilled', 'opened', 'purified', 'tamed', 'gave', 'swallowed']),
  }),
  befell('effectEnded', {
    n: whole(1, 99_999),
    id,
    why: v.picklist(['days', 'counted', 'goal', 'repressed', 'gardien', 'gone', 'relearnt']),
  }),
  befell('putElsewhere', { to: cell }),
  befell('reserveForced', {}),
  befell('tollPaid', { points }),
  befell('fatigued', { boxes: points, dice: v.array(whole(1, 6)), why: v.picklist(['queue', 'meditation']) }),
  befell('hurt', { life: points, boxes: points, why: because(['whirl', 'queue']) }),
  befell('reservesLost', { cell }),
  befell('seuilChanged', { by: signed, why: because(['dragon', 'tete', 'reve', 'ritual']) }),
  befell('sheetChanged', {
    of: v.picklist(['reve', 'empathie', 'intellect', ...KNOWLEDGE]),
    by: signed,
    why: because(['spent', 'destroyed', 'souffle', 'loss']),
  }),
  befell('lossTested', { of: id, check: checkSchema }),
  befell('spellLearnt', { spell: id, why: because(['tete', 'synthesis']) }),
  befell('giftOffered', {}),
  befell('giftTaken', { kind, strength: points, dice: v.array(whole(1, 8)) }),
  befell('releaseAsked', {}),
  befell('jumped', { to: cell, newRound: v.boolean(), fatigue }),
  // The night
  befell('hourBegan', { broken: v.boolean() }),
  befell('dreamt', { face: whole(1, 8), gained: points }),
  befell('dragonDreamt', { strength: points, dice: v.array(whole(1, 8)) }),
  befell('rested', { boxes: points }),
  befell('woke', { why: v.picklist(['will', 'day', 'insomnia']) }),
  // Stars, practice, signs
  befell('starsRead', {
    day: whole(0, Number.MAX_SAFE_INTEGER),
    night: whole(0, Number.MAX_SAFE_INTEGER),
    number: whole(1, 12),
    check: checkSchema,
  }),
  befell('bonusWon', { spell: id, cell, known: v.boolean() }),
  befell('experienceChanged', { of: amount, by: signed, why: because(['spent', 'destroyed']) }),
  befell('pointsChanged', { voie, by: signed }),
  befell('signSet', { genres, difficulty: signed, value: v.nullable(points), until: v.nullable(points), felt: v.boolean() }),
  befell('signFelt', {}),
  befell('signRead', { voie, check: checkSchema, gained: points }),
  befell('meditated', { method: id, check: checkSchema }),
  befell('synthesised', { spell: id, check: checkSchema, spent: points }),
] as const

const tableEvents = [
  happened('clockMoved', { to: moment }),
  happened('optionsSet', { options: optionsSchema }),
  happened('dreamerCame', { setup: dreamerSetupSchema }),
  happened('astralSet', { day: whole(0, Number.MAX_SAFE_INTEGER), number: whole(1, 12) }),
  happened('secretRolled', { sides: whole(2, 100), faces: v.array(whole(1, 100)), note: text(200) }),
  happened('encounterSent', {
    to: dreamer,
    cell: v.nullable(cell),
    kind: v.picklist(ENCOUNTER_KINDS),
    strength: points,
    /** Of its strength; none where the gardien chose it. */
    dice: v.array(whole(1, 8)),
  }),
  happened('encounterRecalled', { to: dreamer, cell: v.nullable(cell) }),
  happened('noted', { on: noteOn, text: text(LONGEST_NOTE) }),
  happened('noteShown', { on: noteOn, text: text(LONGEST_NOTE) }),
  /** FAT-2: null, the count is over. */
  happened('roundCalled', {
    round: v.nullable(whole(1, LAST_ROUND)),
    /** ASC-4: the count says what a round is spent on; absent before it did. */
    spent: v.optional(v.boolean()),
  }),
] as const

export const eventSchema = v.variant('type', [...dreamerEvents, ...tableEvents])
export const parseEvent = parserByType(eventSchema)

export type Check = v.InferOutput<typeof checkSchema>
export type DreamerEvent = v.InferOutput<(typeof dreamerEvents)[number]>
export type TableEvent = v.InferOutput<(typeof tableEvents)[number]>
export type Event = DreamerEvent | TableEvent

type WithoutDreamer<Of> = Of extends DreamerEvent ? Omit<Of, 'dreamer'> : never
/** What happened, before it is said to whom. */
export type Happening = WithoutDreamer<DreamerEvent>

export const isDreamerEvent = (event: Event): event is DreamerEvent => 'dreamer' in event
