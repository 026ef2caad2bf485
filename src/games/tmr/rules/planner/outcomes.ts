import { ENCOUNTER_KINDS, type EncounterKind, whirlOf } from '../encounters/kinds.ts'
import type { Astray, LostWorth } from './astray.ts'
import { CALM, distancesFrom, GIFT_REACH, OUTSIDE, SPECIAL_SHARE, shareRow, WAYS } from './land.ts'
import { freedAt, type Mastery } from './mastery.ts'
import { at, type Slots, slot } from './rows.ts'
import { arrivalsAt, castWorth, enteredSpot, layerOf, proxyPercent, type Spot, settleChance, worthOf } from './spot.ts'
import { GIFT_STRENGTHS, type Strength } from './strengths.ts'
import type { Tables } from './tables.ts'
import { certain, waitsOn } from './waiting.ts'

export type End = 'out' | 'lost' | 'asleep'
type Landing = 'goOn' | 'release'

/** Where the outcomes of an encounter go. */
export interface Outcomes {
  /** What is less likely than this need not be told. */
  readonly least: number
  /** The encounter is over: what is left of the cell, then a free moment. */
  readonly goOn: (chance: number, spot: Spot, by: EncounterKind | null) => void
  /** The same in the round of release (MOV-2). */
  readonly release: (chance: number, spot: Spot, by: EncounterKind) => void
  /** A Messager that reaches a place for the spell: what is left of the cell, then the cast. */
  readonly proxy: (chance: number, spot: Spot, percent: number) => void
  /** ENC-16: not mastered. */
  readonly queue: (chance: number, spot: Spot) => void
  /** `torn`: with a repression on the way down (ENC-14, ENC-15). */
  readonly end: (chance: number, spot: Spot, end: Exclude<End, 'lost'>, torn: boolean) => void
  /** HID-1: prudently nothing is followed from there. */
  readonly lost: (chance: number, spot: Spot, astray: Astray, how: Landing) => void
}

/** ENC-11: the best cell for each reach, the own cell where going on is as good. */
const bestWithin = (tables: Tables, spot: Spot): readonly number[] => {
  const [distances, arrivals] = [distancesFrom(spot.cell), arrivalsAt(tables, spot)]
  const best = new Array<number>(GIFT_REACH + 1).fill(spot.cell)
  const values = new Array<number>(GIFT_REACH + 1).fill(worthOf(tables, spot))
  for (const cell of tables.terrain.cells) {
    if (cell === spot.cell) continue
    const value = at(arrivals, cell)
    for (let reach = slot(distances, cell); reach <= GIFT_REACH && value > (values[reach] as number); reach++) {
      best[reach] = cell
      values[reach] = value
    }
  }
  return best
}

const othersAlike = ({ terrain }: Tables, { cell: own }: Spot): Slots =>
  (terrain.alike[own] as Slots).filter((cell) => cell !== own)

/** ENC-12. */
const bestOfGenre = (tables: Tables, spot: Spot): number => {
  const arrivals = arrivalsAt(tables, spot)
  let [best, value] = [spot.cell, worthOf(tables, spot)]
  for (const cell of othersAlike(tables, spot)) {
    const there = at(arrivals, cell)
    if (there > value) [best, value] = [cell, there]
  }
  return best
}

/** DRG-8: carried, drifted or put there; a toll that takes the last point is sleep; ENC-5: what waits there is met, once. */
export const arriveAt = (
  tables: Tables,
  to: Outcomes,
  chance: number,
  spot: Spot,
  cell: number,
  by: EncounterKind,
  how: Landing = 'goOn',
): void => {
  const there = enteredSpot(tables, spot, cell)
  const met = cell === spot.cell ? null : waitsOn(tables, cell)
  if (!there) to.end(chance, spot, 'asleep', false)
  else if (met) face(tables, to, chance, there, certain(tables, met, there.dream))
  else to[how](chance, there, by)
}

const carry = (tables: Tables, to: Outcomes, chance: number, spot: Spot, cell: number, by: EncounterKind): void => {
  if (cell === spot.cell) to.goOn(chance, spot, by)
  else arriveAt(tables, to, chance, spot, cell, by)
}

