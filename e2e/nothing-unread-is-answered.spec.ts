import type { Page } from '@playwright/test'
import { answer, begin, choose, gauge, lay, press, question } from './support/journey.ts'
import { expect, test } from './support/test.ts'

const ENCOUNTER = [
  ['d7', 7],
  ['d100', 66],
  ['d6', 5],
] as const

/** How many entries the log of the only dreamer has. */
const entriesIn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('demi-reve')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('entries').objectStore('entries').count()
          counting.onsuccess = () => resolve(counting.result)
        }
      }),
  )

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('two presses of M go up, and leave the encounter to be read', async ({ page }) => {
    await begin(page)
    await lay(page, ...ENCOUNTER)
    await expect(page.locator('.play[data-ready]')).toBeVisible()
    // Both in the page itself, so that no busy machine comes between them.
    await page.evaluate(async () => {
      const key = { key: 'm', bubbles: true, cancelable: true }
      window.dispatchEvent(new KeyboardEvent('keydown', key))
      for (const wait of [0, 20, 40, 60])
        await new Promise((resolve) => setTimeout(resolve, wait)).then(() => {
          if (!document.querySelector('.play[data-ready]')) window.dispatchEvent(new KeyboardEvent('keydown', key))
        })
    })
    await expect(question(page)).toHaveText('Mangeur de rêve, force 5')
    await expect(page.locator('.play[data-ready]')).toBeVisible()
    expect(await entriesIn(page)).toBe(1)
    await lay(page, ['d100', 1])
    await press(page, 'm')
    await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
  })

  test('the second press of two in one place answers nothing of what came under it', async ({ page }) => {
    await begin(page)
    await lay(page, ...ENCOUNTER)
    await choose(page, 'Monter, pas à pas')
    await expect(question(page)).toHaveText('Mangeur de rêve, force 5')
    await expect(page.locator('.play[data-ready]')).toBeVisible()
    /** Whether it is taken, or was already: seen in the page itself, before anything else can come. */
    const press = (detail: number): Promise<boolean> =>
      answer(page, 'Maîtriser').evaluate(async (button, presses) => {
        const title = (): string | null | undefined => document.querySelector('#card-title')?.textContent
        const before = title()
        button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: presses }))
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
        return (
          title() !== before || document.querySelector('[data-chosen]') !== null || !document.querySelector('.play[data-ready]')
        )
      }, detail)
    await lay(page, ['d100', 1])
    expect(await press(2)).toBe(false)
    expect(await entriesIn(page)).toBe(1)
    expect(await press(1)).toBe(true)
    await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
  })

  test('a key held down answers once', async ({ page }) => {
    await begin(page)
    await lay(page, ...ENCOUNTER)
    await expect(page.locator('.play[data-ready]')).toBeVisible()
    for (let again = 0; again < 10; again++) await page.keyboard.down('m')
    await expect(question(page)).toHaveText('Mangeur de rêve, force 5')
    await expect(page.locator('.play[data-ready]')).toBeVisible()
    for (let again = 0; again < 10; again++) await page.keyboard.down('m')
    await page.keyboard.up('m')
    await expect(question(page)).toHaveText('Mangeur de rêve, force 5')
    expect(await entriesIn(page)).toBe(1)
    // Enter on the control in focus, held as well.
    await page.locator('.choice-button[data-letter="m"]').focus()
    await lay(page, ['d100', 1])
    for (let again = 0; again < 10; again++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
    expect(await entriesIn(page)).toBe(2)
  })
})

test('a double click on a typed die plays the command once', async ({ page }) => {
  await begin(page)
  await page.getByRole('button', { name: 'Réglages' }).click()
  await page.getByRole('radio', { name: 'saisis, avec de vrais dés' }).check()
  await page.keyboard.press('Escape')
  await choose(page, 'Monter, pas à pas')
  await page.locator('.face-entry').getByRole('button', { name: '3', exact: true }).dblclick()
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
  expect(await entriesIn(page)).toBe(1)
})

test('two tabs on the same dreamer: the older one follows', async ({ page, context }) => {
  await begin(page)
  const other = await context.newPage()
  await other.addInitScript(() => {
    window.demiReveDice = [['d7', 3]]
  })
  await other.goto(page.url())
  await expect(question(other)).toHaveText('Nitouche est dans le monde')
  await choose(other, 'Monter, pas à pas')
  await expect(question(other)).toHaveText('Sanctuaire Blanc (G4)')
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
})

test('a tab that could not follow says that it is behind, shows the present, and has done nothing', async ({ page, context }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))
  await begin(page)
  const other = await context.newPage()
  await other.addInitScript(() => {
    window.demiReveDice = [['d7', 3]]
  })
  await other.goto(page.url())
  await choose(other, 'Monter, pas à pas')
  await expect(question(other)).toHaveText('Sanctuaire Blanc (G4)')
  const dream = await gauge(other, 'points de rêve').innerText()
  await page.evaluate(() => {
    // As when both tabs are in sight, side by side.
    document.querySelector<HTMLButtonElement>('.choice-button[data-letter="m"]')?.click()
  })
  await expect(page.locator('.message[data-kind="refusal"]')).toContainText('La partie a avancé entre-temps')
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
  expect(await gauge(page, 'points de rêve').innerText()).toBe(dream)
  expect(await entriesIn(page)).toBe(1)
})
