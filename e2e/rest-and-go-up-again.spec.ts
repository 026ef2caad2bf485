import { answer, begin, choose, gauge, journalTells, lay, question, unfoldSheet } from './support/journey.ts'
import { expect, test } from './support/test.ts'

test('with one dream point left nobody goes up: rest is granted as a correction, taken back as one', async ({ page }) => {
  await begin(page)
  for (const [by, force] of [
    ['Monter, pas à pas', 6],
    ['Rester sur place', 5],
  ] as const) {
    await lay(page, ['d7', 7], ['d100', 68], ['d6', force], ['d100', 95])
    await choose(page, by)
    await choose(page, 'Maîtriser')
    await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
  }
  await choose(page, 'Descendre')
  await expect(gauge(page, 'points de rêve')).toHaveText('1 / 13')
  await expect(answer(page, 'Monter, pas à pas')).toBeDisabled()
  await expect(answer(page, 'Monter, voyage accéléré')).toBeDisabled()

  const corrections = page.locator('.own-corrections')
  await unfoldSheet(page, /^Corriger/)
  await corrections.getByRole('button', { name: 'Accorder ce repos' }).click()
  await expect(gauge(page, 'points de rêve')).toHaveText('13 / 13')
  await expect(gauge(page, 'fatigue')).toHaveText('0 · malus 0')
  await expect(answer(page, 'Monter, pas à pas')).toBeEnabled()
  await page.getByRole('button', { name: 'Défaire le dernier choix' }).click()
  await expect(gauge(page, 'points de rêve')).toHaveText('1 / 13')
  await journalTells(page, 'La feuille est corrigée')
})

test('the last dream point gone, one sleeps: nothing wakes before the dream has given one back', async ({ page }) => {
  await begin(page, 'Lison')
  await lay(page, ['d7', 7], ['d100', 96], ['d8', 8], ['d8', 8])
  await choose(page, 'Monter, voyage accéléré')
  await expect(question(page)).toHaveText('Tourbillon noir, force 16')
  await lay(page, ['d100', 99], ['d100', 99], ['d100', 99], ['d100', 99], ['d20', 20])
  await choose(page, 'Maîtriser')
  for (const left of [6, 4, 2]) {
    await expect(gauge(page, 'points de rêve')).toHaveText(`${left} / 10`)
    await choose(page, 'Lutter')
  }
  await expect(question(page)).toHaveText('Lison dort')
  await expect(answer(page, 'Se réveiller')).toBeDisabled()
  await expect(answer(page, 'Se réveiller')).toContainText('Rien ne réveille encore')
  await lay(page, ['d8', 5], ['d8', 8])
  await page.locator('section.card').getByLabel('Heures de sommeil').fill('3')
  await choose(page, 'Dormir 3 heures')
  await expect(gauge(page, 'points de rêve')).toHaveText('5 / 10')
  await expect(question(page)).toHaveText('Lison est dans le monde')
  await journalTells(page, 'Le jour est là : Lison s’éveille.')
})
