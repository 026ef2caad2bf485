import type { Page } from '@playwright/test'
import { begin, card, choose, journalTells, lay, press, question, walk } from './support/journey.ts'
import { expect, test } from './support/test.ts'

test('a Changeur throws the dreamer elsewhere; one step tells where', async ({ page }) => {
  await begin(page)
  await lay(page, ['d7', 7], ['d100', 75], ['d6', 4], ['d6', 3])
  await choose(page, 'Monter, pas à pas')
  await expect(question(page)).toHaveText('Changeur de rêve, force 7')

  await lay(page, ['d100', 99], ['cell', 'K9'])
  await choose(page, 'Maîtriser')
  await expect(question(page)).toHaveText('Quelque part dans un sanctuaire')
  await expect(page.getByRole('region', { name: 'La carte en mots' })).toContainText('5 cases où vous pourriez être')
  const where = page.getByRole('region', { name: 'Où suis-je ?' })
  await expect(where).toContainText(/Meilleur pas\s: vers .* d’être retrouvé en 3 pas \(eau et rencontres comptées\)/)
  // Five cells are as likely as each other: none is the likeliest.
  await expect(where).not.toContainText('Le plus probable')
  await expect(page.locator('.play')).not.toContainText('K9')

  await lay(page, ['d7', 2])
  await walk(page, 'nord')
  await expect(question(page)).toHaveText('Désert de Fumée (K8)')
  await journalTells(
    page,
    'Le Changeur jette le demi-rêve ailleurs : dans un sanctuaire',
    'Nitouche s’y retrouve : dans le Désert de Fumée (K8).',
  )
})

test('lost in the plains: a first step leaves six forests, the second tells', { tag: '@journey' }, async ({ page }) => {
  await begin(page, 'Lison')
  await lay(page, ['d7', 7], ['d100', 70], ['d6', 6], ['d6', 6])
  await choose(page, 'Monter, pas à pas')
  await lay(page, ['d100', 100], ['cell', 'H4'])
  await choose(page, 'Maîtriser')
  await expect(question(page)).toHaveText('Quelque part dans des plaines')

  await lay(page, ['d7', 1])
  await walk(page, 'nord')
  await expect(question(page)).toHaveText('Quelque part dans une forêt')
  await expect(page.getByRole('region', { name: 'La carte en mots' })).toContainText('6 cases où vous pourriez être')
  await expect(page.getByRole('button', { name: 'Revenir au demi-rêve' })).toBeDisabled()

  await lay(page, ['d7', 1])
  await walk(page, 'nord')
  await expect(question(page)).toHaveText('Collines de Parta (H2)')
  await journalTells(
    page,
    'Un pas vers le nord : le demi-rêve erre dans une forêt.',
    '6 cases restent possibles.',
    'Lison s’y retrouve : dans les Collines de Parta (H2).',
  )
})

const where = (page: Page) => page.getByRole('region', { name: 'Où suis-je ?' })

/** Thrown into one of five sanctuaires, with a spell in mind. */
const loseSerenite = async (page: Page): Promise<void> => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Partir : Nitouche' }).click()
  await choose(page, 'Sérénité')
  await lay(page, ['d7', 7], ['d100', 75], ['d6', 4], ['d6', 3])
  await choose(page, 'Monter, pas à pas')
  await lay(page, ['d100', 99], ['cell', 'K9'])
  await choose(page, 'Maîtriser')
  await expect(question(page)).toHaveText('Quelque part dans un sanctuaire')
}

test('lost with a goal: a way marked tells where it would lead from every cell that fits', async ({ page }) => {
  await loseSerenite(page)
  await expect(card(page)).toContainText('But : Sérénité')
  await expect(where(page)).toContainText(/Meilleur pas\s: vers .* en cette montée \(eau, rencontres, fatigue comptées/)
  const height = await where(page).evaluate((note) => note.clientHeight)

  const north = card(page).getByRole('button', { name: /^Avancer vers le nord,/ })
  await expect(north).toHaveAccessibleName(/Désert de Fumée \(K8\), 20\s%\s:\sretrouvé/)
  await press(page, 'ArrowUp')
  await expect(where(page)).toContainText('Un pas vers le nord')
  await expect(where(page)).toContainText(/Désert de Fumée \(K8\), 20\s%\s:\sretrouvé/)
  await expect(page.getByTestId('news')).toContainText('Désert de Fumée (K8)')
  await card(page)
    .getByRole('button', { name: /^Avancer vers le sud,/ })
    .hover()
  await expect(where(page)).toContainText(/hors de la carte, 20\s%\s:\sl’arrivée est dite/)
  expect(await where(page).evaluate((note) => note.clientHeight)).toBe(height)
  await page.mouse.move(0, 0)
  await expect(where(page)).toContainText('Un pas vers le nord')

  await lay(page, ['d7', 2])
  await press(page, 'Enter')
  await expect(question(page)).toHaveText('Désert de Fumée (K8)')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('lost: a first touch looks where a way may lead, a second goes there', async ({ page }) => {
    await loseSerenite(page)
    const north = card(page).getByRole('button', { name: /^Avancer vers le nord,/ })
    await lay(page, ['d7', 2])
    await expect(card(page)).toContainText('Touchez un pas pour voir où il mène, encore pour y aller.')
    await north.tap()
    await expect(where(page)).toContainText(/Un pas vers le nord.*Désert de Fumée \(K8\)/)
    await expect(question(page)).toHaveText('Quelque part dans un sanctuaire')
    await north.tap()
    await expect(question(page)).toHaveText('Désert de Fumée (K8)')
  })
})
