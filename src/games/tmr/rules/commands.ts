import * as v from 'valibot'
import { plainLines } from '../../../kit/name.ts'
import { parserByType } from '../../../kit/parse.ts'
import { BEYOND, TEAR_UNITS } from './aiming/tearForms.ts'
import { VOIES } from './dreamer/draconic.ts'
import { ENCOUNTER_KINDS } from './encounters/kinds.ts'
import { GENRES } from './map/genre.ts'
import { LONGEST_NOTE, noteOn } from './notes.ts'
import { cell, direction, dreamer, level, moment, text, whole } from './parse.ts'
import { LAST_ROUND } from './rounds.ts'
import { experienceSchema, newDreamerSchema, optionsSchema, plainSheetSchema } from './setup.ts'
import { parametersSchema } from './spells/parameters.ts'

const said = <Type extends string, Fields extends v.ObjectEntries>(type: Type, fields: Fields) =>
  v.object({ type: v.literal(type), ...fields })
const ofDreamer = <Type extends string, Fields extends v.ObjectEntries>(type: Type, fields: Fields) =>
  said(type, { dreamer, ...fields })

const path = v.pipe(v.array(direction), v.maxLength(400))
const difficulty = whole(-99, 99)
const number = whole(0, 99_999)
const voie = v.picklist(VOIES)
const via = v.optional(v.literal('messager'))
const ascentRule = v.variant('kind', [
  v.object({ kind: v.literal('free') }),
  v.object({ kind: v.literal('refused') }),
  v.object({ kind: v.literal('will'), difficulty }),
])

/** What a player says for their own dreamer; the gardien may say it for any. */
const playerCommands = [
  ofDreamer('ascend', { mode: v.picklist(['normal', 'accelerated']) }),
  /** ENC-4: by the best voie unless another is named. */
  ofDreamer('master', { voie: v.optional(voie) }),
  ofDreamer('evade', {}),
  ofDreamer('repress', {}),
  ofDreamer('letPass', {}),
  /** No such cell is out of reach, as a far one is. */
  ofDreamer('goTo', { cell: v.optional(text(8)), path: v.optional(path) }),
  ofDreamer('decline', {}),
  ofDreamer('struggle', { voie: v.optional(voie) }),
  ofDreamer('masterCell', {}),
  ofDreamer('move', { to: direction }),
  ofDreamer('stay', {}),
  ofDreamer('cast', {
    spell: text(64),
    cost: v.optional(whole(0, 999)),
    difficulty: v.optional(whole(-30, 0)),
    /** CAST-1: what the spell asks for, one by one; of one that stands in no list, in words. */
    parameters: v.optional(parametersSchema),
    note: v.optional(text(500)),
    via,
    modifier: v.optional(difficulty),
  }),
  ofDreamer('descend', {}),
  /** MOV-4: a blow, by the gardien's word; a player's own is a gesture. */
  ofDreamer('interrupt', {}),
  ofDreamer('keep', {}),
  ofDreamer('reserve', {}),
  ofDreamer('accept', {}),
  ofDreamer('storeFailure', {}),
  ofDreamer('comeDown', {}),
  ofDreamer('target', {
    on: v.picklist(['creature', 'object', 'zone', 'self']),
    resist: v.optional(whole(0, 999)),
    /** TGT-4: a creature that is a dreamer of this table, who rolls the JR. */
    whom: v.optional(dreamer),
    reached: v.optional(v.boolean()),
    mishap: v.optional(v.picklist(['self', 'impossible'])),
    /** TET-10. */
    yield: v.optional(v.boolean()),
  }),
  /** TGT-4: the JR of a spell of that dreamer; absent: of one that somebody the gardien plays has cast. */
  ofDreamer('resist', { against: v.optional(dreamer), yield: v.optional(v.boolean()) }),
  /** TGT-4: it was resisted and comes back at r0. */
  ofDreamer('faceReturn', { yield: v.optional(v.boolean()) }),
  /** What is no cell is a wrong one. */
  ofDreamer('choose', { effect: number, cell: text(8) }),
  ofDreamer('repressEffect', { effect: number }),
  /** What is no gift is refused by name. */
  ofDreamer('takeGift', { kind: text(32) }),
  ofDreamer('trigger', { spells: v.optional(v.pipe(v.array(text(64)), v.minLength(1), v.maxLength(50))) }),
  ofDreamer('jump', { cell: text(8) }),
  ofDreamer('read', { voie, via }),
  ofDreamer('synthesise', { spell: text(64), via }),
  ofDreamer('sleep', { late: v.optional(v.boolean()), anyway: v.optional(v.boolean()) }),
  ofDreamer('wake', {}),
  ofDreamer('horoscope', { day: whole(0, 1_000_000), visibility: v.optional(whole(-99, 0)) }),
  ofDreamer('meditate', { method: text(32), skill: level, neglected: whole(0, 3) }),
  ofDreamer('spend', { on: v.picklist(['reve', ...VOIES]), from: v.optional(voie) }),
] as const

