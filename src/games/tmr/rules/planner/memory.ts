import { type Chances, chancesOf } from './chances.ts'
import { groundAsked } from './groundAsked.ts'
import { type Aim, aimOf } from './land.ts'
import { gainCap } from './levels.ts'
import { type Masteries, masteriesUpTo } from './mastery.ts'
import type { DreamerFacts, Figure, Mode, Question, SpellFacts } from './question.ts'
import { buildTables, type Tables } from './tables.ts'

/**
 * The chance that more dream points are won than the tables know, on a fresh question; ten times that on tables of an earlier one.
 * Up there a point more hardly matters: no figure was seen further than a ten-thousandth of it from the truth.
 */
export const AT_A_GLANCE = 1e-5
export const TO_THE_DIGIT = 1e-9
const REUSED = 10

/** Dreamers and spells of which the tables are kept. */
const KEPT = 3

interface Entry {
  readonly chances: Chances
  readonly aim: Aim
  readonly tables: Map<string, Tables>
  masteries: { readonly of: string; readonly list: readonly Masteries[] }
}

/** Tables hold for a dreamer and a spell, wherever the journey stands: each next step finds them again. */
export interface Memory {
  readonly tables: (question: Question, figure: Figure) => Tables
}

interface Need {
  readonly figure: Figure
  readonly mode: Mode
  readonly dream: number
  readonly boxes: number
}

/** Only the round of release from a Tourbillon depends on the mode, and the prudent do not come to it by themselves. */
const modeOf = ({ mode, moment }: Question, figure: Figure): Mode => {
  const released = (moment.phase === 'free' || moment.phase === 'wet') && moment.released
  return figure === 'prudent' && !released ? 'normal' : mode
}

/** Once gone up. */
const needOf = (question: Question, figure: Figure): Need => {
  const awake = question.moment.phase === 'awake'
  return {
    figure,
    mode: modeOf(question, figure),
    dream: question.dream - (awake ? groundAsked(question).ascentCost('normal') : 0),
    boxes: question.boxes - (awake ? 1 : 0),
  }
}

const holdsFor = (known: Tables, { dream, boxes }: Need, chances: Chances, tolerance: number): boolean => {
  if (boxes > known.boxes || dream > known.dreams) return false
  return dream <= known.from || dream + gainCap(chances, dream, boxes, tolerance * REUSED) <= known.dreams
}

const build = (entry: Entry, { figure, mode, dream, boxes }: Need, tolerance: number): Tables => {
  const { chances, aim } = entry
  const [from, most] = [Math.max(0, dream), Math.max(0, boxes)]
  const of = `${from} ${most}`
  if (entry.masteries.of !== of)
    entry.masteries = { of, list: masteriesUpTo(chances, from + gainCap(chances, from, most, tolerance), most) }
  return buildTables(chances, aim, entry.masteries.list, { figure, mode, boxes: most, from })
}

const freshEntry = (dreamer: DreamerFacts, spell: SpellFacts): Entry => ({
  chances: chancesOf(dreamer, spell),
  aim: aimOf(spell),
  tables: new Map(),
  masteries: { of: '', list: [] },
})

export const makeMemory = (tolerance = AT_A_GLANCE): Memory => {
  const entries = new Map<string, Entry>()
  const entryOf = ({ dreamer, spell }: Question): Entry => {
    const { reve, draconic, malus } = dreamer
    const key = JSON.stringify([reve, draconic, malus, spell])
    const entry = entries.get(key) ?? freshEntry(dreamer, spell)
    entries.delete(key)
    entries.set(key, entry)
    const [oldest] = entries.keys()
    if (entries.size > KEPT && oldest !== undefined) entries.delete(oldest)
    return entry
  }
  return {
    tables: (question, figure) => {
      const [entry, need] = [entryOf(question), needOf(question, figure)]
      const key = `${need.figure} ${need.mode}`
      const known = entry.tables.get(key)
      if (known && holdsFor(known, need, entry.chances, tolerance)) return known
      const built = build(entry, need, tolerance)
      entry.tables.set(key, built)
      return built
    },
  }
}
