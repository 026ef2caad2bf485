import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CELL_IDS } from '../../rules/public.ts'
import { centreOf, HEX } from './hexes.ts'
import { viewAround } from './viewAround.ts'

const LANDSCAPE = { width: 1080, height: 1100 }

test('[MAP-1] all of a way is in the picture, wherever it leads, and its cells are whole', () => {
  const ways = fc.array(fc.array(fc.constantFrom(...CELL_IDS), { minLength: 1, maxLength: 12 }), { maxLength: 3 })
  fc.assert(
    fc.property(ways, (way) => {
      const { x, y, scale } = viewAround(way, LANDSCAPE)
      for (const centre of way.flat().map(centreOf)) {
        const [left, top, reach] = [x + centre.x * scale, y + centre.y * scale, HEX * scale]
        expect(left - reach).toBeGreaterThan(-1)
        expect(top - reach).toBeGreaterThan(-1)
        expect(left + reach).toBeLessThan(LANDSCAPE.width + 1)
        expect(top + reach).toBeLessThan(LANDSCAPE.height + 1)
      }
    }),
    { seed: 3 },
  )
})
