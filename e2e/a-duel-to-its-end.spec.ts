import type { Page } from '@playwright/test'
import { answerDuel, asked, beginDuel, given, playUntil } from './support/duel.ts'
import { expect, test } from './support/test.ts'

/** Whoever does nothing any more is woken: by attacks, and by two idle turns. */
const letRun = async (page: Page): Promise<void> =>
  (await asked(page)) === 'turn' ? given(page, 'end').click() : answerDuel(page)

const FIGHTS = 2

test('a duel against the program is played to its end, with the fight as a sum and a way to another', {
  tag: '@journey',
}, async ({ page }) => {
  test.setTimeout(600_000)
  await beginDuel(page)
  let fights = 0
  // With all one has, until it was fought; then the same turns would only come again.
  await playUntil(page, async (now) => {
    if ((await asked(now)) === 'defence') fights += await now.locator('.sum').count()
    return fights >= FIGHTS
  })
  expect(fights).toBeGreaterThan(0)
  await playUntil(page, async () => false, letRun)
  await expect(page.getByRole('heading', { name: /Vous avez (gagné|perdu)/ })).toBeVisible()
  await expect(page.locator('.journal')).toContainText(/gagne le duel|Vous avez gagné/)
  await expect(page.getByRole('link', { name: 'Un autre duel' })).toBeVisible()
})
