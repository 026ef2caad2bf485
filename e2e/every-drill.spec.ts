import { allInSight, answers, DESKTOP, MADE, result, settle, UPRIGHT } from './support/drill.ts'
import { question } from './support/journey.ts'
import { expect, test } from './support/test.ts'

const THEMES = ['Quelle terre ?', 'Une rencontre', 'L’eau', 'Perdu', 'D’abord une réserve ?', 'Combien de réserves ?']

test('a drill of each theme: its answers at desktop and phone, what is said of one, the next of the same theme; each has an address of its own', async ({
  page,
}) => {
  test.setTimeout(240_000)
  for (const theme of THEMES) {
    await page.goto('/#tmr/exercice')
    await page.getByRole('list', { name: 'Thèmes' }).getByRole('link', { name: theme }).click()
    await expect(answers(page).first()).toBeEnabled(MADE)
    await allInSight(page, UPRIGHT)
    await allInSight(page, DESKTOP)
    await settle(page)
    await expect(result(page)).toContainText(/Juste|Aussi bien|Pas le mieux/)
    await expect(result(page).getByRole('link', { name: 'Question suivante' })).toHaveAttribute('href', /suite-[a-z]+-\d+$/)
  }

  await page.goto('/#tmr/exercice/question')
  await expect(answers(page).first()).toBeEnabled(MADE)
  const address = page.url()
  expect(address).toMatch(/question\/(land|encounter|water|lost|reserve|count)-\d+$/)
  const first = [await question(page).innerText(), ...(await answers(page).allInnerTexts())]
  await page.reload()
  await expect(answers(page).first()).toBeEnabled(MADE)
  expect([await question(page).innerText(), ...(await answers(page).allInnerTexts())]).toEqual(first)
  expect(page.url()).toBe(address)
})
