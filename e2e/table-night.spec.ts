import { answer, card, choose, closeNotebook, journalTells, question } from './support/journey.ts'
import { enterDice, tool, whoRolls } from './table-support/gardien.ts'
import { expect, test } from './table-support/test.ts'

/** QUE-10: 3d6. */
const TIRED = Array(3).fill(['d6', 1] as const)

test('the gardien lets a player sleep by day, lets the hours pass, a Dragon crosses one of them, and interrupts', async ({
  party,
}) => {
  const { gardien } = party
  const player = await party.phone('Nitouche')
  const clock = await tool(gardien.page, 'Heure de la table')
  await clock.getByRole('combobox').selectOption({ label: 'Dragon' })
  await clock.getByRole('button', { name: 'Régler l’heure' }).click()
  await expect(answer(player.page, 'Dormir')).toBeDisabled()
  await expect(answer(player.page, 'Attendre une heure')).toHaveCount(0)
  const correct = await tool(gardien.page, 'Corriger la feuille')
  await correct.getByLabel('points de rêve').fill('5')
  await correct.getByLabel('fatigue', { exact: true }).fill('14')
  await correct.getByRole('button', { name: 'Appliquer' }).click()

  const sleep = await tool(gardien.page, 'Sommeil')
  await sleep.getByRole('button', { name: 'Laisser dormir, même de jour' }).click()
  await expect(question(player.page)).toHaveText('Nitouche dort')
  await expect(card(player.page)).toContainText('Le gardien des rêves dit combien de temps dure ce sommeil.')
  await expect(answer(player.page, 'Dormir')).toHaveCount(0)
  await expect(gardien.page.locator('.in-sight')).toHaveText('Nitouche dort : c’est à vous de dire la suite.')
  await expect(answer(gardien.page, 'Interrompre le sommeil')).toBeEnabled()
  await whoRolls(gardien.page, 'moi, tous les dés')
  await (await tool(gardien.page, 'Heure de la table')).getByRole('button', { name: '1 heure plus tard' }).click()
  await enterDice(gardien.page, ['d8', 4])
  await expect(card(player.page).locator('.night-hour')).toHaveCount(1)
  await expect(card(player.page).getByRole('listitem').first()).toContainText('heure du Dragon : dé de rêve 4')
  await journalTells(player.page, 'Le rêve de l’heure : 4')
  await closeNotebook(player.page)
  await (await tool(gardien.page, 'Heure de la table')).getByRole('button', { name: '1 heure plus tard' }).click()
  await enterDice(gardien.page, ['d8', 7], ['d8', 1], ['d100', 90], ['queue de Dragon', 'queue-coup-de-barre'], ...TIRED)
  await expect(question(player.page)).toHaveText('Coup de barre')
  await expect(card(player.page)).toContainText('cases de fatigue d’un coup.')
  await choose(player.page, 'Ranger la carte')
  await expect(card(player.page).locator('.night-dragon')).toContainText('force 8')
  await choose(gardien.page, 'Interrompre le sommeil')
  await expect(question(player.page)).toHaveText('Nitouche est dans le monde')
})
