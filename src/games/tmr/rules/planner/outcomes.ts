import { ENCOUNTER_KINDS, type OrdinaryKind, whirlForce } from '../encounters/kinds.ts'
import { CALM, CELL_COUNT, distancesFrom, linesOf, OUTSIDE, REACH, sameGenre, shareRow, WAYS, WET_COUNT } from './land.ts'
import { freedAt, type Masteries, type Mastery, reachingChance } from './mastery.ts'
import { at, type Row, rowOf, slot } from './rows.ts'
import type { Strength } from './strengths.ts'
import type { Tables } from './tables.ts'

/** A cell, dream points and boxes left; `settled`: no wet cell to come (WET-4). */
export interface Spot {
  readonly cell: number
  readonly dream: number
  readonly boxes: number
  readonly settled: boolean
}

export type End = 'out' | 'lost' | 'asleep'

/** Where the outcomes of an encounter go. */
export interface Outcomes {
  /** What is less likely than this need not be told. */
  readonly least: number
  /** The encounter is over: what is left of the cell, then a free moment. */
  readonly goOn: (chance: number, spot: Spot, by: OrdinaryKind | null) => void
  /** The same in the round of release (MOV-2). */
  readonly release: (chance: number, spot: Spot, by: OrdinaryKind) => void
  /** A Messager that reaches a place for the spell: what is left of the cell, then the cast. */
  readonly proxy: (chance: number, spot: Spot) => void
  /** ENC-16: not mastered, the cell going on. */
  readonly queue: (chance: number, spot: Spot) => void
  /** `torn`: with a repression on the way down (ENC-14, ENC-15). */
  readonly end: (chance: number, spot: Spot, end: End, torn: boolean) => void
}

export const wetChance = (tables: Tables, { cell, dream, settled }: Spot): number =>
  cell < WET_COUNT && !settled ? at(tables.wet, levelOf(tables, dream)) : 1

export const levelOf = ({ dreams }: Tables, dream: number): number => Math.min(dreams, dream)

const freeRow = (tables: Tables, { dream, boxes }: Spot): Row => rowOf(tables.free, boxes, levelOf(tables, dream))
const worthOf = (tables: Tables, spot: Spot): number => wetChance(tables, spot) * at(freeRow(tables, spot), spot.cell)

/** ENC-11: the best cell for each reach, the own cell where going on is as good. */
const bestWithin = (tables: Tables, spot: Spot): readonly number[] => {
  const [free, distances, wet] = [freeRow(tables, spot), distancesFrom(spot.cell), at(tables.wet, levelOf(tables, spot.dream))]
  const best = new Array<number>(REACH + 1).fill(spot.cell)
  const values = new Array<number>(REACH + 1).fill(worthOf(tables, spot))
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const value = cell < WET_COUNT ? wet * at(free, cell) : at(free, cell)
    for (let reach = slot(distances, cell); reach <= REACH && value > (values[reach] as number); reach++) {
      best[reach] = cell
      values[reach] = value
    }
  }
  return best
}

/** ENC-12. */
const bestOfGenre = (tables: Tables, spot: Spot): number => {
  let [best, value] = [spot.cell, worthOf(tables, spot)]
  for (const cell of sameGenre(spot.cell)) {
    const there = worthOf(tables, { ...spot, cell, settled: false })
    if (there > value) [best, value] = [cell, there]
  }
  return best
}

const carried = (spot: Spot, cell: number): Spot => (cell === spot.cell ? spot : { ...spot, cell, settled: false })

/** ENC-11: where a mastered Passeur of each strength, or a Changeur, is best asked to go; the own cell: declined. */
export const bestService = (tables: Tables, spot: Spot, kind: 'passeur' | 'changeur', strength: number): number =>
  kind === 'changeur' ? bestOfGenre(tables, spot) : (bestWithin(tables, spot)[strength] as number)

const anywhere = (chance: number, then: (chance: number, cell: number) => void): void => {
  for (let cell = 0; cell < CELL_COUNT; cell++) then(chance / CELL_COUNT, cell)
}

/** ENC-15, MAP-5. */
const drift = (tables: Tables, to: Outcomes, chance: number, spot: Spot, cells: number, by: OrdinaryKind): void => {
  if (chance < to.least) return
  if (tables.figure === 'prudent') {
    to.end(chance, spot, 'lost', false)
    return
  }
  const land = tables.mode === 'accelerated' ? to.release : to.goOn
  const lines = linesOf(cells)
  let outside = 0
  for (let way = spot.cell * WAYS; way < (spot.cell + 1) * WAYS; way++) {
    const cell = slot(lines, way)
    if (cell === OUTSIDE) outside += chance / WAYS
    else land(chance / WAYS, { ...spot, cell, settled: false }, by)
  }
  if (outside > CELL_COUNT * to.least) anywhere(outside, (part, cell) => land(part, { ...spot, cell, settled: false }, by))
}

