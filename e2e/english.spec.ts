import {
  answer,
  card,
  choose,
  closeNotebook,
  lay,
  pane,
  press,
  question,
  stateBirth,
  unfold,
  walkToHills,
} from './support/journey.ts'
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

test('what is typed and chosen in the middle of a question stays when the language is changed', async ({ page }) => {
  await walkToHills(page)
  const spells = page.locator('.sheet').getByRole('searchbox')
  await pane(page, 'Feuille')
  await unfold(page.locator('.sheet > .sheet-section > summary').filter({ hasText: 'Sorts' }))
  await spells.fill('tympan')
  await closeNotebook(page)
  await choose(page, 'Sérénité')
  const [strength, born] = [card(page).getByRole('spinbutton').first(), card(page).getByRole('combobox')]
  await strength.fill('4')
  await stateBirth(page)
  await page.getByRole('button', { name: 'Réglages' }).click()
  await page.getByRole('radio', { name: 'English' }).check()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveText(/^Cast /)
  await expect(strength).toHaveValue('4')
  await expect(born).toHaveValue('faucon')
  await expect(spells).toHaveValue('tympan')
})

test.describe('a browser set to English', () => {
  test.use({ locale: 'en-GB' })
  test('is greeted in English', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Begin a journey' })).toBeVisible()
  })
})
