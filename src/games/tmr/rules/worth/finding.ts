import type { ActiveEffect } from '../dreamer/effect.ts'
import { groundOf } from '../effects/groundOf.ts'
import type { Ground } from '../ground/ground.ts'
import { type Foretold, foretold } from '../hidden/foretold.ts'
import type { Weights } from '../hidden/weights.ts'
import { DIRECTIONS, type Direction } from '../map/geometry.ts'
import { CELL_IDS, type CellId } from '../map/map.ts'
import type { Planner } from '../planner/plan.ts'
import type { Question, SpellFacts } from '../planner/question.ts'
import { questionOf } from '../planner/questionOf.ts'
import { entering } from '../prompts/way.ts'
import { canBeCastAt } from '../spells/spell.ts'
import type { DreamerView, View } from '../view.ts'

/** HID-3: all that the ways of a lost dreamer are weighed by, from what the player knows: plain data, to be reckoned beside the page. */
export interface LostAsked {
  readonly candidates: readonly CellId[]
  readonly likelihood: readonly number[]
  /** ENC-1, WET-1: that a cell is entered unhindered, in map order. */
  readonly unhindered: readonly number[]
  readonly effects: readonly ActiveEffect[]
  /** Of the wanted spell, as if it stood on the first of them; null: only where one is, is wanted. */
  readonly question: Question | null
}

/** A way and the chance it gives: that the wanted spell is cast in this ascent, or that one knows again where one is. */
export interface LostWay {
  readonly direction: Direction
  readonly chance: number
}

/** As far as is looked ahead: whoever is still lost then counts as lost. */
export const FINDING_STEPS = 3

export const lostAsked = (view: View, board: DreamerView, spell: SpellFacts | null): LostAsked | null => {
  const { position, phase, candidates, likelihood, effects } = board
  const [first] = candidates
  if (position !== null || phase !== 'free' || !first) return null
  const chanceOf = entering(board)
  const question = spell && questionOf(view, { ...board, position: first }, spell, 'normal')
  return { candidates, likelihood, unhindered: CELL_IDS.map(chanceOf), effects, question }
}

const SLOTS: ReadonlyMap<CellId, number> = new Map(CELL_IDS.map((cell, at) => [cell, at]))

/** The worth of a step from a cell, so many steps having been taken. */
type StepWorth = (from: CellId, to: CellId | null, direction: Direction, taken: number) => number

/** One is then unhurt, and knows where. Past the edge it may be any cell. */
const unhurt = ({ unhindered }: LostAsked): StepWorth => {
  const anywhere = unhindered.reduce((sum, one) => sum + one, 0) / unhindered.length
  return (_, to) => (to ? (unhindered[SLOTS.get(to) ?? -1] ?? 0) : anywhere)
}

/** The one yardstick (worth.ts): the chance of the cast once the step is taken, water, encounters and fatigue counted. */
const castWorth = (planner: Planner, question: Question, { fatigue }: Ground): StepWorth => {
  const known = new Map<string, number>()
  return (from, _, direction, taken) => {
    const key = `${from} ${taken}`
    if (!known.has(`${key} ${direction}`)) {
      const boxes = Math.max(0, question.boxes - taken * fatigue)
      for (const { action, chance } of planner.options({ ...question, cell: from, boxes }))
        if (action.type === 'move') known.set(`${key} ${action.to}`, chance)
    }
    return known.get(`${key} ${direction}`) ?? 0
  }
}

interface Weighing {
  readonly asked: LostAsked
  readonly ground: Ground
  readonly worthOf: StepWorth
}

/** Nothing more is to be found out: one place is left, or the wanted spell can be cast in all of them. */
const isSettled = ({ steps, left }: Foretold, { question }: LostAsked): boolean =>
  left === 1 || (question !== null && steps.every(({ to }) => to !== null && canBeCastAt(question.spell, to)))

/** Still lost after the step: what comes meanwhile ends it. */
const groped = (weighing: Weighing, { steps }: Foretold, taken: number): number => {
  const { unhindered } = weighing.asked
  const next = new Map<CellId, number>()
  for (const { to, weight } of steps) if (to) next.set(to, (next.get(to) ?? 0) + weight * (unhindered[SLOTS.get(to) ?? -1] ?? 0))
  return Math.max(...DIRECTIONS.map((way) => wayWorth(weighing, next, way, taken + 1)))
}

const wayWorth = (weighing: Weighing, weights: Weights, direction: Direction, taken: number): number => {
  const { asked, ground, worthOf } = weighing
  return foretold(weights, direction, ground).reduce((sum, group) => {
    if (isSettled(group, asked))
      return group.steps.reduce((all, { from, to, weight }) => all + weight * worthOf(from, to, direction, taken), sum)
    return taken + 1 < FINDING_STEPS ? sum + groped(weighing, group, taken) : sum
  }, 0)
}

/**
 * The six ways of a lost dreamer, the best first: played as well as can be for a few steps. Whatever hinders while one gropes, and
 * being lost after those steps, count as failure.
 */
export const findingWays = (asked: LostAsked, planner: Planner): readonly LostWay[] => {
  const { candidates, likelihood, effects, question } = asked
  const ground = groundOf(effects)
  const weights = new Map(candidates.map((cell, at) => [cell, likelihood[at] ?? 0]))
  const worthOf = question ? castWorth(planner, question, ground) : unhurt(asked)
  const weighing = { asked, ground, worthOf }
  return DIRECTIONS.map((direction) => ({ direction, chance: wayWorth(weighing, weights, direction, 0) })).sort(
    (a, b) => b.chance - a.chance,
  )
}
