import { expect, test } from 'vitest'
import { beyond, covers, grown, overlap, rounded } from './bounds.ts'

const small = { x: 10.4, y: 20.6, width: 30.1, height: 40.2 }

test('rounded bounds cover what they were made of and have whole sides', () => {
  const whole = rounded(small)
  expect(covers(whole, small)).toBe(true)
  expect(Object.values(whole).every(Number.isInteger)).toBe(true)
})

test('what overlaps is covered by both', () => {
  const common = overlap(small, grown(small, -5))
  expect(covers(small, common)).toBe(true)
  expect(covers(grown(small, -5), common)).toBe(true)
})

test('what lies beyond what is painted is a strip where one side moved into sight, and all of it where more did', () => {
  const painted = { x: 0, y: 0, width: 100, height: 200 }
  expect(beyond(painted, painted)).toBeNull()
  expect(beyond({ ...painted, y: -30 }, painted)).toEqual({ x: 0, y: -30, width: 100, height: 30 })
  expect(beyond({ ...painted, y: 20 }, painted)).toEqual({ x: 0, y: 200, width: 100, height: 20 })
  expect(beyond({ ...painted, x: -10 }, painted)).toEqual({ x: -10, y: 0, width: 10, height: 200 })
  expect(beyond({ ...painted, x: 15 }, painted)).toEqual({ x: 100, y: 0, width: 15, height: 200 })
  const cornerwise = { ...painted, x: -10, y: -30 }
  expect(beyond(cornerwise, painted)).toEqual(cornerwise)
  expect(beyond(grown(painted, 5), painted)).toEqual(grown(painted, 5))
})
