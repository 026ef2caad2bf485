import type { Locator } from '@playwright/test'
import { pickCell } from './support/deeds.ts'
import { choose, closeNotebook, journalTells, question } from './support/journey.ts'
import { neverNames } from './table-support/bytes.ts'
import { enterDice, MET, rosterOf, tool, whoRolls } from './table-support/gardien.ts'
import type { Person } from './table-support/seats.ts'
import { look } from './table-support/shots.ts'
import { expect, test } from './table-support/test.ts'

const PLACE = 'Cité Rimarde (M5)'

const cast = async ({ page }: Person): Promise<void> => {
  await page.getByRole('button', { name: /^Lanterne/ }).click()
  await choose(page, 'Lancer Lanterne')
}

const ruling = ({ page }: Person, kind: string): Locator => page.locator(`[data-ruling="${kind}"]`)

test('a spell gone wild is described, another opens a tear; told and secret modifiers, a VUE roll', async ({ party }) => {
  const { gardien } = party
  const player = await party.phone('Lison')
  const fellow = await party.phone('Balthazar')
  const place = await tool(gardien.page, 'Placer le demi-rêve')
  await place.getByRole('button', { name: 'en le disant' }).click()
  await pickCell(gardien.page, 'M5')
  await expect(rosterOf(gardien.page, 'Lison')).toContainText('M5')
  await whoRolls(gardien.page, 'moi, tous les dés')
  const modifier = await tool(gardien.page, 'Modificateur du prochain sort')
  await modifier.getByLabel('gardien des rêves').fill('-4')
  await modifier.getByRole('combobox').selectOption({ label: 'tenu secret' })
  await modifier.getByRole('button', { name: 'Appliquer' }).click()
  await expect(modifier).toContainText('En attente')

  await choose(player.page, 'Monter, pas à pas')
  await enterDice(gardien.page, [MET, 1])
  await expect(question(player.page)).toHaveText(PLACE)
  await cast(player)
  await enterDice(gardien.page, ['d100', 100])
  await choose(player.page, 'Subir')
  await expect(rosterOf(gardien.page, 'Lison')).toContainText('effet à décrire')
  const effect = ruling(gardien, 'erratic')
  await expect(effect).toContainText('monde inanimé')
  await effect.getByRole('button', { name: /^Une grêle/ }).click()
  await expect(effect.getByLabel('Ce qui se produit')).toHaveValue(/^Une grêle/)
  await effect.getByLabel('Ce qui se produit').fill('<img src=x onerror=alert(1)> Il pleut des lucioles.')
  await effect.getByRole('button', { name: 'Le dire à la table' }).click()
  await expect(player.page.locator('section.card')).toContainText('<img src=x onerror=alert(1)> Il pleut des lucioles.')
  await expect(rosterOf(gardien.page, 'Lison')).not.toContainText('effet à décrire')
  neverNames(player.frames, '"modifier":-4', '"value":-4')
  neverNames(fellow.frames, 'lucioles')

  await modifier.getByLabel('gardien des rêves').fill('3')
  await modifier.getByRole('combobox').selectOption({ label: 'annoncé' })
  await modifier.getByRole('button', { name: 'Appliquer' }).click()
  const sight = await tool(gardien.page, 'Jet de VUE pour le prochain ciblage')
  await sight.getByRole('button', { name: 'Le demander' }).click()
  await journalTells(player.page, '+3')
  await closeNotebook(player.page)
  await choose(player.page, 'Monter, pas à pas')
  await enterDice(gardien.page, [MET, 1])
  await cast(player)
  await enterDice(gardien.page, ['d100', 2])
  await choose(player.page, 'Garder en main')
  await choose(player.page, 'Descendre avec le sort')
  await expect(player.page.getByText('demande un jet de VUE')).toBeVisible()
  await player.page.locator('summary').filter({ hasText: 'hors de vue' }).click()
  await expect(player.page.getByLabel(/Magie impossible/)).toHaveCount(0)
  await player.page.getByLabel(/La zone se forme autour/).check()
  await choose(player.page, 'centre de zone')
  await expect(player.page.locator('section.card')).toContainText('qui en est le centre malgré lui')
  const missed = await tool(gardien.page, 'Effet du sort')
  await missed.getByRole('button', { name: 'En faire une magie impossible' }).click()
  const tear = ruling(gardien, 'tear')
  await tear.getByLabel('Couleur').selectOption('violet')
  await tear.getByLabel('Taille').selectOption('chosen')
  await tear.getByLabel('Diamètre en mètres').fill('20')
  await tear.getByLabel('Durée').selectOption('hours')
  await tear.getByLabel('De l’autre côté').selectOption('shore')
  await tear.getByRole('button', { name: 'Ouvrir la déchirure' }).click()
  const told = player.page.locator('section.card')
  for (const words of ['déchirure violette', 'sur 20 m', 'jusqu’aux meubles', 'deux lunes', 'après 3 heures'])
    await expect(told).toContainText(words)
})

test('the last dream point goes with the spell: the gardien says where it falls, on a phone too', async ({ party }) => {
  const { gardien } = party
  const player = await party.phone('Lison')
  const place = await tool(gardien.page, 'Placer le demi-rêve')
  await place.getByRole('button', { name: 'en le disant' }).click()
  await pickCell(gardien.page, 'M5')
  const sheet = await tool(gardien.page, 'Corriger la feuille')
  await sheet.getByLabel('points de rêve').fill('3')
  await sheet.getByRole('button', { name: 'Appliquer' }).click()
  await whoRolls(gardien.page, 'moi, tous les dés')
  await choose(player.page, 'Monter, pas à pas')
  await enterDice(gardien.page, [MET, 1])
  await cast(player)
  await enterDice(gardien.page, ['d100', 20])
  const told = player.page.locator('section.card')
  await expect(told).toContainText('dira ce qu’il devient')
  await expect(rosterOf(gardien.page, 'Lison')).toContainText('effet à décrire')
  await look(gardien.page, 'unaimed')
  await gardien.page.setViewportSize({ width: 390, height: 844 })
  const unaimed = ruling(gardien, 'unaimed')
  await expect(unaimed).toContainText('Lanterne n’a pas pu être ciblé')
  await unaimed.getByRole('button', { name: /^Il retombe sur Lison/ }).click()
  await expect(unaimed).toHaveCount(0)
  await expect(told).toContainText('qui en est le centre malgré lui')
})

test('players roll their own dice and type them in', async ({ party }) => {
  const player = await party.phone('Nitouche')
  await whoRolls(party.gardien.page, 'chacun les siens, avec de vrais dés')
  await choose(player.page, 'Monter, pas à pas')
  await player.page.getByRole('region', { name: 'Ce que montrent vos dés' }).getByRole('button', { name: '2', exact: true }).tap()
  await expect(question(player.page)).toHaveText('Sanctuaire Blanc (G4)')
})
