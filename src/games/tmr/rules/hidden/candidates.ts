import { PLAIN } from '../ground/ground.ts'
import type { Genre } from '../map/genre.ts'
import { DIRECTIONS, type Direction } from '../map/geometry.ts'
import { byMapOrder, type CellId, distance, genreOf } from '../map/map.ts'

/** HID-3: each function takes the cells that fitted before and gives those that fit after one more thing is known. */
export type Candidates = readonly CellId[]

const ofGenre = (cells: Iterable<CellId>, genre: Genre): Candidates =>
  [...new Set(cells)].filter((cell) => genreOf(cell) === genre).sort(byMapOrder)

const existing = (cells: readonly (CellId | null)[]): CellId[] => cells.filter((cell) => cell !== null)

/** A step that stayed on the map, into that genre. */
export const afterStep = (before: Candidates, direction: Direction, genre: Genre, ground = PLAIN): Candidates =>
  ofGenre(existing(before.map((cell) => ground.neighbour(cell, direction))), genre)

/** ENC-13: another cell of that genre. */
export const afterChangeur = (before: Candidates, genre: Genre, ground = PLAIN): Candidates =>
  ground.ofGenre(genre).filter((cell) => before.length > 1 || cell !== before[0])

/** ENC-15: so many cells away in one of six directions; anywhere if one of them leaves the map. */
export const afterDrift = (before: Candidates, cells: number, genre: Genre, ground = PLAIN): Candidates => {
  const ends = before.flatMap((cell) => DIRECTIONS.map((way) => ground.along(cell, way, cells)))
  return ofGenre(ends.includes(null) ? ground.cells : existing(ends), genre)
}

/** HID-5: a Passeur carried along a path into that genre. */
export const afterPath = (before: Candidates, path: readonly Direction[], genre: Genre, ground = PLAIN): Candidates =>
  ofGenre(existing(before.map((cell) => ground.pathEnd(cell, path))), genre)

/** HID-5: a Messager reached that genre along a path. */
export const whosePathReaches = (before: Candidates, path: readonly Direction[], genre: Genre, ground = PLAIN): Candidates =>
  before.filter((cell) => {
    const end = ground.pathEnd(cell, path)
    return end !== null && genreOf(end) === genre
  })

/** HID-5: it went away, for the path leaves the map. */
export const whosePathLeaves = (before: Candidates, path: readonly Direction[], ground = PLAIN): Candidates =>
  before.filter((cell) => ground.pathEnd(cell, path) === null)

export const within = (before: Candidates, target: CellId, reach: number): Candidates =>
  before.filter((cell) => distance(cell, target) <= reach)

export const beyond = (before: Candidates, target: CellId, reach: number): Candidates =>
  before.filter((cell) => distance(cell, target) > reach)
