import { expect, test } from 'vitest'
import { moonPath } from './DreamerMoon.tsx'

test('the lit part grows from a crescent to the full moon, and never beyond', () => {
  expect(moonPath(0.25)).toBe('M0 -20A20 20 0 0 0 0 20A10 20 0 0 1 0 -20Z')
  expect(moonPath(0.75)).toBe('M0 -20A20 20 0 0 0 0 20A10 20 0 0 0 0 -20Z')
  expect(moonPath(1.6)).toBe(moonPath(1))
  expect(moonPath(-1)).toBe(moonPath(0))
})
