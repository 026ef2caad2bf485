import type { Page } from '@playwright/test'
import { goUp, meditate, occupy } from './support/deeds.ts'
import { answer, begin, card, choose, gauge, journalTells, lay, question, unfold } from './support/journey.ts'
import { expect, test } from './support/test.ts'

/** ENC-16: a Rêve de Dragon mastered with a particulière, worth experience. */
const masterDragon = async (page: Page, face: number): Promise<void> => {
  await expect(question(page)).toHaveText(`Rêve de Dragon, force ${7 + face}`)
  await lay(page, ['d100', 1], ['tete', 'tete-don-d-orientation'])
  await choose(page, 'Maîtriser')
  await choose(page, 'Ranger la carte')
}

for (const [size, viewport] of Object.entries({ desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } })) {
  test.describe(size, () => {
    test.use({ viewport })

    test('[SIG-5] [SIG-2] [SIG-7] a meditation, its sign read, and what the points could buy', async ({ page }) => {
      await begin(page)
      await meditate(page, 3)
      await expect(page.locator('.last-news [data-main]')).toContainText('Un signe draconique : sanctuaire, difficulté 0.')
      await expect(card(page)).toContainText('Un signe vous attend au prochain round dans les Terres : sanctuaire, difficulté 0.')
      await goUp(page)
      await expect(answer(page, 'Lire le signe')).toContainText('Quelque chose résonne ici')
      await choose(page, 'Lire le signe')
      await expect(question(page)).toBeFocused()
      await lay(page, ['d100', 4])
      await choose(page, 'Lire par Hypnos')
      await expect(page.locator('.last-news [data-main]')).toContainText('Points de sort d’Hypnos : +10.')
      await goUp(page)
      await choose(page, 'Apprendre un sort ici')
      await expect(card(page)).toContainText('Vos points de sort : Hypnos 10.')
      await expect(card(page)).toContainText('Aucun sort inconnu n’est encore à votre portée ici.')
      await unfold(card(page).getByText('Hors de portée'))
      await expect(card(page)).toContainText('points de sort de cette voie : lisez d')
      await card(page).getByRole('button', { name: 'Retour' }).click()
      await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
      await journalTells(page, 'Nitouche médite selon Frampanar', 'Points de sort d’Hypnos')
    })
  })
}

test('[SIG-8] a spell put together from the points of three signs', async ({ page }) => {
  await begin(page)
  for (const read of [1, 2, 3]) {
    await meditate(page, read)
    await goUp(page)
    await choose(page, 'Lire le signe')
    await lay(page, ['d100', 1])
    await choose(page, 'Lire par Hypnos')
  }
  await goUp(page)
  await choose(page, 'Apprendre un sort ici')
  await lay(page, ['d100', 30])
  await card(page)
    .getByRole('button', { name: /\(Hypnos\), \d+ points/ })
    .first()
    .click()
  await expect(question(page)).toHaveText('Nitouche est dans le monde')
  await journalTells(page, 'Un sort de plus est connu')
})

test('[EXP-4] steps too dear say what they cost; one that can be paid is taken', async ({ page }) => {
  await begin(page)
  await occupy(page, 'Dépenser l’expérience')
  await expect(answer(page, 'RÊVE : de 13 à 14, 9 points')).toBeDisabled()
  await expect(answer(page, 'RÊVE : de 13 à 14, 9 points')).toContainText('Pas assez d’expérience : il en faut 9')
  await card(page).getByRole('button', { name: 'Retour' }).click()
  await expect(question(page)).toBeFocused()
  await lay(page, ['d7', 7], ['d100', 98], ['d8', 4])
  await choose(page, 'Monter, pas à pas')
  await masterDragon(page, 4)
  await lay(page, ['d7', 7], ['d100', 98], ['d8', 6])
  await choose(page, 'Rester sur place')
  await masterDragon(page, 6)
  await choose(page, 'Descendre')
  await occupy(page, 'Dépenser l’expérience')
  await choose(page, 'RÊVE : de 13 à 14, 9 points')
  await expect(gauge(page, 'points de rêve')).toHaveText('36 / 14')
  await journalTells(page, 'Expérience en RÊVE : −9.', 'RÊVE : +1.', 'Seuil de rêve : +1.')
})
