import type { Genre } from '../map/genre.ts'
import type { Direction } from '../map/geometry.ts'
import { along, CELL_IDS, type CellId, cellsOfGenre, isWet, neighbour, pathEnd } from '../map/map.ts'
import type { Mode } from '../state.ts'

/** DRG-9: in the order in which they are asked. */
export const MASTERY_KINDS = ['wet', 'closed', 'conquest', 'purification'] as const
export type MasteryKind = (typeof MASTERY_KINDS)[number]

/** What a cell asks to be mastered. */
export interface Mastery {
  readonly kind: MasteryKind
  readonly difficulty: number
}

/** WET-1. */
export const WET_MASTERY: Mastery = { kind: 'wet', difficulty: -7 }

const NO_MASTERY: readonly Mastery[] = []
const ONLY_WET: readonly Mastery[] = [WET_MASTERY]

/**
 * The land and its costs as they are for one dreamer at one moment. Every chapter, the prompts and the planner ask here,
 * so that whatever bends a rule for a while bends it everywhere.
 */
export interface Ground {
  /** The cells that exist, by map order. */
  readonly cells: readonly CellId[]
  readonly exists: (cell: CellId) => boolean
  readonly ofGenre: (genre: Genre) => readonly CellId[]
  /** MOV-3: null is off the map. */
  readonly neighbour: (from: CellId, way: Direction) => CellId | null
  readonly along: (from: CellId, way: Direction, cells: number) => CellId | null
  readonly pathEnd: (from: CellId, path: readonly Direction[]) => CellId | null
  /** In the order in which they are asked. */
  readonly masteries: (cell: CellId) => readonly Mastery[]
  /** ASC-1. */
  readonly ascentCost: (mode: Mode) => number
  /** ASC-3, MOV-1, ENC-14: boxes of each cell entered and of each round spent. */
  readonly fatigue: number
  /** SOU-13: what every other intake of fatigue grows by. */
  readonly strain: number
  /** SOU-9: dream points for entering it. */
  readonly toll: (cell: CellId) => number
  /** QUE-9: whether going up is out of the question. */
  readonly noAscent: boolean
  /** TET-2: whether every journey moves as an accelerated one. */
  readonly swift: boolean
  /** DRG-12: whether casting, reading and synthesis are barred; `wholly`: triggering by choice too. */
  readonly barred: 'wholly' | 'magic' | null
  /** SPE-1: how many encounters come from the special table. */
  readonly specials: number
  /** TET-6: whether this cité still has something to give. */
  readonly gives: (cell: CellId) => boolean
}

/** The map as it is written. */
export const PLAIN: Ground = {
  cells: CELL_IDS,
  exists: () => true,
  ofGenre: cellsOfGenre,
  neighbour,
  along,
  pathEnd,
  masteries: (cell) => (isWet(cell) ? ONLY_WET : NO_MASTERY),
  ascentCost: (mode) => (mode === 'accelerated' ? 2 : 1),
  fatigue: 1,
  strain: 0,
  toll: () => 0,
  noAscent: false,
  swift: false,
  barred: null,
  specials: 0,
  gives: () => false,
}
