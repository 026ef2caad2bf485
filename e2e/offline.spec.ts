import { begin, choose, journalTells, lay, question } from './support/journey.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

test('once visited, it opens, begins and goes on without a network', async ({ page, context }) => {
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)

  await context.setOffline(true)
  await begin(page)
  await lay(page, ['d7', 7], ['d100', 60], ['d6', 4])
  await choose(page, 'Monter, pas à pas')
  await expect(question(page)).toHaveText('Fleur des rêves, force 4')
  await lay(page, ['d100', 3])
  await choose(page, 'Maîtriser')
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
  await page.reload()
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
  await journalTells(page, '4 points de rêve en plus.')
  await page.goto('/#regles/ENC-5')
  await expect(page.getByRole('main')).toContainText('ENC-5')
})

test('lessons, coach and record need no network once the page was visited', async ({ page, context }) => {
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)

  await context.setOffline(true)
  await page.getByRole('link', { name: 'S’exercer' }).click()
  await page.getByRole('link', { name: /Monter, et se fatiguer/ }).click()
  await choose(page, 'Monter, pas à pas')
  await expect(page.getByRole('region', { name: 'Le guide' })).toContainText('Monter a pris 1 point de rêve')
  await page.goto('/#tmr/exercice/carnet')
  await expect(page.getByRole('heading', { level: 1, name: 'Carnet' })).toBeVisible()
})
