import { pickCell } from './support/deeds.ts'
import { answer, choose, closeNotebook, gauge, journalTells, pane, question } from './support/journey.ts'
import { names, neverNames } from './table-support/bytes.ts'
import { enterDice, MET, openDie, rosterOf, setBox, tool, whoRolls } from './table-support/gardien.ts'
import { expect, test } from './table-support/test.ts'

test('ascents: asked for on another board than the one in sight, refused, and on a VOLONTÉ roll', async ({ party }) => {
  const { gardien } = party
  await party.desk('Balthazar')
  const player = await party.phone('Nitouche')
  await setBox(gardien.page, 'Chaque montée attend mon accord', true)
  await choose(player.page, 'Monter, pas à pas')
  await expect(question(player.page)).toHaveText('Le gardien des rêves réfléchit')
  await player.page.getByRole('button', { name: 'Retirer la demande' }).click()
  await expect(question(player.page)).toHaveText('Nitouche est dans le monde')
  await choose(player.page, 'Monter, pas à pas')
  await expect(rosterOf(gardien.page, 'Nitouche')).toContainText('demande à monter')
  await expect(question(gardien.page)).toHaveText('Balthazar est dans le monde')
  await gardien.page.getByRole('button', { name: 'Voir', exact: true }).click()
  await choose(gardien.page, 'Refuser')
  await expect(question(player.page)).toHaveText('Nitouche est dans le monde')

  await choose(player.page, 'Monter, pas à pas')
  await expect(rosterOf(gardien.page, 'Nitouche')).toContainText('demande à monter')
  await whoRolls(gardien.page, 'moi, tous les dés')
  await gardien.page.locator('section.card').getByLabel('Difficulté du jet').fill('-3')
  await choose(gardien.page, 'Demander un jet de VOLONTÉ')
  await enterDice(gardien.page, ['d100', 99])
  await expect(question(player.page)).toHaveText('Nitouche est dans le monde')
  await journalTells(player.page, 'VOLONTÉ')

  await whoRolls(gardien.page, 'le programme')
  const ascent = await tool(gardien.page, 'Montée dans les Terres')
  await ascent.getByLabel('Montée dans les Terres').selectOption({ label: 'refusée' })
  await ascent.getByRole('button', { name: 'Appliquer' }).click()
  await closeNotebook(player.page)
  await expect(answer(player.page, 'Monter, pas à pas')).toBeDisabled()
})

test('placed in secret and told, broken, corrected, the hour, the odds: each seat sees its part', async ({ party }) => {
  const { gardien } = party
  const player = await party.phone('Nitouche')
  const fellow = await party.phone('Lison')
  const place = await tool(gardien.page, 'Placer le demi-rêve')
  await place.getByRole('button', { name: /en secret/ }).click()
  await pickCell(gardien.page, 'L4')
  await expect(rosterOf(gardien.page, 'Nitouche')).toContainText('perdu')
  await journalTells(player.page, 'sanctuaire')
  neverNames(player.frames, '"L4"', 'Mauve')
  neverNames(fellow.frames, '"L4"', 'Mauve')
  await place.getByRole('button', { name: 'en le disant' }).click()
  await pickCell(gardien.page, 'G7')
  await expect(rosterOf(gardien.page, 'Nitouche')).toContainText('G7')
  await journalTells(player.page, 'G7')

  const sheet = await tool(gardien.page, 'Corriger la feuille')
  await sheet.getByLabel('points de rêve').fill('7')
  await closeNotebook(player.page)
  await whoRolls(gardien.page, 'moi, tous les dés')
  await choose(player.page, 'Monter, pas à pas')
  await enterDice(gardien.page, [MET, 2])
  await expect(question(player.page)).toContainText('G7')
  const journey = await tool(gardien.page, 'Voyage')
  await journey.getByRole('button', { name: 'Rompre la concentration' }).click()
  await expect(question(player.page)).toHaveText('Nitouche est dans le monde')

  await expect(sheet.getByLabel('points de rêve')).toHaveValue('7')
  await sheet.getByRole('button', { name: 'Appliquer' }).click()
  await journalTells(player.page, 'La feuille est corrigée : points de rêve 7.')
  await pane(player.page, 'Feuille')
  await expect(gauge(player.page, 'points de rêve')).toHaveText('7 / 13')
  await expect(player.page.getByText('Chances du voyage')).toBeVisible()

  const clock = await tool(gardien.page, 'Heure de la table')
  await clock.getByRole('combobox').selectOption({ label: 'Dragon' })
  await clock.getByRole('button', { name: 'Régler l’heure' }).click()
  for (const { page } of [player, fellow]) await expect(page.locator('.top-facts')).toContainText('heure du Dragon')

  await setBox(gardien.page, 'Les joueurs voient les chances du voyage', false)
  await expect(player.page.getByText('Chances du voyage')).toHaveCount(0)
})

