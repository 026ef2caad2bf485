import { answer, begin, card, choose, gauge, journalTells, lay, pane, question, stateBirth } from './support/journey.ts'
import { clickCell } from './support/map.ts'
import { expect, test } from './support/test.ts'

test('a spell laid in reserve waits for the dreamer and wakes under their feet', async ({ page }) => {
  await begin(page)
  await lay(page, ['d7', 1], ['d7', 1], ['d7', 1], ['d100', 20])
  await choose(page, 'Monter, pas à pas')
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
  await clickCell(page, 'H3')
  await expect(question(page)).toHaveText('Forêt de Ganna (H3)')
  await clickCell(page, 'H2')
  await expect(question(page)).toHaveText('Collines de Parta (H2)')
  await choose(page, 'Tympan d’Hypnos')
  await stateBirth(page)
  await card(page).getByLabel('Son', { exact: true }).fill('le chant du coq')
  await choose(page, 'Lancer Tympan d’Hypnos')
  await expect(card(page)).toContainText('le chant du coq')
  await expect(card(page)).toContainText('Hypnos : 0 sort en réserve sur 3.')
  await choose(page, 'Mettre en réserve')

  await expect(gauge(page, 'points de rêve')).toHaveText('7 / 13')
  await expect(page.getByRole('button', { name: 'Tympan d’Hypnos Collines de Parta' })).toBeVisible()
  await expect(answer(page, 'Rester sur place')).toBeDisabled()
  await expect(answer(page, 'Rester sur place')).toContainText('Un sort vient d’être mis en réserve')

  await lay(page, ['d7', 2], ['d7', 2])
  await clickCell(page, 'H3')
  await expect(question(page)).toHaveText('Forêt de Ganna (H3)')
  await clickCell(page, 'H2')
  await expect(question(page)).toHaveText('Sort en main : Tympan d’Hypnos')
  await expect(card(page)).toContainText('Ce qui reposait en réserve s’est déclenché.')

  await choose(page, 'Descendre avec le sort')
  await expect(question(page)).toHaveText('Où poser Tympan d’Hypnos ?')
  await choose(page, 'centre de zone')
  await expect(card(page)).toContainText('Le sort atteint sa cible.')
  await expect(gauge(page, 'points de rêve')).toHaveText('7 / 13')
  await journalTells(page, 'repose en réserve, dans les Collines de Parta (H2), pour 1 point de rêve.', 'La réserve s’éveille')
  await pane(page, 'Feuille')
  await expect(page.getByRole('button', { name: 'Tympan d’Hypnos Collines de Parta' })).toHaveCount(0)
})

test('a total failure can be stored too, and nobody knows what it will do', async ({ page }) => {
  await begin(page)
  await lay(page, ['d7', 1], ['d100', 100])
  await choose(page, 'Monter, pas à pas')
  await choose(page, 'Non-agressivité')
  await choose(page, 'Lancer Non-agressivité')
  await expect(question(page)).toHaveText('Non-agressivité vous échappe')
  await expect(gauge(page, 'points de rêve')).toHaveText('8 / 13')
  await lay(page, ['d100', 10])
  await choose(page, 'Tenter la mise en réserve')
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
  await expect(gauge(page, 'points de rêve')).toHaveText('7 / 13')
  await expect(page.getByRole('region', { name: 'Feuille de route' })).toContainText(
    'un échec total, dont nul ne sait ce qu’il fera',
  )
})
