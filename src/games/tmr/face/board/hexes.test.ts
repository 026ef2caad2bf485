import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add, distanceBetween } from '../../../../house/geometry/index.ts'
import { CELL_IDS, type CellId, DIRECTIONS, neighbour } from '../../rules/public.ts'
import { cellAtPoint, centreOf, cornersOf, HEX, nearestAmong, pickCell, stepVector, WORLD } from './hexes.ts'

const id = fc.constantFrom(...CELL_IDS)
const cell = (name: string): CellId => name as CellId

describe('hexes', () => {
  test('[MAP-1] column B sits half a cell lower than column A', () => {
    expect(centreOf(cell('B1')).y).toBeCloseTo((centreOf(cell('A1')).y + centreOf(cell('A2')).y) / 2)
  })

  test('[MAP-1] every hex lies within the world', () => {
    for (const one of CELL_IDS)
      for (const { x, y } of cornersOf(centreOf(one))) {
        expect(x).toBeGreaterThan(-0.001)
        expect(y).toBeGreaterThan(-0.001)
        expect(x).toBeLessThan(WORLD.width + 0.001)
        expect(y).toBeLessThan(WORLD.height + 0.001)
      }
  })

  test('[MAP-4] a step leads from centre to centre', () => {
    for (const one of CELL_IDS)
      for (const way of DIRECTIONS) {
        const next = neighbour(one, way)
        if (next) expect(distanceBetween(add(centreOf(one), stepVector(way)), centreOf(next))).toBeLessThan(1e-9)
      }
  })

  test('a point inside a hex finds that hex', () => {
    fc.assert(
      fc.property(
        id,
        fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
        fc.double({ min: 0, max: 0.86, noNaN: true }),
        (one, angle, away) => {
          const centre = centreOf(one)
          const point = { x: centre.x + away * HEX * Math.cos(angle), y: centre.y + away * HEX * Math.sin(angle) }
          expect(cellAtPoint(point)).toBe(one)
        },
      ),
    )
  })

  test('no cell far outside', () => {
    expect(cellAtPoint({ x: -3 * HEX, y: 0 })).toBeNull()
    expect(cellAtPoint({ x: WORLD.width / 2, y: WORLD.height + 2 * HEX })).toBeNull()
  })

  test('a finger beside an awaited cell means it', () => {
    const centre = centreOf(cell('G7'))
    const beside = { x: centre.x, y: centre.y + 0.95 * HEX }
    expect(pickCell(beside, new Set(), 0)).toBe('G8')
    expect(pickCell(beside, new Set([cell('G7')]), HEX)).toBe('G7')
    expect(pickCell(beside, new Set([cell('G7'), cell('G8')]), HEX)).toBe('G8')
  })

  test('just outside the edge the nearest cell is meant', () => {
    expect(pickCell({ x: centreOf(cell('A1')).x, y: -5 }, new Set(), 22)).toBe('A1')
    expect(nearestAmong({ x: -1000, y: 0 }, CELL_IDS, 22)).toBeNull()
  })
})
