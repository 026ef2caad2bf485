import type { Page } from '@playwright/test'
import { answer, begin, card, choose, lay, pane, press, question, walk, walkToHills, want } from './support/journey.ts'
import { expect, test } from './support/test.ts'

test('a sentence of the journal shows the map at that moment; back and forth, and back to now', async ({ page }) => {
  await walkToHills(page)
  await expect(question(page)).toHaveText('Collines de Parta (H2)')

  await pane(page, 'Journal')
  await page.getByRole('button', { name: 'Nitouche entre dans la Forêt de Ganna (H3).' }).click()
  await expect(question(page)).toHaveText('Forêt de Ganna (H3)')
  await expect(page.getByText('Vous revoyez le round 2.')).toBeVisible()
  await expect(answer(page, 'Descendre')).toBeDisabled()

  const bar = page.getByRole('toolbar', { name: 'Revoir le voyage' })
  await bar.getByRole('button', { name: 'Précédent' }).click()
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
  await bar.getByRole('button', { name: 'Au début' }).click()
  await expect(page.getByText('Vous revoyez le tout début.')).toBeVisible()
  await expect(question(page)).toHaveText('Nitouche est dans le monde')
  await bar.getByRole('button', { name: 'Suivant' }).click()
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
  await bar.getByRole('button', { name: 'Revenir au présent' }).click()
  await expect(question(page)).toHaveText('Collines de Parta (H2)')
  await expect(answer(page, 'Descendre')).toBeEnabled()
})

/** Up and down again, with a goal, until the journal is longer than its pane. */
const longJournal = async (page: Page): Promise<void> => {
  await begin(page)
  await choose(page, 'Changer')
  await want(page, 'Tympan d’Hypnos')
  for (let ascent = 0; ascent < 3; ascent++) {
    await lay(page, ['d7', 1], ['d7', 2], ['d7', 3])
    await choose(page, 'Monter, pas à pas')
    await expect(answer(page, 'Descendre')).toBeEnabled()
    for (const way of ['nord', 'sud']) {
      await walk(page, way)
      await expect(page.locator('.play[data-ready]')).toBeVisible()
    }
    await choose(page, 'Descendre')
    await expect(question(page)).toHaveText('Nitouche est dans le monde')
  }
  await pane(page, 'Journal')
}

test('what is past asks nothing: no advice, no live answer, and the journal is where the moment is', async ({ page }) => {
  await longJournal(page)
  await expect(card(page).locator('.advice')).toBeVisible()
  const first = page.locator('.journal-entry').first()
  await expect(first).not.toBeInViewport()
  await page.getByRole('button', { name: 'Au début' }).click()
  await expect(card(page)).toContainText('Moment passé.')
  await expect(card(page).locator('.advice')).toHaveCount(0)
  await expect(card(page).getByRole('button', { name: 'Changer' })).toHaveCount(0)
  await expect(answer(page, 'Monter, pas à pas')).toBeDisabled()
  await expect(first).toBeInViewport()
  await choose(page, 'Revenir au présent')
  await expect(card(page)).not.toContainText('Moment passé.')
  await expect(card(page).locator('.advice')).toBeVisible()
})

test('nothing of the journal shows above its step bar; what was taken back runs under no rule number', async ({ page }) => {
  await longJournal(page)
  await lay(page, ['d7', 4])
  await choose(page, 'Monter, pas à pas')
  await expect(answer(page, 'Descendre')).toBeEnabled()
  await choose(page, 'Descendre')
  await press(page, 'Control+z')
  await expect(page.locator('.journal-undone')).toBeVisible()
  const { bar, pane: top } = await page.evaluate(() => ({
    bar: document.querySelector('.replay-bar')?.getBoundingClientRect().top ?? -1,
    pane: document.querySelector('.notebook-pane')?.getBoundingClientRect().top ?? -2,
  }))
  expect(bar).toBeCloseTo(top, 0)
  const boxes = await page
    .locator('.journal-entry[data-undone]')
    .evaluate((entry) =>
      ['.journal-undone', '.rule-tag'].map((part) => entry.querySelector(part)?.getBoundingClientRect().toJSON() ?? null),
    )
  const [undone, rule] = boxes
  expect(undone.bottom).toBeLessThanOrEqual(rule.top + 1)
})

test('the journal is copied and exported as text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await begin(page)
  await lay(page, ['d7', 1])
  await choose(page, 'Monter, voyage accéléré')
  await pane(page, 'Journal')
  await page.getByRole('button', { name: 'Copier le journal' }).click()
  await expect(page.getByText('Copié.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'Nitouche monte en accéléré, pour 2 points de rêve.',
  )
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter le journal' }).click()
  expect((await download).suggestedFilename()).toBe('journal-de-voyage.txt')
})

test('a rule number opens the rule', async ({ page }) => {
  await begin(page)
  await page.getByRole('button', { name: 'Lire la règle ASC-1' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('ASC-1')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Règle suivante/ })
    .click()
  await expect(page.getByRole('dialog')).toContainText('ASC-2')
})
