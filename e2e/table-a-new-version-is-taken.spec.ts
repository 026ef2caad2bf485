import { expect, test } from '@playwright/test'
import { startBefore, type Upgraded } from './table-support/versions.ts'

let server: Upgraded | undefined
test.beforeAll(async () => {
  test.setTimeout(300_000)
  server = await startBefore()
})
test.afterAll(() => server?.close())

test('a page of before that this device has kept says so at the table, in one bar, and one press takes the page of now', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server?.origin ?? '', locale: 'fr-FR', serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await server?.upgrade()

  await page.goto('/#ouvrir')
  await page.getByLabel('Nom de la table').fill('La table du mardi')
  await page.getByLabel('Votre nom').fill('Marie')
  await page.getByRole('button', { name: 'Ouvrir la table' }).click()
  const bar = page.getByText('Une nouvelle version est là')
  await expect(bar).toHaveCount(1)
  // The browser finds the newer worker by itself; there is still one bar.
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((one) => one?.update().then(() => undefined)))
  await expect
    .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)))
    .toBe(true)
  await expect(bar).toHaveCount(1)

  let loads = 0
  page.on('load', () => loads++)
  await page.getByRole('button', { name: 'Recharger' }).click()
  await expect(page.getByLabel('Code des joueurs', { exact: true })).toBeVisible()
  await expect(bar).toHaveCount(0)
  expect(loads).toBe(1)
  await page.reload()
  await expect(page.getByLabel('Code des joueurs', { exact: true })).toBeVisible()
  await expect(bar).toHaveCount(0)
  await context.close()
})
