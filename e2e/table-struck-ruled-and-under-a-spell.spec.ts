import type { Locator, Page } from '@playwright/test'
import { pickCell } from './support/deeds.ts'
import { choose, closeNotebook, journalTells, pane, question, stateBirth } from './support/journey.ts'
import { neverNames } from './table-support/bytes.ts'
import { enterDice, MET, rosterOf, tool, whoRolls } from './table-support/gardien.ts'
import type { Person } from './table-support/seats.ts'
import { look } from './table-support/shots.ts'
import { expect, test } from './table-support/test.ts'

const line = (page: Page): Locator => page.getByLabel('Dites ce que vous faites, ou demandez')
const ruling = (page: Page, kind: string): Locator => page.locator(`[data-ruling="${kind}"]`)

const says = async (page: Page, words: string): Promise<void> => {
  await page.keyboard.press('/')
  await line(page).fill(words)
  await page.keyboard.press('Enter')
}

const blow = async (page: Page, name: RegExp | string): Promise<void> =>
  (await tool(page, 'Voyage')).getByRole('button', { name, exact: typeof name === 'string' }).click()

/** Up with the lantern in hand, its roll passed. */
const holdsLantern = async (gardien: Person, player: Person): Promise<void> => {
  await choose(player.page, 'Monter, pas à pas')
  await enterDice(gardien.page, [MET, 1])
  await player.page.getByRole('button', { name: /^Lanterne/ }).click()
  await choose(player.page, 'Lancer Lanterne')
  await enterDice(gardien.page, ['d100', 10])
}

test('[MOV-4] [CAST-6] a blow on a spell in hand: what becomes of it waits for the gardien, who rules in words', async ({
  party,
}) => {
  const { gardien } = party
  const player = await party.phone('Lison')
  const place = await tool(gardien.page, 'Placer le demi-rêve')
  await place.getByRole('button', { name: 'en le disant' }).click()
  await pickCell(gardien.page, 'M5')
  await whoRolls(gardien.page, 'moi, tous les dés')
  await holdsLantern(gardien, player)
  await blow(gardien.page, 'Rompre la concentration')
  await expect(question(player.page)).toHaveText('Lison est dans le monde')
  await expect(player.page.locator('section.card')).toContainText('dira ce qu’il devient')
  await look(player.page, 'struck')

  // Up again before anybody has said what becomes of it.
  await choose(player.page, 'Monter, pas à pas')
  await enterDice(gardien.page, [MET, 1])
  await expect(player.page.locator('section.card')).toContainText('dira ce qu’il devient')
  await expect(rosterOf(gardien.page, 'Lison')).toContainText('effet à décrire')
  await expect(ruling(gardien.page, 'unaimed')).toContainText('Lanterne n’a pas pu être ciblé')
  await look(gardien.page, 'unruled')
  await says(gardien.page, 'magie impossible')
  await expect(ruling(gardien.page, 'tear')).toBeVisible()
  await says(gardien.page, 'déchirure violette 20 mètres 3 heures')
  await enterDice(gardien.page, ['d6', 1])
  await expect(ruling(gardien.page, 'tear')).toHaveCount(0)
  const told = player.page.locator('section.card')
  for (const words of ['déchirure violette', 'sur 20 m', 'après 3 heures']) await expect(told).toContainText(words)
  await expect(rosterOf(gardien.page, 'Lison')).not.toContainText('effet à décrire')
})

test('[TGT-4] somebody the gardien plays aims at a dreamer, who resists on their phone and stays under the spell', async ({
  party,
}) => {
  const { gardien } = party
  const player = await party.phone('Nitouche')
  const fellow = await party.desk('Balthazar')
  await whoRolls(gardien.page, 'moi, tous les dés')
  await rosterOf(gardien.page, 'Nitouche').click()
  const cast = await tool(gardien.page, 'Viser d’un sort')
  await cast.getByRole('combobox').first().selectOption({ label: 'Sérénité' })
  await cast.getByLabel('Qui le lance').fill('la Dame en gris')
  await cast.getByRole('button', { name: 'Viser', exact: true }).click()
  await expect(question(player.page)).toHaveText('Sérénité vous vise')
  await look(player.page, 'aimed-at')
  await choose(player.page, 'Résister')
  await enterDice(gardien.page, ['d100', 99])
  await expect(question(player.page)).toHaveText('Nitouche est dans le monde')
  await expect(rosterOf(gardien.page, 'Nitouche')).toContainText('sous Sérénité')
  await pane(player.page, 'Feuille')
  await expect(player.page.locator('.holdings')).toContainText('Sérénité')
  await look(player.page, 'under')
  await pane(gardien.page, 'Feuille')
  await look(gardien.page, 'lifts')
  await gardien.page
    .locator('.holdings')
    .getByRole('button', { name: /^Lever le sort/ })
    .click()
  await expect(gardien.page.locator('.holdings')).toHaveCount(0)
  await expect(player.page.locator('.holdings')).toHaveCount(0)
  await journalTells(player.page, 'Sérénité n’a plus prise sur Nitouche.')
  neverNames(fellow.frames, 'la Dame en gris', '"spellMet"')
  await closeNotebook(player.page)

  // CAST-1: what was stated is read beside the die, and told with the roll.
  await choose(player.page, 'Monter, pas à pas')
  await enterDice(gardien.page, [MET, 1])
  await player.page.getByRole('button', { name: /^Non-agressivité/ }).click()
  if (await player.page.getByLabel('Heure de naissance de la cible').isVisible()) await stateBirth(player.page)
  await choose(player.page, 'Lancer Non-agressivité')
  await look(gardien.page, 'stated')
  await enterDice(gardien.page, ['d100', 10])
  await expect(question(player.page)).toContainText('Non-agressivité')
})
