import { type CellId, DIRECTIONS, type Direction, genreOf, neighbour } from '../../rules/public.ts'

/** How likely each cell is that fits, in sum 1. */
export type Belief = ReadonlyMap<CellId, number>

/** Deeper than this nobody reckons: what is left is guessed at two more steps. */
const DEEPEST = 5
const GUESSED = 2

interface Told {
  readonly chance: number
  readonly belief: Belief
}

/** HID-3: what a step can tell. Past the edge the new cell is announced (MAP-5): nothing is left to find. */
const answersTo = (belief: Belief, way: Direction): readonly Told[] => {
  const groups = new Map<string, Map<CellId, number>>()
  for (const [cell, weight] of belief) {
    const next = neighbour(cell, way)
    const answer = next === null ? `out ${cell}` : genreOf(next)
    const group = groups.get(answer) ?? new Map<CellId, number>()
    groups.set(answer, group.set(next ?? cell, weight))
  }
  return [...groups.values()].map((group) => {
    const chance = [...group.values()].reduce((sum, weight) => sum + weight, 0)
    return { chance, belief: new Map([...group].map(([cell, weight]) => [cell, weight / chance])) }
  })
}

const keyOf = (belief: Belief): string =>
  [...belief]
    .map(([cell, weight]) => `${cell}${weight.toFixed(6)}`)
    .sort()
    .join(' ')

export interface Finder {
  /** Steps until the place is known, on average, this one first and the best ones after it. */
  after(belief: Belief, way: Direction): number
  /** The same with the best step. */
  best(belief: Belief): number
}

export const makeFinder = (): Finder => {
  const known = new Map<string, number>()
  const after = (belief: Belief, way: Direction, depth: number): number =>
    1 + answersTo(belief, way).reduce((sum, told) => sum + told.chance * best(told.belief, depth + 1), 0)
  const best = (belief: Belief, depth: number): number => {
    if (belief.size <= 1) return 0
    if (depth >= DEEPEST) return GUESSED
    const key = `${depth} ${keyOf(belief)}`
    const steps = known.get(key) ?? Math.min(...DIRECTIONS.map((way) => after(belief, way, depth)))
    known.set(key, steps)
    return steps
  }
  return { after: (belief, way) => after(belief, way, 0), best: (belief) => best(belief, 0) }
}

/** Cells that would still fit after a step, on average. */
export const leftAfter = (belief: Belief, way: Direction): number =>
  answersTo(belief, way).reduce((sum, told) => sum + told.chance * told.belief.size, 0)
