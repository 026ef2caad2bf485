import { readFile } from 'node:fs/promises'
import { gauge, journalTells, question, want } from './support/journey.ts'
import { pointOf } from './support/map.ts'
import { expect, test } from './support/test.ts'

test('one makes a dreamer, places them on the map, takes them away as a file, brings them back and corrects them', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Créer un haut-rêvant' }).click()
  await page.getByRole('button', { name: 'Enregistrer et partir' }).click()
  await expect(page.getByRole('alert')).toContainText('à revoir')
  await expect(page.getByText('Il manque un nom : donnez-lui-en un.')).toBeVisible()

  await page.getByLabel('Nom', { exact: true }).fill('Mélusine')
  await page.getByLabel('RÊVE', { exact: true }).fill('15')
  await page.getByLabel('Oniros', { exact: true }).fill('2')
  await page.getByLabel('points de rêve').fill('15')
  await page.getByLabel('Chercher un sort').fill('lumiere')
  await page.getByRole('checkbox', { name: /^Lumière/ }).check()

  await page.getByRole('button', { name: 'Ajouter un sort à soi' }).click()
  await page.getByLabel('Nom du sort').fill('Chant des sources')
  await page.getByRole('combobox', { name: 'Terre', exact: true }).selectOption('lac')

  const map = page.locator('.place-map')
  await map.scrollIntoViewIfNeeded()
  await map.click({ position: await pointOf(map, 'E8') })
  await expect(page.getByText('Le demi-rêve est posé : Plaines d’Iolise (E8).')).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer et partir' }).click()
  await expect(question(page)).toHaveText('Mélusine est dans le monde')
  await expect(gauge(page, 'points de rêve')).toHaveText('15 / 15')
  await want(page, 'Chant des sources')
  await expect(page.locator('.goal-line')).toContainText('Chant des sources')

  await page.goto('/')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter : Mélusine' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/melusine.*\.json$/i)
  const buffer = await readFile(await file.path())

  await page.getByRole('button', { name: 'Supprimer : Mélusine' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByText('Vous n’avez pas encore de haut-rêvant à vous.')).toBeVisible()

  await page.getByLabel('Importer un fichier').setInputFiles({ name: 'melusine.json', mimeType: 'application/json', buffer })
  await expect(page.getByText('Mélusine a rejoint cet appareil.')).toBeVisible()

  await page.getByRole('link', { name: 'Modifier : Mélusine' }).click()
  await page.getByLabel('points de rêve').fill('9')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Mélusine : la feuille est à jour.')).toBeVisible()
  await page.getByRole('link', { name: 'Ouvrir : Mélusine' }).click()
  await expect(gauge(page, 'points de rêve')).toHaveText('9 / 15')
  await journalTells(page, 'La feuille est corrigée')
})