test('a secret roll and a secret modifier are in the gardien’s journal alone', async ({ party }) => {
  const { gardien } = party
  const player = await party.phone('Nitouche')
  const roll = await tool(gardien.page, 'Jet secret')
  await roll.getByLabel('Pour mémoire').fill('la rumeur du marché')
  await roll.getByRole('button', { name: 'Lancer en secret' }).click()
  const modifier = await tool(gardien.page, 'Modificateur du prochain sort')
  await modifier.getByLabel('De combien').fill('-4')
  await modifier.getByRole('combobox').selectOption({ label: 'tenu secret' })
  await modifier.getByRole('button', { name: 'Appliquer' }).click()
  await expect(modifier).toContainText('tenu secret')
  await journalTells(gardien.page, 'la rumeur du marché')
  names(gardien.frames, 'la rumeur du marché')
  neverNames(player.frames, 'rumeur', 'secretRolled', '"modified"', '"value":-4')
})

test('an undo past a roll is asked, refused, asked again and granted', async ({ party }) => {
  const { gardien } = party
  const player = await party.phone('Nitouche')
  await party.phone('Balthazar')
  await gardien.page.getByRole('navigation', { name: 'Haut-rêvants' }).getByRole('button', { name: 'Balthazar' }).click()
  await whoRolls(gardien.page, 'moi, tous les dés')
  await choose(player.page, 'Monter, pas à pas')
  await enterDice(gardien.page, [MET, 3])
  await expect(question(player.page)).toHaveText('Sanctuaire Blanc (G4)')
  const undo = player.page.getByRole('button', { name: 'Défaire le dernier choix' })
  await undo.click()
  await expect(player.page.getByText('Vous avez demandé au gardien de reprendre')).toBeVisible()
  await expect(rosterOf(gardien.page, 'Nitouche')).toContainText('veut reprendre un choix')
  await gardien.page.getByRole('alert').getByRole('button', { name: 'Refuser' }).click()
  await expect(player.page.getByText('Vous avez demandé au gardien de reprendre')).toHaveCount(0)
  await expect(question(player.page)).toHaveText('Sanctuaire Blanc (G4)')
  await undo.click()
  await gardien.page.getByRole('alert').getByRole('button', { name: 'Accorder' }).click()
  await expect(question(player.page)).toHaveText('Nitouche est dans le monde')
})

test('a die that has the focus leaves the keys of the screen alone: Escape closes what lies open, / opens the line', async ({
  party,
}) => {
  const { page } = party.gardien
  const player = await party.phone('Nitouche')
  await whoRolls(page, 'moi, tous les dés')
  await choose(player.page, 'Monter, pas à pas')
  const die = (await openDie(page, MET)).getByRole('button', { name: '1', exact: true })
  await page.getByRole('button', { name: 'Légende' }).click()
  await die.focus()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Légende' })).toBeHidden()
  await die.focus()
  await page.keyboard.press('/')
  await expect(page.getByLabel('Dites ce que vous faites, ou demandez')).toBeFocused()
})
