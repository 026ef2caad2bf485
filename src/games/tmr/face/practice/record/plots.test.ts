import { expect, test } from 'vitest'
import { barsOf, FRAME, scaleOf } from './Plots.tsx'

test('a short distribution is drawn sum by sum, with the one that came', () => {
  expect(barsOf([0.25, 0.5, 0.25], 2)).toEqual([
    { from: 0, share: 0.25, here: false },
    { from: 1, share: 0.5, here: false },
    { from: 2, share: 0.25, here: true },
  ])
})

test('a long one in few bars that add up, the rarest sums left out unless one came', () => {
  const shares = Array.from({ length: 1001 }, (_, at) => Math.exp(-0.5 * ((at - 500) / 20) ** 2))
  const all = shares.reduce((sum, one) => sum + one, 0)
  const distribution = shares.map((share) => share / all)
  const bars = barsOf(distribution, 500)
  expect(bars.length).toBeLessThanOrEqual(60)
  expect(bars.reduce((sum, { share }) => sum + share, 0)).toBeGreaterThan(0.998)
  expect(bars.filter(({ here }) => here)).toHaveLength(1)
  expect(bars[0]?.from).toBeGreaterThan(400)
  expect(barsOf(distribution, 10)[0]).toMatchObject({ from: 10, here: true })
})

test('every value with its spread is within the frame, and what must show too', () => {
  const values = [
    { value: 1500, spread: 300 },
    { value: 1620, spread: 120 },
  ]
  const { x, y } = scaleOf(values, [1000])
  for (const shown of [1800, 1200, 1000]) {
    expect(y(shown)).toBeGreaterThanOrEqual(FRAME.top)
    expect(y(shown)).toBeLessThanOrEqual(FRAME.height - FRAME.bottom)
  }
  expect(x(0)).toBeGreaterThan(FRAME.left)
  expect(x(1)).toBeLessThan(FRAME.width)
  expect(scaleOf([{ value: 0, spread: 0 }], []).y(0)).toBeGreaterThan(0)
})
