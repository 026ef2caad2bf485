import type { Page } from '@playwright/test'
import { frenchIn, frenchOn } from './support/french.ts'
import { answer, card, choose, lay, question, unfold } from './support/journey.ts'
import { expect, test } from './support/test.ts'

test.use({ locale: 'en-GB' })

/** The words of a language come after the screen: what stays French is looked for, not what passes. */
const isAllEnglish = (page: Page, where: string): Promise<void> =>
  expect.poll(() => frenchOn(page), { message: where }).toEqual([])

const asks = async (page: Page, title: string | RegExp): Promise<void> => {
  await expect(question(page)).toHaveText(title)
  await isAllEnglish(page, String(title))
}

/** Every line of news and every title that stood on the screen, however shortly. */
const watchNews = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seenNews: seen })
    new MutationObserver(() => {
      for (const shown of document.querySelectorAll('.news, #card-title, .effect-card h4')) seen.add(shown.textContent ?? '')
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

const seenNews = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(window as unknown as { readonly seenNews: ReadonlySet<string> }).seenNews])

test('alone, in English: a goal, a journey with two dragons, a night, and no word of French', async ({ page }) => {
  await watchNews(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Begin a journey' })).toBeVisible()
  await isAllEnglish(page, 'the start screen')
  await page.getByRole('button', { name: 'Begin a journey' }).click()
  await asks(page, 'Nitouche is in the world')
  await choose(page, 'Wander')
  await lay(page, ['d7', 7], ['d100', 98], ['d8', 3])
  await choose(page, 'Go up, step by step')
  await asks(page, /strength 10$/)
  await lay(page, ['d100', 100], ['queue', 'queue-desir-lancinant'], ['desir', 'desir-bain-de-boue'])
  await lay(page, ['queue', 'queue-inertie-draconique'])
  await choose(page, 'Master')
  for (const card of ['Put the card away, 1 more', 'Put the card away']) {
    await expect(answer(page, card)).toBeEnabled()
    await isAllEnglish(page, card)
    await choose(page, card)
  }
  await asks(page, 'White Sanctuary (G4)')
  await choose(page, 'Come down')
  await expect(page.getByText('Next: go up again')).toBeVisible()
  await asks(page, 'Nitouche is in the world')

  await choose(page, 'Wait an hour')
  await choose(page, 'Wait for the night')
  await expect(answer(page, 'Go to sleep')).toBeEnabled()
  await unfold(card(page).locator('summary').last())
  await isAllEnglish(page, 'what one does awake')
  await choose(page, 'Go to sleep')
  await asks(page, 'Nitouche is asleep')
  await lay(page, ['d8', 7], ['d8', 1], ['d100', 60], ['queue', 'queue-idee-fixe'], ['idee', 'idee-toujours-non'])
  await choose(page, 'Sleep until rested')
  await choose(page, 'Put the card away')
  await asks(page, 'Nitouche is asleep')
  await choose(page, 'Wake up')
  await asks(page, 'Nitouche is in the world')
  await page.getByRole('button', { name: 'Journal', exact: true }).click()
  await expect(page.getByRole('region', { name: /journal/i })).toContainText(/sleep/i)
  await isAllEnglish(page, 'the journal')
  const news = await seenNews(page)
  expect(news.length).toBeGreaterThan(5)
  expect(frenchIn(news), 'no name was shown before it had come').toEqual([])
})
