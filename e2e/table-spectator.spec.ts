import { answer, choose, pane, question } from './support/journey.ts'
import { names, neverNames } from './table-support/bytes.ts'
import { enterDice, MET, whoRolls } from './table-support/gardien.ts'
import { expect, test } from './table-support/test.ts'

test('a spectator sees what the followed player sees, acts on nothing, and follows another', async ({ party }) => {
  const { gardien } = party
  const player = await party.phone('Nitouche')
  await party.phone('Balthazar')
  const spectator = await party.spectator('Nitouche')
  await expect(spectator.page.getByText('Vous suivez Nitouche')).toBeVisible()
  await expect(answer(spectator.page, 'Monter, pas à pas')).toBeDisabled()
  await expect(spectator.page.getByRole('button', { name: 'Défaire le dernier choix' })).toBeDisabled()

  await whoRolls(gardien.page, 'moi, tous les dés')
  await choose(player.page, 'Monter, pas à pas')
  await enterDice(gardien.page, [MET, 7], ['d100', 75], ['d6', 6], ['d6', 6])
  await choose(player.page, 'Maîtriser')
  await enterDice(gardien.page, ['d100', 95], ['Quelle case', 'L4'])
  await expect(question(spectator.page)).toContainText(/quelque part/i)
  await expect(spectator.page.getByRole('button', { name: /^Avancer vers le sud(?!-)/ })).toBeDisabled()
  names(spectator.frames, '"candidates":["A10","D14","E6","K9","L4"]')
  neverNames(spectator.frames, '"L4"', 'Mauve')

  await pane(spectator.page, 'Table')
  await expect(spectator.page.getByRole('listitem').filter({ hasText: /· présent · suit Nitouche/ })).toHaveCount(1)
  await spectator.page.getByRole('button', { name: 'Suivre' }).click()
  await expect(question(spectator.page)).toHaveText('Balthazar est dans le monde')
  await spectator.page.reload()
  await expect(question(spectator.page)).toHaveText('Balthazar est dans le monde')
  neverNames(spectator.frames, '"L4"', 'Mauve')
})
