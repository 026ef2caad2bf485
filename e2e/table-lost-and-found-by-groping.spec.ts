import { choose, journalTells, question, walk } from './support/journey.ts'
import { names, neverNames } from './table-support/bytes.ts'
import { enterDice, MET, rosterOf, tool } from './table-support/gardien.ts'
import { expect, test } from './table-support/test.ts'

test('lost and found by groping: the gardien chooses only the hidden cell, a step south tells which it was', async ({
  party,
}) => {
  const { gardien } = party
  const player = await party.phone('Nitouche')
  const fellow = await party.phone('Balthazar')
  const options = await tool(gardien.page, 'Règles de la table')
  await options.getByLabel('Qui lance les dés').selectOption({ label: 'moi, tous les dés' })

  await choose(player.page, 'Monter, pas à pas')
  await enterDice(gardien.page, [MET, 7], ['d100', 75], ['d6', 6], ['d6', 6])
  // So weak and weary that the Changeur is sure to win, whatever the program rolls.
  const sheet = await tool(gardien.page, 'Corriger la feuille')
  await sheet.getByLabel('Hypnos', { exact: true }).fill('-11')
  await sheet.getByLabel('Narcos', { exact: true }).fill('-11')
  await sheet.getByLabel('Oniros', { exact: true }).fill('-11')
  await sheet.getByLabel('points de rêve').fill('1')
  await sheet.getByRole('button', { name: 'Appliquer' }).click()
  await expect(question(player.page)).toContainText('Changeur')
  await options.getByLabel('Qui lance les dés').selectOption({ label: 'le programme' })
  await options.getByLabel('Où vont les égarés').selectOption({ label: 'je le choisis à chaque fois' })
  await expect(options.getByLabel('Où vont les égarés')).toHaveValue('chosen')

  await choose(player.page, 'Maîtriser')
  await expect(player.page.getByText('Le gardien des rêves lance les dés…')).toBeVisible()
  await enterDice(gardien.page, ['Quelle case', 'L4'])
  await expect(question(player.page)).toContainText(/quelque part/i)
  await expect(rosterOf(gardien.page, 'Nitouche')).toContainText('L4 Nitouche')
  names(player.frames, '"candidates":["A10","D14","E6","K9","L4"]')
  neverNames(player.frames, '"L4"', 'Mauve')
  neverNames(fellow.frames, '"L4"', 'Mauve')

  await options.getByLabel('Qui lance les dés').selectOption({ label: 'moi, tous les dés' })
  await walk(player.page, 'sud')
  await enterDice(gardien.page, [MET, 1])
  await expect(question(player.page)).toHaveText('Collines Suaves (L5)')
  neverNames(player.frames, '"L4"', 'Mauve')
  await journalTells(player.page, 'Collines Suaves')
  await expect(question(fellow.page)).toHaveText('Balthazar est dans le monde')
})
