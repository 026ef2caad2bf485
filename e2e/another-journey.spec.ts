import { begin, card, choose, lay, question } from './support/journey.ts'
import { expect, test } from './support/test.ts'

test('the same dreamer sets out on a second journey and is asked anew what for; the first keeps its goal', async ({ page }) => {
  await begin(page)
  await choose(page, 'Changer')
  await choose(page, 'Sérénité')
  await lay(page, ['d7', 1])
  await choose(page, 'Monter, pas à pas')
  await choose(page, 'Descendre')
  await expect(question(page)).toHaveText('Nitouche est dans le monde')
  await expect(card(page)).toContainText('But : Sérénité')
  const first = page.url()

  await page.goto('/')
  await page.getByRole('button', { name: 'Partir : Nitouche' }).click()
  await expect(card(page)).toContainText('Quel sort voulez-vous lancer ?')
  expect(page.url()).not.toBe(first)
  await choose(page, 'Errer librement')

  await page.goto(first)
  await expect(question(page)).toHaveText('Nitouche est dans le monde')
  await expect(card(page)).toContainText('But : Sérénité')
})
