import type { Page } from '@playwright/test'
import { heard, listen } from './support/ear.ts'
import { lay, press } from './support/journey.ts'
import { expect, test } from './support/test.ts'

const news = (page: Page) => page.getByTestId('news')
const asked = (page: Page) => page.getByTestId('asked')

/** A line of words; nothing else of the page is touched or read. */
const tell = async (page: Page, line: string): Promise<void> => {
  await page.keyboard.insertText(line)
  await page.keyboard.press('Enter')
}

/** Asks, and hears the reply. */
const ask = async (page: Page, line: string, reply: string | RegExp): Promise<void> => {
  await listen(page)
  await tell(page, line)
  const words = typeof reply === 'string' ? expect.stringContaining(reply) : expect.stringMatching(reply)
  await expect.poll(() => heard(page)).toContainEqual(words)
}

test('a whole journey from what is said and a line of words alone', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Partir : Nitouche' }).press('Enter')
  await expect(asked(page)).toContainText(
    'Nitouche est dans le monde. Monter, pas à pas, 1 point de rêve, 1 case de fatigue, 1 round ; Monter, voyage accéléré, 2 points de rêve',
  )
  await expect(page.locator('#card-title')).toBeFocused()
  await page.getByRole('button', { name: 'Aller à la question' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Dites ce que vous faites, ou demandez')).toBeFocused()

  await ask(page, 'aide', /^À dire maintenant.*\bmonter\b.*À demander.*\bautour\b/)
  await ask(page, 'but sérénité', 'But : Sérénité.')
  await ask(page, 'terres', /Sérénité se lance\s:\s.*Collines de Parta, H2, collines, à 2 cases, 1 nord et 1 nord-est/)
  await ask(page, 'sorts', 'Sérénité, collines, coût variable')
  await ask(page, 'réserves', 'Aucun sort en réserve.')
  await lay(page, ['d7', 3])
  await tell(page, 'monter')
  await expect(news(page)).toHaveText('Nitouche monte pas à pas, pour 1 point de rêve. d7 : 3. Rien ne vient.')
  await expect(asked(page)).toContainText('Sanctuaire Blanc (G4), sanctuaire. nord : ')
  await expect(asked(page)).toContainText('nord-est : Forêt de Ganna, H3, forêt')
  await ask(page, 'où', 'Sanctuaire Blanc, G4, sanctuaire.')
  await ask(page, 'AUTOUR', 'nord-est : Forêt de Ganna, H3, forêt')
  await ask(page, 'maîtriser', '« maîtriser » n’est pas pour maintenant')
  await ask(page, 'xyz', '« xyz » n’est pas compris')

  await lay(page, ['d7', 4])
  await tell(page, 'ne')
  await expect(news(page)).toContainText('Nitouche entre dans la Forêt de Ganna (H3).')
  await lay(page, ['d7', 7], ['d100', 72], ['d6', 2], ['d6', 3])
  await tell(page, 'nord')
  await expect(news(page)).toContainText('Un Briseur de rêve approche, force 5')
  await expect(asked(page)).toContainText(
    /Briseur de rêve, force 5\. Maîtriser, \d+\s%\s; (Maîtriser par \w+, \d+\s%\s; )*Se dérober\s; Refouler, refoulement \+1, \d+\s% de risque/,
  )
  await ask(page, 're', '« re » peut dire')
  await lay(page, ['d100', 12])
  await tell(page, 'maîtr')
  await expect(news(page)).toContainText('Le Briseur cède.')
  await expect(asked(page)).toContainText('lancer Sérénité, 65 %, coût variable')

  await lay(page, ['d100', 30])
  await ask(page, 'lancer sérénité 4', 'À préciser avant le jet : l’heure de naissance de la cible')
  await tell(page, 'lancer sérénité 4 : Faucon')
  await expect(news(page)).toContainText('Nitouche lance Sérénité (cible née à l’heure du Faucon) : 30 pour 65')
  await expect(asked(page)).toContainText('Sort lancé : Sérénité. Garder en main ; Mettre en réserve')
  await tell(page, 'garder')
  await expect(asked(page)).toContainText('Où poser Sérénité ?')
  await expect(asked(page)).toContainText('magie impossible')
  await lay(page, ['d100', 98])
  await tell(page, 'cibler créature 8')
  await expect(news(page)).toContainText('Sérénité. Le sort atteint sa cible.')
  await expect(asked(page)).toContainText('Nitouche est dans le monde.')
})

test('the same thing happening again is said again', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Partir : Nitouche' }).press('Enter')
  await expect(asked(page)).toContainText('Nitouche est dans le monde')
  await page.keyboard.press('/')
  await lay(page, ['d7', 3], ['d7', 3], ['d7', 3])
  await tell(page, 'monter')
  await expect(news(page)).toContainText('Nitouche monte')
  await tell(page, 'rester')
  await expect(news(page)).toContainText('d7 : 3. Rien ne vient.')
  await expect(news(page)).not.toContainText('monte')
  const said = Number(await news(page).getAttribute('data-said'))
  const text = await news(page).textContent()
  const first = await news(page).elementHandle()
  await tell(page, 'rester')
  await expect(news(page)).toHaveAttribute('data-said', String(said + 1))
  await expect(news(page)).toHaveText(text ?? '')
  expect(await first?.evaluate((line) => line.isConnected)).toBe(false)
})

