import { seedOfText } from '../../../../kit/seedOfText.ts'
import type { Planner } from '../../rules/public.ts'
import { drawsFrom } from '../situation/chance.ts'
import { DRILL_KINDS, type Drill, type DrillKind } from './drill.ts'
import { makeDrill } from './makeDrill.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** 2026-11-15: a day that exists. */
export const isDay = (text: string): boolean => {
  if (!DAY.test(text)) return false
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const DAY_LENGTH = 86_400_000

/** Each once in as many days, in an order that changes. */
export const inTurn = <Item>(day: string, items: readonly Item[]): Item => {
  const number = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_LENGTH)
  const [turn, at] = [Math.floor(number / items.length), number % items.length]
  return drawsFrom(seedOfText(`turn ${turn}`)).several(items, items.length)[at] as Item
}

/** The drill of the day: the same for everybody; null for what is no day. */
export const dailyDrill = (planner: Planner, day: string): Drill | null => {
  if (!isDay(day)) return null
  return makeDrill(planner, inTurn<DrillKind>(day, DRILL_KINDS), seedOfText(`day ${day}`))
}

const FULL = 5

/** A line to share: it tells how well, never what was answered. */
export const shareLine = (day: string, score: number): string => {
  const full = Math.round(score * FULL)
  return `Demi-rêve ${day} ${'◆'.repeat(full)}${'◇'.repeat(FULL - full)} ${Math.round(score * 100)} %`
}
