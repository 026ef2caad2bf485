import { begin, card, closeNotebook, journalTells, lay, question } from './support/journey.ts'
import { playMap } from './support/map.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('the card is a sheet from below; pulled down, the map is free to be touched', { tag: '@journey' }, async ({ page }) => {
  await begin(page)
  await lay(page, ['d7', 2])
  await card(page)
    .getByRole('button', { name: /^Monter, pas à pas/ })
    .tap()
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')

  const sheet = page.getByRole('region', { name: 'Le moment' })
  const [open, handle] = [await sheet.boundingBox(), page.getByRole('button', { name: 'Replier' })]
  await handle.tap()
  await expect(page.getByRole('button', { name: 'Répondre' })).toBeVisible()
  await expect(question(page)).toBeInViewport()
  await expect.poll(async () => ((await sheet.boundingBox())?.height ?? 0) < (open?.height ?? 0) / 2).toBe(true)

  await page.getByRole('button', { name: 'Outils de la carte' }).tap()
  await page.getByRole('searchbox').fill('Psark')
  await page.getByRole('button', { name: 'Plaines de Psark H4' }).tap()
  await expect(playMap(page)).toContainText('Plaines de Psark')
  await page.getByRole('button', { name: 'Outils de la carte' }).tap()
  await playMap(page).getByRole('button', { name: 'Fermer' }).tap()

  await lay(page, ['d7', 5])
  const [map, below] = [await playMap(page).boundingBox(), await sheet.boundingBox()]
  if (!map || !below) throw new Error('no map on the screen')
  await page.touchscreen.tap(map.x + map.width / 2, (96 + below.y) / 2)
  await expect(page.getByRole('region', { name: 'La carte en mots' })).toContainText('Vous êtes en H4')

  await page.getByRole('button', { name: 'Répondre' }).tap()
  await expect(question(page)).toHaveText('Plaines de Psark (H4)')
  await journalTells(page, 'Nitouche entre dans les Plaines de Psark (H4).')
  await closeNotebook(page)
  await expect(question(page)).toBeVisible()
})

test('the notebook fills the screen, and leaves it as it was', async ({ page }) => {
  await begin(page)
  await page.getByRole('button', { name: 'Carnet', exact: true }).tap()
  const notebook = page.getByRole('complementary', { name: 'Carnet' })
  expect(await notebook.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await closeNotebook(page)
  expect(await page.locator('.play').evaluate((play) => play.scrollTop)).toBe(0)
})

test('nothing sticks out sideways, and what is touched is large enough', async ({ page }) => {
  await begin(page)
  await lay(page, ['d7', 7], ['d100', 60], ['d6', 3])
  await card(page)
    .getByRole('button', { name: /^Monter, pas à pas/ })
    .tap()
  await expect(question(page)).toHaveText('Fleur des rêves, force 3')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  for (const name of ['Maîtriser', 'Se dérober', 'Refouler']) {
    const box = await card(page)
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
})

test('who wanders can still choose a goal from the question, upright and lying', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await begin(page)
    await card(page).getByRole('button', { name: 'Changer' }).tap()
    await expect(card(page)).toContainText('Quel sort voulez-vous lancer ?')
  }
})
