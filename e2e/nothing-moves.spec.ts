import { walkWatched } from './support/shifts.ts'
import { expect, test } from './support/test.ts'

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

for (const [held, viewport] of Object.entries(SIZES))
  test.describe(held, () => {
    test.use({ viewport, coarseMap: true })

    test('over a dozen steps nothing moves by itself, and the six ways stand where they stood', async ({ page }) => {
      const { shifts, ways } = await walkWatched(page, 12)
      expect(shifts).toEqual([])
      expect(ways).toBeLessThan(1)
    })
  })