/** ENC-15, MAP-5. */
const drift = (
  tables: Tables,
  to: Outcomes,
  chance: number,
  spot: Spot,
  cells: number,
  by: EncounterKind,
  how: Landing,
): void => {
  if (chance < to.least) return
  if (tables.figure === 'prudent') {
    to.lost(chance, spot, cells, how)
    return
  }
  const { terrain } = tables
  const lines = terrain.lines(cells)
  let outside = 0
  for (let way = spot.cell * WAYS; way < (spot.cell + 1) * WAYS; way++) {
    const cell = slot(lines, way)
    if (cell === OUTSIDE) outside += chance / WAYS
    else arriveAt(tables, to, chance / WAYS, spot, cell, by, how)
  }
  const part = outside / terrain.cells.length
  if (part > to.least) for (const cell of terrain.cells) arriveAt(tables, to, part, spot, cell, by, how)
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
  const whirl = whirlOf(mastery.kind)
  const how = tables.mode === 'accelerated' ? 'release' : 'goOn'
  let held = 1
  for (let lost = 0; ; lost++) {
    const now = { ...spot, dream: spot.dream - lost * whirl.dream, boxes: spot.boxes - lost }
    const alive = whirl.life === 0 || lostBefore + lost < tables.life
    if (now.dream <= 0 || now.boxes <= 0 || !alive) {
      to.end(chance * held, now, 'asleep', true)
      return
    }
    const freed = freedAt(mastery, lost)
    const cells = (lostBefore + lost) * whirl.cells
    if (cells > 0) drift(tables, to, chance * freed, now, cells, mastery.kind, how)
    else to.goOn(chance * freed, now, mastery.kind)
    held -= freed
    if (held * chance < to.least) return
  }
}

/** NIT-9: a gain beyond the ceiling bursts. */
const changeBy = (
  tables: Tables,
  to: Outcomes,
  chance: number,
  spot: Spot,
  parts: readonly Strength[],
  sign: 1 | -1,
  by: EncounterKind,
): void => {
  for (const { points, chance: part } of parts) {
    const dream = spot.dream + sign * points
    if (dream > 0 && (sign < 0 || dream <= tables.scope.ceiling)) to.goOn(chance * part, { ...spot, dream }, by)
    else to.end(chance * part, spot, 'asleep', false)
  }
}

const meetMessager = (tables: Tables, to: Outcomes, chance: number, spot: Spot, mastered: readonly Strength[]): void => {
  const goingOn = worthOf(tables, spot)
  let sent = 0
  for (const { points, chance: part } of mastered) {
    const percent = proxyPercent(tables, spot, points)
    if (percent === null || settleChance(tables, spot) * castWorth(tables, spot, percent) <= goingOn) continue
    to.proxy(chance * part, spot, percent)
    sent += part
  }
  to.goOn(chance * (1 - sent), spot, 'messager')
}

const meetPasseur = (tables: Tables, to: Outcomes, chance: number, spot: Spot, mastered: readonly Strength[]): void => {
  const best = bestWithin(tables, spot)
  let ferried = 0
  for (const { points, chance: part } of mastered) {
    carry(tables, to, chance * part, spot, best[points] as number, 'passeur')
    ferried += part
  }
  to.goOn(chance * (1 - ferried), spot, 'passeur')
}

/** ENC-13: nothing moves where there is no other of the genre. */
const meetChangeur = (tables: Tables, to: Outcomes, chance: number, spot: Spot, { success }: Mastery): void => {
  carry(tables, to, chance * success, spot, bestOfGenre(tables, spot), 'changeur')
  const missed = chance * (1 - success)
  const others = othersAlike(tables, spot)
  if (others.length === 0) to.goOn(missed, spot, 'changeur')
  else if (tables.figure === 'prudent') to.lost(missed, spot, 'alike', 'goOn')
  else if (missed >= to.least) for (const cell of others) arriveAt(tables, to, missed / others.length, spot, cell, 'changeur')
}

const meetFleur = (tables: Tables, to: Outcomes, chance: number, spot: Spot, { kind, mastered, success }: Mastery): void => {
  changeBy(tables, to, chance, spot, mastered, 1, kind)
  to.goOn(chance * (1 - success), spot, kind)
}

const meetMangeur = (tables: Tables, to: Outcomes, chance: number, spot: Spot, { kind, missed, success }: Mastery): void => {
  changeBy(tables, to, chance, spot, missed, -1, kind)
  to.goOn(chance * success, spot, kind)
}

const meetBriseur = (to: Outcomes, chance: number, spot: Spot, { kind, success }: Mastery): void => {
  to.goOn(chance * success, spot, kind)
  to.end(chance * (1 - success), spot, 'out', false)
}

const meetReveDeDragon = (
  tables: Tables,
  to: Outcomes,
  chance: number,
  spot: Spot,
  { kind, mastered, success }: Mastery,
): void => {
  changeBy(tables, to, chance, spot, mastered, 1, kind)
  to.queue(chance * (1 - success), spot)
}

