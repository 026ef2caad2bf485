import { answer, begin, choose, gauge, journalTells, lay, question } from './support/journey.ts'
import { expect, test } from './support/test.ts'

test('with one dream point left nobody goes up: one rests, and can again', async ({ page }) => {
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

  await choose(page, 'Se reposer')
  await expect(gauge(page, 'points de rêve')).toHaveText('13 / 13')
  await expect(gauge(page, 'fatigue')).toHaveText('0 · malus 0')
  await expect(answer(page, 'Monter, pas à pas')).toBeEnabled()
  await journalTells(page, 'Le gardien des rêves corrige la feuille')
})

test('the last dream point gone, one sleeps and wakes', async ({ page }) => {
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
  await choose(page, 'Se réveiller')
  await expect(question(page)).toHaveText('Lison est dans le monde')
  await expect(gauge(page, 'points de rêve')).toHaveText('10 / 10')
})
