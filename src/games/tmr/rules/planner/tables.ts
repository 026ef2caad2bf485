import { bestAround, fillCarrying, makeCarrying } from './carrying.ts'
import type { Chances } from './chances.ts'
import { spreadDrift } from './drifting.ts'
import { type Aim, CELL_COUNT, OUTSIDE, WET_COUNT, WIDTH } from './land.ts'
import { freedAt, type Masteries } from './mastery.ts'
import { meet, oddsOf } from './meeting.ts'
import type { Figure, Mode } from './question.ts'
import { add, at, type Grid, makeGrid, type Row, rowOf, slot } from './rows.ts'

/**
 * The chance of success from every cell, with every number of dream points and of boxes left.
 * Whatever is done takes a box, so that each number of boxes follows from the lower ones.
 */
export interface Tables {
  readonly figure: Figure
  readonly mode: Mode
  readonly chances: Chances
  readonly aim: Aim
  /** By dream points: mastering what is met, mastering a wet cell, casting and staying awake. */
  readonly masteries: readonly Masteries[]
  readonly wet: Row
  readonly cast: Row
  readonly boxes: number
  /** The dream points of the question they were made for. */
  readonly from: number
  /** The last level stands for all above it. */
  readonly dreams: number
  /** Nothing left to settle: cast, move or stay. */
  readonly free: Grid
  /** MOV-2: the same in the round of release from a Tourbillon; only of an accelerated journey. */
  readonly released: Grid
  /** Its box marked, before the encounter roll, the wet cell to come. */
  readonly entering: Grid
  /** WET-4: the same having stayed on the cell. */
  readonly staying: Grid
}

export interface TableOptions {
  readonly figure: Figure
  readonly mode: Mode
  readonly boxes: number
  readonly from: number
}

const setMean = (row: Row): void => {
  let total = 0
  for (let cell = 0; cell < CELL_COUNT; cell++) total += at(row, cell)
  row[OUTSIDE] = total / CELL_COUNT
}

/** What settling the cell of arrival leaves of free moments. */
const arrive = (arrived: Row, free: Row, wet: number): void => {
  arrived.set(free)
  for (let cell = 0; cell < WET_COUNT; cell++) arrived[cell] = at(free, cell) * wet
  setMean(arrived)
}

/** The best of casting, staying and the six ways out. */
const choose = (best: Row, aim: Aim, cast: number, stay: Row, around: Row): void => {
  for (let cell = 0; cell < CELL_COUNT; cell++)
    best[cell] = Math.max(at(stay, cell), slot(aim.fits, cell) * cast, bestAround(around, cell))
}

/** ENC-14: freed later by a Reflet, the dream points unchanged. */
const fillHeld = (held: Row, free: Grid, masteries: Masteries, boxes: number, dream: number): void => {
  held.fill(0)
  for (let lost = 1; lost < boxes; lost++) {
    const chance = freedAt(masteries.reflet, lost)
    const later = rowOf(free, boxes - lost, dream)
    for (let cell = 0; cell < CELL_COUNT; cell++) add(held, cell, chance * at(later, cell))
  }
}

export const buildTables = (chances: Chances, aim: Aim, masteries: readonly Masteries[], options: TableOptions): Tables => {
  const { figure, mode, boxes: mostBoxes, from } = options
  const dreams = masteries.length - 1
  const grid = (): Grid => makeGrid(mostBoxes, dreams, WIDTH)
  const level = (): Grid => makeGrid(0, dreams, WIDTH)
  const [free, entering, staying, carried] = [grid(), grid(), grid(), grid()]
  const released = mode === 'accelerated' ? grid() : free
  const [settled, arrived, landed] = [level(), level(), level()]
  const [held, carrying] = [new Float64Array(WIDTH), makeCarrying()]
  const wets = Float64Array.from(masteries, (_, dream) => chances.wet(dream))
  const casts = Float64Array.from(masteries, (_, dream) => chances.cast(dream))
  const byDream = masteries.map((of, dream) => ({
    wet: at(wets, dream),
    cast: at(casts, dream),
    odds: oddsOf(figure, aim, of, dream, at(casts, dream), dreams),
  }))

  const fillFree = (boxes: number): void => {
    byDream.forEach(({ wet, cast }, dream) => {
      if (dream === 0) return
      const stay = rowOf(staying, boxes - 1, dream)
      choose(rowOf(free, boxes, dream), aim, cast, stay, rowOf(entering, boxes - 1, dream))
      rowOf(settled, 0, dream).set(rowOf(free, boxes, dream))
      arrive(rowOf(arrived, 0, dream), rowOf(free, boxes, dream), wet)
      if (mode === 'normal') return
      choose(rowOf(released, boxes, dream), aim, cast, stay, rowOf(landed, 0, dream))
      arrive(rowOf(landed, 0, dream), rowOf(released, boxes, dream), wet)
    })
  }

  const fillMeetings = (boxes: number): void => {
    byDream.forEach(({ wet, odds }, dream) => {
      if (dream === 0) return
      const [enter, stay, arrivedHere] = [rowOf(entering, boxes, dream), rowOf(staying, boxes, dream), rowOf(arrived, 0, dream)]
      fillCarrying(carrying, aim, arrivedHere)
      fillHeld(held, free, odds.masteries, boxes, dream)
      const meeting = { arrived: arrivedHere, carrying, held, carried: rowOf(carried, boxes, dream) }
      meet(enter, CELL_COUNT, odds, { ...meeting, after: arrived, wet })
      stay.set(enter)
      meet(stay, WET_COUNT, odds, { ...meeting, after: settled, wet: 1 })
      setMean(enter)
      const freedOnto = rowOf(mode === 'accelerated' ? landed : arrived, 0, dream)
      if (figure === 'hopeful') spreadDrift(carried, mostBoxes, freedOnto, masteries, boxes, dream)
    })
  }

  for (let boxes = 1; boxes <= mostBoxes; boxes++) {
    fillFree(boxes)
    fillMeetings(boxes)
  }
  const facts = { figure, mode, chances, aim, masteries, wet: wets, cast: casts, boxes: mostBoxes, from, dreams }
  return { ...facts, free, released, entering, staying }
}
