import { type Ground, PLAIN } from '../ground/ground.ts'
import type { Genre } from '../map/genre.ts'
import type { Direction } from '../map/geometry.ts'
import { type CellId, genreOf } from '../map/map.ts'
import type { Weights } from './weights.ts'

/** One of the cells that fit, and the cell a step would lead to from there. */
export interface ForetoldStep {
  readonly from: CellId
  /** Null: off the map. */
  readonly to: CellId | null
  readonly weight: number
}

/** What a step may be answered with: the land that would be told, by which cells, and how many would still fit. */
export interface Foretold {
  /** Null: off the map, and the new cell is announced (MAP-5). */
  readonly genre: Genre | null
  readonly steps: readonly ForetoldStep[]
  readonly chance: number
  /** HID-2: one: the position is known again. */
  readonly left: number
}

const foretoldOf = (genre: Genre | null, steps: readonly ForetoldStep[]): Foretold => ({
  genre,
  steps,
  chance: steps.reduce((sum, { weight }) => sum + weight, 0),
  left: genre === null ? 1 : new Set(steps.map(({ to }) => to)).size,
})

/** HID-3: where a step that way may lead, from what the player knows and the printed map alone; the likeliest first. */
export const foretold = (weights: Weights, direction: Direction, ground: Ground = PLAIN): readonly Foretold[] => {
  const groups = new Map<Genre | null, ForetoldStep[]>()
  for (const [from, weight] of weights) {
    const to = ground.neighbour(from, direction)
    const genre = to && genreOf(to)
    groups.set(genre, [...(groups.get(genre) ?? []), { from, to, weight }])
  }
  return [...groups].map(([genre, steps]) => foretoldOf(genre, steps)).sort((a, b) => b.chance - a.chance)
}
