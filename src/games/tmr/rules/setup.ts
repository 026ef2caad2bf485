import * as v from 'valibot'
import { plainName } from '../../../kit/name.ts'
import { LOWEST_LEVEL, VOIES } from './dreamer/draconic.ts'
import { EFFECT_KEYS, NO_EFFECTS } from './dreamer/effect.ts'
import { capacityOf } from './dreamer/fatigue.ts'
import { CLOAKS, FACES } from './dreamer/look.ts'
import { GENRES } from './map/genre.ts'
import { cell, draconic, dreamer, hour, id, level, moment, stamina, text, whole } from './parse.ts'
import { parametersSchema } from './spells/parameters.ts'
import type { Spell } from './spells/spell.ts'
import type { Depths, Dreamer, DreamerId, Experience, Options, Table } from './state.ts'

const characteristic = whole(0, 99)
export const MOST_OWN_SPELLS = 200
export const LONGEST_SPELL = 120

const reserveSchema = v.object({
  cell,
  spell: id,
  erratic: v.optional(v.boolean(), false),
  cost: v.optional(whole(0, 999), 0),
  note: v.optional(text(500), ''),
  parameters: v.optional(parametersSchema),
})

const spellSchema = v.object({
  id,
  name: text(LONGEST_SPELL),
  voie: v.picklist(VOIES),
  ritual: v.boolean(),
  genre: v.picklist([...GENRES, 'variable', 'sanctuaire+variable']),
  cell: v.nullable(cell),
  difficulty: v.union([whole(-99, 99), v.literal('variable')]),
  cost: v.union([whole(0, 999), v.literal('variable')]),
  leastCost: whole(0, 999),
  range: v.picklist(['E1', 'E2', 'E3', 'E4', 'touch', 'self', 'other']),
  jr: v.nullable(whole(-99, 99)),
  target: v.picklist(['zone', 'object', 'creature', 'self', 'other']),
  duration: text(200),
  seuil: level,
})

export const lookSchema = v.object({ cloak: v.picklist(CLOAKS), face: v.picklist(FACES) })

export const sheetSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  reve: characteristic,
  empathie: characteristic,
  volonte: v.optional(characteristic, 10),
  vue: v.optional(characteristic, 10),
  stamina,
  malus: v.optional(whole(-99, 0), 0),
  draconic,
  spells: v.nullable(v.pipe(v.array(id), v.maxLength(500))),
  own: v.optional(
    v.pipe(
      v.array(v.object({ ...spellSchema.entries, name: v.pipe(text(LONGEST_SPELL), v.trim(), v.minLength(1), plainName) })),
      v.maxLength(MOST_OWN_SPELLS),
      v.check((own) => new Set(own.map(({ id }) => id)).size === own.length, 'one spell an id'),
    ),
  ),
  intellect: v.optional(characteristic, 10),
  astrologie: v.optional(level, LOWEST_LEVEL),
  birth: v.optional(v.nullable(hour), null),
  look: v.optional(lookSchema),
  life: v.optional(whole(1, 99), 12),
})

const manyCells = v.pipe(v.array(cell), v.maxLength(189))

/** DRG-4: one that acts, with its number. */
export const effectSchema = v.object({
  n: whole(1, 99_999),
  id,
  key: v.nullable(v.picklist(EFFECT_KEYS)),
  detail: v.optional(id),
  cell: v.optional(cell),
  cells: v.optional(manyCells),
  genre: v.optional(v.picklist(GENRES)),
  spell: v.optional(id),
  characteristic: v.optional(id),
  loss: v.optional(whole(1, 99)),
  left: v.optional(whole(0, 999)),
  tamed: v.optional(v.boolean()),
  until: v.optional(whole(0, Number.MAX_SAFE_INTEGER)),
  of: v.optional(whole(1, 99_999)),
})

const bonusSchema = v.object({ spell: id, cell, percent: whole(1, 9999) })
const amounts = v.object({ oniros: whole(0, 9999), hypnos: whole(0, 9999), narcos: whole(0, 9999), thanatos: whole(0, 9999) })

/** DRM-1, DRM-2: a dreamer as brought to a table. */
export const experienceSchema = v.object({ reve: whole(0, 9999), ...amounts.entries })

export const dreamerSetupSchema = v.object({
  id: dreamer,
  sheet: sheetSchema,
  dream: whole(0, 999),
  fatigue: v.optional(whole(0, 999), 0),
  repression: v.optional(whole(0, 99), 0),
  position: cell,
  reserves: v.optional(v.pipe(v.array(reserveSchema), v.maxLength(100)), []),
  /** NIT-1: RÊVE unless said. */
  seuil: v.optional(whole(1, 999)),
  /** SPE-3: unhurt unless said. */
  life: v.optional(whole(0, 99)),
  pinned: v.optional(whole(0, 999), 0),
  shadow: v.optional(v.boolean(), false),
  xp: v.optional(experienceSchema),
  spellPoints: v.optional(amounts),
  bonuses: v.optional(v.pipe(v.array(bonusSchema), v.maxLength(5000)), []),
  effects: v.optional(v.pipe(v.array(effectSchema), v.maxLength(500)), []),
  unknown: v.optional(v.pipe(v.array(id), v.maxLength(500)), []),
})

