import * as v from 'valibot'
import { capacityOf, fatigueMalus, type Stamina } from '../games/tmr/rules/dreamer/fatigue.ts'
import { id, whole } from '../games/tmr/rules/parse.ts'
import { makeMemory, TO_THE_DIGIT } from '../games/tmr/rules/planner/memory.ts'
import { bestOption } from '../games/tmr/rules/planner/options.ts'
import type { Question, SpellFacts } from '../games/tmr/rules/planner/question.ts'
import { findSpell, type Spell } from '../games/tmr/rules/spells/spell.ts'
import { parseWith } from '../kit/parse.ts'
import { isRefusal } from '../kit/refusal.ts'
import { malformed, scenarioDreamerSchema, scenarioSpellsSchema } from './scenarioFile.ts'

const oddsSchema = v.object({
  dreamer: scenarioDreamerSchema,
  spells: v.optional(scenarioSpellsSchema, []),
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
}

/** Figures of a journey have nothing to do with these: a file may leave them out. */
const withNames = (json: unknown): unknown => {
  if (typeof json !== 'object' || json === null || !('dreamer' in json)) return json
  const { dreamer } = json
  return typeof dreamer === 'object' && dreamer !== null ? { ...json, dreamer: { name: '', empathie: 0, ...dreamer } } : json
}

/** CAST-1: the least cost where the file states none. */
const factsOf = (file: OddsFile): SpellFacts | string => {
  const own = file.spells.find((spell) => spell.id === file.spell)
  const spell = own ? { ...own, leastCost: 1 } : findSpell({}, file.spell)
  if (!spell) return `spell: no spell is called ${file.spell}`
  const { voie, genre, cell } = spell
  const difficulty = spell.difficulty === 'variable' ? file.difficulty : spell.difficulty
  if (difficulty === undefined) return `difficulty: ${file.spell} is of variable difficulty, state it`
  const cost = spell.cost === 'variable' ? (file.cost ?? spell.leastCost) : spell.cost
  return { voie, genre: genre as Spell['genre'], cell, difficulty, cost }
}

const questionOf = (file: OddsFile, spell: SpellFacts): Question => {
  const { dream, fatigue, endurance, fatigueMax, malus, ...rest } = file.dreamer
  const stamina: Stamina = endurance !== undefined ? { endurance } : { boxes: fatigueMax ?? 0 }
  const { reve, draconic, repression, position } = rest
  return {
    dreamer: { reve, draconic, repression, malus: malus + fatigueMalus(stamina, fatigue) },
    ...{ spell, mode: file.mode, dream, cell: position },
    boxes: Math.max(0, capacityOf(stamina) - fatigue),
    moment: { phase: 'awake', waiting: null },
  }
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
  if (isRefusal(file)) return malformed(file)
  const spell = factsOf(file)
  if (typeof spell === 'string') return spell
  const question = questionOf(file, spell)
  const memory = makeMemory(TO_THE_DIGIT)
  return {
    prudent: bestOption(memory.tables(question, 'prudent'), question).chance,
    hopeful: bestOption(memory.tables(question, 'hopeful'), question).chance,
  }
}
