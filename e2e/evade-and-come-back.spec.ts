import type { Page } from '@playwright/test'
import { answer, begin, card, choose, gauge, journalTells, lay, pane, question, unfoldSheet } from './support/journey.ts'
import { expect, test } from './support/test.ts'

const evadeABriseur = async (page: Page): Promise<void> => {
  await begin(page)
  await lay(page, ['d7', 7], ['d100', 83], ['d6', 5], ['d6', 4])
  await choose(page, 'Monter, pas à pas')
  await expect(question(page)).toHaveText('Briseur de rêve, force 9')
  await choose(page, 'Se dérober')
  await expect(question(page)).toHaveText('Nitouche est dans le monde')
}

const advanceClock = async (page: Page, hours: number): Promise<void> => {
  await unfoldSheet(page, /^heure/)
  await page.getByLabel('Avancer l’horloge').selectOption(String(hours))
  await page.getByRole('button', { name: /plus tard$/ }).click()
}

test('the same encounter waits with the same strength; no second evasion; it is repressed', async ({ page }) => {
  await evadeABriseur(page)
  await choose(page, 'Monter, pas à pas')
  await expect(question(page)).toHaveText('Briseur de rêve, force 9')
  await expect(card(page)).toContainText('La même présence, de la même force, vous attendait ici.')
  await expect(answer(page, 'Se dérober')).toBeDisabled()
  await expect(answer(page, 'Se dérober')).toContainText('On ne se dérobe pas deux fois')
  await lay(page, ['d20', 14])
  await choose(page, 'Refouler')
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
  await expect(gauge(page, 'refoulement')).toContainText('1 · souffle à 10 %')
  await journalTells(
    page,
    'Nitouche se dérobe : le Briseur attend ici jusqu’à la fin de l’heure du Vaisseau, jour 2.',
    'Sur la case attendait le Briseur, de la même force.',
    'd20 : 14, au-dessus de 1. Le Dragon dort.',
  )
})

test('once its hour has come and gone, the cell is empty again', async ({ page }) => {
  await evadeABriseur(page)
  await advanceClock(page, 12)
  await expect(page.getByRole('list').first()).toContainText('heure du Vaisseau')
  await page.getByLabel('Avancer l’horloge').selectOption('1')
  await page.getByRole('button', { name: /plus tard$/ }).click()
  await expect(page.getByRole('list').first()).toContainText('heure de la Sirène')
  await lay(page, ['d7', 3])
  await choose(page, 'Monter, pas à pas')
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
  await journalTells(page, 'Le temps a passé : le Briseur n’est plus là.')
  await pane(page, 'Feuille')
})
