import { expect, type Locator, type Page } from '@playwright/test'

/** A tool of the gardien's desk, opened. */
export const tool = async (page: Page, title: string): Promise<Locator> => {
  await page.getByRole('button', { name: 'Gardien', exact: true }).click()
  const found = page.locator('.gardien-tool').filter({ has: page.locator('summary').getByText(title, { exact: true }) })
  if ((await found.getAttribute('open')) === null) await found.locator('summary').click()
  return found
}

type Option = 'le programme' | 'chacun les siens, avec de vrais dés' | 'moi, tous les dés'

export const whoRolls = async (page: Page, who: Option): Promise<void> => {
  const options = await tool(page, 'Règles de la table')
  await options.getByLabel('Qui lance les dés').selectOption({ label: who })
  await expect(options.getByLabel('Qui lance les dés').locator('option:checked')).toHaveText(who)
}

/** A box that is ticked once the table has heard of it. */
export const setBox = async (page: Page, label: string, checked: boolean): Promise<void> => {
  const box = (await tool(page, 'Règles de la table')).getByLabel(label)
  await box.click()
  await expect(box).toBeChecked({ checked })
}

const enterFace = async (entry: Locator, face: number | string): Promise<void> => {
  const confirm = entry.getByRole('button', { name: 'Confirmer' })
  if (typeof face === 'string') await entry.getByRole('combobox').selectOption(face)
  else if (await confirm.isVisible()) await entry.getByRole('textbox').fill(String(face))
  else return entry.getByRole('button', { name: String(face), exact: true }).click()
  return confirm.click()
}

type Die = readonly [name: string, face: number | string]

const enterAll = async (entry: Locator, dice: readonly Die[]): Promise<void> => {
  for (const [name, face] of dice) {
    const asked = entry.filter({ hasText: name })
    await expect(asked).toBeVisible()
    const handle = await asked.elementHandle()
    await enterFace(asked, face)
    await handle?.waitForElementState('hidden')
  }
}

/** The gardien enters dice asked for the table, each by its name. */
export const enterDice = (page: Page, ...dice: readonly Die[]): Promise<void> => enterAll(page.locator('.dice-asked'), dice)

/** Dice of one's own command. */
export const enterOwnDice = (page: Page, ...dice: readonly Die[]): Promise<void> =>
  enterAll(page.locator('.dice-overlay > .face-entry'), dice)

export const MET = 'd7 de rencontre'

/** A dreamer's own line in the gardien's roster. */
export const rosterOf = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Haut-rêvants de la table' }).getByRole('button', { name })
