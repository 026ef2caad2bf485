import * as v from 'valibot'
import { VOIES } from './dreamer/draconic.ts'
import { capacityOf } from './dreamer/fatigue.ts'
import { NO_EFFECTS } from './effects/effect.ts'
import { GENRES } from './map/genre.ts'
import { cell, draconic, dreamer, id, level, moment, stamina, text, whole } from './parse.ts'
import type { Spell } from './spells/spell.ts'
import type { Dreamer, DreamerId, Experience, Options, Table } from './state.ts'

const characteristic = whole(0, 99)

const reserveSchema = v.object({
  cell,
  spell: id,
  erratic: v.optional(v.boolean(), false),
  cost: v.optional(whole(0, 999), 0),
  note: v.optional(text(500), ''),
})

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
})

/** DRM-1, DRM-2: a dreamer as brought to a table. */
export const dreamerSetupSchema = v.object({
  id: dreamer,
  sheet: sheetSchema,
  dream: whole(0, 999),
  fatigue: v.optional(whole(0, 999), 0),
  repression: v.optional(whole(0, 99), 0),
  position: cell,
  reserves: v.optional(v.pipe(v.array(reserveSchema), v.maxLength(100)), []),
})

export const spellSchema = v.object({
  id,
  name: text(120),
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

export const optionsSchema = v.object({
  ascents: v.picklist(['free', 'asked']),
  dice: v.picklist(['program', 'players', 'gardien']),
  places: v.optional(v.picklist(['drawn', 'chosen']), 'drawn'),
  odds: v.boolean(),
})

export const DEFAULT_OPTIONS: Options = { ascents: 'free', dice: 'program', places: 'drawn', odds: true }

export const setupSchema = v.object({
  clock: moment,
  options: v.optional(optionsSchema, DEFAULT_OPTIONS),
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

export const NO_EXPERIENCE: Experience = { reve: 0, oniros: 0, hypnos: 0, narcos: 0, thanatos: 0 }

/** DRM-3. */
export const canWake = (dream: number, fatigue: number, sheet: Dreamer['sheet']): boolean =>
  dream > 0 && fatigue < capacityOf(sheet.stamina)

export const makeDreamer = (setup: ParsedDreamer): Dreamer => ({
  id: setup.id,
  sheet: setup.sheet,
  stage: { phase: canWake(setup.dream, setup.fatigue, setup.sheet) ? 'awake' : 'asleep' },
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
  xp: NO_EXPERIENCE,
  afflictions: [],
  effects: NO_EFFECTS,
  effect: null,
  ascent: { kind: 'free' },
  modifier: null,
  sight: null,
})

export const initialTable = (setup: TableSetup): Table => ({
  clock: setup.clock,
  options: setup.options,
  spells: Object.fromEntries(setup.spells.map((spell) => [spell.id, spell as Spell])),
  dreamers: Object.fromEntries(setup.dreamers.map((dreamer) => [dreamer.id, makeDreamer(dreamer)])) as Record<DreamerId, Dreamer>,
})
