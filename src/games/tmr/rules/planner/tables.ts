import type { Aim } from './aim.ts'
import type { Band } from './band.ts'
import type { Chances } from './chances.ts'
import { CELL_COUNT, WIDTH } from './land.ts'
import type { Layer } from './layers.ts'
import type { MasteriesAt } from './mastery.ts'
import type { Scope } from './meeting.ts'
import type { Figure, Mode, Question } from './question.ts'
import { at, type Grid, type Row, slot, startOf } from './rows.ts'
import type { Ferry } from './special.ts'
import type { Terrain } from './terrain.ts'

/** The chances of one layer, by boxes left, dream points and cell. */
export interface Sheaf {
  /** Nothing left to settle: cast, move or stay. */
  readonly free: Grid
  /** MOV-2: the same in the round of release from a Tourbillon; only of an accelerated journey. */
  readonly released: Grid
  /** Its box marked, before the encounter roll, the masteries to come: gone up to, or entered and paid for. */
  readonly entering: Grid
  /** The same before the toll is paid and a goal reached: what a step there is worth. */
  readonly stepping: Grid
  /** WET-4: the same having stayed on the cell. */
  readonly staying: Grid
}

export interface TableFacts {
  readonly figure: Figure
  readonly mode: Mode
  readonly chances: Chances
  readonly terrain: Terrain
  readonly aim: Aim
  readonly layers: readonly Layer[]
  readonly band: Band
  readonly scope: Scope
  readonly ferry: Ferry
  /** By dream points: mastering what is met. */
  readonly masteries: MasteriesAt
  readonly boxes: number
  readonly life: number
  /** ENC-5: met by whoever comes to its cell. */
  readonly waiting?: Question['waiting'] | undefined
  /** The last level stands for all above it. */
  readonly dreams: number
}

/**
 * The chance of success from every cell, with every number of dream points and of boxes left.
 * Whatever is done takes a box, so that each number of boxes follows from the lower ones.
 */
export interface Tables extends TableFacts {
  /** By goals open: the chance to settle a cell of arrival, a row for each number of dream points. */
  readonly settle: readonly Row[]
  /** Casting there and staying awake, a row for each number of dream points. */
  readonly cast: Row
  readonly sheaves: readonly Sheaf[]
  /** What arriving is worth, cell by cell, of the moments asked about so far. */
  readonly arrivals: Map<number, Row>
  /** HID-1: what being lost is worth, of the same moments. */
  readonly astray: Map<string, number>
}

/** Outside the band the nearest level stands for the others. */
const levelOf = ({ lows, highs }: Band, boxes: number, dream: number): number =>
  Math.max(slot(lows, boxes), Math.min(slot(highs, boxes), dream))

/** Where the row of a moment begins. */
export const startAt = (tables: Tables, grid: Grid, boxes: number, dream: number): number =>
  startOf(grid, boxes, levelOf(tables.band, boxes, dream))

export const readAt = (tables: Tables, grid: Grid, boxes: number, dream: number, cell: number): number =>
  boxes <= 0 || dream <= 0 ? 0 : at(grid.store, startAt(tables, grid, boxes, dream) + cell)

/** DRG-9: masteries are a product at the dream points of the moment. */
export const settleRows = ({ terrain, chances, dreams }: TableFacts, goals: number): Row => {
  const rows = new Float64Array((dreams + 1) * WIDTH)
  const open = terrain.goals.filter(({ strength }, bit) => strength !== null && goals & (1 << bit))
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const own = open.flatMap((goal) => (goal.cell === cell ? [goal.strength ?? 0] : []))
    const asked = [...(terrain.asks[cell] as readonly number[]), ...own]
    for (let dream = 0; dream <= dreams; dream++)
      rows[dream * WIDTH + cell] = asked.reduce((all, one) => all * chances.master(dream, one), slot(terrain.open, cell))
  }
  return rows
}

export const castRows = ({ aim, chances, dreams }: TableFacts): Row => {
  const rows = new Float64Array((dreams + 1) * WIDTH)
  aim.places.forEach(({ percent }, place) => {
    for (let dream = 1; dream <= dreams; dream++) {
      const chance = chances.cast(dream, percent)
      for (let cell = 0; cell < CELL_COUNT; cell++) if (slot(aim.placeAt, cell) === place) rows[dream * WIDTH + cell] = chance
    }
  })
  return rows
}
