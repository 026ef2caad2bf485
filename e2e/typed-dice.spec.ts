import type { Page } from '@playwright/test'
import { begin, choose, journalTells, pane, question } from './support/journey.ts'
import { expect, test } from './support/test.ts'

const asked = (page: Page) => page.getByRole('region', { name: 'Ce que montrent vos dés' })

/** A key for the die on the screen, once it can be read. */
const pressFor = async (page: Page, key: string): Promise<void> => {
  await expect(page.locator('.face-entry[data-ready]')).toBeVisible()
  await page.keyboard.press(key)
}

test('with real dice, each die is asked for and typed in; a face that cannot be is refused', async ({ page }) => {
  await begin(page)
  await page.getByRole('button', { name: 'Réglages' }).click()
  await page.getByRole('radio', { name: 'saisis, avec de vrais dés' }).check()
  await page.keyboard.press('Escape')

  await choose(page, 'Monter, pas à pas')
  await expect(asked(page)).toContainText('d7 de rencontre')
  await asked(page).getByRole('button', { name: '7', exact: true }).click()
  await expect(asked(page)).toContainText('d100 (quelle rencontre)')
  await asked(page).getByRole('textbox').fill('120')
  await pressFor(page, 'Enter')
  await expect(asked(page).getByRole('alert')).toHaveText('Ce dé montre un nombre entre 1 et 100.')
  await asked(page).getByRole('textbox').fill('66')
  await pressFor(page, 'Enter')
  await expect(asked(page)).toContainText('d6 (force de la rencontre)')
  await pressFor(page, '5')
  await expect(question(page)).toHaveText('Mangeur de rêve, force 5')

  await choose(page, 'Maîtriser')
  await asked(page).getByRole('textbox').fill('00')
  await pressFor(page, 'Enter')
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
  await journalTells(
    page,
    'Un Mangeur de rêve ouvre la bouche, force 5 (d100 66, d6 5).',
    'Maîtrise : 100 pour',
    '5 points de rêve en moins.',
  )
})

test('a die asked for can be put away: nothing has happened', async ({ page }) => {
  await begin(page)
  await page.getByRole('button', { name: 'Réglages' }).click()
  await page.getByRole('radio', { name: 'saisis, avec de vrais dés' }).check()
  await page.getByRole('button', { name: 'Fermer', exact: true }).click()
  await choose(page, 'Monter, pas à pas')
  await asked(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(asked(page)).toHaveCount(0)
  await expect(question(page)).toHaveText('Nitouche est dans le monde')
  await pane(page, 'Journal')
  await expect(page.getByText('Rien encore. Le journal s’écrira à mesure.')).toBeVisible()
})
