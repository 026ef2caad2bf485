import { readFileSync } from 'node:fs'
import { untilAsked } from './support/duel.ts'
import { expect, test } from './support/test.ts'

test('a deck is built, exported, refused with the card and the reason, taken in again, and brought to a duel', async ({
  page,
}) => {
  const told = page.locator('.deck-told')
  await page.goto('/#duel')
  await page.getByRole('link', { name: 'Vos paquets' }).click()
  await expect(page.getByText('0 carte sur 20')).toBeVisible()
  await page.getByLabel('Partir d’un paquet tout fait').selectOption('Braises et Eaux')
  await expect(page.getByText('20 cartes sur 20')).toBeVisible()
  await expect(page.getByText(/fois sur 100 \(1\s000 tirages\)/)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Cartes par prix' })).toBeVisible()
  // A card is seen close; those of a power are found.
  await page.getByLabel('Pouvoir').selectOption('Échanger')
  await expect(page.locator('.deck-card')).toHaveCount(2)
  await page.getByRole('button', { name: 'Voir Miroir retourné de près' }).click()
  await expect(page.getByRole('dialog')).toContainText('Retirer du paquet')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Miroir retourné', exact: true }).click()
  await expect(told).toHaveText('Il faut 20 cartes, il y en a 19.')
  await expect(page.getByRole('button', { name: 'Garder' })).toBeDisabled()
  await page.getByLabel('Pouvoir').selectOption('toutes les cartes')
  await page.getByRole('button', { name: 'Aiguille d’os', exact: true }).click()
  await page.getByLabel('Nom du paquet').fill('Le mien')
  await expect(told).toHaveText('Ce paquet peut être apporté.')

  const [given] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Exporter' }).click()])
  const file = JSON.parse(readFileSync(await given.path(), 'utf8')) as { cards: string[] }
  expect(file.cards).toContain('aiguille')

  const bring = (cards: readonly string[]) =>
    page.getByLabel('Importer').setInputFiles({
      name: 'jeu.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ ...file, cards })),
    })
  await bring(['tison', ...file.cards.slice(1)])
  await expect(told).toHaveText('« Tison du réveil » y est deux fois : une seule de chaque.')
  await bring(['licorne', ...file.cards.slice(1)])
  await expect(told).toHaveText('La carte « licorne » n’existe pas.')
  await bring(file.cards)
  await expect(told).toContainText('est ouvert')
  await page.getByRole('button', { name: 'Garder' }).click()
  await expect(told).toContainText('est gardé')

  await page.goto('/#duel')
  await page.getByRole('button', { name: 'Affronter Somnolent' }).first().click()
  await untilAsked(page)
  await page.getByRole('button', { name: /^Le mien/ }).click()
  await expect(page.getByRole('heading', { name: 'Garder vos six puissances ?' })).toBeVisible()
})
