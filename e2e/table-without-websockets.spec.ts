import { type Filter, startFilter } from './table-support/filter.ts'
import { test as base, expect } from './table-support/test.ts'

const test = base.extend<{ filter: Filter }>({
  filter: async ({ baseURL }, use) => {
    const filter = await startFilter(baseURL ?? '')
    await use(filter)
    filter.close()
  },
})

for (const [locale, table, called, button, sentence] of [
  ['fr-FR', 'Nom de la table', 'Votre nom', 'Ouvrir la table', 'ne laisse pas passer les WebSockets'],
  ['en-GB', 'Name of the table', 'Your name', 'Open the table', 'blocks the WebSockets'],
] as const)
  test(`a network that lets no WebSocket through is named, and the table is there once it does: ${locale}`, async ({
    browser,
    filter,
  }) => {
    const context = await browser.newContext({ baseURL: filter.origin, locale })
    const page = await context.newPage()
    await page.goto('/#ouvrir')
    await page.getByLabel(table).fill('La table du mardi')
    await page.getByLabel(called).fill('Marie')
    await page.getByRole('button', { name: button }).click()
    await expect(page.locator('.message').getByText(sentence)).toBeVisible({ timeout: 60_000 })
    filter.letThrough()
    // As when the network is back: it is not waited for.
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page.locator('.message')).toHaveCount(0)
    await context.close()
  })
