import type { Locator, Page } from '@playwright/test'
import { pickCell } from './support/deeds.ts'
import { question } from './support/journey.ts'
import { neverNames } from './table-support/bytes.ts'
import { rosterOf, tool } from './table-support/gardien.ts'
import { expect, test } from './table-support/test.ts'

const words = (page: Page) => page.getByRole('region', { name: 'Paroles de la table' })

const openWords = async (page: Page): Promise<void> => {
  const tab = page.getByRole('button', { name: /^Paroles/ })
  if (!(await tab.isVisible())) await page.getByRole('button', { name: 'Carnet' }).click()
  await tab.click()
  await expect(words(page)).toBeVisible()
}

/** Whoever plays them is named with them. */
const address = async (choice: Locator, to: string): Promise<void> => {
  await choice.selectOption(await choice.locator('option').filter({ hasText: to }).getAttribute('value'))
}

const speak = async (page: Page, text: string, to: string): Promise<void> => {
  await address(words(page).getByLabel('À qui'), to)
  await words(page).getByLabel('Votre parole').fill(text)
  await words(page).getByRole('button', { name: 'Dire' }).click()
  await expect(words(page).getByLabel('Votre parole')).toHaveValue('')
}

const pick = async (page: Page, cell: string): Promise<void> => {
  const search = page.getByRole('searchbox')
  await search.fill(cell)
  await search.press('Enter')
}

test('a gardien and two players: words to all, a whisper, a cell shown, and an answer given in somebody’s place', async ({
  party,
}) => {
  const { gardien } = party
  const ana = await party.desk('Nitouche')
  const bo = await party.phone('Balthazar')
  const watcher = await party.spectator('Nitouche')

  await test.step('a line to all is heard by all, in the words it was said', async () => {
    await expect(rosterOf(gardien.page, 'Balthazar')).toBeVisible()
    await openWords(gardien.page)
    await speak(gardien.page, 'La <b>nuit</b> tombe', 'à tous')
    for (const { page } of [ana, bo, watcher])
      await expect(page.getByRole('region', { name: 'Ce qui vient d’être dit' })).toContainText('La <b>nuit</b> tombe')
    await expect(ana.page.getByTestId('news')).toContainText('La <b>nuit</b> tombe')
  })

  await test.step('a whisper reaches one, and not a byte of it the others', async () => {
    await speak(gardien.page, 'tu sens la mer', 'à Balthazar')
    await expect(bo.page.getByRole('region', { name: 'Ce qui vient d’être dit' })).toContainText('tu sens la mer')
    await expect(bo.page.getByTestId('news')).toContainText('à vous seul : tu sens la mer')
    await bo.page.getByRole('button', { name: 'Répondre', exact: true }).last().click()
    await expect(words(bo.page)).toContainText('à vous seul')
    await speak(bo.page, 'et du sel', 'au gardien, tout bas')
    await expect(words(gardien.page)).toContainText('et du sel')
    neverNames([...ana.frames, ...watcher.frames], 'tu sens la mer', 'et du sel')
    await bo.page.getByRole('button', { name: 'Fermer' }).first().click()
  })

  await test.step('a spectator listens until they are given the floor', async () => {
    await openWords(watcher.page)
    await expect(words(watcher.page).getByLabel('Votre parole')).toHaveCount(0)
    const floor = words(gardien.page).getByLabel('Les spectateurs peuvent parler')
    // It shows what the table says, once the table has said it.
    await floor.click()
    await expect(floor).toBeChecked()
    await speak(watcher.page, 'bravo', 'à tous')
    await openWords(ana.page)
    await expect(words(ana.page)).toContainText('Spectateur (Passant')
  })

  await test.step('a player points at a cell: the others see it, the spectator cannot do so', async () => {
    await pick(ana.page, 'K7')
    await ana.page.getByRole('button', { name: 'Montrer cette case' }).click()
    await expect(gardien.page.getByRole('region', { name: 'Montrer cette case' })).toContainText(
      /Nitouche \(Passant \d+\) montre/,
    )
    await expect(gardien.page.getByRole('region', { name: 'Montrer cette case' })).toContainText('(K7)')
    await expect(gardien.page.getByTestId('news')).toContainText(/Nitouche \(Passant \d+\) montre/)
    await pick(watcher.page, 'K7')
    await expect(watcher.page.getByRole('button', { name: 'Montrer cette case' })).toHaveCount(0)
  })

  await test.step('the gardien is warned before a lost player would learn where they are', async () => {
    await rosterOf(gardien.page, 'Nitouche').click()
    const place = await tool(gardien.page, 'Placer le demi-rêve')
    await place.getByRole('button', { name: /en secret/ }).click()
    await pickCell(gardien.page, 'C3')
    await expect(gardien.page.locator('.in-sight')).toContainText('ne sait plus où')
    await pick(gardien.page, 'C3')
    const seen = ana.frames.length
    const show = gardien.page.locator('.point-at').getByRole('button')
    await show.click()
    await expect(show).toContainText('sans le savoir')
    await address(gardien.page.locator('.point-at').getByLabel('À qui'), 'à Balthazar')
    await expect(show).toHaveText('Montrer cette case')
    await show.click()
    await expect(bo.page.getByRole('region', { name: 'Montrer cette case' })).toContainText('(C3)')
    neverNames(ana.frames.slice(seen), '"place":"C3"')
  })

  await test.step('the mist of a lost player lies over the map on demand', async () => {
    const mist = gardien.page.getByRole('button', { name: 'Voir sa brume' })
    await expect(mist).toHaveAttribute('aria-pressed', 'false')
    await mist.click()
    await expect(mist).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('a question of a player’s is not one key from being answered for them', async () => {
    const { page } = gardien
    await rosterOf(page, 'Balthazar').click()
    await expect(question(page)).toBeVisible()
    const answers = page.locator('section.card .choice-button')
    await expect(answers.first()).toBeDisabled()
    await page.getByRole('button', { name: 'Répondre à sa place' }).click()
    await expect(page.locator('section.card .choice-button:enabled').first()).toBeVisible()
    await page.getByRole('button', { name: 'Lui laisser la réponse' }).click()
    await expect(answers.first()).toBeDisabled()
  })

  await test.step('a secret roll is read where it was thrown', async () => {
    const roll = await tool(gardien.page, 'Jet secret')
    await roll.getByRole('button', { name: 'Lancer en secret' }).click()
    await expect(roll.locator('output')).toContainText('1d100 :')
  })
})
