import type { Locator, Page } from '@playwright/test'
import { answer, card, choose, lay, question, walk } from './support/journey.ts'
import { expect, test } from './support/test.ts'

const coach = (page: Page): Locator => page.getByRole('complementary', { name: 'Le mentor' })

const callCoach = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Réglages', exact: true }).click()
  await page.getByRole('checkbox', { name: /^Un mentor/ }).check()
  await page.keyboard.press('Escape')
}

const beginFor = async (page: Page, spell: string): Promise<void> => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Commencer un voyage' }).click()
  await choose(page, spell)
  await lay(page, ['d7', 3])
  await choose(page, 'Monter, pas à pas')
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
}

test('the coach is silent before an answer unless asked, says after it what it was worth, and at the end what mattered', async ({
  page,
}) => {
  await beginFor(page, 'Sérénité')
  await expect(coach(page)).toHaveCount(0)
  await expect(card(page).locator('.advice')).not.toHaveCount(0)

  await callCoach(page)
  await expect(coach(page).getByRole('button', { name: 'Conseil' })).toBeVisible()
  await expect(card(page).locator('.advice')).toHaveCount(0)

  await lay(page, ['d7', 1])
  await walk(page, 'sud')
  await expect(question(page)).toHaveText('Pont d’Ik (G5)')
  await expect(coach(page)).toContainText('Votre choix, avancer vers le sud : ')
  await expect(coach(page)).toContainText('Mieux valait avancer vers le nord-est : ')
  await coach(page).getByText('Toutes les chances').click()
  await expect(coach(page).getByRole('listitem')).not.toHaveCount(0)

  await coach(page).getByRole('button', { name: 'Conseil' }).click()
  await expect(card(page).locator('.advice')).not.toHaveCount(0)
  await choose(page, 'Descendre')
  const tale = page.getByRole('region', { name: 'Le voyage' })
  await expect(tale).toContainText('Ce qui a le plus compté')
  const down = tale.getByRole('listitem').filter({ hasText: 'redescendre' })
  await expect(down).toContainText('à la prochaine montée')

  await down.getByRole('link', { name: 'Rejouer d’ici' }).click()
  await expect(page.getByRole('region', { name: 'Moment rejoué' })).toBeVisible()
  await expect(question(page)).toHaveText('Pont d’Ik (G5)')
  await walk(page, 'nord')
  await expect(coach(page)).toContainText('%')
  await page.getByRole('button', { name: 'Recommencer d’ici' }).click()
  await expect(question(page)).toHaveText('Pont d’Ik (G5)')
  await page.getByRole('link', { name: 'Retour au voyage' }).click()
  await expect(question(page)).toHaveText('Nitouche est dans le monde')
  await expect(answer(page, 'Monter, pas à pas')).toBeVisible()
})

test('a choice that fell short: why, and it can be taken back', async ({ page }) => {
  await beginFor(page, 'Sérénité')
  await callCoach(page)
  await lay(page, ['d7', 1])
  await walk(page, 'sud')
  await expect(question(page)).toHaveText('Pont d’Ik (G5)')
  await expect(coach(page)).toContainText(/cette montée \d+/)
  await expect(coach(page)).toContainText(/De là, la terre du sort est à|Eau, pas et rencontres comptés ensemble/)
  await coach(page).getByRole('button', { name: 'Reprendre ce choix' }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Défaire le dernier choix' }).click()
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
})

test('without a spell in mind the coach says that it has nothing to weigh', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Commencer un voyage' }).click()
  await choose(page, 'Errer librement')
  await callCoach(page)
  await expect(coach(page)).toContainText('Sans sort voulu, le mentor ne peut rien peser.')
})

test('a moment that is not here is told in a sentence', async ({ page }) => {
  await page.goto('/#tmr/exercice/rejouer/nowhere/3')
  await expect(page.getByText('n’est pas sur cet appareil')).toBeVisible()
})
