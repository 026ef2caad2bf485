import type { ActiveEffect } from '../dreamer/effect.ts'
import { DIRECTIONS, type Direction } from '../map/geometry.ts'
import { CELL_IDS, type CellId } from '../map/map.ts'
import { type Groping, wayWorth } from '../planner/groping.ts'
import { slotOf } from '../planner/land.ts'
import type { Planner } from '../planner/plan.ts'
import type { Question, SpellFacts } from '../planner/question.ts'
import { questionOf } from '../planner/questionOf.ts'
import { FINDING_STEPS } from '../planner/steps.ts'
import { terrainOf } from '../planner/terrain.ts'
import { entering } from '../prompts/way.ts'
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

export const lostAsked = (view: View, board: DreamerView, spell: SpellFacts | null): LostAsked | null => {
  const { position, phase, candidates, likelihood, effects } = board
  const [first] = candidates
  if (position !== null || phase !== 'free' || !first) return null
  const chanceOf = entering(board)
  const question = spell && questionOf(view, { ...board, position: first }, spell, 'normal')
  return { candidates, likelihood, unhindered: CELL_IDS.map(chanceOf), effects, question }
}

/** One is then unhurt, and knows where. Past the edge it may be any cell. */
const unhurt = ({ unhindered, effects }: LostAsked): Groping => {
  const anywhere = unhindered.reduce((sum, one) => sum + one, 0) / unhindered.length
  const row = Float64Array.of(...unhindered, anywhere)
  const found = Array.from({ length: FINDING_STEPS }, () => row)
  return { ways: terrainOf({ effects }).ways, found, unhindered: row, placeAt: new Int16Array(CELL_IDS.length).fill(-1) }
}

/**
 * The six ways of a lost dreamer, the best first: played as well as can be for a few steps. Whatever hinders while one gropes, and
 * being lost after those steps, count as failure.
 */
export const findingWays = (asked: LostAsked, planner: Planner): readonly LostWay[] => {
  const { candidates, likelihood, question } = asked
  const groping = question ? planner.groping(question) : unhurt(asked)
  const belief = { cells: candidates.map(slotOf), weights: likelihood }
  return DIRECTIONS.map((direction, way) => ({ direction, chance: wayWorth(groping, belief, way) })).sort(
    (a, b) => b.chance - a.chance,
  )
}
