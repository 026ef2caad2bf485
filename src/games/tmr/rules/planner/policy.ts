import { OUTSIDE, WAYS } from './land.ts'
import type { Slots } from './rows.ts'
import { castWorth, enteredWorth, layerOf, percentAt, type Spot, sheafOf } from './spot.ts'
import { readAt, type Tables } from './tables.ts'
import { waitsOn } from './waiting.ts'

/** The best at a free moment: where to go, or `OUTSIDE` to leave the map. */
export type Choice = { readonly act: 'cast' } | { readonly act: 'stay' } | { readonly act: 'go'; readonly cell: number }

const CAST: Choice = { act: 'cast' }
const STAY: Choice = { act: 'stay' }

/** What going to a cell is worth: with what waits there (ENC-5), with an encounter roll, or without one in the round of release (MOV-2). */
export const stepWorth = (tables: Tables, spot: Spot, cell: number, released: boolean): number => {
  const next = { ...spot, boxes: spot.boxes - 1 }
  if (!released || waitsOn(tables, cell)) return readAt(tables, sheafOf(tables, spot).stepping, next.boxes, spot.dream, cell)
  if (cell !== OUTSIDE) return enteredWorth(tables, next, cell, 'released')
  const { cells } = tables.terrain
  return cells.reduce((total, one) => total + enteredWorth(tables, next, one, 'released'), 0) / cells.length
}

/** DRG-12: no cast with goals open. */
const castsHere = (tables: Tables, spot: Spot, atLeast: number): boolean => {
  const percent = layerOf(tables, spot).goals === 0 ? percentAt(tables, spot.cell) : null
  const chance = percent === null ? 0 : castWorth(tables, spot, percent)
  return chance > 0 && chance >= atLeast
}

export const choiceAt = (tables: Tables, spot: Spot, released: boolean): Choice => {
  const { ways, jumps } = tables.terrain
  let best: Choice = STAY
  let most = readAt(tables, sheafOf(tables, spot).staying, spot.boxes - 1, spot.dream, spot.cell)
  const ends = [...ways.subarray(spot.cell * WAYS, (spot.cell + 1) * WAYS), ...(jumps[spot.cell] as Slots)]
  for (const cell of ends) {
    const value = stepWorth(tables, spot, cell, released)
    if (value > most) [best, most] = [{ act: 'go', cell }, value]
  }
  return castsHere(tables, spot, most) ? CAST : best
}
