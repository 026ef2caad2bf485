import type { Page } from '@playwright/test'
import { card } from './support/journey.ts'
import { guide, openLesson, says, stepsOf } from './support/lesson.ts'
import { walkWatched } from './support/shifts.ts'
import { expect, test } from './support/test.ts'

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
const STEPS = 8

for (const [held, viewport] of Object.entries(SIZES))
  test.describe(held, () => {
    test.use({ viewport })

    test('step after step nothing moves by itself, and the six ways and their card stand where they stood', async ({ page }) => {
      test.setTimeout(180_000)
      const { shifts, apart, walked } = await walkWatched(page, STEPS)
      expect(walked).toBe(STEPS - 1)
      expect(shifts).toEqual([])
      expect(Object.keys(apart).toSorted()).toEqual(['card', 'n', 'ne', 'nw', 's', 'se', 'sw'])
      expect(Math.max(...Object.values(apart))).toBeLessThan(1)
    })
  })

/** Where the question begins, once its guide says that step. */
const topAt = async (page: Page, step: string): Promise<number> => {
  await expect(guide(page)).toContainText(step)
  return (await card(page).boundingBox())?.y ?? Number.NaN
}

for (const [held, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['tablet', { width: 1024, height: 768 }],
] as const)
  test(`${held}: the guide of a lesson has one height, and the question stands where it stood`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openLesson(page, 'ascent')
    const steps = stepsOf('ascent')
    const tops: number[] = []
    for (const [at, step] of steps.entries()) {
      tops.push(await topAt(page, `${at + 1} / ${steps.length}`))
      await says(page, step.do)
    }
    expect(tops.length).toBeGreaterThan(2)
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1)
  })