/** SPE-4. */
const meetPasseurFou = (tables: Tables, to: Outcomes, chance: number, spot: Spot, { kind, missed, success }: Mastery): void => {
  to.goOn(chance * success, spot, kind)
  if (tables.ferry === 'failure') to.end(chance * (1 - success), spot, 'out', false)
  else for (const { points, chance: part } of missed) drift(tables, to, chance * part, spot, points, kind, 'goOn')
}

/** ENC-10 to ENC-16, SPE-3, SPE-4: mastering what was met, and using it as is best. */
export const face = (tables: Tables, to: Outcomes, chance: number, spot: Spot, mastery: Mastery): void => {
  switch (mastery.kind) {
    case 'messager':
      meetMessager(tables, to, chance, spot, mastery.mastered)
      break
    case 'passeur':
      meetPasseur(tables, to, chance, spot, mastery.mastered)
      break
    case 'changeur':
      meetChangeur(tables, to, chance, spot, mastery)
      break
    case 'fleur':
      meetFleur(tables, to, chance, spot, mastery)
      break
    case 'mangeur':
      meetMangeur(tables, to, chance, spot, mastery)
      break
    case 'briseur':
      meetBriseur(to, chance, spot, mastery)
      break
    case 'reve-de-dragon':
      meetReveDeDragon(tables, to, chance, spot, mastery)
      break
    case 'passeur-fou':
      meetPasseurFou(tables, to, chance, spot, mastery)
      break
    case 'reflet':
    case 'tourbillon-blanc':
    case 'tourbillon-noir':
    case 'tourbillon-rouge':
      struggle(tables, to, chance, spot, mastery, 0)
      break
    default:
      mastery.kind satisfies never
  }
}

export const GIFTS = ['fleur', 'passeur', 'messager'] as const
export type Gift = (typeof GIFTS)[number]

/** TET-6: its strength is thrown after the choice; it is mastered. */
export const takeGift = (tables: Tables, to: Outcomes, chance: number, spot: Spot, gift: Gift): void => {
  if (gift === 'fleur') changeBy(tables, to, chance, spot, GIFT_STRENGTHS, 1, gift)
  else if (gift === 'passeur') meetPasseur(tables, to, chance, spot, GIFT_STRENGTHS)
  else meetMessager(tables, to, chance, spot, GIFT_STRENGTHS)
}

const A_FAILURE: LostWorth = () => 0

/** What all the outcomes of something are worth together. */
export const sumOf = (tables: Tables, run: (to: Outcomes) => void, lostWorth: LostWorth = A_FAILURE): number => {
  let total = 0
  run({
    least: 1e-16,
    goOn: (chance, spot) => {
      total += chance * worthOf(tables, spot)
    },
    queue: (chance, spot) => {
      if (tables.scope.queue === 'harmless') total += chance * worthOf(tables, spot)
    },
    release: (chance, spot) => {
      total += chance * worthOf(tables, spot, 'released')
    },
    proxy: (chance, spot, percent) => {
      total += chance * settleChance(tables, spot) * castWorth(tables, spot, percent)
    },
    end: () => undefined,
    lost: (chance, spot, astray, how) => {
      total += chance * lostWorth(spot, astray, how === 'release' ? 'released' : 'free')
    },
  })
  return total
}

export const giftWorth = (tables: Tables, spot: Spot, gift: Gift): number =>
  sumOf(tables, (to) => takeGift(tables, to, 1, spot, gift))

const bestGift = (tables: Tables, spot: Spot): Gift =>
  GIFTS.reduce((best, gift) => (giftWorth(tables, spot, gift) > giftWorth(tables, spot, best) ? gift : best))

/** MOV-1: the encounter roll of a cell whose box is marked; TET-6: or what it gives. */
export const rollEncounter = (tables: Tables, to: Outcomes, chance: number, spot: Spot): void => {
  const layer = layerOf(tables, spot)
  if (slot(tables.terrain.gives, spot.cell) === 1) {
    const after = layer.given === null ? null : { ...spot, layer: layer.given }
    if (after) takeGift(tables, to, chance, after, bestGift(tables, after))
    else to.goOn(chance, spot, null)
    return
  }
  to.goOn(chance * CALM, spot, null)
  const after = { ...spot, layer: layer.met }
  const { regular, special } = tables.masteries(Math.min(tables.dreams, spot.dream))
  if (layer.special) for (const mastery of special) face(tables, to, chance * SPECIAL_SHARE, after, mastery)
  else
    for (const kind of ENCOUNTER_KINDS) {
      const share = at(shareRow(kind), spot.cell)
      if (chance * share > to.least) face(tables, to, chance * share, after, regular[kind])
    }
}
