import { describe, expect, test } from 'vitest'
import { distanceBetween } from '../../../../house/geometry/index.ts'
import { CELL_IDS, type CellId } from '../../rules/public.ts'
import { centreOf, HEX } from './hexes.ts'
import { allSides, coast, contourOf, handDrawn, outlineOf } from './outline.ts'

describe('hand-drawn outlines', () => {
  test('neighbours share the very same side', () => {
    const [a, b] = [
      { x: 3, y: 8 },
      { x: 40, y: 30 },
    ]
    expect(handDrawn(a, b)).toEqual([...handDrawn(b, a)].reverse())
  })

  test('an outline stays close to its hex', () => {
    for (const point of outlineOf('G7' as CellId)) {
      const away = distanceBetween(point, centreOf('G7' as CellId))
      expect(away).toBeGreaterThan(0.82 * HEX)
      expect(away).toBeLessThan(1.04 * HEX)
    }
  })

  test('[MAP-1] two touching cells have ten outer sides', () => {
    expect(contourOf(['G7', 'G8'] as CellId[])).toHaveLength(10)
  })

  test('[MAP-1] the coast is one closed line around all 189 cells', () => {
    const sides = contourOf(CELL_IDS)
    expect(coast()).toHaveLength(sides.length * 6)
    expect(allSides().length * 2 - sides.length).toBe(189 * 6)
  })
})
