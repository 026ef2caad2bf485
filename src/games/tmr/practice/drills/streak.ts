import { isDay } from '../../../../kit/day.ts'
import type { DrillDone } from '../record/record.ts'

/** The name of a day's drill in the record. */
export const dailyName = (day: string): string => `day ${day}`

/** The day before: 2026-03-01 → 2026-02-28. */
const dayBefore = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}

/** Days running up to today, or to yesterday while today's is still open. `dayOf`: the learner's day of a moment; an old one answered late does not count. */
export const streakOf = (drills: readonly DrillDone[], today: string, dayOf: (at: number) => string): number => {
  const done = new Set(drills.filter(({ id, at }) => id === dailyName(dayOf(at))).map(({ at }) => dayOf(at)))
  let day = done.has(today) ? today : dayBefore(today)
  let days = 0
  while (isDay(day) && done.has(day)) {
    days++
    day = dayBefore(day)
  }
  return days
}
