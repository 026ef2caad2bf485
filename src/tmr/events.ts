import * as v from 'valibot'
import { VOIES } from './dreamer/draconic.ts'
import { ENCOUNTER_KINDS } from './encounters/kinds.ts'
import { cell, direction, dreamer, id, moment, text, whole } from './parse.ts'
import { dreamerSetupSchema, optionsSchema, sheetSchema } from './setup.ts'

const happened = <Type extends string, Fields extends v.ObjectEntries>(type: Type, fields: Fields) =>
  v.object({ type: v.literal(type), ...fields })

const points = whole(0, 9999)
const signed = whole(-9999, 9999)
const mode = v.picklist(['normal', 'accelerated'])
const kind = v.picklist(ENCOUNTER_KINDS)
const voie = v.picklist(VOIES)
const ascentRule = v.variant('kind', [
  v.object({ kind: v.literal('free') }),
  v.object({ kind: v.literal('refused') }),
  v.object({ kind: v.literal('will'), difficulty: signed }),
])

/** ROL-1, ROL-2: a percentile roll with all that led to it. */
export const checkSchema = v.object({
  characteristic: signed,
  voie: v.nullable(voie),
  skill: signed,
  difficulty: signed,
  malus: signed,
  modifier: signed,
  chance: whole(0, 99),
  face: whole(1, 100),
  quality: v.picklist(['particuliere', 'significative', 'normale', 'echec', 'echec-particulier', 'echec-total']),
})

const handSchema = v.object({
  spell: id,
  cost: points,
  note: text(500),
  triggered: v.boolean(),
  erratic: v.boolean(),
  cell,
  proxy: v.boolean(),
  difficulty: signed,
  modifier: signed,
  secretly: v.boolean(),
})

const dreamerEvents = [
  // Going up and down
  happened('ascentAsked', { mode }),
  happened('ascentDenied', {}),
  happened('willTested', { check: checkSchema }),
  happened('ascended', { mode, cost: points, malus: signed }),
  happened('cameDown', {
    why: v.picklist(['will', 'evasion', 'briseur', 'wet', 'failure', 'fumble', 'broken', 'spell']),
  }),
  happened('fellAsleep', { why: v.picklist(['dream', 'fatigue']) }),
  // Moving
  happened('moved', { direction, to: cell, exit: v.boolean(), newRound: v.boolean() }),
  happened('stayed', {}),
  happened('struggled', {}),
  // Encounters
  happened('encounterRolled', { face: whole(1, 7) }),
  happened('encounterMet', { kind, strength: points, face: whole(1, 100), dice: v.array(whole(1, 8)) }),
  happened('encounterReturned', {}),
  happened('waitingLeft', {}),
  happened('faced', { check: checkSchema }),
  happened('serviceWon', {}),
  happened('held', {}),
  happened('encounterEnded', { how: v.picklist(['mastered', 'failed', 'passed', 'repressed', 'declined', 'away', 'freed']) }),
  happened('evaded', { until: moment }),
  happened('repressed', { points: whole(1, 2) }),
  happened('repressionTested', { face: whole(1, 20), counter: points, safe: v.boolean() }),
  happened('afflicted', { table: v.picklist(['souffle', 'queue', 'tete']), id }),
  happened('dreamChanged', { by: signed }),
  happened('learned', { reve: points, voie: v.nullable(voie), points }),
  happened('carried', { by: v.picklist(['passeur', 'changeur']), to: cell, asked: v.picklist(['cell', 'path']) }),
  happened('lost', { by: v.literal('changeur'), to: cell }),
  happened('drifted', { direction, cells: points, to: cell, exit: v.boolean() }),
  happened('messengerSent', { to: cell, asked: v.picklist(['cell', 'path']) }),
  // Knowing where one is
  happened('fitted', { candidates: v.pipe(v.array(cell), v.minLength(1)) }),
  happened('revealed', {}),
  // Wet cells
  happened('wetMet', {}),
  happened('wetFaced', { check: checkSchema }),
  happened('settled', {}),
  // Casting, reserves, aiming
  happened('castRolled', {
    spell: id,
    cost: points,
    paid: points,
    check: checkSchema,
    proxy: v.boolean(),
    note: text(500),
    secretly: v.boolean(),
  }),
  happened('castHeld', { hand: handSchema }),
  happened('fumbleRolled', { check: checkSchema, secretly: v.boolean() }),
  happened('kept', {}),
  happened('stored', { hand: handSchema }),
  happened('triggered', { hand: handSchema }),
  happened('sightTested', { check: checkSchema }),
  happened('resisted', { who: v.picklist(['target', 'caster']), check: checkSchema }),
  happened('tookEffect', {
    spell: id,
    outcome: v.picklist(['target', 'self', 'nobody', 'impossible', 'erratic', 'unaimed']),
    aim: v.nullable(v.picklist(['creature', 'object', 'zone', 'self'])),
  }),
  // The gardien's hand
  happened('ascentRuled', { rule: ascentRule }),
  happened('modified', { value: signed, secret: v.boolean() }),
  happened('sightAsked', { difficulty: v.nullable(signed) }),
  happened('placed', { to: cell, hidden: v.boolean() }),
  happened('corrected', {
    sheet: v.optional(v.partial(sheetSchema)),
    dream: v.optional(points),
    fatigue: v.optional(points),
    repression: v.optional(points),
  }),
  happened('described', { text: text(2000) }),
  happened('torn', { colour: v.picklist(['violet', 'yellow']), metres: whole(1, 100), lasting: v.boolean() }),
  happened('dreamerLeft', {}),
] as const

const tableEvents = [
  happened('clockMoved', { to: moment }),
  happened('optionsSet', { options: optionsSchema }),
  happened('dreamerCame', { setup: dreamerSetupSchema }),
  happened('secretRolled', { sides: whole(2, 100), faces: v.array(whole(1, 100)), note: text(200) }),
] as const

const dreamerEventSchema = v.variant('type', [...dreamerEvents])
const tableEventSchema = v.variant('type', [...tableEvents])

export const eventSchema = v.union([v.intersect([v.object({ dreamer }), dreamerEventSchema]), tableEventSchema])

export type Check = v.InferOutput<typeof checkSchema>
/** What happened to one dreamer. */
export type Happening = v.InferOutput<typeof dreamerEventSchema>
export type TableEvent = v.InferOutput<typeof tableEventSchema>
export type DreamerEvent = Happening & { readonly dreamer: v.InferOutput<typeof dreamer> }
export type Event = DreamerEvent | TableEvent

export const isDreamerEvent = (event: Event): event is DreamerEvent => 'dreamer' in event
