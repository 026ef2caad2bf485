import { expect, type Locator, type Page } from '@playwright/test'
import { pane } from '../support/journey.ts'

/** A tool of the gardien's desk, opened. */
export const tool = async (page: Page, title: string): Promise<Locator> => {
  await pane(page, 'Gardien')
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

/** One of a few, or from a list. */
const mark = async (entry: Locator, face: string): Promise<void> => {
  const list = entry.getByRole('combobox')
  if (await list.isVisible()) await list.selectOption(face)
  else await entry.locator(`input[value="${face}"]`).check()
}

const enterFace = async (entry: Locator, face: number | string): Promise<void> => {
  const confirm = entry.getByRole('button', { name: 'Confirmer' })
  if (typeof face === 'string') await mark(entry, face)
  else if (await confirm.isVisible()) await entry.getByRole('textbox').fill(String(face))
  else return entry.getByRole('button', { name: String(face), exact: true }).click()
  return confirm.click()
}

type Die = readonly [name: string, face: number | string]

/** The die that is asked for by that name, unfolded where others were asked for before it. */
export const openDie = async (page: Page, name: string): Promise<Locator> => {
  const moment = page.getByRole('region', { name: 'Le moment' })
  const open = moment.locator('.face-entry').filter({ hasText: name })
  const folded = moment.locator('.queue-unfold').filter({ hasText: name })
  await expect(open.or(folded).first()).toBeVisible()
  if (!(await open.isVisible())) await folded.first().click()
  return open
}

/** The gardien says what dice show, of the table or of a command of their own, each by its name. */
export const enterDice = async (page: Page, ...dice: readonly Die[]): Promise<void> => {
  for (const [name, face] of dice) {
    const open = await openDie(page, name)
    await expect(open).toHaveAttribute('data-ready')
    const handle = await open.elementHandle()
    await enterFace(open, face)
    await handle?.waitForElementState('hidden')
  }
}

export const MET = 'd7 de rencontre'

/** The tray of encounters; what is on its way to the dreamer in hand stands under it. */
export const trayOf = async (page: Page): Promise<Locator> => {
  await pane(page, 'Gardien')
  return page.locator('.gardien-tray')
}

/** Out of the tray to somebody, wherever they go. */
export const sendTo = async (page: Page, dreamer: string, encounter: string, strength: number): Promise<void> => {
  await (await trayOf(page)).getByRole('button', { name: encounter }).click()
  const moment = page.getByRole('region', { name: 'Le moment' })
  await moment.getByLabel('Ou à qui').selectOption({ label: dreamer })
  await moment.getByLabel('Choisir sa force').check()
  await moment.getByLabel('Force', { exact: true }).fill(String(strength))
  await moment.getByRole('button', { name: 'Confirmer' }).click()
  await expect(await trayOf(page)).toContainText(`${encounter}, force ${strength}`)
}

/** A dreamer's own line in the gardien's roster. */
export const rosterOf = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Haut-rêvants de la table' }).getByRole('button', { name })
