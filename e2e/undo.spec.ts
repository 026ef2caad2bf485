import { begin, choose, gauge, journalTells, lay, pane, question } from './support/journey.ts'
import { expect, test } from './support/test.ts'

test('what rolled nothing is taken back at once; what rolled asks first, and the dice are new ones', async ({ page }) => {
  await begin(page)
  await lay(page, ['d7', 3])
  await choose(page, 'Monter, pas à pas')
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
  await choose(page, 'Descendre')
  await expect(question(page)).toHaveText('Nitouche est dans le monde')

  await page.keyboard.press('Control+z')
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
  await expect(gauge(page, 'points de rêve')).toHaveText('12 / 13')

  await page.getByRole('button', { name: 'Défaire le dernier choix' }).click()
  const asked = page.getByRole('alert').filter({ hasText: 'La suite de ce choix est déjà connue.' })
  await asked.getByRole('button', { name: 'Garder ce choix' }).click()
  await expect(asked).toHaveCount(0)
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')

  await page.getByRole('button', { name: 'Défaire le dernier choix' }).click()
  await asked.getByRole('button', { name: 'Défaire le dernier choix' }).click()
  await expect(question(page)).toHaveText('Nitouche est dans le monde')
  await expect(gauge(page, 'points de rêve')).toHaveText('13 / 13')

  await lay(page, ['d7', 5])
  await choose(page, 'Monter, pas à pas')
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
  await journalTells(page, 'repris', 'd7 : 5. Rien ne vient.')
  await pane(page, 'Feuille')
})

test('with nothing to take back, one is told', async ({ page }) => {
  await begin(page)
  await page.getByRole('button', { name: 'Défaire le dernier choix' }).click()
  await expect(page.getByRole('alert')).toContainText('Il n’y a rien à reprendre.')
})
