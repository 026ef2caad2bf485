import type { Locator, Page } from '@playwright/test'
import { answer, choose, journalTells } from './support/journey.ts'
import { enterDice, MET, tool, whoRolls } from './table-support/gardien.ts'
import { expect, test } from './table-support/test.ts'

const bar = (page: Page): Locator => page.getByRole('region', { name: 'Rounds du combat' })
const ofJourney = (page: Page, words: string): Locator => bar(page).getByRole('listitem').filter({ hasText: words })

test('rounds of a fight are counted for all: one round for all, who is ahead, who is behind, and the end of it', async ({
  party,
}) => {
  const { gardien } = party
  const [ana, bo] = [await party.desk('Nitouche'), await party.phone('Balthazar')]
  const watcher = await party.spectator('Balthazar')
  const everybody = [gardien, ana, bo, watcher].map(({ page }) => page)
  await whoRolls(gardien.page, 'moi, tous les dés')
  const rounds = await tool(gardien.page, 'Compter les rounds')

  await test.step('nobody counts until the gardien does; then all see it in the same place', async () => {
    for (const page of everybody) await expect(bar(page)).toHaveCount(0)
    await rounds.getByRole('button', { name: 'Commencer le compte' }).click()
    for (const page of everybody) await expect(bar(page)).toContainText('Round 1')
    await expect(bar(ana.page).getByRole('button')).toHaveCount(0)
  })

  await test.step('a journey ahead, the other with the table', async () => {
    for (const { page } of [ana, bo]) {
      await choose(page, 'Monter, pas à pas')
      await enterDice(gardien.page, [MET, 1])
    }
    await expect(answer(ana.page, 'Rester sur place')).toBeEnabled()
    await choose(ana.page, 'Rester sur place')
    await enterDice(gardien.page, [MET, 1])
    for (const page of everybody) {
      await expect(ofJourney(page, 'Nitouche : 2 rounds dans les Terres, 1 round d’avance, chemine')).toHaveCount(1)
      await expect(ofJourney(page, 'Balthazar : 1 round dans les Terres, avec la table, monte')).toHaveCount(1)
    }
  })

  await test.step('one round for all, by the keyboard; the journal says who is behind', async () => {
    await bar(gardien.page).getByRole('button', { name: 'Un round pour tous' }).press('Enter')
    for (const page of everybody) {
      await expect(bar(page)).toContainText('Round 2')
      await expect(ofJourney(page, 'Balthazar : 1 round dans les Terres, 1 round de retard')).toHaveCount(1)
      await expect(ofJourney(page, 'Nitouche : 2 rounds dans les Terres, avec la table')).toHaveCount(1)
    }
    await journalTells(ana.page, 'Round 2 pour tous. Balthazar a 1 round de retard.')
  })

  await test.step('down and the count over', async () => {
    await choose(ana.page, 'Descendre')
    for (const page of everybody) await expect(ofJourney(page, 'Nitouche : de retour, avec la table, redescend')).toHaveCount(1)
    await rounds.getByRole('button', { name: 'Ne plus compter' }).click()
    for (const page of everybody) await expect(bar(page)).toHaveCount(0)
  })
})
