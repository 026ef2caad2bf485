import { expect, type Page } from '@playwright/test'
import { card, choose, lay, question, walk } from './journey.ts'

/** One of the occupations of whoever is awake. */
export const occupy = async (page: Page, deed: string): Promise<void> => {
  await card(page).getByText('Autres occupations').click()
  await card(page).getByRole('button', { name: deed }).click()
  await expect(question(page)).toHaveText(deed)
  await expect(question(page)).toBeFocused()
}

/** SIG-5: by Frampanar, whose signs resonate on the sanctuaires. */
export const meditate = async (page: Page, face: number): Promise<void> => {
  await occupy(page, 'Méditer')
  await card(page).getByLabel('Méthode').selectOption('frampanar')
  await card(page).getByLabel('Votre niveau dans ce savoir').fill('3')
  await lay(page, ['d100', face])
  await choose(page, 'Méditer une demi-heure')
  await expect(question(page)).toHaveText('Nitouche est dans le monde')
}

/** Up onto the sanctuaire where Nitouche begins, nothing met. */
export const goUp = async (page: Page): Promise<void> => {
  await lay(page, ['d7', 3])
  await choose(page, 'Monter, pas à pas')
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
}

export const step = async (page: Page, way: string): Promise<void> => {
  await lay(page, ['d7', 1])
  await walk(page, way)
}

/** TET-9: the cell of the card that lies open. */
export const chooseCell = async (page: Page, cell: string, name: RegExp): Promise<void> => {
  await choose(page, 'Choisir la case')
  const bar = page.locator('.choosing')
  await expect(bar.getByRole('button', { name: 'Choisir la case' })).toBeDisabled()
  await bar.getByRole('combobox').selectOption(cell)
  await bar.getByRole('button', { name }).click()
  await expect(bar).toHaveCount(0)
}
