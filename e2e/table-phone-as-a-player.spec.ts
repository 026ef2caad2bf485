import AxeBuilder from '@axe-core/playwright'
import { choose, closeNotebook, pane, question } from './support/journey.ts'
import { expect, test } from './table-support/test.ts'

test('a phone as a player: the link, a seat, the pawn, and a step by touch, with nothing out of reach', async ({ party }) => {
  const player = await party.phone('Nitouche')
  const { page } = player
  const fits = (): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
  await expect(question(page)).toBeInViewport()
  expect(await fits()).toBe(true)
  for (const tab of ['Feuille', 'Journal', 'Table'] as const) {
    await pane(page, tab)
    expect(await fits()).toBe(true)
  }
  await pane(page, 'Table')
  await expect(page.getByText('Le gardien des rêves est là.')).toBeVisible()
  await closeNotebook(page)
  await choose(page, 'Monter, voyage accéléré')
  await expect(question(page)).not.toHaveText('Nitouche est dans le monde')
  const small = await page
    .locator('.zone-moment button:visible:not(.rule-tag), .top-bar button:visible')
    .evaluateAll((buttons) => buttons.filter((one) => one.getBoundingClientRect().height < 24).length)
  expect(small).toBe(0)
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
})
