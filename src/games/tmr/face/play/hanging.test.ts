import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellAt, figureAt, hang } from './hanging.ts'
import { hidden } from './placing.ts'

const SIZE = { width: 90, height: 22 }
const RADIUS = 40
const at = (x: number, y: number) => ({ x, y, ...SIZE })

test('a name alone hangs under its figure; one of two on one cell beside it', () => {
  expect(hang([at(0, 0)], [], RADIUS)).toEqual([{ left: -45, top: 20, ...SIZE, away: false }])
  const [first, second] = hang([at(0, 0), at(20, 0)], [], RADIUS)
  expect(first?.top).toBe(20)
  expect(second).toMatchObject({ away: false, left: 38 })
})

test('where the cells around are offered it stands away from them, with a line', () => {
  const ring = [0, 1, 2, 3, 4, 5].map((turn) => ({
    x: Math.cos((turn * Math.PI) / 3) * 1.7 * RADIUS,
    y: Math.sin((turn * Math.PI) / 3) * 1.7 * RADIUS,
  }))
  expect(hang([at(0, 0)], ring, RADIUS)[0]).toMatchObject({ away: true })
})

test('none lies on a figure, on another name or on an offered cell, however many there are and however small the map', () => {
  const spot = fc.record({ x: fc.integer({ min: 0, max: 700 }), y: fc.integer({ min: 0, max: 500 }) })
  fc.assert(
    fc.property(
      fc.array(spot, { minLength: 1, maxLength: 12 }),
      fc.array(spot, { maxLength: 7 }),
      fc.integer({ min: 12, max: 90 }),
      (people, offered, radius) => {
        const names = people.map(({ x, y }) => at(x, y))
        const hung = hang(names, offered, radius).filter((one) => one !== null)
        const others = [...names.map((one) => figureAt(one, radius)), ...offered.map((one) => cellAt(one, radius))]
        hung.forEach((one, place) => {
          for (const other of [...others, ...hung.slice(place + 1)]) expect(hidden(one, other)).toBe(0)
        })
      },
    ),
  )
})
