import type { Page } from '@playwright/test'
import { begin, card, choose, journalTells, lay, press, question, stateBirth, walkToHills } from './support/journey.ts'
import { expect, test } from './support/test.ts'

const line = (page: Page) => page.getByLabel('Dites ce que vous faites, ou demandez')
const news = (page: Page) => page.getByTestId('news')

const marked = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('.card [data-answer][data-marked]')?.getAttribute('data-answer') ?? null)

test('the line of words: composed, recalled, closed by Escape, and nothing of it lost', async ({ page }) => {
  await begin(page)
  await expect(question(page)).toBeFocused()
  await page.keyboard.press('/')
  await expect(line(page)).toBeFocused()

  const ime = await page.context().newCDPSession(page)
  await ime.send('Input.imeSetComposition', { text: 'mont', selectionStart: 4, selectionEnd: 4 })
  // Enter while composing is the input method's: nothing is said.
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await expect(line(page)).toHaveValue('mont')
  await expect(question(page)).toHaveText('Nitouche est dans le monde')
  await ime.send('Input.insertText', { text: 'monter' })
  await expect(line(page)).toHaveValue('monter')
  await lay(page, ['d7', 3])
  await page.keyboard.press('Enter')
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
  // A field in use keeps the focus when a question comes.
  await expect(line(page)).toBeFocused()
  await expect(line(page)).toHaveValue('')

  await page.keyboard.type('sud')
  await page.keyboard.press('ArrowUp')
  await expect(line(page)).toHaveValue('monter')
  expect(await line(page).evaluate((field: HTMLInputElement) => field.selectionStart)).toBe('monter'.length)
  await page.keyboard.press('ArrowDown')
  await expect(line(page)).toHaveValue('sud')

  await page.keyboard.press('Escape')
  await expect(question(page)).toBeFocused()
  await expect(line(page)).not.toBeInViewport()
  await page.keyboard.press('/')
  await expect(line(page)).toHaveValue('sud')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the line of words is opened by a button, above the keyboard, and says what it was told', async ({ page }) => {
    await begin(page)
    await page.getByRole('button', { name: 'Dire ou demander en mots' }).tap()
    await expect(line(page)).toBeFocused()
    await expect(line(page)).toHaveAttribute('enterkeyhint', 'send')
    await expect(line(page)).toHaveAttribute('autocapitalize', 'none')
    const field = await line(page).boundingBox()
    expect(field?.y).toBeLessThan(844 / 3)
    // Less than that, and the phone zooms in on it.
    expect(await line(page).evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))).toBeGreaterThanOrEqual(16)
    // As dictation writes it.
    await line(page).fill('Où ? ')
    await page.getByRole('button', { name: 'Dire', exact: true }).tap()
    await expect(news(page)).toHaveText('Sanctuaire Blanc, G4, sanctuaire.')
    await expect(news(page)).toBeInViewport()
    await expect(line(page)).toBeFocused()
    await page.getByRole('button', { name: 'Fermer la ligne de mots' }).tap()
    await expect(line(page)).not.toBeInViewport()
  })
})

test('the focus begins on the question; the arrows reach every answer of the card', async ({ page }) => {
  await begin(page)
  await lay(page, ['d7', 3])
  await choose(page, 'Monter, pas à pas')
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
  await page.reload()
  await expect(question(page)).toBeFocused()
  await expect(page.locator('.play[data-ready]')).toBeVisible()

  const reached = new Set<string | null>()
  for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowDown', 'ArrowRight']) {
    await page.keyboard.press(key)
    reached.add(await marked(page))
  }
  await page.keyboard.press('ArrowDown')
  // Below the south stand the others; after the last of them it begins again in the north.
  for (let at = await marked(page); at !== 'move n'; at = await marked(page)) {
    reached.add(at)
    await page.keyboard.press('ArrowDown')
  }
  const open = await card(page)
    .locator('[data-answer]:enabled')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-answer')))
  expect(open.length).toBeGreaterThan(8)
  expect(open.filter((id) => !reached.has(id))).toEqual([])

  // From an answer that has the focus, it goes with the mark: Enter takes what is marked.
  await card(page)
    .getByRole('button', { name: /^Rester sur place/ })
    .focus()
  await page.keyboard.press('ArrowDown')
  await expect(card(page).getByRole('button', { name: /^Descendre/ })).toBeFocused()
  await press(page, 'Enter')
  await expect(question(page)).toHaveText('Nitouche est dans le monde')
})

test('a resistance that fails is told as the target’s, and as good for whoever cast', async ({ page }) => {
  await walkToHills(page)
  await choose(page, 'Sérénité')
  await stateBirth(page)
  await lay(page, ['d100', 30])
  await choose(page, 'Lancer Sérénité')
  await choose(page, 'Garder en main')
  await card(page).getByLabel('Points de rêve de la cible').fill('8')
  await lay(page, ['d100', 90])
  await choose(page, 'créature')
  await expect(question(page)).toHaveText('Nitouche est dans le monde')
  const roll = page.locator('.news .roll-result')
  await expect(roll).toHaveText(/^◎ cible 90 \/ \d+ ✗ ▲ bon pour vous$/)
  await expect(roll).toHaveAttribute('data-good', 'true')
  await expect(page.locator('.last-rolls')).toContainText(/jet de la cible, d100\s: 90 pour \d+, manqué\s: bon pour vous/)
  await journalTells(page, 'elle ne résiste pas.')
})
