import { ENCOUNTER_KINDS, type OrdinaryKind } from '../encounters/kinds.ts'
import type { Aim } from './aim.ts'
import { type Carrying, ferriedFrom } from './carrying.ts'
import { freedParts, gather } from './grades.ts'
import { CALM, CELL_COUNT, GENRE_AT, mostShare, NOWHERE, shareRow, WIDTH } from './land.ts'
import { type Masteries, type Mastery, reachingChance } from './mastery.ts'
import type { Figure } from './question.ts'
import { add, at, type Mix, mixAt, mixRows, type Row, type Slots, slot } from './rows.ts'
import type { Strength } from './strengths.ts'
import type { Terrain } from './terrain.ts'

/** ENC-10: a place for the spell that a mastered Messager reaches, cell by cell how likely, and what the cast is worth. */
export interface Proxy {
  readonly chance: Row
  readonly cast: number
}

/** What an encounter roll does with so many dream points, whatever the boxes left. */
export interface Odds {
  /** Nothing met, or nothing left of it: the cell goes on as it is. */
  readonly same: Row
  readonly proxies: readonly Proxy[]
  readonly fleur: Mix
  readonly mangeur: Mix
  readonly dragon: Mix
  /** ENC-14: freed later by a Reflet, the dream points unchanged. */
  readonly held: Mix
  /** By strength. */
  readonly passeur: Row
  readonly changeur: number
  /** ENC-13: prudently nothing. */
  readonly missed: number
}

/** How the figure, the rules and the table of dream points bear on gains. */
export interface Scope {
  readonly figure: Figure
  /** PLN-5: whether a queue ends a prudent journey. */
  readonly queue: 'harmless' | 'failure'
  /** NIT-9: gains beyond it fail. */
  readonly ceiling: number
  /** The first and the last level stand for all below and above. */
  readonly least: number
  readonly dreams: number
  /** By grade: less likely outcomes are taken together. */
  readonly slight: Row
}

const goesOn = (kind: OrdinaryKind, success: number, { queue }: Scope): number => {
  switch (kind) {
    case 'messager':
      return 1
    case 'reve-de-dragon':
      return queue === 'failure' ? 0 : 1 - success
    case 'passeur':
    case 'fleur':
      return 1 - success
    case 'changeur':
      return 0
    default:
      return success
  }
}

const mixOf = (parts: readonly Strength[], startOf: (points: number) => number): Mix => ({
  starts: Int32Array.from(parts, ({ points }) => startOf(points)),
  weights: Float64Array.from(parts, ({ chance }) => chance),
})

/** Levels that are one for the tables are one part. */
const joined = (parts: readonly Strength[]): readonly Strength[] => {
  const sums = new Map<number, number>()
  for (const { points, chance } of parts) sums.set(points, (sums.get(points) ?? 0) + chance)
  return Array.from(sums, ([points, chance]) => ({ points, chance }))
}

/** Dream points gained: beyond the ceiling nothing is left. Slighter parts are taken together. */
export const gainMix = (parts: readonly Strength[], dream: number, { ceiling, dreams }: Scope, slight = 0): Mix => {
  const kept = parts.filter(({ points }) => dream + points <= ceiling)
  const reached = kept.map(({ points, chance }) => ({ points: Math.min(dreams, dream + points), chance }))
  return mixOf(gather(joined(reached), slight), (level) => level * WIDTH)
}

export const lossMix = (parts: readonly Strength[], dream: number, { least }: Scope, slight = 0): Mix => {
  const awake = parts.filter(({ points }) => dream > points)
  const reached = awake.map(({ points, chance }) => ({ points: Math.max(least, dream - points), chance }))
  return mixOf(gather(joined(reached), slight), (level) => level * WIDTH)
}

/** ENC-14: lost rounds, by how far below the present row those of fewer boxes begin. */
export const heldMix = ({ freed }: Mastery, depth: number, slight: number): Mix =>
  mixOf(gather(freedParts(freed), slight), (lost) => -lost * depth)

const byStrength = (mastered: readonly Strength[]): Row => {
  const row = new Float64Array(9)
  for (const { points, chance } of mastered) row[points] = chance
  return row
}

/** A better place that is as near leaves nothing to the others. */
const proxiesOf = (aim: Aim, casts: readonly number[], mastered: readonly Strength[], share: Row): readonly Proxy[] => {
  const before = new Int16Array(CELL_COUNT).fill(NOWHERE)
  return aim.places.map(({ nearest }, place) => {
    const chance = new Float64Array(CELL_COUNT)
    for (let cell = 0; cell < CELL_COUNT; cell++) {
      const [near, better] = [slot(nearest, cell), slot(before, cell)]
      chance[cell] = at(share, cell) * reachingChance(mastered, near, better)
      before[cell] = Math.min(better, near)
    }
    return { chance, cast: casts[place] as number }
  })
}

/** What does not depend on how closely it is reckoned. */
export type PlainOdds = Omit<Odds, 'fleur' | 'mangeur' | 'dragon' | 'held'>

