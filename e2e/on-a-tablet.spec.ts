import { answer, begin, card, choose, lay, question } from './support/journey.ts'
import { expect, test } from './support/test.ts'

const ANSWERS = '.choice:not(details *)'
const SIZES = { upright: { width: 768, height: 1024 }, lying: { width: 1024, height: 768 } } as const

for (const [held, viewport] of Object.entries(SIZES))
  test.describe(`a tablet held ${held}`, () => {
    test.use({ viewport, hasTouch: true })
    test('every answer says what follows from it and shows its rule, and all are in sight', async ({ page }) => {
      await begin(page)
      await lay(page, ['d7', 7], ['d100', 60], ['d6', 3])
      await choose(page, 'Monter, pas à pas')
      await expect(question(page)).toHaveText('Fleur des rêves, force 3')
      await expect(card(page).locator('.choice-more')).toHaveCount(0)
      await expect(answer(page, 'Maîtriser')).toContainText('%')
      for (const told of await card(page).locator(`${ANSWERS} .choice-button > .choice-text`).all())
        await expect(told).toBeInViewport({ ratio: 1 })
      await expect(card(page).locator(`${ANSWERS} .choice-button > .choice-text`)).toHaveCount(3)
      for (const tag of await card(page).locator(`${ANSWERS} > .choice-foot > .rule-tag`).all())
        await expect(tag).toBeInViewport({ ratio: 1 })
      for (const name of ['Maîtriser', 'Se dérober', 'Refouler']) await expect(answer(page, name)).toBeInViewport({ ratio: 1 })
    })
  })

test.describe('a phone held lying', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true })
  test('where not all fits answers are rows, with the details of the one marked and of no other', async ({ page }) => {
    await begin(page)
    await lay(page, ['d7', 7], ['d100', 60], ['d6', 3])
    await choose(page, 'Monter, pas à pas')
    await expect(question(page)).toHaveText('Fleur des rêves, force 3')
    const details = card(page).locator('.choice-detail')
    await expect(details).toHaveCount(0)
    // Here it stands whole; on a smaller one both are folded.
    await expect(card(page).getByRole('button', { name: 'Détails : Refouler' })).toBeHidden()
    await page.setViewportSize({ width: 667, height: 375 })
    for (const name of ['Maîtriser', 'Refouler']) {
      const more = card(page).getByRole('button', { name: `Détails : ${name}` })
      await more.tap()
      await expect(details).toHaveCount(1)
      await expect(more).toHaveAttribute('aria-expanded', 'true')
      // What does not fit of them is scrolled to.
      await details.locator('.rule-tag').last().scrollIntoViewIfNeeded()
      await expect(details.locator('.rule-tag').last()).toBeInViewport()
    }
    for (const name of ['Maîtriser', 'Se dérober', 'Refouler']) await expect(answer(page, name)).toBeInViewport({ ratio: 1 })
  })
})
