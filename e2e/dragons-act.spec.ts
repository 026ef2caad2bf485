import type { Page } from '@playwright/test'
import { answer, begin, card, choose, journalTells, lay, pane, question, unfoldSheet, walk } from './support/journey.ts'
import { expect, test } from './support/test.ts'

const effect = (page: Page, name: string) => page.locator('.effect-card').filter({ hasText: name })

/** DRG-4: what is drawn is read, then put away. */
const readAndPutAway = async (page: Page, name: string, ...words: readonly string[]): Promise<void> => {
  await expect(question(page)).toHaveText(name)
  for (const word of words) await expect(card(page)).toContainText(word)
  await choose(page, 'Ranger la carte')
}

test('[QUE-5] an urge drawn is read, stands on the map and on the sheet, and is repressed', async ({ page }) => {
  await begin(page, 'Balthazar')
  await lay(page, ['d7', 7], ['d100', 98], ['d8', 1])
  await choose(page, 'Monter, pas à pas')
  await expect(question(page)).toHaveText('Rêve de Dragon, force 8')
  await lay(page, ['d100', 90], ['queue', 'queue-urgence-draconique'])
  await choose(page, 'Maîtriser')
  await readAndPutAway(
    page,
    'Urgence draconique',
    'queue de Dragon',
    'Case : Gouffre de Kapfa · H7',
    'Peut se refouler, pour 2 points.',
  )
  await expect(question(page)).toHaveText('Sanctuaire Noir (K9)')
  await expect(answer(page, 'Descendre')).toBeDisabled()

  await page.getByRole('button', { name: 'Légende' }).click()
  await expect(page.getByRole('region', { name: 'Légende' })).toContainText('réserve qui presse')
  await lay(page, ['d20', 15])
  await effect(page, 'Urgence draconique').getByRole('button', { name: 'Refouler, 2 points' }).click()
  await expect(effect(page, 'Urgence draconique')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Légende' })).not.toContainText('réserve qui presse')
  await expect(answer(page, 'Descendre')).toBeEnabled()
  await journalTells(page, 'Urgence draconique : c’est refoulé.')
})

test('[SOU-4] a souffle shuts the cités; entering one asks for its mastery, and it opens for good', async ({ page }) => {
  await begin(page)
  await lay(page, ['d7', 7], ['d100', 66], ['d6', 3])
  await choose(page, 'Monter, pas à pas')
  await lay(page, ['d20', 1], ['souffle', 'souffle-fermeture-des-cites'])
  await choose(page, 'Refouler')
  await readAndPutAway(page, 'Fermeture des cités', 'souffle de Dragon', 'Encore 22 cités', 'Ne se refoule pas.')
  await expect(effect(page, 'Fermeture des cités')).toContainText('cités closes')
  for (const way of ['sud', 'sud-ouest']) {
    await lay(page, ['d7', 3])
    await walk(page, way)
  }
  await expect(question(page)).toHaveText('La cité est close')
  await expect(card(page)).toContainText('Difficulté −9.')
  await lay(page, ['d100', 2])
  await choose(page, 'Maîtriser la case')
  await expect(effect(page, 'Fermeture des cités')).toContainText('Encore 21 cités')
  await journalTells(page, 'cette cité se rouvre pour de bon')
  await pane(page, 'Feuille')
})

test('[DRG-1] alone, one turns the Dragons off and on', async ({ page }) => {
  await begin(page)
  await unfoldSheet(page, /^dragons/)
  const box = page.getByLabel('Dragons et nuits')
  await expect(box).toBeChecked()
  await box.click()
  await expect(box).not.toBeChecked()
})
