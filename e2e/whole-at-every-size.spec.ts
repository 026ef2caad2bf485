import type { Page } from '@playwright/test'
import { standsWhole } from './support/composition.ts'
import { answer, begin, choose, lay, pickCell, question, wander } from './support/journey.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const asks = async (page: Page, title: string | RegExp): Promise<void> => {
  await expect(question(page)).toHaveText(title)
  await standsWhole(page, String(title))
}

test('before the journey: the goal, with and without one, and after a journey', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Partir : Nitouche' }).click()
  await asks(page, 'Nitouche est dans le monde')
  await choose(page, 'Tympan d’Hypnos')
  await expect(page.locator('.advice')).toBeVisible()
  await asks(page, 'Nitouche est dans le monde')
  await choose(page, 'Changer')
  await wander(page)
  await lay(page, ['d7', 1])
  await choose(page, 'Monter, pas à pas')
  await expect(answer(page, 'Descendre')).toBeVisible()
  await choose(page, 'Descendre')
  await asks(page, 'Nitouche est dans le monde')
})

test('on the way: an encounter, its service, water, free ground, with advice', async ({ page }) => {
  await begin(page)
  await choose(page, 'Changer')
  await choose(page, 'Tympan d’Hypnos')
  await lay(page, ['d7', 7], ['d100', 30], ['d4', 2], ['d4', 3])
  await choose(page, 'Monter, pas à pas')
  await asks(page, 'Passeur des rêves, force 5')
  await lay(page, ['d100', 5])
  await choose(page, 'Maîtriser')
  await asks(page, /vous obéit/)
  await pickCell(page, 'F4')
  await standsWhole(page, 'a cell is picked')
  await choose(page, 'Y aller')
  await asks(page, 'Il faut maîtriser le fleuve')
  await lay(page, ['d100', 20], ['d7', 1])
  await choose(page, 'Maîtriser la case')
  await expect(page.locator('.advice')).toBeVisible()
  await asks(page, 'Fleuve de l’Oubli (F4)')
})

test('a spell: said, cast, carried, aimed', async ({ page }) => {
  await begin(page)
  await lay(page, ['d7', 1])
  await choose(page, 'Monter, pas à pas')
  await asks(page, 'Sanctuaire Blanc (G4)')
  await choose(page, 'Non-agressivité')
  await asks(page, 'Lancer Non-agressivité')
  await lay(page, ['d100', 20])
  await choose(page, 'Lancer Non-agressivité')
  await asks(page, 'Sort lancé : Non-agressivité')
  await choose(page, 'Garder en main')
  await asks(page, /^Sort en main/)
  await choose(page, 'Descendre avec le sort')
  await asks(page, /^Où poser/)
})

test('troubles: a spell that escapes, a whirlwind that holds, sleep', async ({ page }) => {
  await begin(page)
  await lay(page, ['d7', 1], ['d100', 100])
  await choose(page, 'Monter, pas à pas')
  await choose(page, 'Non-agressivité')
  await choose(page, 'Lancer Non-agressivité')
  await asks(page, /vous échappe/)
  await choose(page, 'Subir l’effet')
  await asks(page, 'Nitouche est dans le monde')
  await lay(page, ['d7', 7], ['d100', 96], ['d8', 8], ['d8', 8], ...Array(4).fill(['d100', 99]), ['d20', 20])
  await choose(page, 'Monter, pas à pas')
  await choose(page, 'Maîtriser')
  await asks(page, /vous tient/)
  for (let round = 0; round < 3; round++) await choose(page, 'Lutter')
  await asks(page, 'Nitouche dort')
})

test('lost: somewhere, and carried while lost', async ({ page }) => {
  await begin(page)
  await lay(page, ['d7', 7], ['d100', 75], ['d6', 4], ['d6', 3], ['d100', 99], ['cell', 'K9'])
  await choose(page, 'Monter, pas à pas')
  await choose(page, 'Maîtriser')
  await asks(page, /sans savoir où/)
})
