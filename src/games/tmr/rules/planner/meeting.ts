import { ENCOUNTER_KINDS, type OrdinaryKind } from '../encounters/kinds.ts'
import type { Aim } from './aim.ts'
import type { Carrying } from './carrying.ts'
import { CALM, CELL_COUNT, GENRE_AT, NOWHERE, shareRow, WIDTH } from './land.ts'
import { type Masteries, reachingChance } from './mastery.ts'
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
  /** The last level stands for all above it. */
  readonly dreams: number
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

/** Dream points gained: beyond the ceiling nothing is left. */
export const gainMix = (parts: readonly Strength[], dream: number, { ceiling, dreams }: Scope): Mix => {
  const kept = parts.filter(({ points }) => dream + points <= ceiling)
  return {
    starts: Int32Array.from(kept, ({ points }) => Math.min(dreams, dream + points) * WIDTH),
    weights: Float64Array.from(kept, ({ chance }) => chance),
  }
}

export const lossMix = (parts: readonly Strength[], dream: number): Mix => {
  const awake = parts.filter(({ points }) => dream > points)
  return {
    starts: Int32Array.from(awake, ({ points }) => (dream - points) * WIDTH),
    weights: Float64Array.from(awake, ({ chance }) => chance),
  }
}

const byStrength = (mastered: readonly Strength[]): Row => {
  const row = new Float64Array(9)
  for (const { points, chance } of mastered) row[points] = chance
  return row
}

/** A better place that is as near leaves nothing to the others. */
const proxiesOf = (aim: Aim, casts: readonly number[], mastered: readonly Strength[], share: Row): readonly Proxy[] => {
  const before = new Float64Array(CELL_COUNT).fill(NOWHERE)
  return aim.places.map(({ nearest }, place) => {
    const chance = Float64Array.from(
      before,
      (better, cell) => at(share, cell) * reachingChance(mastered, slot(nearest, cell), better),
    )
    for (let cell = 0; cell < CELL_COUNT; cell++) before[cell] = Math.min(at(before, cell), slot(nearest, cell))
    return { chance, cast: casts[place] as number }
  })
}

export const oddsOf = (aim: Aim, casts: readonly number[], { regular }: Masteries, dream: number, scope: Scope): Odds => {
  const same = new Float64Array(CELL_COUNT).fill(CALM)
  for (const kind of ENCOUNTER_KINDS) {
    const [share, part] = [shareRow(kind), goesOn(kind, regular[kind].success, scope)]
    for (let cell = 0; cell < CELL_COUNT; cell++) add(same, cell, at(share, cell) * part)
  }
  return {
    same,
    proxies: proxiesOf(aim, casts, regular.messager.mastered, shareRow('messager')).filter(({ cast }) => cast > 0),
    fleur: gainMix(regular.fleur.mastered, dream, scope),
    mangeur: lossMix(regular.mangeur.missed, dream),
    dragon: gainMix(regular['reve-de-dragon'].mastered, dream, scope),
    passeur: byStrength(regular.passeur.mastered),
    changeur: regular.changeur.success,
    missed: scope.figure === 'hopeful' ? 1 - regular.changeur.success : 0,
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
const addChangeur = (out: Row, start: number, cells: Slots, odds: Odds, meeting: Meeting, after: Row, value: number): void => {
  const { changeur, missed } = odds
  const { terrain, carrying, arrived, arrivedStart } = meeting
  for (let index = 0; index < cells.length; index++) {
    const cell = slot(cells, index)
    const genre = slot(GENRE_AT, cell)
    const others = (terrain.alike[cell] as Slots).length - 1
    const mastered = Math.max(at(after, value + cell), at(carrying.bestOfGenre, genre))
    const drawn =
      others > 0
        ? missed * ((at(carrying.sumOfGenre, genre) - at(arrived, arrivedStart + cell)) / others)
        : (1 - changeur) * at(after, value + cell)
    out[start + cell] = at(out, start + cell) + at(CHANGEUR, cell) * (changeur * mastered + drawn)
  }
}

/** MOV-1: the encounter roll of these cells and all that may come of it. */
export const meet = (out: Row, start: number, cells: Slots, odds: Odds, meeting: Meeting, after: After, value: number): void => {
  mix(cells, odds, after)
  const { same, passeur } = odds
  const { held, carried, carriedStart } = meeting
  const { store, settle, settleStart } = after
  const { within } = meeting.carrying
  const [two, three, four, five] = [at(passeur, 2), at(passeur, 3), at(passeur, 4), at(passeur, 5)]
  const [six, seven, eight] = [at(passeur, 6), at(passeur, 7), at(passeur, 8)]
  for (let index = 0; index < cells.length; index++) {
    const cell = slot(cells, index)
    const here = at(store, value + cell)
    const ferried =
      two * Math.max(here, at(within, 2 * WIDTH + cell)) +
      three * Math.max(here, at(within, 3 * WIDTH + cell)) +
      four * Math.max(here, at(within, 4 * WIDTH + cell)) +
      five * Math.max(here, at(within, 5 * WIDTH + cell)) +
      six * Math.max(here, at(within, 6 * WIDTH + cell)) +
      seven * Math.max(here, at(within, 7 * WIDTH + cell)) +
      eight * Math.max(here, at(within, 8 * WIDTH + cell))
    out[start + cell] =
      at(same, cell) * here +
      at(REFLET, cell) * at(settle, settleStart + cell) * at(held, cell) +
      at(carried, carriedStart + cell) +
      at(PASSEUR, cell) * ferried +
      at(FLEUR, cell) * at(gained, cell) +
      at(MANGEUR, cell) * at(eaten, cell) +
      at(DRAGON, cell) * at(dragons, cell)
  }
  addChangeur(out, start, cells, odds, meeting, store, value)
  addProxies(out, start, cells, odds.proxies, after, value)
}
