import { answer, choose, closeNotebook, question } from './support/journey.ts'
import { enterDice, MET, tool, whoRolls } from './table-support/gardien.ts'
import { expect, test } from './table-support/test.ts'

test('what is done to somebody is said to them: the hour, a wish withdrawn, refused, granted; a line that is cut', async ({
  party,
}) => {
  const { gardien } = party
  const player = await party.phone('Nitouche')
  const news = player.page.locator('.last-news')
  const clock = await tool(gardien.page, 'Heure de la table')
  await clock.getByRole('combobox').selectOption({ label: 'Dragon' })
  await clock.getByRole('button', { name: 'Régler l’heure' }).click()
  await expect(news).toContainText('heure du Dragon')

  await whoRolls(gardien.page, 'moi, tous les dés')
  await party.desk('Balthazar')
  await expect(news, 'it stays told while the table goes on').toContainText('heure du Dragon')
  await choose(player.page, 'Monter, pas à pas')
  await enterDice(gardien.page, [MET, 3])
  await expect(question(player.page)).toHaveText('Sanctuaire Blanc (G4)')
  const undo = player.page.getByRole('button', { name: 'Défaire le dernier choix' })
  const asked = gardien.page.getByRole('alert').filter({ hasText: 'demande à reprendre' })
  await undo.click()
  await expect(asked).toBeVisible()
  await player.page.getByRole('button', { name: 'Retirer la demande' }).click()
  await expect(asked).toHaveCount(0)
  await undo.click()
  await asked.getByRole('button', { name: 'Refuser' }).click()
  await expect(news).toContainText('La reprise n’a pas lieu')
  await undo.click()
  await asked.getByRole('button', { name: 'Accorder' }).click()
  await expect(news).toContainText('La reprise est accordée')
  await expect(question(player.page)).toHaveText('Nitouche est dans le monde')

  await whoRolls(gardien.page, 'le programme')
  await closeNotebook(player.page)
  await player.context.setOffline(true)
  await expect(player.page.getByText('La table ne répond plus')).toBeVisible()
  await choose(player.page, 'Monter, pas à pas')
  await expect(player.page.getByText('elle part dès que la table répond')).toBeVisible()
  await expect(answer(player.page, 'Monter, pas à pas')).toHaveAttribute('aria-current', 'true')
  await player.context.setOffline(false)
  await expect(player.page.getByText('La table ne répond plus')).toHaveCount(0)
  await expect(question(player.page)).not.toHaveText('Nitouche est dans le monde')
})
