import { choose, journalTells, question } from './support/journey.ts'
import { names, neverNames } from './table-support/bytes.ts'
import { enterDice, MET, rosterOf, whoRolls } from './table-support/gardien.ts'
import { expect, test } from './table-support/test.ts'

test('lost after a Changeur and revealed: only the gardien knows the cell until then', { tag: '@journey' }, async ({ party }) => {
  const { gardien } = party
  const player = await party.phone('Nitouche')
  const fellow = await party.phone('Balthazar')
  await whoRolls(gardien.page, 'moi, tous les dés')

  await choose(player.page, 'Monter, pas à pas')
  await expect(player.page.getByText('Le gardien des rêves lance les dés…')).toBeVisible()
  await expect(rosterOf(gardien.page, 'Nitouche')).toContainText('attend un dé')
  await enterDice(gardien.page, [MET, 7], ['d100', 75], ['d6', 6], ['d6', 6])
  await expect(question(player.page)).toContainText('Changeur')

  await choose(player.page, 'Maîtriser')
  await enterDice(gardien.page, ['d100', 95], ['Quelle case', 'L4'])
  await expect(question(player.page)).toContainText(/quelque part/i)
  await expect(rosterOf(gardien.page, 'Nitouche')).toContainText('L4 Nitouche')
  await expect(rosterOf(gardien.page, 'Nitouche')).toContainText(
    'perdu, se croit en A10, D14, E6, K9 ou L4 · choisit · Sanctuaire Mauve',
  )
  await expect(player.page.getByText('Sanctuaire Mauve')).toHaveCount(0)
  names(player.frames, '"candidates":["A10","D14","E6","K9","L4"]')
  neverNames(player.frames, '"L4"', 'Mauve')
  neverNames(fellow.frames, '"L4"', 'Mauve')
  names(gardien.frames, '"position":["L4"]')

  await gardien.page.getByRole('button', { name: 'Révéler la position' }).click()
  await expect(question(player.page)).toHaveText('Sanctuaire Mauve (L4)')
  names(player.frames, '"position":["L4"]')
  await journalTells(player.page, 'Le gardien des rêves révèle la position')
  neverNames(fellow.frames, '"L4"', 'Mauve')
  await expect(question(fellow.page)).toHaveText('Balthazar est dans le monde')
})
