import { type Ground, PLAIN } from '../ground/ground.ts'
import type { Genre } from '../map/genre.ts'
import { DIRECTIONS, type Direction } from '../map/geometry.ts'
import type { CellId } from '../map/map.ts'
import { foretold } from './foretold.ts'

/**
 * How likely each cell is that fits what the player knows (HID-3), in sum 1. What is met on a cell depends on its genre alone,
 * which is told: encounters, rolls and fatigue say nothing about which of the cells it is.
 */
export type Weights = ReadonlyMap<CellId, number>

export const weightOf = (weights: Weights, cell: CellId): number => weights.get(cell) ?? 0

const add = (sums: Map<CellId, number>, cell: CellId | null, weight: number): void => {
  if (cell !== null && weight > 0) sums.set(cell, (sums.get(cell) ?? 0) + weight)
}

const normal = (weights: Map<CellId, number>): Weights => {
  let total = 0
  for (const weight of weights.values()) total += weight
  for (const [cell, weight] of weights) weights.set(cell, weight / total)
  return weights
}

/** A known position, or several as likely as each other. */
export const evenly = (cells: readonly CellId[]): Weights => {
  const sums = new Map<CellId, number>()
  for (const cell of cells) add(sums, cell, 1)
  return normal(sums)
}

/** Something more is known: only these cells still fit. */
export const restrict = (weights: Weights, cells: readonly CellId[]): Weights => {
  const fitting = new Set(cells)
  const sums = new Map<CellId, number>()
  for (const [cell, weight] of weights) if (fitting.has(cell)) add(sums, cell, weight)
  return normal(sums)
}

/** Each cell's weight carried to where it leads, as far as that is of the genre. */
const carried = (weights: Weights, genre: Genre, ground: Ground, to: (cell: CellId) => CellId | null): Weights => {
  const sums = new Map<CellId, number>()
  for (const [cell, weight] of weights) add(sums, to(cell), weight)
  return restrict(sums, ground.ofGenre(genre))
}

/** A step that stayed on the map, into that genre. */
export const weightsAfterStep = (weights: Weights, direction: Direction, genre: Genre, ground = PLAIN): Weights =>
  carried(weights, genre, ground, (cell) => ground.neighbour(cell, direction))

/** HID-5: a Passeur carried along a path into that genre. */
export const weightsAfterPath = (weights: Weights, path: readonly Direction[], genre: Genre, ground = PLAIN): Weights =>
  carried(weights, genre, ground, (cell) => ground.pathEnd(cell, path))

/** ENC-13: any other cell of the genre, as likely as the next. */
export const weightsAfterChangeur = (weights: Weights, genre: Genre, ground = PLAIN): Weights => {
  const sums = new Map<CellId, number>()
  for (const cell of ground.ofGenre(genre)) add(sums, cell, 1 - weightOf(weights, cell))
  return normal(sums)
}

/** ENC-15, MAP-5: six directions alike; past the edge, anywhere. */
export const weightsAfterDrift = (weights: Weights, cells: number, genre: Genre, ground = PLAIN): Weights => {
  const sums = new Map<CellId, number>()
  let outside = 0
  for (const [cell, weight] of weights)
    for (const way of DIRECTIONS) {
      const end = ground.along(cell, way, cells)
      if (end === null) outside += weight
      else add(sums, end, weight)
    }
  const anywhere = ground.ofGenre(genre)
  for (const cell of anywhere) add(sums, cell, outside / ground.cells.length)
  return restrict(sums, anywhere)
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

const clueOf = (weights: Weights, direction: Direction, ground: Ground): Clue => {
  let [entropy, candidates, known] = [0, 0, 0]
  for (const { steps, chance, left } of foretold(weights, direction, ground)) {
    candidates += chance * left
    if (left === 1) known += chance
    else entropy -= steps.reduce((sum, { weight }) => sum + weight * Math.log2(weight / chance), 0)
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
