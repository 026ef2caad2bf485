import { expect, test } from 'vitest'
import { linesDown } from './hanging.ts'

const [LINE, WIDTH] = [24, 100]

test('names that lie apart stay at their figures; those of one cell, and of cells too near, hang one under the other', () => {
  const at = (...places: readonly (readonly [number, number])[]) =>
    linesDown(
      places.map(([x, y]) => ({ x, y, width: WIDTH })),
      LINE,
    )
  expect(at([0, 0], [WIDTH, 0], [0, LINE])).toEqual([0, 0, 0])
  expect(at([0, 0], [0, 0], [0, 0])).toEqual([0, 1, 2])
  expect(at([0, 0], [WIDTH - 1, 5], [WIDTH / 2, 30])).toEqual([0, 1, 1])
  expect(at([0, 30], [10, 10])).toEqual([0, 2])
})