/** Whose name shows all that it holds; tables of before keep theirs. */
export const plainSheetSchema = v.object({ ...sheetSchema.entries, name: v.pipe(sheetSchema.entries.name, plainName) })
export const newDreamerSchema = v.object({ ...dreamerSetupSchema.entries, sheet: plainSheetSchema })

export const optionsSchema = v.object({
  ascents: v.picklist(['free', 'asked']),
  dice: v.picklist(['program', 'players', 'gardien']),
  places: v.optional(v.picklist(['drawn', 'chosen']), 'drawn'),
  odds: v.boolean(),
  /** DRG-1: tables of before play without. */
  dragons: v.optional(v.boolean()),
  /** AST-4: what the gardien says of the sky by night: 0 clear, less when it is veiled, null covered. */
  sky: v.optional(v.nullable(whole(-99, 0))),
})

export const DEFAULT_OPTIONS: Options = { ascents: 'free', dice: 'program', places: 'drawn', odds: true, dragons: false }
/** DRG-1: what a table begins with now. */
export const NEW_OPTIONS: Options = { ...DEFAULT_OPTIONS, dragons: true }

export const setupSchema = v.object({
  clock: moment,
  options: v.optional(optionsSchema, DEFAULT_OPTIONS),
  /** AST-1. */
  astral: v.optional(v.pipe(v.array(v.object({ day: whole(0, 1_000_000), number: whole(1, 12) })), v.maxLength(999)), []),
  spells: v.optional(v.pipe(v.array(spellSchema), v.maxLength(500)), []),
  dreamers: v.pipe(
    v.array(dreamerSetupSchema),
    v.maxLength(24),
    v.check((dreamers) => new Set(dreamers.map(({ id }) => id)).size === dreamers.length, 'one dreamer an id'),
  ),
})

export type DreamerSetup = v.InferInput<typeof dreamerSetupSchema>
export type TableSetup = v.InferOutput<typeof setupSchema>
type ParsedDreamer = v.InferOutput<typeof dreamerSetupSchema>

const NO_EXPERIENCE: Experience = { reve: 0, oniros: 0, hypnos: 0, narcos: 0, thanatos: 0 }

/** DRM-3, NIT-7. */
export const canWake = (dream: number, fatigue: number, sheet: Dreamer['sheet'], life = 1): boolean =>
  dream > 0 && fatigue < capacityOf(sheet.stamina) && life > 0

const NO_POINTS: Depths['points'] = { oniros: 0, hypnos: 0, narcos: 0, thanatos: 0 }

const makeDepths = (setup: ParsedDreamer): Depths => ({
  seuil: setup.seuil ?? Math.max(1, setup.sheet.reve),
  life: setup.life ?? setup.sheet.life,
  pendingLife: 0,
  pinned: setup.pinned,
  shadow: setup.shadow,
  next: setup.effects.reduce((most, { n }) => Math.max(most, n), 0) + 1,
  bonuses: setup.bonuses.map((bonus) => ({ ...bonus, known: bonus.percent })),
  points: setup.spellPoints ?? NO_POINTS,
  unknown: setup.unknown,
  broken: false,
  readings: [],
  sign: null,
  failures: {},
})

export const makeDreamer = (setup: ParsedDreamer): Dreamer => ({
  id: setup.id,
  sheet: setup.sheet,
  stage: { phase: canWake(setup.dream, setup.fatigue, setup.sheet, setup.life ?? setup.sheet.life) ? 'awake' : 'asleep' },
  journey: null,
  round: 0,
  dream: setup.dream,
  fatigue: setup.fatigue,
  pendingFatigue: 0,
  repression: setup.repression,
  position: setup.position,
  candidates: null,
  likelihood: null,
  reserves: setup.reserves.map((reserve) => ({ ...reserve, known: true })),
  waiting: null,
  xp: setup.xp ?? NO_EXPERIENCE,
  afflictions: [],
  effects: setup.effects.length > 0 ? setup.effects : NO_EFFECTS,
  depths: makeDepths(setup),
  effect: null,
  unruled: [],
  ascent: { kind: 'free' },
  modifier: null,
  sight: null,
  incoming: [],
})

export const initialTable = (setup: TableSetup): Table => ({
  clock: setup.clock,
  options: setup.options,
  astral: Object.fromEntries(setup.astral.map(({ day, number }) => [day, number])),
  spells: Object.fromEntries(setup.spells.map((spell) => [spell.id, spell as Spell])),
  dreamers: Object.fromEntries(setup.dreamers.map((dreamer) => [dreamer.id, makeDreamer(dreamer)])) as Record<DreamerId, Dreamer>,
  sent: [],
  notes: [],
  rounds: null,
})

/** Rules 2 brought dragons and nights: what rules 1 did not know of has its value of before in the schemas. Rules 3 writes down what brought things about: older events do not say. Rules 4 knows spells of a dreamer's own, and a look: older sheets have neither. Rules 5 knows what the gardien sends and notes: older tables have none. Rules 6 counts the rounds of a table: older ones count none. Rules 7 follows the two texts to the letter: what an older event does not say it did not do. Rules 8 knows notes that are shown: of older tables none were. */
export const upcastSetup = (input: unknown): unknown => input
