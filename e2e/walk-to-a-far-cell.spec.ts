import { answer, begin, choose, journalTells, lay, question } from './support/journey.ts'
import { clickCell, playMap } from './support/map.ts'
import { expect, test } from './support/test.ts'

test('a far cell offers the way there; it is walked until something comes', async ({ page }) => {
  await begin(page)
  await lay(page, ['d7', 1])
  await choose(page, 'Monter, pas à pas')
  await expect(answer(page, 'Descendre')).toBeEnabled()
  await clickCell(page, 'I2')
  await expect(playMap(page)).toContainText(/À pied\s: 3 cases, 3 cases de fatigue, 63\s% de chances que rien ne vienne/)
  await lay(page, ['d7', 1], ['d7', 7], ['d100', 72], ['d6', 2], ['d6', 3])
  await playMap(page).getByRole('button', { name: 'Y marcher' }).click()
  await expect(question(page)).toContainText('force')
  await expect(page.getByRole('button', { name: 'S’arrêter' })).toHaveCount(0)
  await journalTells(page, 'Quelque chose vient.')
})

test('in an accelerated journey the whole way at once', async ({ page }) => {
  await begin(page)
  await lay(page, ['d7', 1])
  await choose(page, 'Monter, voyage accéléré')
  await expect(answer(page, 'Descendre')).toBeEnabled()
  await clickCell(page, 'H2')
  await lay(page, ['d7', 1], ['d7', 1])
  await playMap(page).getByRole('button', { name: 'Y marcher' }).click()
  await expect(question(page)).toHaveText('Collines de Parta (H2)')
})

test('a way looked at lights up; without a goal nothing is marked, and Enter takes nothing', async ({ page }) => {
  await begin(page)
  await lay(page, ['d7', 1])
  await choose(page, 'Monter, pas à pas')
  await expect(answer(page, 'Avancer vers le nord-ouest')).toContainText(/eau\s: \d+/)
  await expect(page.locator('section.card [data-advised], section.card [data-marked]')).toHaveCount(0)
  const plain = await playMap(page).screenshot()
  await answer(page, 'Avancer vers le sud Pont').hover()
  await expect.poll(async () => (await playMap(page).screenshot()).equals(plain)).toBe(false)
  await page.keyboard.press('Enter')
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
})
