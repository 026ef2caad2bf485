import { type CellId, cellsOfGenre, DIRECTIONS, type Genre, isWet, neighbour } from '../../rules/public.ts'
import { seenIn, situate } from '../situation/situation.ts'
import { type Valued, valuesAt } from '../worth/worth.ts'
import { isGood, type Maker } from './candidate.ts'
import { aimAt, DREAMER, drawSpell, drawTable } from './dreamers.ts'
import type { Answer } from './drill.ts'
import { masteryOf, WATER } from './masteryOf.ts'
import { DRY_CELLS, roughCosts, roughStep } from './roughWay.ts'

const touching = (cell: CellId): readonly CellId[] =>
  DIRECTIONS.map((way) => neighbour(cell, way)).filter((next) => next !== null)

const SHORES: readonly CellId[] = DRY_CELLS.filter((cell) => touching(cell).some(isWet))

/** More than anybody walks in one ascent. */
const FAR = 40

/** Steps to the nearest of the goals, on all cells that may be walked on. */
const stepsTo = (from: CellId, goals: readonly CellId[], walkable: (cell: CellId) => boolean): number => {
  const steps = new Map<CellId, number>([[from, 0]])
  for (const [cell, far] of steps) {
    if (goals.includes(cell)) return far
    for (const next of touching(cell)) if (!steps.has(next) && walkable(next)) steps.set(next, far + 1)
  }
  return FAR
}

/** How many steps the water saves. */
const savedBy = (from: CellId, goals: readonly CellId[]): number =>
  stepsTo(from, goals, (cell) => !isWet(cell)) - stepsTo(from, goals, () => true)

/** Whether going into the water now could be as good as not, roughly: what is met in it makes it worse than it looks. */
const isOpen = (from: CellId, goals: readonly CellId[], mastery: number): boolean => {
  const costs = roughCosts(goals, mastery)
  const least = (cells: readonly CellId[]): number => Math.min(...cells.map((cell) => roughStep(costs, cell, mastery)))
  const steps = touching(from)
  return least(steps.filter(isWet)) - least(steps.filter((cell) => !isWet(cell))) <= 0.5
}

const stepOf = ({ command }: Valued, from: CellId): CellId | null =>
  command.type === 'move' ? neighbour(from, command.to) : null

/** The best step into water and the two best on dry land. */
const stepsOf = (values: readonly Valued[], from: CellId): readonly Valued[] => {
  const known = values.filter((value) => stepOf(value, from) !== null)
  const into = (value: Valued): boolean => isWet(stepOf(value, from) as CellId)
  return [...known.filter(into).slice(0, 1), ...known.filter((value) => !into(value)).slice(0, 2)]
}

const answerOf = ({ command, chance }: Valued): Answer => ({ key: { kind: 'say', command }, figure: chance, worth: chance })

/** The first is the step into water: it must be worth a thought. */
const isClose = ([wet, ...dry]: readonly Answer[]): boolean =>
  wet !== undefined && Math.abs(wet.worth - Math.max(...dry.map(({ worth }) => worth))) <= 0.15

/** WET-1: cross the water, or walk around. */
export const waterDrill: Maker = (draw, planner) => {
  const position = draw.among(SHORES)
  const saves = ({ genre }: { readonly genre: string }): boolean => {
    const saved = savedBy(position, cellsOfGenre(genre as Genre))
    return saved >= 2 && saved < FAR / 2
  }
  const spell = drawSpell(draw, saves)
  const goals = spell ? cellsOfGenre(spell.genre as Genre) : []
  const boxes = 2 + stepsTo(position, goals, () => true) + draw.between(0, savedBy(position, goals))
  const levels = [5, 9] as const
  const setup = spell && drawTable(draw, { position, spells: [spell], levels, dream: [10, 17], fatigue: [0, 0], boxes })
  const ascent = { command: { type: 'ascend', dreamer: DREAMER, mode: 'normal' }, dice: [['d7', draw.between(1, 6)]] } as const
  const situation = setup && situate(setup, [ascent])
  const seen = situation && seenIn(situation)
  if (!spell || !situation || seen?.board.phase !== 'free') return null
  const mastery = masteryOf(seen.board, WATER)
  if (!isOpen(position, goals, mastery)) return null
  const answers = stepsOf(valuesAt(planner, seen, aimAt(spell)) ?? [], position).map(answerOf)
  if (!isGood(answers, 'chance') || !isClose(answers)) return null
  return {
    ...situation,
    ...{ spell: spell.id, second: null, unit: 'chance', answers },
    because: { kind: 'water', mastery, shorter: savedBy(position, goals) },
  }
}
