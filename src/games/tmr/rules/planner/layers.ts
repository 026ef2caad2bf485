import type { Figure, Question } from './question.ts'
import { groundAsked } from './steps.ts'
import type { Goal, Terrain } from './terrain.ts'

/** PLN-4: what of a journey is remembered besides the cell, the dream points and the boxes. What follows from a layer has a lower number or its own. */
export interface Layer {
  /** Bit by bit: the goals still to be reached; 0: the spell may be cast. */
  readonly goals: number
  /** SPE-1: what is met comes from the special table. */
  readonly special: boolean
  /** After an encounter. */
  readonly met: number
  /** PLN-5: after a gift; null: none is reckoned with. */
  readonly given: number | null
  /** QUE-2: after entering these cells. */
  readonly entered: ReadonlyMap<number, number>
  /** QUE-3, SOU-3: after mastering these. */
  readonly mastered: ReadonlyMap<number, number>
}

/** The least number of encounters that so many boxes exceed with less than this chance. */
const mostMet = (boxes: number, tolerance: number): number => {
  let chances = [1]
  for (let box = 0; box < boxes; box++)
    chances = Array.from({ length: chances.length + 1 }, (_, met) => ((chances[met] ?? 0) * 6 + (chances[met - 1] ?? 0)) / 7)
  let beyond = 0
  for (let met = boxes; met > 0; met--) if ((beyond += chances[met] ?? 0) >= tolerance) return met
  return 0
}

const without = (goals: readonly Goal[], mask: number, isOf: (goal: Goal) => boolean): number =>
  goals.reduce((left, goal, bit) => (isOf(goal) ? left & ~(1 << bit) : left), mask)

/** The last of them is where a fresh journey stands. */
export const layersOf = (
  question: Pick<Question, 'effects'>,
  terrain: Terrain,
  figure: Figure,
  boxes: number,
  tolerance: number,
): readonly Layer[] => {
  const { goals, gives } = terrain
  const masks = 1 << goals.length
  const gifts = figure === 'hopeful' && gives.includes(1) ? 2 : 1
  const [left, most] = [groundAsked(question).specials, mostMet(boxes, tolerance)]
  const depth = Math.min(left, most)
  const at = (specials: number, gift: number, mask: number): number => (specials * gifts + gift) * masks + mask
  const layer = (specials: number, gift: number, mask: number): Layer => {
    const after = (isOf: (goal: Goal) => boolean): number => at(specials, gift, without(goals, mask, isOf))
    const open = goals.filter((_, bit) => mask & (1 << bit))
    const reached = open.filter(({ strength }) => strength === null)
    const mastered = open.filter(({ strength }) => strength !== null)
    return {
      goals: mask,
      special: specials > 0 || left > depth,
      met: at(Math.max(0, specials - 1), gift, mask),
      given: gift > 0 ? at(specials, gift - 1, mask) : null,
      entered: new Map(reached.map(({ cell }) => [cell, after((goal) => goal.cell === cell && goal.strength === null)])),
      mastered: new Map(mastered.map(({ cell }) => [cell, after((goal) => goal.cell === cell && goal.strength !== null)])),
    }
  }
  return Array.from({ length: (depth + 1) * gifts * masks }, (_, index) => {
    const [mask, rest] = [index % masks, Math.floor(index / masks)]
    return layer(Math.floor(rest / gifts), rest % gifts, mask)
  })
}
