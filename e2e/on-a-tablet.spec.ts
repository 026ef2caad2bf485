import { answer, begin, card, choose, lay, question } from './support/journey.ts'
import { expect, test } from './support/test.ts'

const SIZES = { upright: { width: 768, height: 1024 }, lying: { width: 1024, height: 768 } } as const

for (const [held, viewport] of Object.entries(SIZES))
  test.describe(`a tablet held ${held}`, () => {
    test.use({ viewport, hasTouch: true })
    test('answers are rows, with the details of the one marked and of no other', async ({ page }) => {
      await begin(page)
      await lay(page, ['d7', 7], ['d100', 60], ['d6', 3])
      await choose(page, 'Monter, pas à pas')
      await expect(question(page)).toHaveText('Fleur des rêves, force 3')
      const details = card(page).locator('.choice-detail')
      await expect(details).toHaveCount(0)
      await expect(answer(page, 'Maîtriser')).toContainText('%')

      for (const name of ['Maîtriser', 'Refouler']) {
        await card(page)
          .getByRole('button', { name: `Détails : ${name}` })
          .tap()
        await expect(details).toHaveCount(1)
        await expect(card(page).getByRole('button', { name: `Détails : ${name}` })).toHaveAttribute('aria-expanded', 'true')
        await expect(details.locator('.rule-tag').last()).toBeInViewport()
      }
      for (const name of ['Maîtriser', 'Se dérober', 'Refouler']) await expect(answer(page, name)).toBeInViewport({ ratio: 1 })
    })
  })
