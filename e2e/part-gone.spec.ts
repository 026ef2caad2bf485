import { expect, test } from '@playwright/test'

test.use({ serviceWorkers: 'block' })

test.describe('a part of the page that does not come', () => {
  test('the script of the page: it is fetched anew once, and is there', async ({ page }) => {
    let asked = 0
    await page.route(/\/assets\/index-.*\.js$/, (route) => (asked++ === 0 ? route.fulfill({ status: 404 }) : route.continue()))
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(asked).toBe(2)
  })

  test('the script of the page: gone twice, a sentence says so', async ({ page }) => {
    await page.route(/\/assets\/index-.*\.js$/, (route) => route.fulfill({ status: 404 }))
    await page.goto('/')
    await expect(page.getByText('Une partie de la page n’est pas venue')).toBeVisible()
  })

  test('a screen: it is fetched anew once, and is there', async ({ page }) => {
    let asked = 0
    await page.route(/\/assets\/AboutScreen-.*\.js$/, (route) =>
      asked++ === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    )
    await page.goto('/#a-propos')
    await expect(page.locator('main.broken')).toHaveCount(0)
    await expect(page.locator('main')).toContainText('Denis Gerfaud')
    expect(asked).toBe(2)
  })

  test('a screen: gone twice, a sentence says so, with a way on', async ({ page }) => {
    await page.route(/\/assets\/AboutScreen-.*\.js$/, (route) => route.fulfill({ status: 404 }))
    await page.goto('/#a-propos')
    await page.waitForEvent('load')
    await expect(page.getByText('Une partie de la page n’est pas venue')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Recharger' })).toBeVisible()
  })
})
