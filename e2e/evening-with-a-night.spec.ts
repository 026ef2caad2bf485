import { answer, begin, card, choose, gauge, journalTells, lay, pane, question, unfold } from './support/journey.ts'
import { expect, test } from './support/test.ts'

test('alone: a journey, a night with a Rêve de Dragon, a second journey', async ({ page }) => {
  await begin(page)
  await lay(page, ['d7', 7], ['d100', 68], ['d6', 6], ['d100', 95])
  await choose(page, 'Monter, pas à pas')
  await choose(page, 'Maîtriser')
  await choose(page, 'Descendre')
  await expect(gauge(page, 'points de rêve')).toHaveText('6 / 13')

  await choose(page, 'Attendre une heure')
  await expect(page.locator('.top-facts')).toContainText('heure de la Sirène')
  await expect(answer(page, 'Dormir')).toBeDisabled()
  await expect(answer(page, 'Dormir')).toContainText('Il fait jour')
  await choose(page, 'Attendre la nuit')
  await expect(page.locator('.top-facts')).toContainText('heure du Serpent')
  await choose(page, 'Dormir')
  await expect(question(page)).toHaveText('Nitouche dort')

  await lay(
    page,
    ['d8', 2],
    ['d8', 8],
    ['d8', 7],
    ['d8', 1],
    ['d100', 60],
    ['queue', 'queue-idee-fixe'],
    ['idee', 'idee-toujours-non'],
  )
  await choose(page, 'Dormir jusqu’à être reposé')
  await choose(page, 'Ranger la carte')
  await expect(card(page).locator('.night-dragon')).toContainText('Un Rêve de Dragon, force 8')
  await expect(card(page).locator('.night-dragon')).toContainText('Il a été le plus fort')
  await expect(card(page).locator('.night-hour')).toHaveCount(3)
  await expect(card(page).getByRole('listitem').first()).toContainText('heure du Serpent : dé de rêve 2, 2 points de rêve')
  await expect(gauge(page, 'points de rêve')).toHaveText('8 / 13')
  await expect(gauge(page, 'fatigue')).toHaveText('0 · malus 0')

  await lay(page, ['d8', 6])
  await choose(page, 'Dormir jusqu’à être reposé')
  await expect(gauge(page, 'points de rêve')).toHaveText('14 / 13')
  await expect(answer(page, 'Dormir jusqu’à être reposé')).toBeDisabled()
  await choose(page, 'Se réveiller')
  await expect(question(page)).toHaveText('Nitouche est dans le monde')
  await lay(page, ['d7', 1])
  await choose(page, 'Monter, pas à pas')
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
  await journalTells(page, 'Un Rêve de Dragon traverse le sommeil, force 8', 'Nitouche s’éveille', 'Le sommeil efface')
})

test('the hours that pass by themselves can be stopped', async ({ page }) => {
  await begin(page)
  await choose(page, 'Monter, pas à pas')
  await choose(page, 'Descendre')
  await choose(page, 'Attendre une heure')
  await choose(page, 'Attendre la nuit')
  await choose(page, 'Dormir')
  await card(page).getByLabel('Heures de sommeil').fill('24')
  await lay(page, ...Array.from({ length: 12 }, () => ['d8', 8] as const))
  await choose(page, 'Dormir 24 heures')
  await choose(page, 'Arrêter là')
  await expect(answer(page, 'Dormir jusqu’à l’aube')).toBeEnabled()
  await expect(question(page)).toHaveText('Nitouche dort')
})

test('the stars: read by night, the number kept with its doubt', async ({ page }) => {
  await begin(page)
  await choose(page, 'Attendre une heure')
  await choose(page, 'Attendre la nuit')
  await unfold(card(page).getByText('Autres occupations'))
  await card(page).getByRole('button', { name: 'Lire les étoiles' }).click()
  await lay(page, ['d12', 5], ['d100', 1])
  await choose(page, 'Interroger les étoiles')
  await expect(question(page)).toHaveText('Nitouche est dans le monde')
  await pane(page, 'Feuille')
  await unfold(page.locator('summary', { hasText: 'étoiles lues' }))
  await expect(page.locator('.readings')).toContainText('Jour 1 : 5')
  await expect(page.locator('.readings')).toContainText('Vrai ou faux : nul ne le sait.')
  await unfold(card(page).getByText('Autres occupations'))
  await card(page).getByRole('button', { name: 'Lire les étoiles' }).click()
  await expect(answer(page, 'Interroger les étoiles')).toBeDisabled()
  await expect(answer(page, 'Interroger les étoiles')).toContainText('déjà été lu')
})
