import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellAt, figureAt, hang, hidden } from './boxes.ts'

const SIZE = { width: 90, height: 22 }
const RADIUS = 40
const at = (x: number, y: number, radius = RADIUS) => ({ x, y, ...SIZE, radius })
const WIDE = { left: -1000, top: -1000, width: 3000, height: 3000 }

test('a name alone hangs under its figure; one of two on one cell beside it', () => {
  expect(hang([at(0, 0)], [], RADIUS, WIDE)).toEqual([{ left: -45, top: 20, ...SIZE, away: false }])
  const [first, second] = hang([at(0, 0), at(20, 0)], [], RADIUS, WIDE)
  expect(first?.top).toBe(20)
  expect(second).toMatchObject({ away: false, left: 38 })
})

test('where the cells around are offered it stands away from them, with a line', () => {
  const ring = [0, 1, 2, 3, 4, 5].map((turn) =>
    cellAt({ x: Math.cos((turn * Math.PI) / 3) * 1.7 * RADIUS, y: Math.sin((turn * Math.PI) / 3) * 1.7 * RADIUS }, RADIUS),
  )
  expect(hang([at(0, 0)], ring, RADIUS, WIDE)[0]).toMatchObject({ away: true })
})

test('a figure in sight has its name in sight', () => {
  const area = { left: 0, top: 0, width: 300, height: 300 }
  const [corner, outside] = hang([at(280, 240), at(900, 0)], [], RADIUS, area)
  expect((corner?.left ?? 301) + SIZE.width).toBeLessThanOrEqual(300)
  expect(outside?.top).toBe(20)
})

test('no line to a figure leads through the name of another while there is another place', () => {
  const walls = [-345, 70].map((left) => ({ left, top: -300, width: 300, height: 310 }))
  const above = { left: -100, top: -70, width: 200, height: 32 }
  const [under, over] = hang([at(0, 0), at(20, 0)], [...walls, above], RADIUS, WIDE)
  expect(under).toMatchObject({ top: 20, away: false })
  expect(over?.away).toBe(true)
  expect(over?.top).toBeLessThan(-70)
})

test('none lies on a figure, on another name or on an offered cell, however many there are and however small the map', () => {
  const spot = fc.record({ x: fc.integer({ min: 0, max: 700 }), y: fc.integer({ min: 0, max: 500 }) })
  fc.assert(
    fc.property(
      fc.array(spot, { minLength: 1, maxLength: 12 }),
      fc.array(spot, { maxLength: 7 }),
      fc.integer({ min: 12, max: 90 }),
      (people, offered, radius) => {
        const names = people.map(({ x, y }) => at(x, y, radius))
        const cells = offered.map((one) => cellAt(one, radius))
        const hung = hang(names, cells, radius, WIDE).filter((one) => one !== null)
        const others = [...names.map(figureAt), ...cells]
        hung.forEach((one, place) => {
          for (const other of [...others, ...hung.slice(place + 1)]) expect(hidden(one, other)).toBe(0)
        })
      },
    ),
  )
})
