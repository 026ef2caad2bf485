import type { Page } from '@playwright/test'
import { answer, begin, card, choose, gauge, journalTells, lay, question, stateBirth, walk } from './support/journey.ts'
import { expect, test } from './support/test.ts'

const repress = (page: Page, name: string): Promise<void> =>
  page
    .locator('.effect-card')
    .filter({ hasText: name })
    .getByRole('button', { name: /^Refouler/ })
    .click()

const cast = async (page: Page, face: number): Promise<void> => {
  await choose(page, 'Sérénité')
  await card(page).getByLabel('Points de rêve').fill('4')
  await stateBirth(page)
  await lay(page, ['d100', face])
  await choose(page, 'Lancer Sérénité')
}

const goToBed = async (page: Page): Promise<void> => {
  await choose(page, 'Attendre la nuit')
  await choose(page, 'Dormir')
  await expect(question(page)).toHaveText('Nitouche dort')
}

/** NIT-7: by day one wakes by oneself once nothing is left to sleep off. */
const sleepTillDawn = async (page: Page): Promise<void> => {
  await choose(page, 'Dormir jusqu’à l’aube')
  await expect(page.locator('.top-facts')).toContainText('heure de la Sirène')
  await expect(question(page)).toHaveText('Nitouche est dans le monde')
}

test('alone: two queues, one repressed and one endured; a tête dreamt; lost; an idée fixe; and the spell at last', async ({
  page,
}) => {
  await begin(page)

  await test.step('the first journey fails', async () => {
    await lay(page, ['d7', 7], ['d100', 98], ['d8', 3])
    await choose(page, 'Monter, pas à pas')
    await lay(page, ['d100', 100])
    await lay(page, ['queue', 'queue-desir-lancinant'], ['desir', 'desir-bain-de-boue'], ['queue', 'queue-inertie-draconique'])
    await choose(page, 'Maîtriser')
    await choose(page, 'Ranger la carte, encore 1')
    await choose(page, 'Ranger la carte')
    await lay(page, ['d20', 9])
    await repress(page, 'Désir lancinant')
    await lay(page, ['d7', 7], ['d100', 50], ['d6', 6])
    await walk(page, 'nord-est')
    await lay(page, ['d100', 95])
    await choose(page, 'Maîtriser')
    await expect(gauge(page, 'points de rêve')).toHaveText('6 / 13')
    await lay(page, ['d7', 2])
    await walk(page, 'nord')
    await cast(page, 90)
    await expect(question(page)).toHaveText('Nitouche est dans le monde')
    await expect(gauge(page, 'fatigue')).toHaveText('5 · malus 0')
  })

  await test.step('a night gives back more than it took', async () => {
    await choose(page, 'Attendre une heure')
    await goToBed(page)
    await lay(page, ['d8', 3], ['d8', 8], ['d8', 7], ['d8', 8], ['d100', 1], ['tete', 'tete-don-de-double-reve'])
    await choose(page, 'Dormir jusqu’à être reposé')
    await choose(page, 'Ranger la carte')
    await expect(gauge(page, 'points de rêve')).toHaveText('16 / 13')
    await sleepTillDawn(page)
    await expect(gauge(page, 'points de rêve')).toHaveText('15 / 13')
  })

  await test.step('the second journey ends lost', async () => {
    await lay(page, ['d7', 7], ['d100', 90], ['d6', 5], ['d6', 5])
    await choose(page, 'Monter, voyage accéléré')
    await lay(page, ['d100', 99], ['d100', 99], ['d100', 1], ['direction', 's'])
    await choose(page, 'Maîtriser')
    await choose(page, 'Lutter')
    await choose(page, 'Lutter')
    await expect(question(page)).toHaveText('Quelque part dans des plaines')
    await choose(page, 'Descendre')
  })

  await test.step('a second night takes: an idée fixe forbids going up, until it is repressed', async () => {
    await goToBed(page)
    await lay(page, ['d8', 7], ['d8', 6], ['d100', 90], ['queue', 'queue-idee-fixe'], ['idee', 'idee-pas-de-tmr'], ['d8', 2])
    await choose(page, 'Dormir jusqu’à être reposé')
    await choose(page, 'Ranger la carte')
    await sleepTillDawn(page)
    await expect(answer(page, 'Monter, pas à pas')).toBeDisabled()
    await expect(answer(page, 'Monter, pas à pas')).toContainText('Une idée fixe vous retient en bas')
    await lay(page, ['d20', 15])
    await repress(page, 'Idée fixe')
  })

  await test.step('the third journey: found again by a Passeur, and the spell is cast', async () => {
    await lay(page, ['d7', 7], ['d100', 28], ['d4', 4], ['d4', 4], ['d100', 5])
    await choose(page, 'Monter, pas à pas')
    await choose(page, 'Maîtriser')
    await card(page).getByRole('combobox').selectOption('H2')
    await choose(page, 'Y aller')
    await expect(question(page)).toHaveText('Collines de Parta (H2)')
    await cast(page, 10)
    await choose(page, 'Garder en main')
    await lay(page, ['d100', 98])
    await choose(page, 'créature')
    await expect(question(page)).toHaveText('Nitouche est dans le monde')
  })

  await journalTells(
    page,
    'Désormais : Bain de boue, aucune expérience.',
    'Désormais : fatigue +1 par case, jusqu’à la fin du jour 2.',
    'Sommeil · Serpent, jour 1',
    'Au-dessus du seuil, 1 point de rêve s’efface.',
    'Montée 2 · Sirène, jour 2',
    'Inertie draconique : son temps est passé.',
    'Idée fixe : c’est refoulé.',
    'Nitouche s’y retrouve',
    'Le sort atteint sa cible.',
  )
})
