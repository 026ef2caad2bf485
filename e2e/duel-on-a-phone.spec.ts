import { devices } from '@playwright/test'
import { asked, beginDuel, given, playUntil, untilAsked } from './support/duel.ts'
import { expect, test } from './support/test.ts'

const { viewport: _, defaultBrowserType: __, ...TOUCH } = devices['Pixel 5']
test.use({ ...TOUCH, viewport: { width: 390, height: 844 } })

/** All of it inside the window, as far as it is shown at all. */
const inWindow = async (boxes: readonly ({ x: number; y: number; width: number; height: number } | null)[]): Promise<void> => {
  for (const box of boxes) {
    expect(box).not.toBeNull()
    if (!box) continue
    expect(box.x).toBeGreaterThanOrEqual(-1)
    expect(box.x + box.width).toBeLessThanOrEqual(391)
    expect(box.y + box.height).toBeLessThanOrEqual(845)
  }
}

test('on a phone a card is touched, its payment laid out and confirmed; camps, row and answers are in sight', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await beginDuel(page)
  await playUntil(page, async (now) => (await asked(now)) === 'turn')
  for (const part of ['.others .sleeper', '.cloth > .side .sleeper', '.cloth > .side .camp', '.cloth > .side .row-of-powers'])
    await inWindow([await page.locator(part).first().boundingBox()])
  await page.locator('.hand .touch[data-open]').first().tap()
  await untilAsked(page)
  await inWindow([await given(page, 'confirm').boundingBox(), await given(page, 'back').boundingBox()])
  const row = await page.locator('.cloth > .side .row-of-powers').boundingBox()
  const question = await page.locator('.zone-moment').boundingBox()
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0)
  // What lies on the cloth is touched there, and the cloth keeps its height.
  await expect(page.locator('.card [data-on-cloth] .chip-card:visible')).toHaveCount(0)
  expect((await page.locator('.cloth').boundingBox())?.height).toBeGreaterThan(380)
  await given(page, 'confirm').tap()
  await expect(page.locator('.cloth > .side .camp .stands')).toHaveCount(1)
  await inWindow([await page.locator('.cloth > .side .stands').boundingBox()])
  await playUntil(page, async (now) => (await asked(now)) === 'defence' || (await asked(now)) === 'begin')
})
