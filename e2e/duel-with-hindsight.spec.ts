import type { Page } from '@playwright/test'
import { answerDuel, asked, beginDuel, given, playUntil } from './support/duel.ts'
import { expect, test } from './support/test.ts'

/** Turns ended one after the other with nothing done: dreamers wake of it, which Lucide would not have let happen. */
const idle = async (page: Page): Promise<void> => ((await asked(page)) === 'turn' ? given(page, 'end').click() : answerDuel(page))

/** DRM-5: each of two such turns. One alone may be what Lucide would have risked. */
const twoWoke = (page: Page): Promise<boolean> => page.locator('.side[data-own] .eyes [data-awake]').nth(1).isVisible()

test('a duel that is over, opened again: what Lucide would have played, moment by moment', async ({ page }) => {
  await beginDuel(page)
  await playUntil(page, twoWoke, idle)
  await page.getByRole('button', { name: 'Cartes', exact: true }).click()
  for (const _ of ['asked', 'confirmed']) await page.getByRole('button', { name: 'Abandonner le duel' }).click()
  await expect(page.getByRole('heading', { name: 'Vous avez perdu', exact: true })).toBeVisible()
  await expect(page.getByText(/^Ce paquet jusqu’ici.: contre Somnolent, 0 gagné, 1 perdu/)).toBeVisible()
  // The turns as beads: each leads back to its moment, and the duel can be played on from there.
  await page.locator('.bead').nth(2).click()
  await expect(page.getByText('Moment passé.')).toBeVisible()
  const over = page.url()
  await page.getByRole('button', { name: 'Rejouer d’ici' }).click()
  await expect(page).not.toHaveURL(over)
  await expect(page.locator('.card')).not.toHaveAttribute('data-kind', 'over')
  await page.goto(over)
  await page.reload()
  await page.getByRole('button', { name: 'Revoir avec Lucide' }).click()
  await expect(page.getByText(/^Lucide aurait joué bien autrement à \d/)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/Le tour \d+ a décidé.: de \d+ à \d+ sur 100/)).toBeVisible()
  await expect(page.locator('.bead[data-decided] .bead-chance')).toBeVisible()
  await page.getByRole('button', { name: 'Journal', exact: true }).click()
  await page.keyboard.press('l')
  const said = page.locator('.card').getByRole('status')
  await expect(said).toContainText(/Vous avez joué.: (finir le tour|laisser venir)\./)
  await expect(said).toContainText(/Lucide aurait joué.: .+au lieu de/s)
  await page.getByRole('button', { name: 'Revenir au présent' }).first().click()
  // The row that told of the past goes, and the journal moves up.
  await expect(page.getByRole('button', { name: 'Revenir au présent' })).toHaveCount(0)
  await page.locator('.hindsight-mark').last().click()
  await expect(said).toContainText('Lucide aurait joué')
  // Looked at last, but over: one goes on with the other.
  await page.goto('/#duel')
  await expect(page.getByRole('link', { name: 'Reprendre le duel' })).not.toHaveAttribute('href', new URL(over).hash)
})
