import { answer, begin, choose, lay, pane, question, walk } from './support/journey.ts'
import { expect, test } from './support/test.ts'

test('a sentence of the journal shows the map at that moment; back and forth, and back to now', async ({ page }) => {
  await begin(page)
  await lay(page, ['d7', 1], ['d7', 2], ['d7', 3])
  await choose(page, 'Monter, pas à pas')
  await walk(page, 'nord-est')
  await expect(question(page)).toHaveText('Forêt de Ganna (H3)')
  await walk(page, 'nord')
  await expect(question(page)).toHaveText('Collines de Parta (H2)')

  await pane(page, 'Journal')
  await page.getByRole('button', { name: 'Nitouche entre dans la Forêt de Ganna (H3).' }).click()
  await expect(question(page)).toHaveText('Forêt de Ganna (H3)')
  await expect(page.getByText('Vous revoyez le round 2.')).toBeVisible()
  await expect(answer(page, 'Descendre')).toBeDisabled()

  const bar = page.getByRole('toolbar', { name: 'Revoir le voyage' })
  await bar.getByRole('button', { name: 'Précédent' }).click()
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
  await bar.getByRole('button', { name: 'Au début' }).click()
  await expect(page.getByText('Vous revoyez le tout début.')).toBeVisible()
  await expect(question(page)).toHaveText('Nitouche est dans le monde')
  await bar.getByRole('button', { name: 'Suivant' }).click()
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
  await bar.getByRole('button', { name: 'Revenir au présent' }).click()
  await expect(question(page)).toHaveText('Collines de Parta (H2)')
  await expect(answer(page, 'Descendre')).toBeEnabled()
})

test('the journal is copied and exported as text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await begin(page)
  await lay(page, ['d7', 1])
  await choose(page, 'Monter, voyage accéléré')
  await pane(page, 'Journal')
  await page.getByRole('button', { name: 'Copier le journal' }).click()
  await expect(page.getByText('Copié.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'Nitouche monte en accéléré, pour 2 points de rêve.',
  )
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter le journal' }).click()
  expect((await download).suggestedFilename()).toBe('journal-de-voyage.txt')
})

test('a rule number opens the rule', async ({ page }) => {
  await begin(page)
  await page.getByRole('button', { name: 'Lire la règle ASC-1' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('ASC-1')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Règle suivante/ })
    .click()
  await expect(page.getByRole('dialog')).toContainText('ASC-2')
})
