import { type Ground, PLAIN } from '../ground/ground.ts'
import type { Genre } from '../map/genre.ts'
import { DIRECTIONS, type Direction } from '../map/geometry.ts'
import { type CellId, genreOf } from '../map/map.ts'

/**
 * How likely each cell is that fits what the player knows (HID-3), in sum 1. What is met on a cell depends on its genre alone,
 * which is told: encounters, rolls and fatigue say nothing about which of the cells it is.
 */
export type Weights = Readonly<Partial<Record<CellId, number>>>

const entriesOf = (weights: Weights): readonly (readonly [CellId, number])[] =>
  Object.entries(weights) as unknown as readonly (readonly [CellId, number])[]

export const weightOf = (weights: Weights, cell: CellId): number => weights[cell] ?? 0

const gather = (parts: Iterable<readonly [CellId | null, number]>): Weights => {
  const sums: Partial<Record<CellId, number>> = {}
  for (const [cell, weight] of parts) if (cell !== null && weight > 0) sums[cell] = (sums[cell] ?? 0) + weight
  return sums
}

const normal = (weights: Weights): Weights => {
  const total = entriesOf(weights).reduce((sum, [, weight]) => sum + weight, 0)
  return total > 0 ? gather(entriesOf(weights).map(([cell, weight]) => [cell, weight / total] as const)) : {}
}

/** A known position, or several as likely as each other. */
export const evenly = (cells: readonly CellId[]): Weights => normal(gather(cells.map((cell) => [cell, 1] as const)))

/** Something more is known: only these cells still fit. */
export const restrict = (weights: Weights, cells: readonly CellId[]): Weights => {
  const fitting = new Set(cells)
  return normal(gather(entriesOf(weights).filter(([cell]) => fitting.has(cell))))
}

const ofGenre = (weights: Weights, genre: Genre, ground: Ground): Weights => restrict(weights, ground.ofGenre(genre))

/** A step that stayed on the map, into that genre. */
export const weightsAfterStep = (weights: Weights, direction: Direction, genre: Genre, ground = PLAIN): Weights =>
  ofGenre(gather(entriesOf(weights).map(([cell, weight]) => [ground.neighbour(cell, direction), weight] as const)), genre, ground)

/** HID-5: a Passeur carried along a path into that genre. */
export const weightsAfterPath = (weights: Weights, path: readonly Direction[], genre: Genre, ground = PLAIN): Weights =>
  ofGenre(gather(entriesOf(weights).map(([cell, weight]) => [ground.pathEnd(cell, path), weight] as const)), genre, ground)

/** ENC-13: any other cell of the genre, as likely as the next. */
export const weightsAfterChangeur = (weights: Weights, genre: Genre, ground = PLAIN): Weights => {
  const cells = ground.ofGenre(genre)
  return normal(gather(cells.map((cell) => [cell, 1 - weightOf(weights, cell)] as const)))
}

/** ENC-15, MAP-5: six directions alike; past the edge, anywhere. */
export const weightsAfterDrift = (weights: Weights, cells: number, genre: Genre, ground = PLAIN): Weights => {
  const ends = entriesOf(weights).flatMap(([cell, weight]) =>
    DIRECTIONS.map((way) => [ground.along(cell, way, cells), weight] as const),
  )
  const outside = ends.reduce((sum, [end, weight]) => (end === null ? sum + weight : sum), 0)
  return ofGenre(gather([...ends, ...ground.cells.map((cell) => [cell, outside / ground.cells.length] as const)]), genre, ground)
}

/** What a step that way would tell. */
export interface Clue {
  readonly direction: Direction
  /** Bits still missing afterwards, on average. */
  readonly entropy: number
  /** Cells that would still fit, on average. */
  readonly candidates: number
  /** The chance that the position is then known. */
  readonly known: number
}

/** Past the edge the new cell is announced (MAP-5): an answer of its own that tells all. */
const answersOf = (weights: Weights, direction: Direction, ground: Ground): ReadonlyMap<Genre | CellId, readonly number[]> => {
  const answers = new Map<Genre | CellId, number[]>()
  for (const [cell, weight] of entriesOf(weights)) {
    const next = ground.neighbour(cell, direction)
    const answer = next === null ? cell : genreOf(next)
    answers.set(answer, [...(answers.get(answer) ?? []), weight])
  }
  return answers
}

const clueOf = (weights: Weights, direction: Direction, ground: Ground): Clue => {
  let [entropy, candidates, known] = [0, 0, 0]
  for (const fitting of answersOf(weights, direction, ground).values()) {
    const chance = fitting.reduce((sum, weight) => sum + weight, 0)
    entropy -= fitting.reduce((sum, weight) => sum + weight * Math.log2(weight / chance), 0)
    candidates += chance * fitting.length
    if (fitting.length === 1) known += chance
  }
  return { direction, entropy: Math.abs(entropy), candidates, known }
}

/** The six ways, the one that tells the most first. */
export const cluesOf = (weights: Weights, ground = PLAIN): readonly Clue[] =>
  DIRECTIONS.map((direction) => clueOf(weights, direction, ground)).sort(
    (a, b) => a.entropy - b.entropy || a.candidates - b.candidates,
  )

/** The direction that tells the most. */
export const bestDirection = (weights: Weights, ground = PLAIN): Direction => (cluesOf(weights, ground)[0] as Clue).direction
