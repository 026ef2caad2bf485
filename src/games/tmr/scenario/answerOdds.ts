import * as v from 'valibot'
import { parseWith } from '../../../kit/parse.ts'
import { isRefusal } from '../../../kit/refusal.ts'
import { joueur } from '../../../kit/roles.ts'
import { tmr } from '../rules/index.ts'
import { id, whole } from '../rules/parse.ts'
import { makeMemory } from '../rules/planner/memory.ts'
import { notesOf, type PlanNotes } from '../rules/planner/notes.ts'
import { makePlanner } from '../rules/planner/plan.ts'
import { questionOf, spellFacts } from '../rules/planner/questionOf.ts'
import { findSpell, type Spell } from '../rules/spells/spell.ts'
import { planner as words } from '../texts/en/ui/planner.ts'
import { malformed, SCENARIO_DREAMER, scenarioSchema, setupOfScenario } from './scenarioFile.ts'

const { dragon, clock, dreamer, spells } = scenarioSchema.entries

/** A dreamer and spells as in a scenario, and what is asked. */
const oddsSchema = v.object({
  ...{ dragon, clock, dreamer, spells },
  spell: id,
  mode: v.picklist(['normal', 'accelerated']),
  /** Of a spell of variable cost or difficulty. */
  cost: v.optional(whole(1, 999)),
  difficulty: v.optional(whole(-99, 99)),
})
type OddsFile = v.InferOutput<typeof oddsSchema>

export interface OddsAnswer {
  readonly prudent: number
  readonly hopeful: number
  /** PLN-5: what is not reckoned exactly, or why there is no chance; absent: nothing to say. */
  readonly notes?: readonly string[]
}

const NO_CHANCE: OddsAnswer = { prudent: 0, hopeful: 0 }

/** Figures of a journey have nothing to do with these: a file may leave them out. */
const withNames = (json: unknown): unknown => {
  if (typeof json !== 'object' || json === null || !('dreamer' in json)) return json
  const { dreamer: who } = json
  return typeof who === 'object' && who !== null ? { ...json, dreamer: { name: '', empathie: 0, ...who } } : json
}

/** CAST-1: the least cost where the file states none. */
const stated = (spell: Spell, { cost, difficulty }: OddsFile): Spell => ({
  ...spell,
  cost: spell.cost === 'variable' ? (cost ?? spell.leastCost) : spell.cost,
  difficulty: spell.difficulty === 'variable' ? (difficulty ?? spell.difficulty) : spell.difficulty,
})

const sentences = ({ hindrances, bounds }: PlanNotes): readonly string[] => [
  ...hindrances.map((what) => words.hindrances[what]),
  ...(hindrances.length > 0 ? [] : bounds.map((what) => words.bounds[what])),
]

const answer = (file: OddsFile): OddsAnswer | string => {
  const table = tmr.initial(setupOfScenario(file))
  const found = findSpell(table.spells, file.spell)
  if (!found) return `spell: no spell is called ${file.spell}`
  const facts = spellFacts(stated(found, file))
  if (!facts) return `difficulty: ${file.spell} is of variable difficulty, state it`
  const view = tmr.view(table, joueur(SCENARIO_DREAMER))
  const board = view.boards[0]
  const question = board && questionOf(view, board, facts, file.mode)
  if (!question) return NO_CHANCE
  const notes = sentences(notesOf(question))
  return { ...makePlanner(makeMemory('digit')).figures(question), ...(notes.length > 0 ? { notes } : {}) }
}

/** The two figures, or a sentence that says what is wrong with the file. */
export const answerOdds = (text: string): OddsAnswer | string => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return `not JSON: ${(error as Error).message}`
  }
  const file = parseWith(oddsSchema, withNames(json))
  return isRefusal(file) ? malformed(file) : answer(file)
}
