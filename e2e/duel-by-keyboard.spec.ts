import { asked, beginDuel, playUntil, untilAsked } from './support/duel.ts'
import { expect, test } from './support/test.ts'

test('a turn by keyboard alone: a card by its number, its payment by arrows, an attack by its place, the end by its letter', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await beginDuel(page)
  await untilAsked(page)
  await page.keyboard.press('1')
  await expect.poll(() => asked(page), { timeout: 30_000 }).toBe('opening')
  await untilAsked(page)
  await page.keyboard.press('g')
  await playUntil(page, async (now) => (await asked(now)) === 'turn')

  const open = page.locator('.hand .touch[data-open]').first()
  const key = (await open.locator('.touch-key').textContent()) ?? ''
  await page.keyboard.press(key)
  await expect.poll(() => asked(page)).toBe('play')
  await untilAsked(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => asked(page)).toBe('turn')
  await untilAsked(page)
  await page.keyboard.press(key)
  await expect.poll(() => asked(page)).toBe('play')
  await untilAsked(page)
  // Down to the first power of the payment: taken out and put back.
  const paid = page.locator('.chip-card[aria-pressed="true"]')
  const price = await paid.count()
  while ((await page.locator('.chip-card[aria-pressed="true"][data-marked]').count()) === 0)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(paid).toHaveCount(price - 1)
  await expect(page.locator('.card [data-answer="confirm"]')).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(paid).toHaveCount(price)
  await page.keyboard.press('i')
  await expect(page.locator('.cloth > .side .camp .stands')).not.toHaveCount(0)
  await expect(page.getByTestId('news')).toContainText('Vous invoquez')

  await untilAsked(page)
  await page.keyboard.press('u')
  await expect(page.getByRole('dialog', { name: 'Les puissances usées' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('p')
  await expect(page.locator('.cloth > .side .row-of-powers .touch').first()).toBeFocused()
  await page.keyboard.press('f')
  await expect(page.locator('.journal')).toContainText('Au tour de Somnolent')
})

test('by ear: what is asked is said, the table is told, and a line of words plays a card', async ({ page }) => {
  test.setTimeout(240_000)
  await beginDuel(page)
  const line = page.getByLabel('Dites ce que vous faites, ou demandez')
  const say = async (words: string): Promise<void> => {
    await line.fill(words)
    await line.press('Enter')
  }
  await untilAsked(page)
  await say('braises et sel')
  await expect(page.getByTestId('asked')).toContainText('Garder vos six puissances', { timeout: 30_000 })
  await say('garder')
  await playUntil(page, async (now) => (await asked(now)) === 'turn')
  await say('main')
  await expect(page.getByTestId('news')).toContainText(/^Main\s: .*, coûte /)
  await say('adversaire')
  await expect(page.getByTestId('news')).toContainText(/Somnolent, 0 éveillé sur 3/)
  const label = await page.locator('.hand .touch[data-open]').first().getAttribute('aria-label')
  await say(`invoquer ${label?.split(',')[0]}`)
  await expect(page.getByTestId('asked')).toContainText('Endurance')
  await untilAsked(page)
  await say('invoquer')
  await expect(page.getByTestId('news')).toContainText('Vous invoquez')
})
