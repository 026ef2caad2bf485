import * as v from 'valibot'
import { VOIES } from '../games/tmr/rules/dreamer/draconic.ts'
import { GENRES } from '../games/tmr/rules/map/genre.ts'
import { cell, draconic, id, moment, text, whole } from '../games/tmr/rules/parse.ts'
import type { TableSetup } from '../games/tmr/rules/setup.ts'
import type { Spell } from '../games/tmr/rules/spells/spell.ts'
import { dreamerId } from '../games/tmr/rules/state.ts'
import type { Refusal } from '../kit/refusal.ts'

const json = v.record(v.string(), v.unknown())

const spellSchema = v.object({
  id,
  voie: v.picklist(VOIES),
  genre: v.picklist(GENRES),
  cell: v.optional(v.nullable(cell), null),
  difficulty: whole(-99, 99),
  cost: v.union([whole(0, 999), v.literal('variable')]),
  range: v.optional(v.picklist(['E1', 'E2', 'E3', 'E4', 'touch', 'self', 'other']), 'E1'),
  jr: v.optional(v.nullable(whole(-99, 99)), null),
  ritual: v.optional(v.boolean(), false),
})

const dreamerEntries = {
  name: text(60),
  reve: whole(0, 99),
  empathie: whole(0, 99),
  dream: whole(0, 999),
  fatigue: v.optional(whole(0, 999), 0),
  endurance: v.optional(whole(1, 99)),
  fatigueMax: v.optional(whole(1, 999)),
  malus: v.optional(whole(-99, 0), 0),
  repression: v.optional(whole(0, 99), 0),
  draconic,
  position: cell,
  reserves: v.optional(v.array(v.object({ cell, spell: id, erratic: v.optional(v.boolean(), false) })), []),
}

export const scenarioDreamerSchema = v.pipe(
  v.object(dreamerEntries),
  v.check(
    ({ endurance, fatigueMax }) => endurance !== undefined || fatigueMax !== undefined,
    'endurance or fatigueMax is needed',
  ),
)
export const scenarioSpellsSchema = v.array(spellSchema)

const stepSchema = v.looseObject({
  do: text(40),
  dice: v.optional(v.array(v.tuple([v.string(), v.union([v.number(), v.string()])])), []),
  expect: v.optional(json),
  player: v.optional(json),
  refused: v.optional(v.string()),
})

export const scenarioSchema = v.object({
  title: v.optional(v.string(), ''),
  clock: v.optional(moment, { day: 1, hour: 'vaisseau' }),
  dreamer: scenarioDreamerSchema,
  spells: v.optional(scenarioSpellsSchema, []),
  steps: v.array(stepSchema),
})

export type Scenario = v.InferOutput<typeof scenarioSchema>
export type ScenarioDreamer = v.InferOutput<typeof scenarioDreamerSchema>
export type ScenarioSpell = v.InferOutput<typeof spellSchema>
export type ScenarioStep = v.InferOutput<typeof stepSchema>

export const SCENARIO_DREAMER = dreamerId('dreamer')

export const spellOfScenario = (spell: ScenarioSpell): Spell => ({
  ...spell,
  name: spell.id,
  leastCost: 1,
  target: 'other',
  duration: '',
  seuil: 0,
})

/** The table a scenario begins with: its dreamer alone, who knows every spell. */
export const setupOfScenario = ({ clock, dreamer, spells }: Pick<Scenario, 'clock' | 'dreamer' | 'spells'>): TableSetup => {
  const { name, reve, empathie, malus, draconic, endurance, fatigueMax } = dreamer
  const stamina = endurance === undefined ? { boxes: fatigueMax ?? 1 } : { endurance }
  return {
    clock,
    options: { ascents: 'free', dice: 'program', places: 'drawn', odds: true },
    spells: spells.map(spellOfScenario),
    dreamers: [
      {
        id: SCENARIO_DREAMER,
        sheet: { name, reve, empathie, volonte: 10, vue: 10, stamina, malus, draconic, spells: null },
        dream: dreamer.dream,
        fatigue: dreamer.fatigue,
        repression: dreamer.repression,
        position: dreamer.position,
        reserves: dreamer.reserves.map((reserve) => ({ ...reserve, cost: 0, note: '' })),
      },
    ],
  }
}

/** What is wrong with a file, by the name of its field. */
export const malformed = ({ params: { field, expected, received } }: Refusal): string =>
  `${field || 'the whole'}: wanted ${expected}, came ${received}`
