import { answer, card, choose, lay, question, walk } from './support/journey.ts'
import { expect, test } from './support/test.ts'

test('the end of a journey names its costliest answer; played on from there, both ways are on the map and nothing is kept', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Commencer un voyage' }).click()
  await choose(page, 'Sérénité')
  await lay(page, ['d7', 3])
  await choose(page, 'Monter, pas à pas')
  await lay(page, ['d7', 1])
  await walk(page, 'sud')
  await expect(question(page)).toHaveText('Pont d’Ik (G5)')
  await choose(page, 'Descendre')
  const tale = page.getByRole('region', { name: 'Le voyage' })
  await expect(tale).toContainText('La réponse la plus chère')
  await expect(tale.locator('.both-ways > div')).toHaveCount(2)
  await expect(tale.locator('.small-other')).not.toHaveCount(0)

  await tale.getByRole('link', { name: 'Rejouer d’ici' }).click()
  await expect(page.getByRole('region', { name: 'Moment rejoué' })).toBeVisible()
  await choose(page, 'Descendre')
  await expect(question(page)).toHaveText('Les deux chemins')
  await expect(card(page).locator('.small-other')).not.toHaveCount(0)
  await expect(card(page).locator('.small-way')).not.toHaveCount(0)
  await card(page).getByRole('link', { name: 'Retour au voyage' }).click()
  await expect(answer(page, 'Monter, pas à pas')).toBeVisible()

  await page.goto('/#tmr/exercice/carnet')
  await page.getByRole('region', { name: 'Voyages' }).getByRole('link').click()
  const answers = page.getByRole('region', { name: 'Vos réponses' })
  await expect(answers.getByRole('listitem').filter({ hasText: 'Vers le Pont d’Ik' })).toBeVisible()
  await expect(answers.getByRole('listitem').filter({ hasText: 'Monter, pas à pas' })).toBeVisible()
  await expect(answers.locator('.both-ways')).toHaveCount(1)
  await page.getByRole('link', { name: 'Reprendre avec Nitouche' }).click()
  await expect(answer(page, 'Monter, pas à pas')).toBeVisible()
})
