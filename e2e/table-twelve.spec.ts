import type { Page } from '@playwright/test'
import { choose, question } from './support/journey.ts'
import { bringCrowd, CROWD } from './table-support/crowd.ts'
import { enterDice, MET, rosterOf, tool, whoRolls } from './table-support/gardien.ts'
import { look } from './table-support/shots.ts'
import { expect, test } from './table-support/test.ts'

const SIZES = [
  [1920, 1080],
  [1024, 768],
  [844, 390],
  [390, 844],
  [1440, 900],
] as const

const wholeMap = (page: Page) => page.getByRole('button', { name: 'Toute la carte', exact: true })

/** At every size of a screen, with the eyes open. */
const seenAtEverySize = async (page: Page): Promise<void> => {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await expect(page.locator(`.play[data-stage]`)).toBeVisible()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await wholeMap(page).click()
  }
}

test('a gardien with twelve dreamers: who is where, at a glance', { tag: '@scene' }, async ({ party, request, origin }) => {
  test.slow()
  const { page, players } = party.gardien
  await bringCrowd(request, origin, players)
  const [ana] = [await party.desk('Nitouche'), await party.phone('Balthazar')]
  await whoRolls(page, 'moi, tous les dés')

  await test.step('the roster says the cell first, then the dreamer and who plays it; all twelve without scrolling', async () => {
    await expect(page.locator('.roster-line')).toHaveCount(12)
    for (const [name, called, cell] of CROWD) await expect(rosterOf(page, name)).toContainText(`${cell} ${name} ${called}`)
    const lines = page.locator('.roster-lines')
    expect(await lines.evaluate((all) => all.scrollHeight - all.clientHeight)).toBeLessThanOrEqual(0)
    await seenAtEverySize(page)
  })

  await test.step('a cell is asked for: nobody’s name lies on one that is offered', async () => {
    await choose(ana.page, 'Monter, pas à pas')
    await enterDice(page, [MET, 7], ['d100', 75], ['d6', 6], ['d6', 6])
    await choose(ana.page, 'Maîtriser')
    await enterDice(page, ['d100', 95])
    await expect(page.getByText('Quelle case')).toBeVisible()
    await look(page, 'twelve-a-place')
    await enterDice(page, ['Quelle case', 'L4'])
    await expect(question(ana.page)).toContainText(/quelque part/i)
  })

  await test.step('a lost one: where they truly are, and what they believe', async () => {
    await expect(rosterOf(page, 'Nitouche')).toContainText('L4 Nitouche')
    await expect(rosterOf(page, 'Nitouche')).toContainText('perdu, se croit en A10, D14, E6, K9 ou L4')
  })

  await test.step('all of them up in a fight that is counted', async () => {
    await (await tool(page, 'Compter les rounds')).getByRole('button', { name: 'Commencer le compte' }).click()
    for (const [name] of CROWD) {
      await rosterOf(page, name).click()
      await page.getByRole('button', { name: 'Répondre à sa place' }).click()
      await choose(page, 'Monter, pas à pas')
      await enterDice(page, [MET, 1])
    }
    await expect(page.getByRole('region', { name: 'Rounds du combat' }).getByRole('listitem')).toHaveCount(11)
    await wholeMap(page).click()
    const lines = page.locator('.roster-lines')
    expect(await lines.evaluate((all) => all.scrollHeight - all.clientHeight)).toBeLessThanOrEqual(0)
    await seenAtEverySize(page)
    await look(page, 'twelve-up')
  })
})
