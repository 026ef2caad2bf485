import { ENCOUNTER_KINDS, type OrdinaryKind } from '../encounters/kinds.ts'
import type { Carrying } from './carrying.ts'
import { type Aim, CALM, CELL_COUNT, GENRE_AT, sameGenre, shareRow, WET_COUNT, WIDTH } from './land.ts'
import { type Masteries, reachingChance } from './mastery.ts'
import type { Figure } from './question.ts'
import { add, at, type Grid, type Row, rowOf, slot } from './rows.ts'
import type { Strength } from './strengths.ts'

/** What an encounter roll does with so many dream points, whatever the boxes left. */
export interface Odds {
  readonly figure: Figure
  readonly dream: number
  readonly masteries: Masteries
  readonly cast: number
  /** Nothing met, or nothing left of it: the cell goes on as it is. */
  readonly same: Row
  /** A Messager mastered that reaches a place for the spell. */
  readonly proxy: Row
  readonly shifts: readonly Shift[]
}

/** One number of boxes: what may come after the roll. */
export interface Meeting {
  /** What the cell is worth once no encounter is left, by dream points. */
  readonly after: Grid
  /** The chance to master the cell if it is wet; 1 when it is not asked for. */
  readonly wet: number
  readonly arrived: Row
  readonly carrying: Carrying
  /** Freed later by a Reflet, the wet cell to come. */
  readonly held: Row
  /** Landed after a drift, over all Tourbillons of this cell. */
  readonly carried: Row
}

const goesOn = (kind: OrdinaryKind, success: number): number => {
  switch (kind) {
    case 'messager':
      return 1
    case 'passeur':
    case 'fleur':
    case 'reve-de-dragon':
      return 1 - success
    case 'changeur':
      return 0
    case 'mangeur':
    case 'briseur':
    case 'reflet':
    case 'tourbillon-blanc':
    case 'tourbillon-noir':
      return success
  }
}

export const oddsOf = (figure: Figure, aim: Aim, masteries: Masteries, dream: number, cast: number, dreams: number): Odds => {
  const same = new Float64Array(CELL_COUNT).fill(CALM)
  for (const kind of ENCOUNTER_KINDS)
    for (let cell = 0; cell < CELL_COUNT; cell++)
      add(same, cell, at(shareRow(kind), cell) * goesOn(kind, masteries[kind].success))
  const proxy = Float64Array.from(
    same,
    (_, cell) => at(shareRow('messager'), cell) * reachingChance(masteries.messager, slot(aim.nearest, cell)),
  )
  const shifts = [
    shiftOf('fleur', masteries.fleur.mastered, dream, 1, dreams),
    shiftOf('mangeur', masteries.mangeur.missed, dream, -1, dreams),
    shiftOf('reve-de-dragon', masteries['reve-de-dragon'].mastered, dream, 1, dreams),
  ]
  return { figure, dream, masteries, cast, same, proxy, shifts }
}

/** ENC-10: going on in the cell, or casting by proxy where that is better. */
const addSame = (out: Row, count: number, odds: Odds, meeting: Meeting): void => {
  const { same, proxy, cast, dream } = odds
  const { wet, held, carried } = meeting
  const after = rowOf(meeting.after, 0, dream)
  const reflet = shareRow('reflet')
  for (let cell = 0; cell < count; cell++) {
    const settling = cell < WET_COUNT ? wet : 1
    const value = at(after, cell)
    const more = Math.max(0, settling * cast - value)
    out[cell] = at(same, cell) * value + at(proxy, cell) * more + at(reflet, cell) * settling * at(held, cell) + at(carried, cell)
  }
}

/** Dream points gained or lost, the demi-rêve still on its cell: where the rows of those levels begin, and how likely each is. */
interface Shift {
  readonly share: Row
  readonly starts: Int32Array
  readonly chances: Row
}

const shiftOf = (kind: OrdinaryKind, parts: readonly Strength[], dream: number, sign: 1 | -1, dreams: number): Shift => {
  const levels = parts.map(({ points, chance }) => ({ level: Math.min(dreams, dream + sign * points), chance }))
  const awake = levels.filter(({ level }) => level > 0)
  return {
    share: shareRow(kind),
    starts: Int32Array.from(awake, ({ level }) => level * WIDTH),
    chances: Float64Array.from(awake, ({ chance }) => chance),
  }
}

const addShifted = (out: Row, count: number, { share, starts, chances }: Shift, after: Row): void => {
  for (let cell = 0; cell < count; cell++) {
    let sum = 0
    for (let part = 0; part < starts.length; part++) sum += at(chances, part) * at(after, (starts[part] as number) + cell)
    add(out, cell, at(share, cell) * sum)
  }
}

const scratch: Row = new Float64Array(WIDTH)

const addWeighted = (out: Row, count: number, share: Row): void => {
  for (let cell = 0; cell < count; cell++) add(out, cell, at(share, cell) * at(scratch, cell))
}

const addPasseur = (out: Row, count: number, { masteries, dream }: Odds, { after, carrying }: Meeting): void => {
  const same = rowOf(after, 0, dream)
  scratch.fill(0)
  for (const { points, chance } of masteries.passeur.mastered) {
    const best = carrying.within[points] as Row
    for (let cell = 0; cell < count; cell++) add(scratch, cell, chance * Math.max(at(same, cell), at(best, cell)))
  }
  addWeighted(out, count, shareRow('passeur'))
}

/** ENC-12, ENC-13: not mastered, one of the others of the genre; prudent: lost. */
const addChangeur = (
  out: Row,
  count: number,
  { figure, masteries, dream }: Odds,
  { after, arrived, carrying }: Meeting,
): void => {
  const share = shareRow('changeur')
  const same = rowOf(after, 0, dream)
  const { success } = masteries.changeur
  const missed = figure === 'hopeful' ? 1 - success : 0
  for (let cell = 0; cell < count; cell++) {
    const genre = slot(GENRE_AT, cell)
    const mean = (at(carrying.sumOfGenre, genre) - at(arrived, cell)) / (sameGenre(cell).length - 1)
    const mastered = Math.max(at(same, cell), at(carrying.bestOfGenre, genre))
    add(out, cell, at(share, cell) * (success * mastered + missed * mean))
  }
}

/** MOV-1: the encounter roll of the first so many cells and all that may come of it. */
export const meet = (out: Row, count: number, odds: Odds, meeting: Meeting): void => {
  addSame(out, count, odds, meeting)
  addPasseur(out, count, odds, meeting)
  addChangeur(out, count, odds, meeting)
  for (const shift of odds.shifts) addShifted(out, count, shift, meeting.after.store)
}
