import { begin, choose, lay, question, walk, wander } from './support/journey.ts'
import { playMap } from './support/map.ts'
import { expect, test } from './support/test.ts'

test('a spell is chosen: its chance in one ascent, the best step, and the map in shades', async ({ page }) => {
  await begin(page)
  const planner = page.locator('.planner')
  await planner.getByText('Chances du voyage').click()
  const plain = await playMap(page).screenshot()
  await planner.getByRole('button', { name: 'Choisir un but' }).click()
  await choose(page, 'Tympan d’Hypnos')
  await expect(planner).toContainText(/chances? sur 10 \(\d/)
  await expect(planner).toContainText('Le mieux à faire : monter')
  await expect(planner).toContainText('En mode accéléré')
  await expect.poll(async () => (await playMap(page).screenshot()).equals(plain)).toBe(false)

  await lay(page, ['d7', 1])
  await choose(page, 'Monter, pas à pas')
  await expect(planner).toContainText(/Le mieux à faire\s: avancer vers/)
  await planner.getByText('Comment cela finit').click()
  await expect(planner).toContainText(/sort lancé\s\d/)
  await expect(planner).toContainText(/En moyenne \d+ rounds? et/)

  await lay(page, ['d7', 1], ['d7', 1])
  await walk(page, 'nord-est')
  await expect(question(page)).toHaveText('Forêt de Ganna (H3)')
  await walk(page, 'nord')
  await expect(planner).toContainText('Le mieux à faire : lancer le sort')
  const scale = page.locator('.heat-scale')
  await expect(scale).toContainText(/\d+\s%/)
  await planner.getByText('Chances du voyage').click()
  await expect(scale).toHaveCount(0)
  await planner.getByText('Chances du voyage').click()
  await scale.getByRole('button', { name: 'Ôter les teintes de la carte' }).click()
  await expect(planner.locator('.plan')).toBeHidden()
  await choose(page, 'Changer')
  await wander(page)
  await expect(planner).not.toContainText('sur 10')
})

test('while lost: the step that tells the most, and no likeliest cell among equals', async ({ page }) => {
  await begin(page)
  await lay(page, ['d7', 7], ['d100', 75], ['d6', 4], ['d6', 3], ['d100', 99], ['cell', 'K9'])
  await choose(page, 'Monter, pas à pas')
  await choose(page, 'Maîtriser')
  const where = page.getByRole('region', { name: 'Où suis-je ?' })
  await expect(where).toContainText(/Le pas qui vous en apprend le plus\s: vers .* Il dit tout 100\s% du temps/)
  await expect(where).not.toContainText('Le plus probable')
})
