import { asked, beginDuel, playUntil } from './support/duel.ts'
import { expect, test } from './support/test.ts'

const over = async (): Promise<boolean> => false

test('a duel against the program is played to its end, with the fight as a sum and a way to another', {
  tag: '@journey',
}, async ({ page }) => {
  test.setTimeout(600_000)
  await beginDuel(page)
  let fights = 0
  await playUntil(page, async (now) => {
    if ((await asked(now)) === 'defence') fights += await now.locator('.sum').count()
    return over()
  })
  expect(fights).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { name: /Vous avez (gagné|perdu)/ })).toBeVisible()
  await expect(page.locator('.journal')).toContainText(/gagne le duel|Vous avez gagné/)
  await expect(page.getByRole('link', { name: 'Un autre duel' })).toBeVisible()
})
