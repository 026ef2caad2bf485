import {
  type CellId,
  cellsOfGenre,
  distance,
  type Genre,
  type Planner,
  type PlanQuestion,
  questionOf,
} from '../../rules/public.ts'
import { seenIn, situate } from '../situation/situation.ts'
import { isGood, type Maker } from './candidate.ts'
import { aimAt, DREAMER, drawSpell, drawTable } from './dreamers.ts'
import type { Answer } from './drill.ts'
import { masteryOf, WATER } from './masteryOf.ts'
import { DRY_CELLS, roughCosts } from './roughWay.ts'

/** Three lands about as far as each other: the way there makes the difference. */
const goalsFrom = (from: CellId, genre: Genre): readonly CellId[] => {
  const goals = cellsOfGenre(genre)
    .toSorted((a, b) => distance(from, a) - distance(from, b))
    .slice(0, 3)
  const [first, , last] = goals
  if (!first || !last) return []
  const [near, far] = [distance(from, first), distance(from, last)]
  return near >= 2 && far <= 5 && far - near <= 2 ? goals : []
}

/** The two easiest must be about as easy, roughly. */
const isOpen = (from: CellId, goals: readonly CellId[], mastery: number): boolean => {
  const costs = goals.map((goal) => roughCosts([goal], mastery).get(from) ?? 0).sort((a, b) => a - b)
  return (costs[1] ?? 0) - (costs[0] ?? 0) <= 0.1 && (costs[2] ?? 0) - (costs[0] ?? 0) >= 0.02
}

/** Each is worth the chance of a cast there and nowhere else. */
const answerOf = (planner: Planner, question: PlanQuestion, cell: CellId): Answer => {
  const chance = planner.options({ ...question, spell: { ...question.spell, cell } })[0]?.chance ?? 0
  return { key: { kind: 'land', cell }, figure: chance, worth: chance }
}

/** CAST-1: which land for this spell? */
export const landDrill: Maker = (draw, planner) => {
  const position = draw.among(DRY_CELLS)
  const spell = drawSpell(draw, ({ genre }) => goalsFrom(position, genre as Genre).length === 3)
  const setup = spell && drawTable(draw, { position, spells: [spell], fatigue: [4, 8] })
  const ascent = { command: { type: 'ascend', dreamer: DREAMER, mode: 'normal' }, dice: [['d7', draw.between(1, 6)]] } as const
  const situation = setup && situate(setup, [ascent])
  const seen = situation && seenIn(situation)
  const aim = spell && aimAt(spell)
  const question = seen && aim && questionOf(seen.view, seen.board, aim.spell, aim.mode)
  if (!spell || !situation || !question) return null
  const goals = goalsFrom(position, spell.genre as Genre)
  if (!isOpen(position, goals, masteryOf(seen.board, WATER))) return null
  const answers = goals.map((cell) => answerOf(planner, question, cell))
  if (!isGood(answers, 'chance')) return null
  return {
    ...situation,
    ...{ spell: spell.id, second: null, unit: 'chance', answers },
    because: { kind: 'land', distances: goals.map((cell) => distance(position, cell)) },
  }
}
