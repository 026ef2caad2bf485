import AxeBuilder from '@axe-core/playwright'
import { card, choose, gauge, lay, question } from './support/journey.ts'
import { expect, test } from './support/test.ts'

test('an evening before dawn: its list, an ascent, left and come back to, ended and held against the best known play', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await page.goto('/#tmr/exercice')
  await expect(page.getByRole('heading', { name: 'Avant l’aube' })).toBeVisible()
  await page.goto('/#tmr/exercice/soiree/7')
  const list = page.getByRole('region', { name: 'À faire avant l’aube' })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect(list).toContainText('5 heures de nuit.')
  await lay(page, ['d7', 1])
  await choose(page, 'Monter, pas à pas')
  await expect(question(page)).toHaveText('Nécropole de Zonar (M9)')

  await page.reload()
  await expect(question(page)).toHaveText('Nécropole de Zonar (M9)')
  await expect(list.getByRole('listitem')).toHaveCount(3)

  await page.goto('/#tmr/exercice')
  await expect(page.getByText('Une soirée vous attend : 0 sort sur 3. 5 heures de nuit.')).toBeVisible()
  await page.getByRole('link', { name: 'Reprendre la soirée' }).click()
  await expect(question(page)).toHaveText('Nécropole de Zonar (M9)')

  await list.getByRole('button', { name: 'Finir la soirée' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Finir la soirée' }).click()
  await expect(question(page)).toHaveText('L’aube : 0 sort sur 3')
  await expect(page.getByText(/^Le meilleur jeu connu en réussit/)).toBeVisible({ timeout: 240_000 })
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target)}`)).toEqual([])
  await page.goto('/#tmr/exercice')
  await expect(page.getByRole('link', { name: 'Une soirée' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Reprendre la soirée' })).toHaveCount(0)
})

test('an evening in which hours are slept: they go from the night, and one goes up again with what they gave', async ({
  page,
}) => {
  await page.goto('/#tmr/exercice/soiree/7')
  const list = page.getByRole('region', { name: 'À faire avant l’aube' })
  await expect(list).toContainText('5 heures de nuit.')
  await lay(page, ['d7', 7], ['d100', 10], ['d6', 4], ['d100', 99])
  await choose(page, 'Monter, pas à pas')
  await choose(page, 'Maîtriser')
  await choose(page, 'Descendre')
  await choose(page, 'Dormir')
  await expect(question(page)).toHaveText(/ dort$/)
  const before = Number.parseInt((await gauge(page, 'points de rêve').textContent()) ?? '', 10)

  // NIT-4: an hour in which one was up gives nothing.
  await lay(page, ['d8', 2])
  await card(page).getByLabel('Heures de sommeil').fill('2')
  await choose(page, 'Dormir 2 heures')
  await expect(list).toContainText('3 heures de nuit.')
  await expect(gauge(page, 'points de rêve')).toContainText(`${before + 2} /`)
  await choose(page, 'Se réveiller')
  await expect(question(page)).toHaveText(/ est dans le monde$/)
  await lay(page, ['d7', 1])
  await choose(page, 'Monter, pas à pas')
  await expect(question(page)).toHaveText('Nécropole de Zonar (M9)')
  await choose(page, 'Descendre')

  await choose(page, 'Dormir')
  await lay(page, ['d8', 8], ['d8', 8])
  await choose(page, 'Dormir jusqu’à l’aube')
  await expect(question(page)).toHaveText('L’aube : 0 sort sur 3')
})

test('an evening that is none gets a sentence', async ({ page }) => {
  await page.goto('/#tmr/exercice/soiree/demain')
  await expect(page.getByText('Cette soirée n’existe pas.')).toBeVisible()
})
