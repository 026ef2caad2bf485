import { choose, journalTells, question } from './support/journey.ts'
import { enterDice, MET, rosterOf, whoRolls } from './table-support/gardien.ts'
import { startTableServer, type TableServer } from './table-support/server.ts'
import { test as base, expect } from './table-support/test.ts'

const test = base.extend<{ server: TableServer }>({
  server: async ({ locale: _ }, use) => {
    const server = await startTableServer()
    await use(server)
    await server.close()
  },
  origin: async ({ server }, use) => use(server.origin),
})

test('the server is killed under them and comes back: nobody loses anything', async ({ party, server }) => {
  const { gardien } = party
  const nitouche = await party.phone('Nitouche')
  const balthazar = await party.phone('Balthazar')
  await whoRolls(gardien.page, 'moi, tous les dés')
  await choose(nitouche.page, 'Monter, pas à pas')
  await enterDice(gardien.page, [MET, 7], ['d100', 10], ['d4', 3], ['d4', 4])
  await expect(question(nitouche.page)).toHaveText('Messager des rêves, force 7')
  await choose(balthazar.page, 'Monter, voyage accéléré')
  await expect(gardien.page.locator('.face-entry')).toContainText('Balthazar')

  await server.kill()
  for (const { page } of [gardien, nitouche, balthazar])
    await expect(page.locator('.message').getByText('La table ne répond plus')).toBeVisible()
  // Said into the void: it is said again when the table is back.
  await choose(nitouche.page, 'Laisser passer')
  await expect(question(nitouche.page)).toHaveText('Messager des rêves, force 7')

  await server.startAgain()
  await expect(question(nitouche.page)).toHaveText('Sanctuaire Blanc (G4)')
  await enterDice(gardien.page, [MET, 2])
  await expect(question(balthazar.page)).toHaveText('Sanctuaire Noir (K9)')
  await expect(rosterOf(gardien.page, 'Balthazar')).toContainText('17')
  await journalTells(nitouche.page, 'Messager')
  await expect(nitouche.page.locator('.message')).toHaveCount(0)
})

test('the server is stopped to be updated: everybody reads that it restarts, and plays on', async ({ party, server }) => {
  const player = await party.phone('Nitouche')
  await server.stop()
  for (const { page } of [party.gardien, player])
    await expect(page.locator('.message').getByText('Le serveur redémarre')).toBeVisible()
  await server.startAgain()
  await expect(player.page.locator('.message')).toHaveCount(0)
  await choose(player.page, 'Monter, pas à pas')
  await expect(player.page.locator('.message').getByText('Le serveur redémarre')).toHaveCount(0)
})

test('a page loaded while the server is down waits for it and finds its seat', async ({ party, server }) => {
  const player = await party.desk('Nitouche')
  await server.kill()
  // As a page kept by the service worker: what is missing is the table.
  await player.page.evaluate(() => window.location.assign('#'))
  await player.page.getByRole('link', { name: /^Reprendre : La table du mardi/ }).click()
  await expect(player.page.getByText('La table ne répond pas.')).toBeVisible()
  await server.startAgain()
  await expect(question(player.page)).toHaveText('Nitouche est dans le monde')
})
