import { answer, choose, question } from './support/journey.ts'
import { enterDice, MET, rosterOf, setBox, whoRolls } from './table-support/gardien.ts'
import { expect, test } from './table-support/test.ts'

test('a die asked for stands until it is thrown, through a reload, or until the gardien lets it be taken back', async ({
  party,
}) => {
  const { gardien } = party
  const player = await party.phone('Nitouche')
  await whoRolls(gardien.page, 'chacun les siens, avec de vrais dés')
  await choose(player.page, 'Monter, pas à pas')
  const entry = player.page.getByRole('region', { name: 'Ce que montrent vos dés' })
  await expect(entry).toContainText(MET)
  await expect(entry.getByRole('button', { name: 'Annuler' })).toHaveCount(0)
  await expect(player.page.getByText('seul le gardien des rêves peut laisser reprendre')).toBeVisible()
  await enterDice(player.page, [MET, 7])
  await expect(entry).toContainText('d100')

  await player.page.reload()
  await expect(entry).toContainText('d100')
  await expect(entry.getByRole('button', { name: 'Annuler' })).toHaveCount(0)

  const said = gardien.page.getByRole('region', { name: 'Ce que Nitouche a dit et qui attend' })
  await expect(said).toContainText('Nitouche doit lancer : d100 (quelle rencontre).')
  await said.getByRole('button', { name: 'Laisser reprendre' }).click()
  await expect(said).toHaveCount(0)
  await expect(entry).toHaveCount(0)
  await expect(question(player.page)).toHaveText('Nitouche est dans le monde')
  await expect(answer(player.page, 'Monter, pas à pas')).toBeEnabled()

  await choose(player.page, 'Monter, pas à pas')
  await enterDice(player.page, [MET, 2])
  await expect(question(player.page)).toContainText('G4')
  await expect(said).toHaveCount(0)
})

test('leave to go up is given, and whoever asked throws its dice', async ({ party }) => {
  const { page } = party.gardien
  const player = await party.phone('Nitouche')
  await whoRolls(page, 'chacun les siens, avec de vrais dés')
  await setBox(page, 'Chaque montée attend mon accord', true)
  await choose(player.page, 'Monter, pas à pas')
  await choose(page, 'Laisser monter')
  await expect(question(player.page)).toHaveText('Le gardien des rêves a répondu')
  await expect(rosterOf(page, 'Nitouche')).toContainText('peut monter')
  await expect(page.getByRole('region', { name: 'Ce qui vous attend' })).toHaveCount(0)
  await choose(player.page, 'Monter, pas à pas')
  await enterDice(player.page, [MET, 2])
  await expect(question(player.page)).toContainText('G4')
})
