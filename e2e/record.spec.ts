import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { begin, shortJourney } from './support/journey.ts'
import { expect, test } from './support/test.ts'

const journey = async (page: Page): Promise<void> => {
  await begin(page)
  await shortJourney(page)
  await expect(page.getByRole('region', { name: 'Le voyage' })).toBeVisible()
}

const sum = (page: Page, name: string) => page.locator('.record-sums > div').filter({ hasText: name })

test('journeys are written down with their luck, go into a file with the dreamers, and join what is elsewhere', async ({
  page,
  browser,
}, info) => {
  await page.goto('/#tmr/exercice/carnet')
  await expect(page.getByText('Aucun voyage encore : chacun')).toBeVisible()
  await journey(page)

  await page.goto('/#tmr/exercice')
  await page.getByRole('link', { name: 'Ouvrir le carnet' }).click()
  await expect(sum(page, 'Voyages')).toContainText('1, dont aucun avec un sort')
  await expect(page.getByText('2 jets heureux sur 2, attendu : 1,7.')).toBeVisible()
  await expect(page.getByText('Autant de jets heureux, ou plus : 73,5 % du temps.')).toBeVisible()
  await expect(page.getByRole('img')).toHaveCount(2)
  await page.getByText('Les chiffres').click()
  await expect(page.getByRole('row').last()).toContainText('redescendu')

  await page.goto('/')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Tout exporter' }).click()
  const file = info.outputPath('all.json')
  await (await downloading).saveAs(file)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ format: 'demi-reve-all', games: [{ game: 'tmr' }] })

  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(new URL('/', page.url()).href)
  const pick = await elsewhere.getByLabel('Importer un fichier').elementHandle()
  await pick?.setInputFiles(file)
  await expect(elsewhere.getByText('Parties arrivées : 1.')).toBeVisible()
  await expect(elsewhere.getByRole('button', { name: 'Tout exporter' })).toBeVisible()
  await pick?.setInputFiles(file)
  await expect(elsewhere.getByText('Déjà là : 1. Le carnet d’exercices s’est joint à celui d’ici.')).toBeVisible()
  await elsewhere.goto(new URL('/#tmr/exercice/carnet', page.url()).href)
  await expect(sum(elsewhere, 'Voyages')).toContainText('1, dont aucun avec un sort')

  const later = info.outputPath('later.json')
  writeFileSync(later, JSON.stringify({ format: 'demi-reve-all', version: 2 }))
  await elsewhere.getByLabel('Importer un fichier').setInputFiles(later)
  await expect(elsewhere.getByText('Ce fichier vient d’une version plus récente.')).toBeVisible()
  await expect(sum(elsewhere, 'Voyages')).toContainText('1, dont aucun avec un sort')
  await elsewhere.context().close()
})
