import { readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { answer, begin, choose, lay, press, question, shortJourney, walk, want } from './support/journey.ts'
import { expect, test } from './support/test.ts'

/** Two steps aside and a descent: something was given away, nothing was met. */
const journey = async (page: Page): Promise<void> => {
  await begin(page)
  await choose(page, 'Changer')
  await want(page, 'Tympan d’Hypnos')
  await shortJourney(page)
  await expect(question(page)).toHaveText('Nitouche est dans le monde')
}

/** Width and height of a PNG, from its head. */
const sizeOf = (file: string): readonly number[] => {
  const png = readFileSync(file)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

for (const [name, size] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test(`${name}: a journey is kept, opened again with its picture, and watched with the answers taken`, async ({
    page,
  }, info) => {
    await page.setViewportSize(size)
    await journey(page)

    await page.goto('/#tmr/exercice/carnet')
    await page.getByRole('region', { name: 'Voyages' }).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nitouche, un voyage')
    const picture = page.getByRole('img', { name: /^Nitouche, un voyage : le chemin sur la carte\. .*2 rounds · rêve dépensé 1/ })
    await expect(picture.and(page.locator('[data-made]'))).toBeVisible()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Enregistrer l’image' }).click()
    const file = info.outputPath('journey.png')
    await (await downloading).saveAs(file)
    expect(sizeOf(file)).toEqual([1080, 1350])
    await expect(page.locator('[data-worst]')).toContainText('La réponse la plus chère')

    await page.getByRole('link', { name: 'Revoir sur la carte' }).click()
    await expect(question(page)).toHaveText('Nitouche est dans le monde')
    await expect(page.locator('[aria-current="true"][data-answer]')).toHaveAttribute('data-answer', 'ascend normal')
    await page.getByRole('button', { name: 'Suivante' }).click()
    await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
    await expect(page.locator('[aria-current="true"][data-answer]')).toHaveAttribute('data-answer', 'move se')
    await page.getByRole('button', { name: 'Suivante' }).click()
    await expect(answer(page, 'Descendre')).toHaveAttribute('aria-current', 'true')
    await page.getByRole('button', { name: 'Suivante' }).click()
    await expect(question(page)).toHaveText('Le voyage est fini')
  })

test('a descent taken back is no journey of the list; ended again it stands there once', async ({ page }) => {
  await journey(page)
  await press(page, 'Control+z')
  await expect(question(page)).toHaveText('Plaines de Psark (H4)')
  const notebook = await page.context().newPage()
  await notebook.goto('/#tmr/exercice/carnet')
  await expect(notebook.getByText('Aucun voyage encore : chacun s’écrit ici en s’achevant.')).toBeVisible()
  await choose(page, 'Descendre')
  await expect(question(page)).toHaveText('Nitouche est dans le monde')
  await expect(async () => {
    await notebook.reload()
    await expect(notebook.getByRole('region', { name: 'Voyages' }).getByRole('link')).toHaveCount(1, { timeout: 5000 })
  }).toPass()
})

test('a journey that ended before the part that writes it down had come is kept', async ({ page }) => {
  const held: Route[] = []
  await page.route(/\/assets\/LastJourney-.*\.js$/, (route) => void held.push(route))
  await journey(page)
  await expect.poll(() => held.length).toBe(1)
  await held[0]?.continue()
  await expect(page.locator('.tale-open, .tale').first()).toBeVisible()
  await page.goto('/#tmr/exercice/carnet')
  await expect(page.getByRole('region', { name: 'Voyages' }).getByRole('link')).toHaveCount(1)
})

test('a kept journey walks beside a new one as a pale figure, step for step', async ({ page }) => {
  await journey(page)
  await page.goto('/#tmr/exercice/carnet')
  await page.getByRole('region', { name: 'Voyages' }).getByRole('link').click()
  await page.getByRole('link', { name: 'Le rejouer à côté du premier' }).click()
  const guide = page.getByRole('region', { name: 'Moment rejoué' })
  await expect(guide).toContainText('pas pour pas : Sanctuaire Blanc')
  await lay(page, ['d7', 1], ['d7', 1])
  await choose(page, 'Monter, pas à pas')
  await expect(guide).toContainText('pas pour pas : Sanctuaire Blanc')
  await walk(page, 'nord-est')
  await expect(question(page)).toHaveText('Forêt de Ganna (H3)')
  await expect(guide).toContainText('pas pour pas : Plaines de Psark')
  await page.locator('.top-home').getByRole('link', { name: 'La page du voyage' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nitouche, un voyage')
})
