import { begin, burst, card, choose, gauge, journalTells, lay, question } from './support/journey.ts'
import { expect, test } from './support/test.ts'

test('an échec total alone: its words first and wide on the map; what bursts is drawn, told, and goes from the sheet', async ({
  page,
}) => {
  await begin(page)
  await lay(page, ['d7', 3])
  await choose(page, 'Monter, pas à pas')
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
  await choose(page, 'Non-agressivité')
  await lay(page, ['d100', 100])
  await choose(page, 'Lancer Non-agressivité')
  await expect(page.locator('.last-news li').first()).toHaveAttribute('data-great', 'true')
  await expect(page.locator('.last-news li').first()).toContainText('échec total')
  await expect(question(page)).toContainText('Non-agressivité')
  await expect(gauge(page, 'points de rêve')).toHaveText('8 / 13')
  await burst(page, 'dream')
  await expect(question(page)).toHaveText('Nitouche est dans le monde')
  await expect(gauge(page, 'points de rêve')).toHaveText('7 / 13')
  await journalTells(page, 'Un effet erratique se produit, quelque part à portée.')
  await expect(page.getByRole('region', { name: 'Journal du voyage' })).toContainText('Chaque mot vous revient')
  await expect(card(page)).not.toContainText('gré du gardien')
})
