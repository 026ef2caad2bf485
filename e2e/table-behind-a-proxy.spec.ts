import { request } from '@playwright/test'
import { choose, journalTells, question } from './support/journey.ts'
import { enterDice, MET, rosterOf, whoRolls } from './table-support/gardien.ts'
import { type Hosted, isThere, type ProxyName, startHosted } from './table-support/hosted.ts'
import { test as base, expect } from './table-support/test.ts'

const PROXIES: readonly ProxyName[] = ['nginx', 'caddy']

for (const proxy of PROXIES) {
  const test = base.extend<{ hosted: Hosted }>({
    hosted: async ({ locale: _ }, use) => {
      const hosted = await startHosted(proxy)
      await use(hosted)
      await hosted.close()
    },
    origin: async ({ hosted }, use) => use(hosted.origin),
  })

  test.describe(`three processes behind ${proxy}`, () => {
    test.skip(!isThere(proxy), `${proxy} is not installed: deploy/ is not tried with it`)
    test.setTimeout(300_000)

    test('no request is refused while the processes are changed one after the other', async ({ hosted }) => {
      const asking = await request.newContext({ ignoreHTTPSErrors: true, baseURL: hosted.origin })
      const answers: number[] = []
      let done = false
      const ask = async (): Promise<void> => {
        while (!done) answers.push((await asking.post('/api/tables', { data: { name: 'Une table' } })).status())
      }
      const all = Promise.all([ask(), ask(), ask(), ask()])
      for (let at = 0; at < hosted.processes; at++) await hosted.restart(at)
      done = true
      await all
      expect(new Set(answers)).toEqual(new Set([200]))
      await asking.dispose()
    })

    test('a journey goes on while processes are killed and changed under it', async ({ party, hosted }) => {
      const { gardien } = party
      const nitouche = await party.phone('Nitouche')
      await whoRolls(gardien.page, 'moi, tous les dés')
      await choose(nitouche.page, 'Monter, pas à pas')
      await enterDice(gardien.page, [MET, 7], ['d100', 10], ['d4', 3], ['d4', 4])
      await expect(question(nitouche.page)).toHaveText('Messager des rêves, force 7')

      await hosted.kill(0)
      await choose(nitouche.page, 'Laisser passer')
      await expect(question(nitouche.page)).toHaveText('Sanctuaire Blanc (G4)')
      await hosted.restart(0)

      const told = nitouche.page.locator('.message').getByText('Le serveur redémarre')
      let times = 0
      for (let at = 0; at < hosted.processes; at++) {
        const read = told.waitFor({ timeout: 60_000 }).then(
          () => times++,
          () => {},
        )
        await hosted.restart(at)
        await Promise.race([read, nitouche.page.waitForTimeout(3000)])
        await expect(nitouche.page.locator('.message')).toHaveCount(0)
      }
      expect(times).toBeGreaterThan(0)
      const balthazar = await party.desk('Balthazar')
      await choose(balthazar.page, 'Monter, voyage accéléré')
      await enterDice(gardien.page, [MET, 2])
      await expect(rosterOf(gardien.page, 'Balthazar')).toContainText('17')
      await journalTells(nitouche.page, 'Messager')
    })
  })
}
