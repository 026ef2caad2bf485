import { answer, choose, question } from './support/journey.ts'
import { enterDice, MET, rosterOf, setBox, whoRolls } from './table-support/gardien.ts'
import { expect, test } from './table-support/test.ts'

test('all that waits for the gardien stands in one order; a chain of dice stays open to its end, Enter answers the first', async ({
  party,
}) => {
  const { page } = party.gardien
  const waiting = page.getByRole('region', { name: 'Ce qui vous attend' })
  const ana = await party.phone('Nitouche')
  const bo = await party.phone('Balthazar')
  await whoRolls(page, 'moi, tous les dés')
  await choose(ana.page, 'Monter, pas à pas')
  await expect(waiting.locator('.face-entry')).toContainText('Nitouche')
  await choose(bo.page, 'Monter, pas à pas')
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await page.getByLabel('J’approuve ceux qui entrent').check()
  for (const dreamer of ['Lison', 'Nitouche']) {
    const { page: door } = await party.stranger()
    await door.goto(`/#rejoindre/${party.gardien.players}`)
    await door.getByRole('listitem').filter({ hasText: dreamer }).getByRole('button', { name: 'Venir avec' }).first().click()
    await expect(waiting).toContainText(`demande à venir avec ${dreamer}`)
  }
  await expect(waiting.locator('.queue-unfold')).toHaveText([/Balthazar.*d7/, /avec Lison/, /avec Nitouche/])

  await enterDice(page, ['d7', 7])
  const die = waiting.locator('.face-entry')
  await expect(die).toContainText('Nitouche')
  await expect(die).toContainText('d100 (quelle rencontre)')
  await enterDice(page, ['d100', 66], ['d6', 3])
  await expect(die).toContainText('Balthazar')
  await choose(ana.page, 'Maîtriser')
  await expect(waiting.locator('.queue-unfold')).toHaveText([/avec Lison/, /avec Nitouche/, /d100 \(maîtrise\)/])
  await enterDice(page, ['d7', 1])

  await expect(waiting.locator('.queue-open')).toContainText('avec Lison')
  await waiting.getByRole('button', { name: 'Faire entrer tous (2)' }).click()
  await expect(die).toContainText(/Réussi de 1 à \d+\./)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('Enter')
  await expect(die.getByRole('textbox')).toBeFocused()
  await enterDice(page, ['d100', 1])
  await expect(waiting).toHaveCount(0)
})

test('leave that is asked by the dreamer in hand stands in the same order, unfolded with all its answers; granted, it is told before its dice', async ({
  party,
}) => {
  const { page } = party.gardien
  const waiting = page.getByRole('region', { name: 'Ce qui vous attend' })
  const [ana, bo] = [await party.phone('Nitouche'), await party.phone('Balthazar')]
  await whoRolls(page, 'moi, tous les dés')
  await setBox(page, 'Chaque montée attend mon accord', true)
  await choose(bo.page, 'Monter, pas à pas')
  await expect(waiting.locator('.queue-open')).toContainText('Balthazar demande à monter')
  await rosterOf(page, 'Nitouche').click()
  await choose(ana.page, 'Monter, pas à pas')
  await expect(waiting.locator('.queue-unfold')).toHaveText(/Nitouche demande à monter/)
  await expect(answer(page, 'Laisser monter')).toHaveCount(0)
  await waiting.getByRole('button', { name: 'Refuser' }).click()
  await expect(waiting.locator('.queue-open')).toContainText('Demander un jet de VOLONTÉ')
  await expect(answer(page, 'Laisser monter')).toBeEnabled()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('Enter')
  await expect(question(ana.page)).toHaveText('Le gardien des rêves a répondu')
  await enterDice(page, [MET, 1])
  await expect(waiting).toHaveCount(0)
  await expect(answer(ana.page, 'Descendre')).toBeEnabled()
})
