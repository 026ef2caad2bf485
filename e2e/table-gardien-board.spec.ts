import type { Page } from '@playwright/test'
import { centreOf, HEX } from '../src/games/tmr/face/board/hexes.ts'
import type { CellId } from '../src/games/tmr/rules/public.ts'
import { choose, journalTells, question } from './support/journey.ts'
import { playMap } from './support/map.ts'
import { neverNames } from './table-support/bytes.ts'
import { enterDice, MET, openDie, rosterOf, tool, whoRolls } from './table-support/gardien.ts'
import { expect, test } from './table-support/test.ts'

/** Where a cell lies on the map, seen from the figure of somebody whose cell is known. */
const pointBeside = async (page: Page, name: string, at: string, cell: string): Promise<{ x: number; y: number }> => {
  const place = page.locator('.at-cell').filter({ has: page.locator('.pawn-tag', { hasText: name }) })
  const { x, y, hex } = await place.evaluate((element) => {
    const { e, f } = new DOMMatrix(getComputedStyle(element).transform)
    return { x: e, y: f, hex: Number.parseFloat((element as HTMLElement).style.getPropertyValue('--hex')) }
  })
  const [from, to] = [centreOf(at as CellId), centreOf(cell as CellId)]
  return { x: x + ((to.x - from.x) * hex) / HEX, y: y + ((to.y - from.y) * hex) / HEX }
}

const moment = (page: Page) => page.getByRole('region', { name: 'Le moment' })
const confirm = (page: Page) => moment(page).getByRole('button', { name: 'Confirmer' })

test('a gardien with four dreamers: each at their own figure, one touch follows, dice and places are asked in the column', async ({
  party,
}) => {
  const { gardien } = party
  const { page } = gardien
  const [ana, bo] = [await party.desk('Nitouche'), await party.desk('Balthazar')]
  const others = [await party.phone('Lison'), await party.phone('Lison')]
  await whoRolls(page, 'moi, tous les dés')

  await test.step('the whole map, a line for each, and their figures told apart', async () => {
    await expect(page.getByRole('button', { name: 'Toute la carte', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('.roster-line')).toHaveCount(4)
    await expect(page.locator('.pawn-tag .token')).toHaveCount(4)
    const worn = await page.locator('.pawn-tag .token').evaluateAll((all) => all.map((one) => one.innerHTML))
    expect(new Set(worn).size).toBe(4)
  })

  await test.step('two dice at once are thrown at once', async () => {
    await choose(ana.page, 'Monter, pas à pas')
    await choose(bo.page, 'Monter, pas à pas')
    await expect(moment(page).getByRole('button', { name: 'Lancer les 2 dés' })).toBeVisible()
    await enterDice(page, [MET, 7], ['d100', 75], ['d6', 6], ['d6', 6])
    await expect(question(ana.page)).toContainText('Changeur')
    await enterDice(page, [MET, 1])
    for (const { page: player } of others) await choose(player, 'Monter, pas à pas')
    await moment(page).getByRole('button', { name: 'Lancer les 2 dés' }).click()
    // Whoever meets something by it has more dice coming.
    const more = moment(page)
      .getByRole('button', { name: /^Lancer( les \d dés)?$/ })
      .first()
    for (const { page: player } of others)
      await expect(async () => {
        if (await more.isVisible()) await more.click({ timeout: 5000 })
        await expect(question(player)).not.toContainText('est dans le monde', { timeout: 5000 })
      }).toPass()
  })

  await test.step('an encounter stands at the figure it came to', async () => {
    await expect(rosterOf(page, 'Nitouche')).toContainText('Changeur · choisit')
    const met = await page.locator('.roster-line').filter({ hasText: 'Changeur · choisit' }).count()
    await expect(page.locator('.standing[data-encounter="changeur"]')).toHaveCount(met)
  })

  await test.step('one touch follows, another lets go', async () => {
    await rosterOf(page, 'Balthazar').click()
    await expect(rosterOf(page, 'Balthazar')).toHaveAttribute('aria-pressed', 'true')
    await expect(moment(page)).toContainText('C’est à Balthazar de répondre')
    await rosterOf(page, 'Balthazar').click()
    await expect(page.getByRole('button', { name: 'Toute la carte', exact: true })).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('a place: marked on the map, nothing else opens, confirmed in the column', async () => {
    await choose(ana.page, 'Maîtriser')
    await enterDice(page, ['d100', 95])
    const asked = await openDie(page, 'Quelle case')
    await expect(asked).toContainText('Nitouche')
    await expect(asked.locator('input:checked')).toHaveCount(0)
    await expect(confirm(page)).toBeDisabled()
    await expect(rosterOf(page, 'Nitouche')).toContainText('attend votre choix')
    await playMap(page).click({ position: await pointBeside(page, 'Nitouche', 'G4', 'L4') })
    await expect(asked.locator('input:checked')).toHaveValue('L4')
    await expect(page.locator('.cell-popover')).toHaveCount(0)
    await confirm(page).click()
    await expect(rosterOf(page, 'Nitouche')).toContainText('L4 Nitouche')
    for (const { frames } of [ana, bo, ...others]) neverNames(frames, '"L4"', 'Mauve')
  })

  await test.step('the journal says of whom and when', async () => {
    await journalTells(page, 'Nitouche', 'Balthazar', 'jour 1')
    await expect(page.locator('.entry-mark').first()).toBeVisible()
    await tool(page, 'Voyage')
  })
})