/** Hours that pass at once at most: all that happens in them is told in one breath. */
const MONTH = 28 * 12

/** What only the gardien says. */
const gardienCommands = [
  said('advance', { hours: whole(1, MONTH) }),
  said('setClock', { moment }),
  said('setOptions', { options: optionsSchema }),
  said('addDreamer', { setup: newDreamerSchema }),
  said('rollSecret', { count: whole(1, 20), sides: whole(2, 100), note: text(200) }),
  /** ENC-1: in the place of a 1d7, anywhere or on one cell; its strength chosen, or rolled now (ENC-2). */
  said('sendEncounter', {
    to: dreamer,
    cell: v.nullable(cell),
    kind: v.picklist(ENCOUNTER_KINDS),
    strength: v.optional(whole(1, 99)),
  }),
  said('recallEncounter', { to: dreamer, cell: v.nullable(cell) }),
  /** One note a place; an empty one takes it away. */
  said('note', {
    on: noteOn,
    text: v.pipe(v.string(), v.maxLength(4 * LONGEST_NOTE), v.transform(plainLines), v.maxLength(LONGEST_NOTE)),
  }),
  said('showNote', { on: noteOn }),
  /** FAT-2: the count of rounds begins, goes on, or (null) is over. */
  said('callRound', { round: v.nullable(whole(1, LAST_ROUND)) }),
  said('setAstral', { number: whole(1, 12), day: v.optional(whole(0, 1_000_000)) }),
  ofDreamer('removeDreamer', {}),
  /** DRG-2: drawn, or the entry the gardien chooses. */
  ofDreamer('afflict', { kind: v.picklist(['queue', 'souffle', 'tete']), entry: v.optional(text(64)) }),
  ofDreamer('endEffect', { effect: number }),
  ofDreamer('sign', {
    genres: v.pipe(v.array(v.picklist(GENRES)), v.minLength(1), v.maxLength(GENRES.length)),
    difficulty,
    value: whole(0, 999),
    rounds: v.optional(whole(1, 9999)),
  }),
  ofDreamer('reveal', {}),
  /** TGT-4: at that dreamer, by somebody the gardien plays; the spell, or only its voie. */
  ofDreamer('castAt', {
    spell: v.optional(text(64)),
    voie: v.optional(voie),
    difficulty: v.optional(whole(-30, 0)),
    caster: v.optional(text(60)),
  }),
  ofDreamer('ruleAscent', { rule: ascentRule }),
  ofDreamer('answerAscent', { rule: ascentRule }),
  ofDreamer('modify', { value: difficulty, secret: v.boolean() }),
  ofDreamer('askSight', { difficulty: v.nullable(difficulty) }),
  ofDreamer('place', { cell, hidden: v.boolean() }),
  ofDreamer('correct', {
    sheet: v.optional(v.partial(plainSheetSchema)),
    dream: v.optional(whole(0, 999)),
    fatigue: v.optional(whole(0, 999)),
    repression: v.optional(whole(0, 99)),
    seuil: v.optional(whole(1, 999)),
    life: v.optional(whole(0, 99)),
    pinned: v.optional(whole(0, 999)),
    xp: v.optional(v.partial(experienceSchema)),
  }),
  ofDreamer('describe', { text: text(2000) }),
  /** What a spell came to is over; `of`, a spell that holds this dreamer, by what it is known by. */
  ofDreamer('endSpell', { of: v.optional(text(120)) }),
  /** CAST-6, MOV-4, TGT-2: what becomes of a spell that was not aimed, or missed; absent: drawn. */
  ofDreamer('ruleSpell', { as: v.optional(v.picklist(['self', 'impossible'])) }),
  /** TGT-3: what is absent is drawn; `beyond` null: in the gardien's own words. */
  ofDreamer('tear', {
    colour: v.optional(v.picklist(['violet', 'yellow'])),
    metres: v.optional(whole(1, 100)),
    lasts: v.optional(v.object({ unit: v.picklist([...TEAR_UNITS, 'ever']), count: v.optional(whole(1, 99)) })),
    beyond: v.optional(v.nullable(v.picklist([...BEYOND.violet, ...BEYOND.yellow]))),
  }),
] as const

const GARDIEN_ONLY: ReadonlySet<string> = new Set(gardienCommands.map((schema) => schema.entries.type.literal))

const commandSchema = v.variant('type', [...playerCommands, ...gardienCommands])
export const parseCommand = parserByType(commandSchema)

export type Command = v.InferOutput<typeof commandSchema>
export type DreamerCommand = Extract<Command, { dreamer: unknown }>
export type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>

export const isGardienOnly = (type: Command['type']): boolean => GARDIEN_ONLY.has(type)
