import { fillDrifted } from './drifting.ts'
import { CALM, CELL_COUNT, SPECIAL_SHARE, WIDTH } from './land.ts'
import type { Masteries, Mastery } from './mastery.ts'
import { type After, heldMix, lossMix, type Meeting, type Scope } from './meeting.ts'
import { at, type Mix, mixAt, mixRows, type Row, type Slots, slot } from './rows.ts'
import { GIFT_STRENGTHS, type Strength } from './strengths.ts'

/** SPE-4: with a reserve to go to it goes off; without, prudently a failure, hopefully a known drift. */
export type Ferry = 'failure' | 'drift'

/** SPE-2: what a special encounter does with so many dream points. */
export interface SpecialOdds {
  /** Mastered at the first try, any of the seven. */
  readonly same: number
  readonly eaten: Mix
  /** ENC-14: freed later by a Reflet. */
  readonly held: Mix
  /** SPE-4: by strength, of drifting. */
  readonly ferried: readonly Strength[]
}

/** SPE-2, by the 1d7. */
const REFLET = 2
const FERRY = 5

/** `depth`: of the grid that held rounds are read from. */
export const specialOddsOf = (
  { special }: Masteries,
  dream: number,
  scope: Scope,
  ferry: Ferry,
  grade: number,
  depth: number,
): SpecialOdds => {
  const slight = at(scope.slight, grade) / SPECIAL_SHARE
  const missed = special.flatMap((mastery) => (mastery.kind === 'mangeur' ? mastery.missed : []))
  return {
    same: special.reduce((sum, { success }) => sum + success, 0),
    eaten: lossMix(missed, dream, scope, slight),
    held: heldMix(special[REFLET] as Mastery, depth, slight),
    ferried: ferry === 'drift' ? (special[FERRY] as Mastery).missed : [],
  }
}

const [eaten, drifted, ferried] = [new Float64Array(WIDTH), new Float64Array(WIDTH), new Float64Array(WIDTH)]

const fillFerried = (odds: SpecialOdds, { terrain, arrived, arrivedStart }: Meeting): void => {
  ferried.fill(0)
  for (const { points, chance } of odds.ferried) {
    fillDrifted(drifted, terrain, arrived, arrivedStart, points)
    for (let cell = 0; cell < CELL_COUNT; cell++) ferried[cell] = at(ferried, cell) + chance * at(drifted, cell)
  }
}

/** SPE-1: the roll of these cells; `calm` is the cell in its own layer, `after` in that after a special encounter. */
export const meetSpecial = (
  out: Row,
  start: number,
  cells: Slots,
  odds: SpecialOdds,
  meeting: Meeting,
  calm: { readonly store: Row; readonly value: number },
  after: After,
  value: number,
): void => {
  const { held, carried, carriedStart } = meeting
  const { store, base, settle, settleStart } = after
  if (cells.length === CELL_COUNT) mixRows(eaten, store, base, odds.eaten)
  else mixAt(cells, eaten, store, base, odds.eaten)
  fillFerried(odds, meeting)
  for (let index = 0; index < cells.length; index++) {
    const cell = slot(cells, index)
    const met =
      odds.same * at(store, value + cell) + at(settle, settleStart + cell) * at(held, cell) + at(eaten, cell) + at(ferried, cell)
    out[start + cell] = CALM * at(calm.store, calm.value + cell) + SPECIAL_SHARE * met + at(carried, carriedStart + cell)
  }
}

/** TET-6: by what a Fleur of a cité adds. */
export interface GiftOdds {
  readonly fleur: Mix
  /** ENC-10: what a Messager's cast is worth from a cell, by reach. */
  readonly castWithin: (cell: number, reach: number) => number
}

/** TET-6: the best of the three; prudently, or once one was given, as if nothing were met. */
export const give = (out: Row, start: number, cells: Slots, odds: GiftOdds, within: Row, after: After, value: number): void => {
  mixAt(cells, eaten, after.store, after.base, odds.fleur)
  for (let index = 0; index < cells.length; index++) {
    const cell = slot(cells, index)
    const here = at(after.store, value + cell)
    let [passeur, messager] = [0, 0]
    for (const { points, chance } of GIFT_STRENGTHS) {
      passeur += chance * Math.max(here, at(within, points * WIDTH + cell))
      messager += chance * Math.max(here, at(after.settle, after.settleStart + cell) * odds.castWithin(cell, points))
    }
    out[start + cell] = Math.max(at(eaten, cell), passeur, messager)
  }
}
