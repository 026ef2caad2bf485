import {
  type CellId,
  cellsOfGenre,
  DRY_CELLS,
  distance,
  dryStepsTo,
  type Genre,
  type Planner,
  type PlanQuestion,
  questionOf,
  roughCosts,
} from '../../rules/public.ts'
import { seenIn, situate } from '../situation/situation.ts'
import { isGood, type Maker } from './candidate.ts'
import { aimAt, DREAMER, drawSpell, drawTable } from './dreamers.ts'
import { type Answer, bestOf } from './drill.ts'
import type { Habit, Leaning } from './leaning.ts'
import { masteryOf, WATER } from './masteryOf.ts'

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

/** How much harder the second easiest is than the easiest, roughly. */
const APART: Readonly<Record<Leaning['ease'], readonly [least: number, most: number]>> = {
  plain: [0.3, 2],
  middling: [0.15, 0.6],
  close: [0.08, 0.35],
}

const habitOf = (from: CellId, goals: readonly CellId[], best: number): Habit => {
  const distances = goals.map((goal) => distance(from, goal))
  return distances[best] === Math.min(...distances) ? 'nearest' : 'farther'
}

/** The rule of thumb: the nearest, whatever lies on the way. */
const nearestIn = (from: CellId, goals: readonly CellId[]): number => {
  const distances = goals.map((goal) => distance(from, goal))
  return distances.indexOf(Math.min(...distances))
}

/** Whether the answer leant to is likely, and the two easiest as far apart as they should be. */
const isOpen = (from: CellId, goals: readonly CellId[], costs: readonly number[], { habit, ease }: Leaning): boolean => {
  const [first = 0, second = 0] = costs.toSorted((a, b) => a - b)
  const [least, most] = APART[ease]
  const apart = second - first
  return habitOf(from, goals, costs.indexOf(first)) === habit && apart >= least && apart <= most
}

/** Each is worth the chance of a cast there and nowhere else. */
const answerOf = (planner: Planner, question: PlanQuestion, cell: CellId): Answer => {
  const chance = planner.options({ ...question, spell: { ...question.spell, cell } })[0]?.chance ?? 0
  return { key: { kind: 'land', cell }, figure: chance, worth: chance }
}

/** Of each land; null where the two easiest are too near to each other: the planner is then spared the third. */
const answersFor = (planner: Planner, question: PlanQuestion, goals: readonly CellId[], costs: readonly number[]) => {
  const easiest = [...goals.keys()].toSorted((a, b) => (costs[a] ?? 0) - (costs[b] ?? 0))
  const made = new Map<number, Answer>()
  for (const at of easiest) {
    made.set(at, answerOf(planner, question, goals[at] as CellId))
    if (made.size === 2 && !isGood([...made.values()], 'chance')) return null
  }
  return goals.map((_, at) => made.get(at) as Answer)
}

/** CAST-1: which land for this spell? */
export const landDrill: Maker = (draw, planner, leaning) => {
  const position = draw.among(DRY_CELLS)
  const spell = drawSpell(draw, ({ genre }) => goalsFrom(position, genre as Genre).length === 3)
  const setup = spell && drawTable(draw, { position, spells: [spell], fatigue: [4, 8] })
  const ascent = { command: { type: 'ascend', dreamer: DREAMER, mode: 'normal' }, dice: [['d7', draw.between(1, 6)]] } as const
  const situation = setup && situate(setup, [ascent])
  const seen = situation && seenIn(situation)
  const aim = spell && aimAt(spell)
  const question = seen && aim && questionOf(seen.view, seen.board, aim.spell, aim.mode)
  if (!spell || !situation || !question) return null
  const goals = goalsFrom(position, spell.genre as Genre).toSorted()
  const mastery = masteryOf(seen.board, WATER)
  const costs = goals.map((goal) => roughCosts([goal], mastery).get(position) ?? 0)
  if (!isOpen(position, goals, costs, leaning)) return null
  const answers = answersFor(planner, question, goals, costs)
  if (!answers || !isGood(answers, 'chance')) return null
  return {
    ...situation,
    ...{ spell: spell.id, second: null, unit: 'chance', answers },
    habit: habitOf(position, goals, bestOf(answers)),
    naive: nearestIn(position, goals),
    because: {
      kind: 'land',
      distances: goals.map((cell) => distance(position, cell)),
      dry: goals.map((cell) => dryStepsTo(position, [cell])),
    },
  }
}