/** ENC-14, ENC-15: from the next try on, so many rounds being lost already. */
export const struggle = (
  tables: Tables,
  to: Outcomes,
  chance: number,
  spot: Spot,
  mastery: Mastery,
  lostBefore: number,
): void => {
  const force = whirlForce(mastery.kind)
  let held = 1
  for (let lost = 0; ; lost++) {
    const now = { ...spot, dream: spot.dream - lost * force, boxes: spot.boxes - lost }
    if (now.dream <= 0 || now.boxes <= 0) {
      to.end(chance * held, now, 'asleep', true)
      return
    }
    const freed = freedAt(mastery, lost)
    const cells = (lostBefore + lost) * force
    if (cells > 0) drift(tables, to, chance * freed, now, cells, mastery.kind)
    else to.goOn(chance * freed, now, mastery.kind)
    held -= freed
    if (held * chance < to.least) return
  }
}

const changeBy = (to: Outcomes, chance: number, spot: Spot, parts: readonly Strength[], sign: 1 | -1, by: OrdinaryKind): void => {
  for (const { points, chance: part } of parts) {
    const dream = spot.dream + sign * points
    if (dream > 0) to.goOn(chance * part, { ...spot, dream }, by)
    else to.end(chance * part, spot, 'asleep', false)
  }
}

const meetMessager = (tables: Tables, to: Outcomes, chance: number, spot: Spot, mastery: Mastery): void => {
  const better = at(tables.cast, levelOf(tables, spot.dream)) > at(freeRow(tables, spot), spot.cell)
  const sent = better ? reachingChance(mastery, slot(tables.aim.nearest, spot.cell)) : 0
  if (sent > 0) to.proxy(chance * sent, spot)
  to.goOn(chance * (1 - sent), spot, 'messager')
}

const meetPasseur = (tables: Tables, to: Outcomes, chance: number, spot: Spot, mastery: Mastery): void => {
  const best = bestWithin(tables, spot)
  for (const { points, chance: part } of mastery.mastered)
    to.goOn(chance * part, carried(spot, best[points] as number), 'passeur')
  to.goOn(chance * (1 - mastery.success), spot, 'passeur')
}

const meetChangeur = (tables: Tables, to: Outcomes, chance: number, spot: Spot, { success }: Mastery): void => {
  to.goOn(chance * success, carried(spot, bestOfGenre(tables, spot)), 'changeur')
  const missed = chance * (1 - success)
  if (tables.figure === 'prudent') {
    to.end(missed, spot, 'lost', false)
    return
  }
  if (missed < to.least) return
  const others = sameGenre(spot.cell).filter((cell) => cell !== spot.cell)
  for (const cell of others) to.goOn(missed / others.length, carried(spot, cell), 'changeur')
}

const meetFleur = (to: Outcomes, chance: number, spot: Spot, { kind, mastered, success }: Mastery): void => {
  changeBy(to, chance, spot, mastered, 1, kind)
  to.goOn(chance * (1 - success), spot, kind)
}

const meetMangeur = (to: Outcomes, chance: number, spot: Spot, { kind, missed, success }: Mastery): void => {
  changeBy(to, chance, spot, missed, -1, kind)
  to.goOn(chance * success, spot, kind)
}

const meetBriseur = (to: Outcomes, chance: number, spot: Spot, { kind, success }: Mastery): void => {
  to.goOn(chance * success, spot, kind)
  to.end(chance * (1 - success), spot, 'out', false)
}

const meetReveDeDragon = (to: Outcomes, chance: number, spot: Spot, { kind, mastered, success }: Mastery): void => {
  changeBy(to, chance, spot, mastered, 1, kind)
  to.queue(chance * (1 - success), spot)
}

/** ENC-10 to ENC-16: mastering what was met, and using it as is best. */
export const face = (tables: Tables, to: Outcomes, chance: number, spot: Spot, mastery: Mastery): void => {
  switch (mastery.kind) {
    case 'messager':
      meetMessager(tables, to, chance, spot, mastery)
      break
    case 'passeur':
      meetPasseur(tables, to, chance, spot, mastery)
      break
    case 'changeur':
      meetChangeur(tables, to, chance, spot, mastery)
      break
    case 'fleur':
      meetFleur(to, chance, spot, mastery)
      break
    case 'mangeur':
      meetMangeur(to, chance, spot, mastery)
      break
    case 'briseur':
      meetBriseur(to, chance, spot, mastery)
      break
    case 'reve-de-dragon':
      meetReveDeDragon(to, chance, spot, mastery)
      break
    case 'reflet':
    case 'tourbillon-blanc':
    case 'tourbillon-noir':
      struggle(tables, to, chance, spot, mastery, 0)
      break
  }
}

/** MOV-1: the encounter roll of a cell whose box is marked. */
export const rollEncounter = (tables: Tables, to: Outcomes, chance: number, spot: Spot): void => {
  to.goOn(chance * CALM, spot, null)
  const masteries = tables.masteries[levelOf(tables, spot.dream)] as Masteries
  for (const kind of ENCOUNTER_KINDS) {
    const share = at(shareRow(kind), spot.cell)
    if (chance * share > to.least) face(tables, to, chance * share, spot, masteries[kind])
  }
}
