import { answer, begin, card, choose, gauge, journalTells, lay, question, stateBirth, walk } from './support/journey.ts'
import { expect, test } from './support/test.ts'

test('a newcomer presses one button, walks to the hills, casts, comes down and aims', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Commencer un voyage' }).click()
  await expect(question(page)).toHaveText('Nitouche est dans le monde')
  await expect(card(page)).toContainText('Quel sort voulez-vous lancer ?')
  await choose(page, 'Sérénité')
  await expect(card(page)).toContainText('But : Sérénité')
  await expect(answer(page, 'Monter, pas à pas')).toContainText('1 point de rêve · 1 case de fatigue · 1 round')

  await lay(page, ['d7', 3])
  await choose(page, 'Monter, pas à pas')
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
  await expect(gauge(page, 'points de rêve')).toContainText('12 / 13')
  await expect(answer(page, 'Non-agressivité')).toContainText('58 %')

  await lay(page, ['d7', 1])
  await walk(page, 'nord-est')
  await expect(question(page)).toHaveText('Forêt de Ganna (H3)')

  await lay(page, ['d7', 6])
  await walk(page, 'nord')
  await expect(question(page)).toHaveText('Collines de Parta (H2)')

  await choose(page, 'Sérénité')
  await expect(question(page)).toHaveText('Lancer Sérénité')
  await card(page).getByLabel('Points de rêve à y mettre').fill('4')
  await expect(answer(page, 'Lancer Sérénité')).toBeDisabled()
  await expect(card(page)).toContainText('À préciser avant le jet')
  await stateBirth(page)
  await lay(page, ['d100', 30])
  await choose(page, 'Lancer Sérénité')
  await expect(question(page)).toHaveText('Sort lancé : Sérénité')
  await expect(gauge(page, 'points de rêve')).toContainText('8 / 13')

  await choose(page, 'Garder en main')
  await expect(question(page)).toHaveText('Où poser Sérénité ?')
  await expect(card(page)).toContainText('À 13 mètres au plus')

  await card(page).getByLabel('Points de rêve de la cible').fill('8')
  await lay(page, ['d100', 90])
  await choose(page, 'créature')
  await expect(question(page)).toHaveText('Nitouche est dans le monde')
  await expect(page.locator('.passing[data-moment="goal"]')).toContainText('But atteint')
  await expect(page.locator('.last-news')).toContainText('But atteint. Sérénité. Le sort atteint sa cible.')
  // The goal is closed: the next one is asked for.
  await expect(card(page)).toContainText('Quel sort voulez-vous lancer ?')

  await expect(gauge(page, 'fatigue')).toHaveText('3 · malus 0')
  await journalTells(
    page,
    'Nitouche monte pas à pas, pour 1 point de rêve.',
    'd7 : 3. Rien ne vient.',
    'Nitouche entre dans les Collines de Parta (H2).',
    'Nitouche lance Sérénité (cible née à l’heure du Faucon) : 30 pour 65',
    'Coût : 4 points de rêve.',
    'Nitouche redescend, le sort en main.',
    'Résistance de la cible : 90 pour',
    'Sérénité. Le sort atteint sa cible.',
  )
})

test('[MOV-4] [CAST-6] the gesture with a spell in hand: alone what becomes of it is drawn, once, and nothing is refused', async ({
  page,
}) => {
  await begin(page)
  await lay(page, ['d7', 1], ['d100', 20], ['d6', 1], ['d100', 99])
  await choose(page, 'Monter, pas à pas')
  await choose(page, 'Non-agressivité')
  await choose(page, 'Lancer Non-agressivité')
  await card(page).getByText('Rompre la concentration').click()
  await choose(page, 'Redescendre aussitôt')
  await expect(card(page).locator('.card-note.effect')).toContainText('retombe')
  await expect(page.locator('.message[data-kind="refusal"]')).toHaveCount(0)
})
