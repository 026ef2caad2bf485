import * as v from 'valibot'
import type { Refusal } from '../../../kit/refusal.ts'
import { VOIES } from '../rules/dreamer/draconic.ts'
import { dragonEntry } from '../rules/dreamer/dragon.ts'
import { GENRES } from '../rules/map/genre.ts'
import { cellsOfGenre } from '../rules/map/map.ts'
import { cell, draconic, hour, id, level, moment, text, whole } from '../rules/parse.ts'
import type { TableSetup } from '../rules/setup.ts'
import type { Spell } from '../rules/spells/spell.ts'
import { dreamerId } from '../rules/state.ts'

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
  known: v.optional(v.boolean(), true),
  seuil: v.optional(whole(0, 99), 0),
})

const points = v.optional(whole(0, 9999), 0)
const pointsOfVoies = { oniros: points, hypnos: points, narcos: points, thanatos: points }

const effectSchema = v.object({
  id,
  detail: v.optional(v.nullable(id)),
  cell: v.optional(v.nullable(cell)),
  cells: v.optional(v.array(cell)),
  genre: v.optional(v.picklist(GENRES)),
  spell: v.optional(id),
  characteristic: v.optional(id),
  loss: v.optional(whole(1, 99)),
  left: v.optional(whole(0, 999)),
  tamed: v.optional(v.boolean()),
  until: v.optional(whole(0, 999_999)),
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
  seuil: v.optional(whole(1, 999)),
  life: v.optional(whole(0, 99), 12),
  lifeMax: v.optional(whole(1, 99)),
  pinned: v.optional(whole(0, 999), 0),
  birth: v.optional(v.nullable(hour), null),
  intellect: v.optional(whole(0, 99), 10),
  astrologie: v.optional(level, -11),
  shadow: v.optional(v.boolean(), false),
  xp: v.optional(v.object({ reve: points, ...pointsOfVoies })),
  spellPoints: v.optional(v.object(pointsOfVoies)),
  bonuses: v.optional(v.array(v.object({ spell: id, cell, percent: whole(1, 9999) })), []),
  effects: v.optional(v.array(effectSchema), []),
}

const scenarioDreamerSchema = v.pipe(
  v.object(dreamerEntries),
  v.check(
    ({ endurance, fatigueMax }) => endurance !== undefined || fatigueMax !== undefined,
    'endurance or fatigueMax is needed',
  ),
)
const scenarioSpellsSchema = v.array(spellSchema)

const stepSchema = v.looseObject({
  do: text(40),
  dice: v.optional(v.array(v.tuple([v.string(), v.union([v.number(), v.string()])])), []),
  expect: v.optional(json),
  player: v.optional(json),
  refused: v.optional(v.string()),
})

export const scenarioSchema = v.object({
  title: v.optional(v.string(), ''),
  dragon: v.optional(v.boolean(), false),
  clock: v.optional(v.object({ ...moment.entries, astral: v.optional(whole(1, 12)) }), { day: 1, hour: 'vaisseau' }),
  dreamer: scenarioDreamerSchema,
  spells: v.optional(scenarioSpellsSchema, []),
  steps: v.array(stepSchema),
})

export type Scenario = v.InferOutput<typeof scenarioSchema>
export type ScenarioDreamer = v.InferOutput<typeof scenarioDreamerSchema>
export type ScenarioSpell = v.InferOutput<typeof spellSchema>
export type ScenarioStep = v.InferOutput<typeof stepSchema>

export const SCENARIO_DREAMER = dreamerId('dreamer')

const spellOfScenario = ({ known: _, ...spell }: ScenarioSpell): Spell => ({
  ...spell,
  name: spell.id,
  leastCost: 1,
  target: 'other',
  duration: '',
})

type ScenarioEffect = ScenarioDreamer['effects'][number]

/** What an entry lists unless the file says otherwise. */
const cellsOf = ({ cells, genre }: ScenarioEffect, key: string | null) => {
  if (cells) return { cells }
  if (key === 'purification-tour') return { cells: [...cellsOfGenre(genre ?? 'sanctuaire')] }
  return key === 'closed-cities' || key === 'gifts-of-cities' ? { cells: [...cellsOfGenre('cite')] } : {}
}

const effectOf = (effect: ScenarioEffect, at: number) => {
  const { id, detail, cell: place, ...fields } = effect
  const key = (detail && dragonEntry(detail)?.key) || dragonEntry(id)?.key || null
  return {
    ...(key === 'tamed-water' && place ? { tamed: false } : {}),
    ...fields,
    ...(detail ? { detail } : {}),
    ...(place ? { cell: place } : {}),
    ...cellsOf(effect, key),
    n: at + 1,
    id,
    key,
  }
}

const dreamerOfScenario = (dreamer: ScenarioDreamer, spells: readonly ScenarioSpell[]): TableSetup['dreamers'][number] => {
  const { name, reve, empathie, malus, draconic, endurance, fatigueMax, intellect, astrologie, birth, life, lifeMax } = dreamer
  const stamina = endurance === undefined ? { boxes: fatigueMax ?? 1 } : { endurance }
  const body = { name, reve, empathie, volonte: 10, vue: 10, stamina, malus, draconic }
  return {
    id: SCENARIO_DREAMER,
    sheet: { ...body, spells: null, intellect, astrologie, birth, life: lifeMax ?? Math.max(1, life) },
    dream: dreamer.dream,
    fatigue: dreamer.fatigue,
    repression: dreamer.repression,
    position: dreamer.position,
    reserves: dreamer.reserves.map((reserve) => ({ ...reserve, cost: 0, note: '' })),
    seuil: dreamer.seuil,
    life,
    pinned: dreamer.pinned,
    shadow: dreamer.shadow,
    xp: dreamer.xp,
    spellPoints: dreamer.spellPoints,
    bonuses: dreamer.bonuses,
    effects: dreamer.effects.map(effectOf),
    unknown: spells.filter(({ known }) => !known).map(({ id }) => id),
  }
}

/** The table a scenario begins with: its dreamer alone, who knows every spell but those said to be unknown. */
export const setupOfScenario = ({
  clock,
  dreamer,
  spells,
  dragon = false,
}: Pick<Scenario, 'clock' | 'dreamer' | 'spells'> & { readonly dragon?: boolean }): TableSetup => ({
  clock: { day: clock.day, hour: clock.hour },
  options: { ascents: 'free', dice: 'program', places: 'drawn', odds: true, dragons: dragon },
  astral: clock.astral === undefined ? [] : [{ day: clock.day, number: clock.astral }],
  spells: spells.map(spellOfScenario),
  dreamers: [dreamerOfScenario(dreamer, spells)],
})

/** What is wrong with a file, by the name of its field. */
export const malformed = ({ params: { field, expected, received } }: Refusal): string =>
  `${field || 'the whole'}: wanted ${expected}, came ${received}`
