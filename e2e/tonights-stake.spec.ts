import type { Page } from '@playwright/test'
import { answer, card, choose, question, unfold } from './support/journey.ts'
import { expect, test } from './support/test.ts'

/** A night whose stake and dice are known: those of everybody. */
const NIGHT = '2026-11-17'

const giveUp = async (page: Page): Promise<void> => {
  await unfold(page.locator('.stake-asked > summary'))
  await page.locator('section.guide').getByRole('button', { name: 'Renoncer' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Renoncer' }).click()
}

test('tonight’s stake from the start page: the same dice, kept once, a line to share, then for practice alone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.setFixedTime(new Date(`${NIGHT}T21:00:00`))
  await page.goto('/')
  await page.getByRole('link', { name: 'L’enjeu du soir' }).click()
  const guide = page.locator('section.guide')
  await expect(guide).toContainText('Enjeu du 17 novembre 2026')
  const title = await guide.getByRole('heading').textContent()
  await choose(page, 'Monter, pas à pas')
  const met = page.locator('.last-news')
  await expect(met).toBeVisible()
  const told = await met.textContent()

  await page.reload()
  await expect(met).toHaveText(told ?? '')
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Il n’y a rien à reprendre.')).toBeVisible()
  await expect(met).toHaveText(told ?? '')

  await giveUp(page)
  await expect(card(page).getByRole('img', { name: 'Les deux chemins' })).toBeVisible()
  const line = card(page).getByLabel('À partager, sans rien dévoiler')
  await expect(line).toHaveValue(/^Demi-rêve ☾ 2026-11-17 ●+ ✗$/)
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await line.evaluate((it) => [it.scrollHeight <= it.clientHeight + 1, it.scrollWidth <= it.clientWidth + 1])).toEqual([
      true,
      true,
    ])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await card(page).getByRole('button', { name: 'Copier' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await line.inputValue())

  await page.goto('/#tmr/exercice/soir')
  await expect(line).toBeVisible()
  await card(page).getByRole('link', { name: 'Rejouer pour s’exercer' }).click()
  await expect(guide.getByRole('heading')).toHaveText(title ?? '')
  await choose(page, 'Monter, pas à pas')
  await expect(met).toHaveText(told ?? '')
  await expect(answer(page, 'Monter, pas à pas')).toHaveCount(0)
  await giveUp(page)
  await expect(card(page)).toContainText('ce qui est gardé de cette nuit ne change pas')

  await page.goto('/#tmr/exercice/carnet')
  await expect(page.getByRole('region', { name: 'Enjeux joués' }).getByRole('listitem')).toHaveCount(1)
  await page.goto('/')
  await expect(page.getByText('Joué ce soir : perdu.')).toBeVisible()
  await expect(question(page)).toHaveCount(0)
})

test('a night that is none, or not come yet, gets a sentence', async ({ page }) => {
  await page.goto('/#tmr/exercice/soir/2026-02-30')
  await expect(page.getByText('Ce n’est pas un jour du calendrier.')).toBeVisible()
  await page.goto('/#tmr/exercice/soir/2999-01-01')
  await expect(page.getByText('Ce jour n’est pas encore venu.')).toBeVisible()
})
