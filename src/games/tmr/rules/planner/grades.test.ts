import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gather, gradeOf } from './grades.ts'

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

test('what is taken together is as likely as before, and about as strong', () => {
  const chances = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(chances, fc.double({ min: 0, max: 0.2, noNaN: true }), (all, slight) => {
      const parts = all.map((chance, points) => ({ points, chance }))
      const gathered = gather(parts, slight)
      const inAll = sumOf(all)
      expect(sumOf(gathered.map(({ chance }) => chance))).toBeCloseTo(inAll, 9)
      const drift =
        sumOf(gathered.map((part) => part.points * part.chance)) - sumOf(parts.map((part) => part.points * part.chance))
      expect(Math.abs(drift)).toBeLessThanOrEqual(inAll / 2 + 1e-9)
    }),
  )
})

test('nothing is taken together where nothing is slight', () => {
  const parts = [1, 2, 3].map((points) => ({ points, chance: 0.3 }))
  expect(gather(parts, 0)).toBe(parts)
  expect(gather(parts, 0.03)).toEqual(parts)
})

test('the seldomer a level is come to, the more roughly it is reckoned', () => {
  expect([1, 1e-3, 1e-6].map((reach) => gradeOf(reach, 1e-5))).toEqual([0, 1, 2])
})
