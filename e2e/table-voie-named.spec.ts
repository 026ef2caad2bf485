import { card, choose, journalTells, press, question } from './support/journey.ts'
import { enterDice, MET, tool } from './table-support/gardien.ts'
import { expect, test } from './table-support/test.ts'

test('[ENC-4] the voie that masters: named by a player by hand, and by the gardien who answers for them', async ({ party }) => {
  const { gardien } = party
  const { page } = await party.phone('Nitouche')
  const options = await tool(gardien.page, 'Règles de la table')
  await options.getByLabel('Qui lance les dés').selectOption({ label: 'moi, tous les dés' })

  await choose(page, 'Monter, pas à pas')
  await enterDice(gardien.page, [MET, 7], ['d100', 87], ['d6', 2], ['d6', 2])
  await expect(question(page)).toHaveText('Reflet d’ancien rêve, force 4')
  await card(page).getByRole('radio', { name: 'Narcos' }).check()
  await choose(page, 'Maîtriser par Narcos')
  // Said, it stays named while the dice are waited for.
  await expect(card(page).getByRole('radio', { name: 'Narcos' })).toBeChecked()
  await enterDice(gardien.page, ['d100', 90])
  await expect(question(page)).toContainText('vous tient')
  await expect(card(page).getByRole('radio', { name: 'Hypnos' })).toBeChecked()

  await expect(card(gardien.page).getByRole('radio')).toHaveCount(0)
  await gardien.page.getByRole('button', { name: 'Répondre à sa place' }).click()
  await card(gardien.page).getByRole('radio', { name: 'Hypnos' }).first().focus()
  await gardien.page.keyboard.press('ArrowRight')
  await gardien.page.keyboard.press('ArrowRight')
  await expect(card(gardien.page)).toContainText('Lutter par Oniros')
  await press(gardien.page, 'l')
  await enterDice(gardien.page, ['d100', 5])
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
  await journalTells(page, 'Maîtrise par Narcos', 'Maîtrise par Oniros')
})
