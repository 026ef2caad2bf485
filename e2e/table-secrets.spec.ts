import { pickCell } from './support/deeds.ts'
import { answer, card, choose, journalTells, question } from './support/journey.ts'
import { names, neverNames } from './table-support/bytes.ts'
import { sendTo, setBox, tool, trayOf } from './table-support/gardien.ts'
import { expect, test } from './table-support/test.ts'

test('an encounter sent and a note kept are the gardien’s alone; the encounter is met at the next step, as any other', async ({
  party,
}) => {
  const { gardien } = party
  const player = await party.phone('Nitouche')
  const fellow = await party.phone('Lison')

  const notes = await tool(gardien.page, 'Notes secrètes')
  await notes.getByRole('combobox').first().selectOption({ label: 'sur une case' })
  await notes.getByRole('button', { name: 'Choisir la case' }).click()
  await pickCell(gardien.page, 'K9')
  await notes.getByLabel('Note :').fill('Un puits.\nNul n’en sait rien.')
  await notes.getByRole('button', { name: 'Garder la note' }).click()
  await expect(notes.locator('dl')).toContainText('Un puits.')
  await expect(gardien.page.locator('.secret-mark')).toHaveCount(1)

  await sendTo(gardien.page, 'Nitouche', 'Mangeur de rêve', 3)
  names(gardien.frames, 'encounterSent')
  names(gardien.frames, 'Un puits')
  neverNames([...player.frames, ...fellow.frames], 'encounterSent', 'mangeur', 'puits', '"secrets"')

  await choose(player.page, 'Monter, pas à pas')
  await expect(question(player.page)).toContainText('Mangeur de rêve')
  await expect(answer(player.page, 'Maîtriser')).toBeEnabled()
  await journalTells(player.page, 'Un Mangeur de rêve ouvre la bouche, force 3.')
  await expect((await trayOf(gardien.page)).locator('.gardien-list')).toHaveCount(0)
  neverNames([...player.frames, ...fellow.frames], 'puits', '"secrets"')
  neverNames(fellow.frames, 'mangeur')

  await notes.getByRole('button', { name: 'Montrer à tous' }).click()
  for (const { page } of [player, fellow])
    await journalTells(page, 'Sur K9, le gardien des rêves montre : « Un puits. Nul n’en sait rien. »')

  await notes.getByLabel('Note :').fill('')
  await notes.getByRole('button', { name: 'Effacer la note' }).click()
  await expect(notes.locator('dl')).toHaveCount(0)
})

test('leave to go up is given where it is asked, without leaving the dreamer in hand', async ({ party }) => {
  const { gardien } = party
  await party.desk('Balthazar')
  const player = await party.phone('Nitouche')
  await setBox(gardien.page, 'Chaque montée attend mon accord', true)
  await choose(player.page, 'Monter, pas à pas')
  const asked = gardien.page.getByRole('alert').filter({ hasText: 'Nitouche demande à monter.' })
  await asked.getByRole('button', { name: 'Refuser' }).click()
  await expect(question(player.page)).toHaveText('Nitouche est dans le monde')
  await choose(player.page, 'Monter, pas à pas')
  await asked.getByRole('button', { name: 'Laisser monter' }).click()
  await expect(card(player.page)).not.toContainText('Le gardien des rêves réfléchit')
  await expect(asked).toHaveCount(0)
  await expect(question(gardien.page)).toHaveText('Balthazar est dans le monde')
})
