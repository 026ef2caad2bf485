import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectedScore, isProvisional, NEWCOMER, type Rating, rateDrill, ratePeriod, rest } from './glicko.ts'

const paper: Rating = { rating: 1500, deviation: 200, volatility: 0.06 }
const bouts = [
  { rating: 1400, deviation: 30, score: 1 },
  { rating: 1550, deviation: 100, score: 0 },
  { rating: 1700, deviation: 300, score: 0 },
]

describe('the worked example of the paper', () => {
  test('rating, deviation and volatility after three games', () => {
    const after = ratePeriod(paper, bouts)
    expect(after.rating).toBeCloseTo(1464.06, 1)
    expect(after.deviation).toBeCloseTo(151.52, 1)
    expect(after.volatility).toBeCloseTo(0.05999, 4)
  })

  test('what was expected of each of them', () => {
    expect(bouts.map((bout) => Number(expectedScore(paper, bout).toFixed(3)))).toEqual([0.639, 0.432, 0.303])
  })

  test('a period without a game only widens the deviation', () => {
    const after = ratePeriod(paper, [])
    expect(after).toMatchObject({ rating: 1500, volatility: 0.06 })
    expect(after.deviation).toBeCloseTo(Math.hypot(200, 0.06 * 173.7178), 9)
  })
})

describe('a learner against drills', () => {
  const drill = { rating: 1600, deviation: 60 }

  test('goes up when they score more than expected, down when less', () => {
    fc.assert(
      fc.property(
        fc.record({
          rating: fc.integer({ min: 400, max: 2800 }),
          deviation: fc.integer({ min: 45, max: 350 }),
          volatility: fc.constant(0.06),
        }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (learner, score) => {
          const after = rateDrill(learner, { ...drill, score })
          expect(Math.sign(Math.round((after.rating - learner.rating) * 1e6))).toBe(
            Math.sign(Math.round((score - expectedScore(learner, drill)) * 1e9)) || 0,
          )
          expect(after.deviation).toBeGreaterThanOrEqual(45)
          expect(after.deviation).toBeLessThanOrEqual(350)
        },
      ),
      { seed: 12, numRuns: 200 },
    )
  })

  test('a newcomer moves far at first, then less and less', () => {
    let learner = NEWCOMER
    const steps: number[] = []
    for (let drills = 0; drills < 30; drills++) {
      const next = rateDrill(learner, { rating: learner.rating, deviation: 60, score: drills % 2 })
      steps.push(Math.abs(next.rating - learner.rating))
      learner = next
    }
    expect(steps[0]).toBeGreaterThan(100)
    expect(steps[29]).toBeLessThan(30)
    expect(isProvisional(NEWCOMER)).toBe(true)
    expect(isProvisional(learner)).toBe(false)
  })

  test('a great surprise moves the volatility up', () => {
    const sure: Rating = { rating: 1200, deviation: 50, volatility: 0.06 }
    expect(rateDrill(sure, { rating: 2400, deviation: 50, score: 1 }).volatility).toBeGreaterThan(0.06)
  })

  test('days of rest make less sure, up to a newcomer', () => {
    const trained = { ...NEWCOMER, deviation: 60 }
    expect(rest(trained, 0)).toEqual(trained)
    expect(rest(trained, 30).deviation).toBeGreaterThan(80)
    expect(rest(trained, 100_000).deviation).toBe(350)
    expect(rest(trained, -5)).toEqual(trained)
  })
})
