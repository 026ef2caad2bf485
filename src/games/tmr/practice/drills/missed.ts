import { isDay } from '../../../../kit/day.ts'
import type { PracticeRecord } from '../record/record.ts'

/** Questions answered wrongly and not yet rightly another time, the oldest first; those of an older trainer are no longer made. */
export const missedIn = ({ drills, reviews }: Pick<PracticeRecord, 'drills' | 'reviews'>): readonly string[] => {
  const mended = new Set(reviews.map(({ id }) => id))
  return drills.filter(({ id, score, answer }) => score < 1 && answer !== undefined && !mended.has(id)).map(({ id }) => id)
}

/** What a day of the calendar shows. */
export interface CalendarDay {
  readonly day: string
  /** Null: not answered. */
  readonly score: number | null
}

/** The days of a month as 2026-11, each with how its question went. */
export const calendarOf = (drills: PracticeRecord['drills'], month: string): readonly CalendarDay[] => {
  const scores = new Map(drills.map(({ id, score }) => [id, score]))
  return Array.from({ length: 31 }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`)
    .filter(isDay)
    .map((day) => ({ day, score: scores.get(`day ${day}`) ?? null }))
}
