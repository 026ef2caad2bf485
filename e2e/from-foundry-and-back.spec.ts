import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { begin, choose, lay, question } from './support/journey.ts'
import { expect, test } from './support/test.ts'

const value = (number: number) => ({ value: number })

/** Made by hand to the format of the Foundry system. */
const ACTOR = {
  name: 'Mélusine',
  type: 'personnage',
  system: {
    carac: { reve: value(16), empathie: value(15), volonte: value(13), vue: value(11), intellect: value(14) },
    sante: { vie: { value: 11, max: 11 }, endurance: { value: 23, max: 23 }, fatigue: { value: 5, max: 46 } },
    reve: { reve: value(12), seuil: value(16), refoulement: value(0), tmrpos: { coord: 'K9' } },
    heure: 6,
  },
  items: [
    { type: 'competence', name: "Voie d'Oniros", system: { categorie: 'draconic', niveau: 4 } },
    { type: 'sort', name: 'Air en eau', system: { draconic: "Voie d'Oniros" } },
    {
      type: 'sort',
      name: 'Sort du voisin',
      system: { draconic: "Voie d'Oniros", difficulte: '-3', caseTMR: 'plaines', ptreve: '2' },
    },
    { type: 'sort', name: 'Sort sans terre', system: { draconic: "Voie d'Oniros" } },
  ],
}

const bring = (page: Page, json: unknown): Promise<void> =>
  page
    .getByLabel('Importer un fichier')
    .setInputFiles({ name: 'acteur.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(json)) })

test('a character of Foundry comes, is told what it lacks, brings spells of its own, and goes back', async ({ page }) => {
  await page.goto('/')
  await bring(page, ACTOR)
  await expect(page.getByText(/Mélusine arrive de Foundry\. Sorts venus incomplets.*\s: Sort sans terre\./)).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Vers Foundry : Mélusine' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('melusine.foundry.json')
  const text = await readFile(await file.path(), 'utf8')
  await bring(page, JSON.parse(text))
  await expect(page.getByText('Mélusine arrive de Foundry. Tout a été repris.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Mélusine' }).locator('a')).toHaveCount(2)

  await page.getByRole('link', { name: 'Ouvrir : Mélusine' }).first().click()
  await expect(page.locator('#card-title')).toBeVisible()
})

test('what is no character is refused in a sentence', async ({ page }) => {
  await page.goto('/')
  await bring(page, { ...ACTOR, type: 'creature' })
  await expect(page.getByText('Cet acteur de Foundry n’est pas un personnage (creature)')).toBeVisible()
  await bring(page, { ...ACTOR, system: { ...ACTOR.system, carac: { reve: value(4000) } } })
  await expect(page.getByText('Cet acteur de Foundry ne peut pas être repris')).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Mélusine' })).toHaveCount(0)
})

test('whoever was only brought in takes nobody’s place: the journey under way is the one resumed', async ({ page }) => {
  await begin(page)
  await lay(page, ['d7', 1])
  await choose(page, 'Monter, pas à pas')
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
  await page.goto('/')
  await bring(page, ACTOR)
  await expect(page.getByText(/Mélusine arrive de Foundry/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 3, name: 'Mélusine' })).toBeVisible()
  await page.getByRole('link', { name: 'Reprendre le voyage' }).click()
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
})
