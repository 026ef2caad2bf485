import type { Page } from '@playwright/test'
import { pane } from './support/journey.ts'
import { expect, test } from './support/test.ts'

const CLICKS = Number(process.env.E2E_CLICKS ?? 30)
const ANSWERS = 'section.card :is(.choice-button, .compass-way, .spell-row):enabled'

/** mulberry32. */
const chanceFrom = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
}

const answerAtRandom = async (page: Page, chance: () => number): Promise<string> => {
  const list = page.locator('section.card select')
  if ((await list.count()) > 0) {
    const options = await list.locator('option').count()
    await list.selectOption({ index: Math.floor(chance() * options) })
  }
  // CAST-1: what a spell asks for is stated before its roll. A field of the question before may go meanwhile.
  for (const field of await page
    .locator('section.card')
    .getByRole('textbox')
    .or(page.locator('section.card').getByRole('spinbutton'))
    .all())
    if ((await field.inputValue({ timeout: 2000 }).catch(() => null)) === '') await field.fill('2')
  const answers = page.locator(ANSWERS).filter({ visible: true })
  // A list of which the choices above leave nothing is left again.
  const back = page.locator('section.card').getByRole('button', { name: 'Retour', exact: true })
  await expect(answers.or(back).first(), 'there is always something to answer').toBeVisible()
  const open = await answers.count()
  if (open === 0 && (await back.isVisible())) {
    await back.click()
    return 'Retour'
  }
  // Between two questions there is none for a moment.
  const chosen = answers.nth(Math.floor(chance() * Math.max(1, open)))
  const words = (await chosen.getAttribute('aria-label')) ?? (await chosen.innerText())
  await chosen.click()
  await page.waitForFunction(() => !document.querySelector('section.card [data-chosen]'))
  return words.split('\n')[0] ?? ''
}

for (const [seed, name] of ['Nitouche', 'Balthazar', 'Lison'].entries()) {
  test(`whatever ${name} answers, nothing is refused and there is a way on`, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: `Partir : ${name}` }).click()
    await page.locator('#card-title').waitFor()
    const chance = chanceFrom(seed + Number(process.env.E2E_SEED ?? 1))
    const said: string[] = []
    for (let click = 0; click < CLICKS; click++) {
      said.push(`${await page.locator('#card-title').innerText()}: ${await answerAtRandom(page, chance)}`)
      expect(await page.locator('.message[data-kind="refusal"]').allInnerTexts(), said.slice(-4).join('\n')).toEqual([])
    }
    await pane(page, 'Journal')
    const before = await page.locator('.journal-entry').count()
    await page.reload()
    await pane(page, 'Journal')
    await expect(page.locator('.journal-entry')).toHaveCount(before)
  })
}
