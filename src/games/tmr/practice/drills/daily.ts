import { inTurn, isDay } from '../../../../kit/day.ts'
import { seedOfText } from '../../../../kit/seedOfText.ts'
import type { Planner } from '../../rules/public.ts'
import { DRILL_KINDS, type Drill, type DrillKind } from './drill.ts'
import { makeDrill } from './makeDrill.ts'

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
