import { expect, test } from './support/test.ts'

for (const address of ['/#nulle-part', '/#tmr/nulle-part', '/#%E0%A4%A', '/nulle/part', '/table/ABCD'])
  test(`${address} says so, and leads to the start`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByText('Cette adresse ne mène nulle part')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Commencer un voyage' })).toBeEnabled()
    await expect(page).toHaveURL(/\/#?$/)
  })