test('after each answer the focus is on the heading of the question; a marked way is spoken', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Partir : Nitouche' }).click()
  await page.getByRole('button', { name: /^Errer librement/ }).click()
  await expect(page.locator('#card-title')).toBeFocused()
  await lay(page, ['d7', 3], ['d7', 3])
  await page.getByRole('button', { name: /^Monter, pas à pas/ }).click()
  await expect(page.locator('#card-title')).toHaveText('Sanctuaire Blanc (G4)')
  await expect(page.locator('#card-title')).toBeFocused()
  await press(page, 'ArrowUp')
  await expect(news(page)).toHaveText(/^nord\s:\s.*, marqué$/)
  await page.keyboard.press('ArrowRight')
  await expect(news(page)).toHaveText('nord-est : Forêt de Ganna, H3, forêt, marqué')
})

test('what happens before the voice has come is said when it comes', async ({ page }) => {
  let letOn = (): void => {}
  const comes = new Promise<void>((resolve) => {
    letOn = resolve
  })
  await page.route(/\/assets\/Ear-/, async (route) => {
    await comes
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Partir : Nitouche' }).click()
  await page.getByRole('button', { name: /^Errer librement/ }).click()
  await lay(page, ['d7', 3])
  await page.getByRole('button', { name: /^Monter, pas à pas/ }).click()
  await expect(page.locator('#card-title')).toHaveText('Sanctuaire Blanc (G4)')
  await expect(news(page)).toHaveCount(0)
  letOn()
  await expect(news(page)).toHaveText('Nitouche monte pas à pas, pour 1 point de rêve. d7 : 3. Rien ne vient.')
})

test('dragons, a night and knowledge from what is said and a line of words alone', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Partir : Balthazar' }).press('Enter')
  await expect(asked(page)).toContainText('Balthazar est dans le monde')
  await page.keyboard.press('/')
  await ask(page, 'errer', 'Sans but.')
  await expect(asked(page)).toContainText('attendre, suivi d’un nombre d’heures ou de la nuit ; méditer, étoiles, progresser')

  await lay(page, ['d7', 7], ['d100', 98], ['d8', 1])
  await tell(page, 'monter')
  await expect(asked(page)).toContainText('Rêve de Dragon, force 8.')
  await lay(page, ['d100', 1], ['tete', 'tete-terre-d-attache'])
  await tell(page, 'maîtriser')
  await expect(news(page)).toContainText('Tête de Dragon : Terre d’attache.')
  await expect(asked(page)).toContainText('Une case reste à choisir. Dites ranger pour continuer.')
  await ask(page, 'n', 'Une carte du Dragon est à lire')
  await tell(page, 'ranger')
  await expect(asked(page)).toContainText('choisir, suivi d’une case, pour Terre d’attache')
  await ask(page, 'choisir L5', /la case est choisie, pour toujours/)
  await ask(page, 'dragons', /Terre d’attache\s: .*Case\s: .*L5/)

  await lay(page, ['d7', 1], ['d7', 1], ['d7', 1])
  await ask(page, 'marcher K6', 'À pied : 3 cases, 3 cases de fatigue')
  await ask(page, 'où', 'K6')
  await lay(page, ['d7', 2])
  await ask(page, 'bondir L5', 'Balthazar bondit')
  await tell(page, 'descendre avec le sort')
  await expect(asked(page)).toContainText('Où poser')
  await tell(page, 'soi')
  await expect(asked(page)).toContainText('Balthazar est dans le monde')

  await ask(page, 'méditer', /Les méthodes\s: Van Glüten, par alchimie, heure du Roseau, signe sur pont/)
  await lay(page, ['d100', 2])
  await ask(page, 'méditer kotylédon 5', 'Balthazar médite selon Kotylédon : 2 pour')
  await ask(page, 'progresser', /RÊVE, 40 points, vous en avez \d+/)
  await ask(page, 'attendre la nuit', 'heure du Serpent')
  await lay(page, ['d12', 4], ['d100', 1])
  await ask(page, 'étoiles', 'Les étoiles disent le nombre du jour 1 : 4.')
  await ask(page, 'savoir', 'Jour 1 : 4, lu la nuit du jour 1.')
  await tell(page, 'dormir')
  await expect(asked(page)).toContainText('Balthazar dort. dormir, suivi de reposé, de l’aube ou d’un nombre d’heures')
  await tell(page, 'dormir 2')
  await expect(news(page)).toContainText('Les heures passent : heure de l’Araignée')
  await tell(page, 'se réveiller')
  await expect(asked(page)).toContainText('Balthazar est dans le monde')
})
