import { card, choose, question, walk } from './support/journey.ts'
import { guide, openLesson, type Said, says, stepsOf } from './support/lesson.ts'
import { expect, test } from './support/test.ts'

test('a newcomer comes in, errs, sees what it costs, tries again, leaves, comes back, and ends with the next lesson', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'S’exercer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'S’exercer' })).toBeVisible()
  await page.getByRole('link', { name: /Monter, et se fatiguer/ }).click()
  await expect(guide(page)).toContainText('Nitouche est assise au bord d’un chemin.')

  await choose(page, 'Monter, voyage accéléré')
  await expect(guide(page)).toContainText('pour 2 points de rêve au lieu d’un')
  // The card that comes with it gives the words of the guide their place.
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
  await guide(page).getByRole('button', { name: 'Lire la règle ASC-1' }).click()
  await expect(page.getByRole('dialog')).toContainText('ASC-1')
  await page.keyboard.press('Escape')
  await guide(page).getByRole('button', { name: 'Reprendre' }).click()
  await expect(guide(page)).toContainText('1 / 4')

  await choose(page, 'Monter, pas à pas')
  await expect(guide(page)).toContainText('Monter a pris 1 point de rêve')
  await expect(page.getByTestId('news')).toContainText('Monter a pris 1 point de rêve')
  await walk(page, 'nord')
  await expect(guide(page)).toContainText('Le pas demandé va au sud-est.')

  await page.goto('/#tmr/exercice')
  await expect(page.getByRole('link', { name: /Monter, et se fatiguer/ })).toContainText('en cours, 1 sur 4')
  await page.reload()
  await page.getByRole('link', { name: /Monter, et se fatiguer/ }).click()
  await expect(guide(page)).toContainText('Le pas demandé va au sud-est.')
  await guide(page).getByRole('button', { name: 'Reprendre' }).click()
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')

  await walk(page, 'sud-est')
  await walk(page, 'nord-est')
  await choose(page, 'Descendre')
  await expect(card(page)).toContainText('La fatigue se marque à la descente.')
  await card(page).getByRole('link', { name: 'Leçon suivante : Trois réponses à une rencontre' }).click()
  await expect(guide(page)).toContainText('Tôt ou tard')
  await page.goto('/#tmr/exercice')
  await expect(page.getByRole('link', { name: /Monter, et se fatiguer/ })).toContainText('apprise')
})

test('a lesson that is not there is told in a sentence', async ({ page }) => {
  await page.goto('/#tmr/exercice/lecon/constructor')
  await expect(page.getByRole('status').filter({ hasText: 'Cette leçon n’existe pas' })).toBeVisible()
  await page.getByRole('link', { name: 'Retour à S’exercer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'S’exercer' })).toBeVisible()
})

test('on a phone, lying: the guide once opened stays open, and what came of the last roll is said', async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 375 })
  await openLesson(page, 'servants')
  const [first, second, third, ...others] = stepsOf('servants').map((step) => step.do)
  await says(page, first as Said)
  // With the voies to master by there is no room for it: folded, until the learner wants it open.
  const line = guide(page).locator('.guide-line')
  await expect(line).not.toHaveAttribute('open')
  await line.locator('summary').click()
  await expect(guide(page).getByText('Un Messager des rêves, force 5.')).toBeVisible()
  for (const said of [second, third] as readonly Said[]) {
    await says(page, said)
    await expect(guide(page).locator('.guide-comment')).toBeVisible()
  }
  for (const said of others) await says(page, said)
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(question(page)).toHaveText('Ce que vous avez appris')
  await expect(guide(page).getByText('77 contre 10 % : elle est touchée.')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Refaire cette leçon' })).toBeInViewport({ ratio: 0.9 })
})
