import type { Page } from '@playwright/test'
import { card, lay, press, question } from './support/journey.ts'
import { expect, test } from './support/test.ts'

/** Goes on with Tab until the focus is on what is named. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let stop = 0; stop < 120; stop++) {
    await page.keyboard.press('Tab')
    const text = await page.evaluate(() => document.activeElement?.textContent ?? '')
    if (name.test(text)) return
  }
  throw new Error(`${name} is not reached with Tab`)
}

test('from the start screen to an aimed spell without a pointer, all of it announced', async ({ page }) => {
  const news = page.getByTestId('news')
  await page.goto('/')
  await tabTo(page, /^Commencer un voyage/)
  await page.keyboard.press('Enter')
  await expect(question(page)).toHaveText('Nitouche est dans le monde')

  await press(page, '?')
  await expect(page.getByRole('dialog', { name: 'Aide' })).toContainText('avancer dans une des six directions')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Aide' })).toHaveCount(0)

  await press(page, 'e')
  await expect(card(page)).toContainText('Monter dans les Terres Médianes ?')
  await lay(page, ['d7', 3])
  await press(page, 'Enter')
  await expect(question(page)).toHaveText('Nitouche est dans le monde')
  await press(page, 'm')
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
  await expect(news).toHaveText('Nitouche monte pas à pas, pour 1 point de rêve. d7 : 3. Rien ne vient.')

  await lay(page, ['d7', 4])
  await press(page, '9')
  await expect(question(page)).toHaveText('Forêt de Ganna (H3)')
  await expect(news).toHaveText('Nitouche entre dans la Forêt de Ganna (H3). d7 : 4. Rien ne vient.')

  await lay(page, ['d7', 7], ['d100', 72], ['d6', 2], ['d6', 3])
  await press(page, 'ArrowUp')
  await press(page, 'Enter')
  await expect(question(page)).toHaveText('Briseur de rêve, force 5')
  await expect(news).toContainText('Un Briseur de rêve approche, force 5 (d100 72, 2d6 2 + 3).')

  await lay(page, ['d100', 12])
  await press(page, 'ArrowDown')
  await press(page, 'Enter')
  await expect(question(page)).toHaveText('Collines de Parta (H2)')
  await expect(news).toContainText('Le Briseur cède.')

  await tabTo(page, /^Sérénité/)
  await press(page, 'Enter')
  await expect(question(page)).toHaveText('Lancer Sérénité')
  await lay(page, ['d100', 30])
  await press(page, 'l')
  await expect(question(page)).toHaveText('Sort lancé : Sérénité')
  await expect(news).toContainText('Nitouche lance Sérénité : 30 pour 65')
  await press(page, 'g')
  await expect(question(page)).toHaveText('Sort en main : Sérénité')
  await press(page, 'd')
  await expect(question(page)).toHaveText('Où poser Sérénité ?')
  await expect(news).toContainText('Nitouche redescend, le sort en main.')
  await press(page, 'z')
  await expect(question(page)).toHaveText('Où poser Sérénité ?')
  await lay(page, ['d100', 98])
  await press(page, 'c')
  await expect(question(page)).toHaveText('Nitouche est dans le monde')
  await expect(news).toContainText('Sérénité. Le sort atteint sa cible.')
})

test('the board in words tells where one is and what lies around', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Partir : Lison' }).focus()
  await page.keyboard.press('Enter')
  await expect(question(page)).toHaveText('Lison est dans le monde')
  await press(page, 'e')
  await expect(card(page)).toContainText('Monter dans les Terres Médianes ?')
  await lay(page, ['d7', 1], ['d7', 1])
  await press(page, 'ArrowDown')
  await press(page, 'Enter')
  const twin = page.getByRole('region', { name: 'La carte en mots' })
  await expect(twin).toContainText('Vous êtes en E4 : Plaines d’Orti, plaines.')
  const north = twin.getByRole('button', { name: 'nord : Forêt d’Estoubh, forêt, E3' })
  await expect(north).toBeEnabled()
  await north.focus()
  await press(page, 'Enter')
  await expect(twin).toContainText('Vous êtes en E3 : Forêt d’Estoubh, forêt.')
})
