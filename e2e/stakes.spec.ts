import type { Page } from '@playwright/test'
import { card, choose, lay, question, walk } from './support/journey.ts'
import { expect, test } from './support/test.ts'

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

const opened = async (page: Page): Promise<void> => {
  await page.goto('/#tmr/exercice')
  const part = page.getByRole('region', { name: 'Enjeux' })
  await part.getByText('En choisir un').click()
  await expect(part.getByRole('listitem')).toHaveCount(13)
  await part.getByRole('link', { name: 'Un loup approche, en 4 rounds' }).click()
  await expect(page.getByRole('region', { name: 'Un loup approche' })).toContainText('Round 1 sur 4')
}

test('desktop: a stake won, told so, and kept', async ({ page }) => {
  await page.setViewportSize(SIZES.desktop)
  await opened(page)
  await lay(page, ['d7', 1])
  await choose(page, 'Monter, pas à pas')
  await lay(page, ['d7', 2])
  await walk(page, 'nord')
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
  await expect(page.getByRole('region', { name: 'Un loup approche' })).toContainText('Round 2 sur 4')
  await choose(page, 'Non-agressivité')
  await lay(page, ['d100', 30])
  await choose(page, 'Lancer Non-agressivité')
  await choose(page, 'Garder en main')
  await card(page).getByLabel('Points de rêve de la cible').fill('5')
  await lay(page, ['d100', 90])
  await choose(page, 'créature')
  await expect(question(page)).toHaveText('Un loup approche')
  await expect(card(page)).toContainText('Le loup s’arrête, renifle le vent')
  await page.goto('/#tmr/exercice')
  await expect(page.getByRole('region', { name: 'Enjeux' })).toContainText('1 gagné sur 13.')
})

test('phone: the time goes by, the stake is lost; a night in a row goes on to the next', async ({ page }) => {
  await page.setViewportSize(SIZES.phone)
  await opened(page)
  await lay(page, ['d7', 1])
  await choose(page, 'Monter, pas à pas')
  for (const left of ['Round 2 sur 4', 'Round 3 sur 4']) {
    await lay(page, ['d7', 2])
    await choose(page, 'Rester sur place')
    await expect(page.getByRole('region', { name: 'Un loup approche' })).toContainText(left)
    await expect(page.locator('.last-news')).toContainText('d7 : 2')
  }
  await expect(card(page)).toContainText('il ne resterait plus le temps de revenir avec le sort')
  await expect(card(page).locator('.goal-line, .advice')).toHaveCount(0)
  await lay(page, ['d7', 2])
  await choose(page, 'Rester sur place')
  await expect(card(page)).toContainText('Le loup n’attend personne.')
  await expect(card(page)).toContainText('Cela aurait pu finir autrement : Le loup s’arrête')
  await expect(card(page)).toContainText('La réponse la plus chère')

  await card(page).getByRole('button', { name: 'Rejouer d’ici' }).click()
  await expect(page.getByRole('region', { name: 'Un loup approche' })).toContainText('Round 3 sur 4')
  await page.locator('section.guide').getByRole('button', { name: 'Renoncer' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Renoncer' }).click()
  await expect(card(page)).toContainText('rien n’en est gardé')
  await page.goto('/#tmr/exercice/carnet')
  await expect(page.getByRole('region', { name: 'Enjeux joués' }).getByRole('listitem')).toHaveCount(1)

  await page.goto('/#tmr/exercice/nuits/1')
  const night = page.locator('section.guide')
  await expect(night).toContainText('Nuit 1 sur 3')
  await night.getByRole('button', { name: 'Renoncer' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Renoncer' }).click()
  await page.getByRole('link', { name: 'La nuit suivante' }).click()
  await expect(night).toContainText('Nuit 2 sur 3')
})

test('a stake that is none gets a sentence', async ({ page }) => {
  await page.goto('/#tmr/exercice/enjeu/demain')
  await expect(page.getByText('Cet enjeu n’existe pas.')).toBeVisible()
})
