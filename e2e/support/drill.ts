import { expect, type Locator, type Page } from '@playwright/test'
import { card } from './journey.ts'

/** Situations are made in a worker, on whatever machine this is. */
export const MADE = { timeout: 90_000 }

export const result = (page: Page): Locator => page.locator('.drill-result')
export const answers = (page: Page): Locator => card(page).locator('.choice-button')

/** The answer at that place, and what is right shown if it was not. */
export const settle = async (page: Page, at = 0): Promise<void> => {
  await answers(page).nth(at).click()
  await expect(result(page)).toBeVisible()
  const show = result(page).getByRole('button', { name: 'Montrez-moi' })
  if (await show.isVisible()) await show.click()
  await expect(result(page).locator('.drill-figures')).toBeVisible()
}

export const DESKTOP = { width: 1440, height: 900 }
export const UPRIGHT = { width: 390, height: 844 }
export const LYING = { width: 844, height: 390 }

/** All answers, in that window. */
export const allInSight = async (page: Page, viewport: typeof DESKTOP): Promise<void> => {
  await page.setViewportSize(viewport)
  for (const answer of await answers(page).all()) await expect(answer).toBeInViewport({ ratio: 0.9 })
}
