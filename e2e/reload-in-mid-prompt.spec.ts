import type { Page } from '@playwright/test'
import { answer, begin, choose, lay, pane, pickCell, question } from './support/journey.ts'
import { expect, test } from './support/test.ts'

const journalText = async (page: Page): Promise<string> => {
  await pane(page, 'Journal')
  // Its code comes after that of the question.
  await expect(page.locator('.notebook-pane .part-coming')).toHaveCount(0)
  const text = await page.locator('.notebook-pane').innerText()
  // What shares a moment or tells the evening is loaded by itself, and may come later.
  return text.replace(/Et vous, qu’auriez-vous fait.*$|^Récit de la soirée$/gm, '').trim()
}

const comesBack = async (page: Page, title: string): Promise<void> => {
  await expect(question(page)).toHaveText(title)
  const before = await journalText(page)
  await page.reload()
  await expect(question(page)).toHaveText(title)
  expect(await journalText(page)).toBe(before)
}

test('a reload comes back to the same question and the same journal, whatever is asked', async ({ page }) => {
  await begin(page)
  await comesBack(page, 'Nitouche est dans le monde')
  await lay(page, ['d7', 7], ['d100', 30], ['d4', 2], ['d4', 3])
  await choose(page, 'Monter, pas à pas')
  await comesBack(page, 'Passeur des rêves, force 5')
  await lay(page, ['d100', 5])
  await choose(page, 'Maîtriser')
  await comesBack(page, 'Passeur des rêves, force 5, vous obéit')
  await pickCell(page, 'F4')
  await choose(page, 'Y aller')
  await comesBack(page, 'Il faut maîtriser le fleuve')
  await lay(page, ['d100', 20])
  await choose(page, 'Maîtriser la case')
  await comesBack(page, 'Fleuve de l’Oubli (F4)')
  await expect(answer(page, 'Descendre')).toBeEnabled()
})

test('a closed page is taken up again from the start screen', async ({ page }) => {
  await begin(page)
  await lay(page, ['d7', 7], ['d100', 68], ['d6', 3])
  await choose(page, 'Monter, pas à pas')
  await expect(question(page)).toHaveText('Mangeur de rêve, force 3')
  await page.goto('/')
  await expect(page.getByText(/Nitouche vous attend/)).toContainText('Sanctuaire Blanc')
  await page.getByRole('link', { name: 'Reprendre le voyage' }).click()
  await expect(question(page)).toHaveText('Mangeur de rêve, force 3')
})
