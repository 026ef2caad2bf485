import { expect, type Page } from '@playwright/test'
import { card, choose, lay, question, unfold, walk } from './journey.ts'

/** One of the occupations of whoever is awake. */
export const occupy = async (page: Page, deed: string): Promise<void> => {
  await unfold(card(page).getByText('Autres occupations'))
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

/** A cell asked for beside the map: marked in the list, which a phone has folded away, and confirmed. */
export const pickCell = async (page: Page, cell: string): Promise<void> => {
  const asked = page.locator('.face-entry')
  await expect(asked.getByRole('button', { name: 'Confirmer' })).toBeDisabled()
  const list = asked.getByRole('combobox')
  if (!(await list.isVisible())) await page.locator('.moment-fold').click()
  await list.selectOption(cell)
  await asked.getByRole('button', { name: 'Confirmer' }).click()
  await expect(asked).toHaveCount(0)
}

/** TET-9: the cell of the card that lies open. */
export const chooseCell = async (page: Page, cell: string): Promise<void> => {
  await choose(page, 'Choisir la case')
  await pickCell(page, cell)
}
