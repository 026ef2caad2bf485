import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { begin, choose, lay, pane, question } from './support/journey.ts'
import { expect, test } from './support/test.ts'

/** Met a Mangeur, and evaded it. */
const evaded = async (page: Page): Promise<void> => {
  await begin(page)
  await lay(page, ['d7', 7], ['d100', 70], ['d6', 5])
  await choose(page, 'Monter, pas à pas')
  await expect(question(page)).toHaveText(/^Mangeur/)
  await choose(page, 'Se dérober')
  await expect(question(page)).toHaveText('Nitouche est dans le monde')
  await pane(page, 'Journal')
  await page.getByRole('toolbar', { name: 'Revoir le voyage' }).getByRole('button', { name: 'Précédent' }).click()
  await expect(question(page)).toHaveText(/^Mangeur/)
  await page.getByRole('button', { name: 'Et vous, qu’auriez-vous fait ?' }).click()
}

test('a moment becomes a link; who opens it answers, then sees what was done', async ({ page }) => {
  await evaded(page)
  const field = page.getByLabel(/^Le lien \(/)
  await expect(field).toBeVisible()
  const link = await field.inputValue()
  expect(link.length).toBeLessThan(2000)
  await page.goto('about:blank')
  await page.goto(link)
  await expect(question(page)).toHaveText(/^Mangeur de Rêve de force 5|^Mangeur/)
  const guide = page.getByRole('region', { name: 'Qu’auriez-vous fait ?' })
  await expect(guide).toContainText('Quelqu’un s’est trouvé là')
  await expect(guide).not.toContainText('dérobe')
  await lay(page, ['d100', 1])
  await choose(page, 'Maîtriser')
  await expect(guide).toContainText('Son choix : Se dérober.')
  await expect(guide).toContainText('Voici ce qui fut fait')
  await expect(guide).toContainText(/dérob/)
  await expect(page.getByTestId('news')).toContainText('Voici ce qui fut fait')
  await guide.getByRole('button', { name: 'Reprendre ce moment' }).click()
  await expect(question(page)).toHaveText(/^Mangeur/)
})

test('[NIT-4] the end of a journey hides nothing: it becomes a link too, and the link comes into sight', async ({ page }) => {
  await begin(page)
  await lay(page, ['d7', 1])
  await choose(page, 'Monter, pas à pas')
  await choose(page, 'Descendre')
  await expect(question(page)).toHaveText('Nitouche est dans le monde')
  await pane(page, 'Journal')
  await page.setViewportSize({ width: 1280, height: 520 })
  await page.getByRole('button', { name: 'Et vous, qu’auriez-vous fait ?' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Le lien est prêt' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel(/^Le lien \(/)).toBeInViewport({ ratio: 1 })
})

test('the same as a file', async ({ page }, info) => {
  await evaded(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Prendre le fichier' }).click(),
  ])
  const path = info.outputPath('moment.json')
  await file.saveAs(path)
  await page.goto('/#tmr/exercice')
  await page.getByLabel('Ouvrir un fichier de moment').setInputFiles(path)
  await expect(question(page)).toHaveText(/^Mangeur/)
  await page.reload()
  await expect(question(page)).toHaveText(/^Mangeur/)
})

test('a link that lost its end, one of another version and a foreign file get a sentence', async ({ page }, info) => {
  await page.goto('/#tmr/exercice/moment/q1YqS8wpTlWyUkpKLCpKVaoFAA')
  await expect(page.getByText(/^Ce lien est incomplet ou abîmé/)).toBeVisible()
  await page.goto('/#tmr/exercice/moment/pas+un+lien')
  await expect(page.getByText(/^Ce lien est incomplet ou abîmé/)).toBeVisible()
  const old = info.outputPath('old.json')
  writeFileSync(old, JSON.stringify({ format: 'demi-reve-moment', version: 99, rules: 1 }))
  await page.goto('/#tmr/exercice')
  await page.getByLabel('Ouvrir un fichier de moment').setInputFiles(old)
  await expect(page.getByText(/^Ce moment vient d’une autre version/)).toBeVisible()
  const foreign = info.outputPath('foreign.json')
  writeFileSync(foreign, '{"a": 1')
  await page.goto('/#tmr/exercice')
  await page.getByLabel('Ouvrir un fichier de moment').setInputFiles(foreign)
  await expect(page.getByText(/^Ce fichier n’est pas un moment, ou il est abîmé/)).toBeVisible()
})

test('the address of a file that is not here asks for the file', async ({ page }) => {
  await page.goto('/#tmr/exercice/moment/fichier')
  await expect(page.getByText(/^Ce navigateur n’a plus le fichier/)).toBeVisible()
})

test('while a long journal is replayed, the moment shown can be shared without looking for how', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await begin(page)
  await lay(page, ['d7', 1])
  await choose(page, 'Monter, pas à pas')
  for (let round = 0; round < 9; round++) {
    await lay(page, ['d7', 1])
    await choose(page, 'Rester sur place')
  }
  await pane(page, 'Journal')
  await page.getByRole('toolbar', { name: 'Revoir le voyage' }).getByRole('button', { name: 'Au début' }).click()
  await page.getByRole('toolbar', { name: 'Revoir le voyage' }).getByRole('button', { name: 'Suivant' }).click()
  const share = page.getByRole('button', { name: 'Et vous, qu’auriez-vous fait ?' })
  await expect(share).toBeInViewport({ ratio: 1 })
  await share.click()
  await expect(page.getByLabel(/^Le lien \(/)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Prendre le fichier' })).toBeInViewport({ ratio: 1 })
})
