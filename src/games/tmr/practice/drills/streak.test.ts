import { expect, test } from 'vitest'
import { dailyName, streakOf } from './streak.ts'

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)
const done = (day: string, on = day) => ({
  id: dailyName(day),
  at: Date.parse(`${on}T08:00:00Z`),
  kind: 'lost',
  rating: 1500,
  score: 1,
})

test('days running, up to today or to yesterday', () => {
  const drills = [done('2026-02-28'), done('2026-03-01'), done('2026-03-02')]
  expect(streakOf(drills, '2026-03-02', dayOf)).toBe(3)
  expect(streakOf(drills, '2026-03-03', dayOf)).toBe(3)
  expect(streakOf(drills, '2026-03-04', dayOf)).toBe(0)
})

test('a day answered late does not count, nor other drills', () => {
  expect(streakOf([done('2026-03-01', '2026-03-02'), done('2026-03-02')], '2026-03-02', dayOf)).toBe(1)
  expect(streakOf([{ ...done('2026-03-02'), id: 'lost-7' }], '2026-03-02', dayOf)).toBe(0)
})
