import { answer, lay, pane, press, question } from './support/journey.ts'
import { expect, test } from './support/test.ts'

test('one switch on the start screen, and everything is in English; back to French in the settings', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: 'Begin a journey' }).click()
  await expect(question(page)).toHaveText('Nitouche is in the world')
  await press(page, 'w')
  await expect(answer(page, 'Change')).toBeVisible()
  await lay(page, ['d7', 7], ['d100', 68], ['d6', 2])
  await press(page, 'u')
  await expect(question(page)).toHaveText('Dream Eater, strength 2')
  await lay(page, ['d100', 99])
  await press(page, 'm')
  await expect(question(page)).toHaveText('White Sanctuary (G4)')

  await pane(page, 'Journal')
  const journal = page.getByRole('region', { name: /journal/i })
  await expect(journal).toContainText(/2 dream points/)

  await page.reload()
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'français' }).check()
  await expect(page.getByRole('dialog', { name: 'Réglages' })).toBeVisible()
  await page.keyboard.press('Escape')
  await pane(page, 'Journal')
  await expect(page.getByRole('region', { name: 'Journal du voyage' })).toContainText('2 points de rêve en moins.')
})

test.describe('a browser set to English', () => {
  test.use({ locale: 'en-GB' })
  test('is greeted in English', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Begin a journey' })).toBeVisible()
  })
})
