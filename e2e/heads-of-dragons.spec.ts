import type { Page } from '@playwright/test'
import { chooseCell, step } from './support/deeds.ts'
import { answer, begin, card, choose, journalTells, lay, question, unfold, walk } from './support/journey.ts'
import { expect, test } from './support/test.ts'

/** ENC-16: a Rêve de Dragon mastered with a particulière gives a tête. */
const win = async (page: Page, tete: string, how: string): Promise<void> => {
  await lay(page, ['d7', 7], ['d100', 98], ['d8', 8])
  await choose(page, how)
  await lay(page, ['d100', 1], ['tete', tete])
  await choose(page, 'Maîtriser')
}

/** RES-1: cast here and left here. */
const store = async (page: Page, spell: string): Promise<void> => {
  await choose(page, 'Tous les sorts')
  await choose(page, spell)
  const diameter = page.getByLabel('Diamètre de la zone, de 1 à 999 mètres')
  if (await diameter.isVisible()) await diameter.fill('4')
  await lay(page, ['d100', 50])
  await choose(page, `Lancer ${spell}`)
  await choose(page, 'Mettre en réserve')
}

test('[TET-9] a cell chosen from its card holds two spells; both go off at one target', async ({ page }) => {
  await begin(page, 'Balthazar')
  await win(page, 'tete-reserve-extensible', 'Monter, pas à pas')
  await chooseCell(page, 'K9')
  for (const spell of ['Miroirs', 'Bois en eau']) {
    await store(page, spell)
    await step(page, 'nord')
    await step(page, 'sud')
  }
  await expect(question(page)).toHaveText('Sanctuaire Noir (K9)')
  await unfold(card(page).getByText('Plusieurs ensemble, sur une même cible'))
  await card(page).getByRole('checkbox', { name: 'Miroirs' }).check()
  await expect(answer(page, 'Déclencher Miroirs').last()).toBeDisabled()
  await card(page).getByRole('checkbox', { name: 'Bois en eau' }).check()
  await choose(page, 'Déclencher Miroirs et Bois en eau')
  await expect(question(page)).toHaveText('Sorts en main : Miroirs et Bois en eau')
  await choose(page, 'Descendre avec le sort')
  await expect(question(page)).toHaveText('Où poser Miroirs et Bois en eau ?')
  await journalTells(page, 'La réserve s’éveille', 'Miroirs et Bois en eau')
})

test('[TET-6] [TET-5] a cité gives a Passeur, and the Fleuve is leapt along', async ({ page }) => {
  await begin(page, 'Balthazar')
  await win(page, 'tete-present-des-cites', 'Monter, pas à pas')
  await choose(page, 'Ranger la carte')
  await win(page, 'tete-connaissance-du-fleuve', 'Rester sur place')
  await choose(page, 'Ranger la carte')
  await step(page, 'nord')
  await walk(page, 'nord')
  await expect(question(page)).toHaveText('La cité vous offre un présent')
  await expect(answer(page, 'Passeur')).toContainText('2d6 cases au plus')
  await lay(page, ['d6', 1], ['d6', 3])
  await choose(page, 'Passeur')
  await expect(question(page)).toHaveText('Passeur des rêves, force 4, vous obéit')
  await card(page).getByRole('combobox').selectOption('J7')
  await choose(page, 'Y aller')
  await lay(page, ['d100', 3])
  await choose(page, 'Maîtriser la case')
  await card(page).getByLabel('Où bondir').selectOption('D1')
  await lay(page, ['d7', 1], ['d100', 3])
  await choose(page, 'Bondir : Fleuve de l’Oubli · D1')
  await choose(page, 'Maîtriser la case')
  await expect(question(page)).toHaveText('Fleuve de l’Oubli (D1)')
  await journalTells(page, 'La cité offre un présent.', 'Présent reçu : Passeur des rêves, force 4', 'Balthazar bondit')
})
