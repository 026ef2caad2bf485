import { type Belief, bestWay, type Groping, gropingAt } from './groping.ts'
import { GENRE_AT, OUTSIDE, WAYS } from './land.ts'
import { type Slots, slot } from './rows.ts'
import { castWorth, enteredSpot, type FreeKind, layerOf, percentAt, type Spot, settleChance, worthOf } from './spot.ts'
import type { Tables } from './tables.ts'
import { waitsOn } from './waiting.ts'

/** How one was lost: to another cell of the genre (ENC-13), or so many cells in a straight line (ENC-15). */
export type Astray = 'alike' | number

/** What being lost is worth. */
export type LostWorth = (spot: Spot, astray: Astray, kind: FreeKind) => number

/** By cell, how likely one is there; MAP-5: past the edge, anywhere. */
const placesOf = ({ terrain }: Tables, { cell: own }: Spot, astray: Astray): ReadonlyMap<number, number> => {
  if (astray === 'alike') {
    const others = (terrain.alike[own] as Slots).filter((cell) => cell !== own)
    return new Map(Array.from(others, (cell) => [cell, 1 / others.length]))
  }
  const places = new Map<number, number>()
  const put = (cell: number, weight: number) => places.set(cell, (places.get(cell) ?? 0) + weight)
  let outside = 0
  for (const end of terrain.lines(astray).subarray(own * WAYS, (own + 1) * WAYS))
    if (end === OUTSIDE) outside += 1 / WAYS
    else put(end, 1 / WAYS)
  if (outside > 0) for (const cell of terrain.cells) put(cell, outside / terrain.cells.length)
  return places
}

/** HID-1: what is told of the cell of arrival; DRG-8: with the dream points its toll leaves. */
interface Told extends Belief {
  readonly cells: number[]
  readonly weights: number[]
  readonly spots: Spot[]
}

/** ENC-5: what waits there and is met while lost is not followed, as whatever hinders. */
const toldOf = (tables: Tables, spot: Spot, astray: Astray): readonly Told[] => {
  const all = new Map<string, Told>()
  for (const [cell, weight] of placesOf(tables, spot, astray)) {
    const there = enteredSpot(tables, spot, cell)
    if (!there || waitsOn(tables, cell)) continue
    const key = `${slot(GENRE_AT, cell)} ${there.dream}`
    const told = all.get(key) ?? { cells: [], weights: [], spots: [] }
    all.set(key, told)
    told.cells.push(cell)
    told.weights.push(weight * settleChance(tables, there))
    told.spots.push(there)
  }
  return [...all.values()]
}

/** CAST-1: cast at once where that can be done on every one of them. */
const castAtOnce = (tables: Tables, { cells, weights, spots: [first] }: Told): number => {
  if (!first || layerOf(tables, first).goals !== 0) return 0
  let worth = 0
  for (const [index, cell] of cells.entries()) {
    const percent = percentAt(tables, cell)
    if (percent === null) return 0
    worth += (weights[index] as number) * castWorth(tables, first, percent)
  }
  return worth
}

/** HID-2: by what its own card will show, over the places it may have led to; where one place alone fits, one is not lost. */
export const lostWorthIn = (tables: Tables): LostWorth => {
  const known = tables.astray
  const gropings = new Map<string, Groping>()
  const gropingOf = (spot: Spot, kind: FreeKind): Groping => {
    const key = `${spot.dream} ${spot.boxes} ${kind}`
    const groping = gropings.get(key) ?? gropingAt(tables, spot, kind === 'released')
    gropings.set(key, groping)
    return groping
  }
  const toldWorth = (spot: Spot, told: Told, kind: FreeKind): number => {
    const [first] = told.spots
    if (!first) return 0
    if (told.cells.length === 1) return (told.weights[0] as number) * worthOf(tables, { ...first, settled: true }, kind)
    const groping = gropingOf({ ...spot, dream: first.dream }, kind)
    return Math.max(castAtOnce(tables, told), bestWay(groping, told))
  }
  return (spot, astray, kind) => {
    const key = `${spot.cell} ${spot.dream} ${spot.boxes} ${spot.layer} ${astray} ${kind}`
    const worth = known.get(key) ?? toldOf(tables, spot, astray).reduce((sum, told) => sum + toldWorth(spot, told, kind), 0)
    known.set(key, worth)
    return worth
  }
}
