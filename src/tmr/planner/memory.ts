import { type Chances, chancesOf } from './chances.ts'
import { type Aim, aimOf } from './land.ts'
import { gainCap } from './levels.ts'
import type { Figure, Mode, Question } from './question.ts'
import { buildTables, type Tables } from './tables.ts'

/** No figure is further from the truth than the first; one read from tables of an earlier question, than the second. */
const TOLERANCE = 1e-8
const REUSE_TOLERANCE = 1e-6

/** Dreamers and spells of which the tables are kept. */
const KEPT = 3

interface Entry {
  readonly chances: Chances
  readonly aim: Aim
  readonly tables: Map<string, Tables>
}

/** Tables hold for a dreamer and a spell, wherever the journey stands: each next step finds them again. */
export interface Memory {
  readonly tables: (question: Question, figure: Figure, mode?: Mode) => Tables
}

/** Only what a hopeful journey meets after a Tourbillon depends on the mode. */
const keyOf = (figure: Figure, mode: Mode): string => (figure === 'prudent' ? figure : `${figure} ${mode}`)

const holdsFor = (known: Tables, { dream, boxes }: Question, chances: Chances): boolean => {
  if (boxes > known.boxes || dream > known.dreams) return false
  return dream <= known.from || dream + gainCap(chances, dream, boxes, REUSE_TOLERANCE) <= known.dreams
}

export const makeMemory = (): Memory => {
  const entries = new Map<string, Entry>()
  const entryOf = ({ dreamer, spell }: Question): Entry => {
    const { reve, draconic, malus } = dreamer
    const key = JSON.stringify([reve, draconic, malus, spell])
    const entry = entries.get(key) ?? { chances: chancesOf(dreamer, spell), aim: aimOf(spell), tables: new Map() }
    entries.delete(key)
    entries.set(key, entry)
    const [oldest] = entries.keys()
    if (entries.size > KEPT && oldest !== undefined) entries.delete(oldest)
    return entry
  }
  return {
    tables: (question, figure, mode = question.mode) => {
      const { chances, aim, tables } = entryOf(question)
      const known = tables.get(keyOf(figure, mode))
      if (known && holdsFor(known, question, chances)) return known
      const { dream, boxes } = question
      const dreams = dream + gainCap(chances, dream, boxes, TOLERANCE)
      const built = buildTables(chances, aim, { figure, mode, boxes, from: dream, dreams })
      tables.set(keyOf(figure, mode), built)
      return built
    },
  }
}
