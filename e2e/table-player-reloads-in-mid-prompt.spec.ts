import { answer, choose, gauge, pane, question } from './support/journey.ts'
import { enterDice, MET, whoRolls } from './table-support/gardien.ts'
import { expect, test } from './table-support/test.ts'

test('a player reloads in mid-prompt: the same question, the same strength', async ({ party }) => {
  const { gardien } = party
  const player = await party.phone('Nitouche')
  await party.desk('Balthazar')
  await whoRolls(gardien.page, 'moi, tous les dés')
  await choose(player.page, 'Monter, pas à pas')
  await enterDice(gardien.page, [MET, 7], ['d100', 10], ['d4', 3], ['d4', 4])
  await expect(question(player.page)).toHaveText('Messager des rêves, force 7')
  await player.page.reload()
  await expect(question(player.page)).toHaveText('Messager des rêves, force 7')
  await choose(player.page, 'Laisser passer')
  await expect(question(player.page)).toHaveText('Sanctuaire Blanc (G4)')
})

test('a player reloads while the gardien has the dice: still waiting, then carried out once', async ({ party }) => {
  const { gardien } = party
  const player = await party.phone('Nitouche')
  await whoRolls(gardien.page, 'moi, tous les dés')
  await choose(player.page, 'Monter, pas à pas')
  await enterDice(gardien.page, [MET, 7])
  await expect(gardien.page.locator('.face-entry')).toContainText('d100')
  await player.page.reload()
  await expect(player.page.getByText('Le gardien des rêves lance les dés…')).toBeVisible()
  await expect(answer(player.page, 'Monter, voyage accéléré')).toBeDisabled()
  await enterDice(gardien.page, ['d100', 10], ['d4', 1], ['d4', 1])
  await expect(question(player.page)).toHaveText('Messager des rêves, force 2')
  await pane(player.page, 'Feuille')
  await expect(gauge(player.page, 'points de rêve')).toHaveText('12 / 13')
})