export const plainOddsOf = (aim: Aim, casts: readonly number[], { regular }: Masteries, scope: Scope): PlainOdds => {
  const same = new Float64Array(CELL_COUNT).fill(CALM)
  for (const kind of ENCOUNTER_KINDS) {
    const [share, part] = [shareRow(kind), goesOn(kind, regular[kind].success, scope)]
    for (let cell = 0; cell < CELL_COUNT; cell++) add(same, cell, at(share, cell) * part)
  }
  return {
    same,
    proxies: proxiesOf(aim, casts, regular.messager.mastered, shareRow('messager')).filter(({ cast }) => cast > 0),
    passeur: byStrength(regular.passeur.mastered),
    changeur: regular.changeur.success,
    missed: scope.figure === 'hopeful' ? 1 - regular.changeur.success : 0,
  }
}

/** `depth`: of the grid that held rounds are read from. */
export const oddsOf = (
  plain: PlainOdds,
  { regular }: Masteries,
  dream: number,
  scope: Scope,
  grade: number,
  depth: number,
): Odds => {
  const slight = (kind: OrdinaryKind): number => at(scope.slight, grade) / mostShare(kind)
  return {
    ...plain,
    fleur: gainMix(regular.fleur.mastered, dream, scope, slight('fleur')),
    mangeur: lossMix(regular.mangeur.missed, dream, scope, slight('mangeur')),
    dragon: gainMix(regular['reve-de-dragon'].mastered, dream, scope, slight('reve-de-dragon')),
    held: heldMix(regular.reflet, depth, slight('reflet')),
  }
}

/** One number of boxes and of dream points: what may come after the roll. */
export interface Meeting {
  readonly terrain: Terrain
  readonly carrying: Carrying
  /** Carried there: what arriving is worth. */
  readonly arrived: Row
  readonly arrivedStart: number
  /** Freed later by a Reflet, the masteries to come. */
  readonly held: Row
  /** Landed after a drift, over all Tourbillons of this cell. */
  readonly carried: Row
  readonly carriedStart: number
}

/** What the cell is worth once no encounter is left: the row of no dream points, and the chance to settle the cell. */
export interface After {
  readonly store: Row
  readonly base: number
  readonly settle: Row
  readonly settleStart: number
}

const [gained, dragons, eaten] = [new Float64Array(WIDTH), new Float64Array(WIDTH), new Float64Array(WIDTH)]
const [PASSEUR, CHANGEUR, FLEUR, MANGEUR, DRAGON, REFLET] = [
  shareRow('passeur'),
  shareRow('changeur'),
  shareRow('fleur'),
  shareRow('mangeur'),
  shareRow('reve-de-dragon'),
  shareRow('reflet'),
]

const mix = (cells: Slots, odds: Odds, { store, base }: After): void => {
  if (cells.length === CELL_COUNT) {
    mixRows(gained, store, base, odds.fleur)
    mixRows(eaten, store, base, odds.mangeur)
    mixRows(dragons, store, base, odds.dragon)
    return
  }
  mixAt(cells, gained, store, base, odds.fleur)
  mixAt(cells, eaten, store, base, odds.mangeur)
  mixAt(cells, dragons, store, base, odds.dragon)
}

const addProxies = (out: Row, start: number, cells: Slots, proxies: readonly Proxy[], after: After, value: number): void => {
  const { store, settle, settleStart } = after
  for (const { chance, cast } of proxies)
    for (let index = 0; index < cells.length; index++) {
      const cell = slot(cells, index)
      const more = at(settle, settleStart + cell) * cast - at(store, value + cell)
      if (more > 0) out[start + cell] = at(out, start + cell) + at(chance, cell) * more
    }
}

/** ENC-12, ENC-13: not mastered, one of the others of the genre; nothing moves where there is none. */
const changed = ({ changeur, missed }: Odds, meeting: Meeting, cell: number, here: number): number => {
  const { terrain, carrying, arrived, arrivedStart } = meeting
  const [genre, part] = [slot(GENRE_AT, cell), at(terrain.perOther, cell)]
  const drawn =
    part > 0 ? missed * part * (at(carrying.sumOfGenre, genre) - at(arrived, arrivedStart + cell)) : (1 - changeur) * here
  return changeur * Math.max(here, at(carrying.bestOfGenre, genre)) + drawn
}

/** MOV-1: the encounter roll of these cells and all that may come of it. */
export const meet = (out: Row, start: number, cells: Slots, odds: Odds, meeting: Meeting, after: After, value: number): void => {
  mix(cells, odds, after)
  const { same, passeur } = odds
  const { held, carried, carriedStart, carrying } = meeting
  const { store, settle, settleStart } = after
  for (let index = 0; index < cells.length; index++) {
    const cell = slot(cells, index)
    const here = at(store, value + cell)
    out[start + cell] =
      at(same, cell) * here +
      at(REFLET, cell) * at(settle, settleStart + cell) * at(held, cell) +
      at(carried, carriedStart + cell) +
      at(PASSEUR, cell) * ferriedFrom(carrying, passeur, cell, here) +
      at(CHANGEUR, cell) * changed(odds, meeting, cell, here) +
      at(FLEUR, cell) * at(gained, cell) +
      at(MANGEUR, cell) * at(eaten, cell) +
      at(DRAGON, cell) * at(dragons, cell)
  }
  addProxies(out, start, cells, odds.proxies, after, value)
}
