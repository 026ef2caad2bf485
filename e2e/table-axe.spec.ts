import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { choose, pane, question } from './support/journey.ts'
import { enterDice, MET, setBox, tool, whoRolls } from './table-support/gardien.ts'
import { expect, test } from './table-support/test.ts'

const sound = async (page: Page, where: string): Promise<void> => {
  if (process.env.E2E_SHOTS) await page.screenshot({ path: `${process.env.E2E_SHOTS}/${where}.png` })
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
  )
  expect(found, where).toEqual([])
}

const TOOLS = [
  'Voyage',
  'Montée dans les Terres',
  'Placer le demi-rêve',
  'Corriger la feuille',
  'Heure de la table',
  'Règles de la table',
]

test('every screen of a table is sound, for the gardien, a player and a spectator', async ({ party }) => {
  // Three browsers, a dozen screens.
  test.slow()
  const { gardien } = party
  await sound(gardien.page, 'empty-table')
  const stranger = await party.stranger()
  await stranger.page.goto(`/#rejoindre/${gardien.players}`)
  await expect(stranger.page.getByRole('heading', { name: /La table du mardi/ })).toBeVisible()
  await sound(stranger.page, 'join')
  const player = await party.phone('Nitouche')
  await party.phone('Balthazar')
  const spectator = await party.spectator('Nitouche')
  await sound(spectator.page, 'spectator')
  await pane(gardien.page, 'Table')
  await gardien.page.getByRole('button', { name: 'Retirer ce haut-rêvant' }).first().click()
  await sound(gardien.page, 'gardien-table')
  for (const title of TOOLS) await tool(gardien.page, title)
  await setBox(gardien.page, 'Chaque montée attend mon accord', true)
  await choose(player.page, 'Monter, pas à pas')
  await expect(question(gardien.page)).toHaveText('Nitouche demande à monter')
  await sound(gardien.page, 'gardien-petition')
  await sound(player.page, 'player-petition')
  await choose(gardien.page, 'Refuser')
  await setBox(gardien.page, 'Chaque montée attend mon accord', false)
  await whoRolls(gardien.page, 'moi, tous les dés')
  await choose(player.page, 'Monter, pas à pas')
  await enterDice(gardien.page, [MET, 7], ['d100', 75], ['d6', 6], ['d6', 6])
  await choose(player.page, 'Maîtriser')
  await enterDice(gardien.page, ['d100', 95])
  await expect(gardien.page.locator('.face-entry')).toContainText('Quelle case')
  await sound(gardien.page, 'gardien-die')
  await sound(player.page, 'player-waits')
  await enterDice(gardien.page, ['Quelle case', 'L4'])
  await expect(question(player.page)).toContainText(/quelque part/i)
  await sound(player.page, 'player-lost')
  await sound(gardien.page, 'gardien-lost')
  await player.page.getByRole('button', { name: 'Défaire le dernier choix' }).click()
  await expect(gardien.page.getByRole('button', { name: 'Accorder' })).toBeVisible()
  await sound(gardien.page, 'gardien-undo')
  await sound(player.page, 'player-undo')
})
