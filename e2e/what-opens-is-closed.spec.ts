import type { Locator, Page } from '@playwright/test'
import { begin, choose, lay, pane, question, walk } from './support/journey.ts'
import { clickCell, playMap, pointOf } from './support/map.ts'
import { expect, test } from './support/test.ts'

const goUp = async (page: Page): Promise<void> => {
  await begin(page)
  await lay(page, ['d7', 1])
  await choose(page, 'Monter, pas à pas')
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
}

/** What the top bar and the tools cover of the map. */
const COVERED = { left: 0, right: 0, top: 52, bottom: 62 }

const note = (page: Page): Locator => page.locator('.cell-popover[data-pinned]')

test('Escape closes what was opened last, one thing a press, and the focus goes back', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await goUp(page)
  const tools = page.getByRole('button', { name: 'Outils de la carte' })
  await tools.click()
  const legend = page.getByRole('button', { name: 'Légende' })
  await legend.click()
  await page.getByRole('button', { name: 'Carnet', exact: true }).click()
  const drawer = page.getByRole('complementary', { name: 'Carnet' })
  await page.getByRole('button', { name: 'Réglages' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Réglages' })).toBeHidden()
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('button', { name: 'Carnet', exact: true })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Légende' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Légende' })).toBeHidden()
  await expect(legend).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(legend).toBeHidden()
  await expect(tools).toBeFocused()
})

test('what opens over the map moves no tool, and each pane is found where it was left', async ({ page }) => {
  await goUp(page)
  const legend = page.getByRole('button', { name: 'Légende' })
  const search = page.getByRole('searchbox', { name: 'Chercher un lieu ou une case' })
  const before = [await legend.boundingBox(), await search.boundingBox()]
  await legend.click()
  await search.fill('lac')
  await expect(page.locator('.cell-found li')).not.toHaveCount(0)
  expect([await legend.boundingBox(), await search.boundingBox()]).toEqual(before)

  const box = page.locator('.notebook-pane')
  await page.setViewportSize({ width: 1440, height: 620 })
  // With large letters the sheet is longer than its pane.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '160%'))
  await box.evaluate((element) => element.scrollTo(0, 15))
  await expect.poll(() => box.evaluate((element) => element.scrollTop)).toBe(15)
  await pane(page, 'Journal')
  await pane(page, 'Feuille')
  await expect.poll(() => box.evaluate((element) => element.scrollTop)).toBe(15)
})

test('a step into water is asked about, and what is told of a cell never lies on it', async ({ page }) => {
  await goUp(page)
  await clickCell(page, 'F4')
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
  await expect(note(page)).toContainText(/eau\s: \d+\s%/)
  for (const cell of ['A1', 'M1', 'M15', 'A15', 'G7']) {
    await page.keyboard.press('Escape')
    await expect(note(page)).toBeHidden()
    await clickCell(page, cell)
    await expect(note(page).getByRole('heading')).toContainText(cell)
    const [told, map] = [await note(page).boundingBox(), await playMap(page).boundingBox()]
    const at = await pointOf(playMap(page), cell, COVERED)
    if (!told || !map) throw new Error('nothing is told')
    const [x, y] = [map.x + at.x, map.y + at.y]
    expect(x > told.x && x < told.x + told.width && y > told.y && y < told.y + told.height, cell).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(note(page)).toBeHidden()

  await clickCell(page, 'F4')
  await lay(page, ['d7', 1], ['d100', 2])
  await note(page).getByRole('button', { name: 'Y entrer' }).click()
  await expect(question(page)).toHaveText('Il faut maîtriser le fleuve')
})

test('[MAP-5] the way off the map is asked about when it is tapped at', async ({ page }) => {
  await goUp(page)
  for (const way of ['nord-est', 'nord', 'nord']) {
    await lay(page, ['d7', 1])
    await walk(page, way)
  }
  await lay(page, ['d100', 2])
  await choose(page, 'Maîtriser la case')
  await expect(question(page)).toContainText('(H1)')
  await page.getByRole('button', { name: 'Voir toute la carte' }).click()
  const [here, south] = [await pointOf(playMap(page), 'H1', COVERED), await pointOf(playMap(page), 'H2', COVERED)]
  await playMap(page).click({ position: { x: here.x, y: 2 * here.y - south.y } })
  await expect(note(page)).toContainText('Hors de la carte')
  await expect(question(page)).toContainText('(H1)')
  await lay(page, ['cell', 'K9'], ['d7', 1])
  await note(page).getByRole('button', { name: 'Quitter la carte' }).click()
  await expect(question(page)).toContainText('(K9)')
})
