import { canBeCastAt, type Spell } from '../spells/spell.ts'
import { ALL_CELLS, cellIn, GIFT_REACH, nearestOf, slotOf } from './land.ts'
import type { Question } from './question.ts'
import { type Slots, slot } from './rows.ts'
import type { Terrain } from './terrain.ts'

/** Places for the spell with one bonus de case (EXP-1). */
export interface Places {
  readonly percent: number
  /** Cells to the nearest of them. */
  readonly nearest: Slots
}

/** CAST-1: where the spell can be cast. */
export interface Aim {
  /** The best bonus first. */
  readonly places: readonly Places[]
  /** By cell which of them; −1: none. */
  readonly placeAt: Slots
  /** The best of them on which one arrives without hindrance. */
  readonly easy: Slots
  /** By reach: the cells that have none of these so near. */
  readonly farther: readonly Slots[]
}

export const aimOf = ({ spell, dragon }: Pick<Question, 'spell' | 'dragon'>, terrain: Terrain): Aim => {
  const fitting = terrain.cells.filter((cell) => canBeCastAt(spell as unknown as Spell, cellIn(cell)))
  const bonus = new Map(dragon?.bonuses.map(({ cell, percent }) => [slotOf(cell), percent]))
  const percentAt = (cell: number): number => bonus.get(cell) ?? 0
  const percents = [...new Set(Array.from(fitting, percentAt))].sort((a, b) => b - a)
  const places = percents.map((percent) => ({
    percent,
    nearest: nearestOf(fitting.filter((cell) => percentAt(cell) === percent)),
  }))
  const placeAt = ALL_CELLS.map((cell) => (fitting.includes(cell) ? percents.indexOf(percentAt(cell)) : -1))
  const goals = new Set(terrain.goals.map(({ cell }) => cell))
  const easy = fitting.filter(
    (cell) =>
      slot(placeAt, cell) === 0 &&
      terrain.asks[cell]?.length === 0 &&
      slot(terrain.open, cell) === 1 &&
      slot(terrain.toll, cell) === 0 &&
      !goals.has(cell),
  )
  const toEasy = nearestOf(easy)
  const farther = Array.from({ length: GIFT_REACH + 1 }, (_, reach) => ALL_CELLS.filter((cell) => slot(toEasy, cell) > reach))
  return { places, placeAt, easy, farther }
}
