import { pickCell } from './support/deeds.ts'
import { choose, closeNotebook, journalTells, question } from './support/journey.ts'
import { neverNames } from './table-support/bytes.ts'
import { enterDice, MET, rosterOf, tool, whoRolls } from './table-support/gardien.ts'
import type { Person } from './table-support/seats.ts'
import { expect, test } from './table-support/test.ts'

const PLACE = 'Cité Rimarde (M5)'

const cast = async ({ page }: Person): Promise<void> => {
  await page.getByRole('button', { name: /^Lanterne/ }).click()
  await choose(page, 'Lancer Lanterne')
}

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
  const effect = await tool(gardien.page, 'Effet du sort')
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
  await player.page.getByLabel(/Magie impossible/).check()
  await choose(player.page, 'centre de zone')
  await expect(rosterOf(gardien.page, 'Lison')).toContainText('effet à décrire')
  const tear = await tool(gardien.page, 'Effet du sort')
  await tear.getByLabel('Déchirure du rêve').selectOption({ label: 'violette' })
  await tear.getByRole('button', { name: 'Ouvrir la déchirure' }).click()
  await expect(player.page.locator('section.card')).toContainText('Une déchirure violette, large de 20 m')
})

test('players roll their own dice and type them in', async ({ party }) => {
  const player = await party.phone('Nitouche')
  await whoRolls(party.gardien.page, 'chacun les siens, avec de vrais dés')
  await choose(player.page, 'Monter, pas à pas')
  await player.page.getByRole('region', { name: 'Ce que montrent vos dés' }).getByRole('button', { name: '2', exact: true }).tap()
  await expect(question(player.page)).toHaveText('Sanctuaire Blanc (G4)')
})
