import { walkWatched } from './support/shifts.ts'
import { expect, test } from './support/test.ts'

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
const STEPS = 8

for (const [held, viewport] of Object.entries(SIZES))
  test.describe(held, () => {
    test.use({ viewport, coarseMap: true })

    test('step after step nothing moves by itself, and the six ways and their card stand where they stood', async ({ page }) => {
      test.setTimeout(180_000)
      const { shifts, apart, walked } = await walkWatched(page, STEPS)
      expect(walked).toBe(STEPS - 1)
      expect(shifts).toEqual([])
      expect(Object.keys(apart).toSorted()).toEqual(['card', 'n', 'ne', 'nw', 's', 'se', 'sw'])
      expect(Math.max(...Object.values(apart))).toBeLessThan(1)
    })
  })
