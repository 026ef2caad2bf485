import type { Page } from '@playwright/test'
import { press, question } from './support/journey.ts'
import { tabTo } from './support/keyboard.ts'
import { guide } from './support/lesson.ts'
import { expect, test } from './support/test.ts'

/** A pointer that comes to the page betrays the test. */
const watchPointers = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.addEventListener('pointerdown', () => console.error('a pointer was used'))
  })
}

test('a whole lesson without a pointer: come to, erred in, taken again, ended, and on to the next', async ({ page }) => {
  await watchPointers(page)
  await page.goto('/')
  await tabTo(page, /^S’exercer/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'S’exercer' })).toBeVisible()
  await tabTo(page, /Lancer et cibler/)
  await page.keyboard.press('Enter')
  await expect(guide(page)).toContainText('1 / 6')

  await press(page, 'm')
  await expect(guide(page)).toContainText('2 / 6')
  await press(page, 'd')
  await expect(guide(page)).toHaveAttribute('data-kind', 'cost')
  await tabTo(page, /^Reprendre/)
  await page.keyboard.press('Enter')
  await expect(guide(page)).not.toHaveAttribute('data-kind', 'cost')
  await expect(guide(page)).toContainText('2 / 6')
  await press(page, '7')
  await expect(guide(page)).toContainText('3 / 6')

  await tabTo(page, /^Non-agressivité.*%/)
  await page.keyboard.press('Enter')
  await expect(question(page)).toHaveText('Lancer Non-agressivité')
  await press(page, 'l')
  await expect(guide(page)).toContainText('4 / 6')
  await press(page, 'g')
  await expect(guide(page)).toContainText('5 / 6')
  await press(page, 'd')
  await expect(guide(page)).toContainText('6 / 6')
  await press(page, 'c')
  await expect(question(page)).toHaveText('Ce que vous avez appris')
  await tabTo(page, /^Leçon suivante/)
  await page.keyboard.press('Enter')
  await expect(guide(page)).toContainText('1 /')
})
