import { expect, test } from 'vitest'
import { turnedWay } from './keys.ts'

test('arrows mark a way: up and down at once, left and right turn the mark around', () => {
  expect(turnedWay(null, 'ArrowUp')).toBe('n')
  expect(turnedWay('ne', 'ArrowDown')).toBe('s')
  expect(turnedWay(null, 'ArrowRight')).toBe('ne')
  expect(turnedWay('n', 'ArrowLeft')).toBe('nw')
  expect(turnedWay('nw', 'ArrowRight')).toBe('n')
})

test('left of south is south-west, right of it south-east', () => {
  expect(turnedWay('s', 'ArrowLeft')).toBe('sw')
  expect(turnedWay('s', 'ArrowRight')).toBe('se')
  expect(turnedWay('se', 'ArrowLeft')).toBe('s')
  expect(turnedWay('sw', 'ArrowRight')).toBe('s')
})
