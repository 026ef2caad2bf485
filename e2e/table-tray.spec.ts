import type { Locator, Page } from '@playwright/test'
import { centreOf, HEX } from '../src/games/tmr/face/board/hexes.ts'
import type { CellId } from '../src/games/tmr/rules/public.ts'
import { choose, pane, question } from './support/journey.ts'
import { playMap } from './support/map.ts'
import { neverNames } from './table-support/bytes.ts'
import { enterDice, rosterOf, trayOf, whoRolls } from './table-support/gardien.ts'
import { look } from './table-support/shots.ts'
import { expect, test } from './table-support/test.ts'

/** Where a cell lies in the window, seen from the figure of somebody whose cell is known. */
const pointOf = async (page: Page, name: string, at: string, cell: string): Promise<{ x: number; y: number }> => {
  const place = page.locator('.at-cell').filter({ has: page.locator('.pawn-tag', { hasText: name }) })
  const { x, y, hex } = await place.evaluate((element) => {
    const { e, f } = new DOMMatrix(getComputedStyle(element).transform)
    return { x: e, y: f, hex: Number.parseFloat((element as HTMLElement).style.getPropertyValue('--hex')) }
  })
  const map = await playMap(page).boundingBox()
  const [from, to] = [centreOf(at as CellId), centreOf(cell as CellId)]
  const [left, top] = [map?.x ?? 0, map?.y ?? 0]
  return { x: left + x + ((to.x - from.x) * hex) / HEX, y: top + y + ((to.y - from.y) * hex) / HEX }
}

const drag = async (page: Page, piece: Locator, { x, y }: { x: number; y: number }): Promise<void> => {
  await piece.scrollIntoViewIfNeeded()
  const box = await piece.boundingBox()
  if (!box) throw new Error('the encounter is not in the tray')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(x, y, { steps: 8 })
  await expect(piece).toHaveAttribute('data-dragged')
  await page.mouse.up()
}

/** Until the screen is composed for it: what stood there before is not touched. */
const sizedAs = async (page: Page, stage: string, size: { width: number; height: number }): Promise<void> => {
  await page.setViewportSize(size)
  await expect(page.locator(`.play[data-stage="${stage}"]`)).toBeVisible()
}

test('the gardien lays encounters out of a tray: dragged onto a figure or touched, then a cell; in silence or openly', async ({
  party,
}) => {
  const { page } = party.gardien
  const [ana, bo] = [await party.desk('Nitouche'), await party.phone('Balthazar')]
  await whoRolls(page, 'moi, tous les dés')
  await pane(page, 'Gardien')
  const tray = page.locator('.gardien-tray')
  const moment = page.getByRole('region', { name: 'Le moment' })
  const confirm = moment.getByRole('button', { name: 'Confirmer' })
  await look(page, 'tray')

  await test.step('dragged onto a figure: its next encounter, and nobody is told', async () => {
    await rosterOf(page, 'Nitouche').click()
    await page.getByRole('button', { name: 'Toute la carte', exact: true }).click()
    await drag(page, tray.getByRole('button', { name: 'Mangeur de rêve' }), await pointOf(page, 'Balthazar', 'K9', 'K9'))
    await expect(moment).toContainText('La prochaine rencontre de Balthazar : Mangeur de rêve, force aux dés.')
    await look(page, 'tray-dropped')
    await confirm.click()
    await enterDice(page, ['d6', 3])
    await rosterOf(page, 'Balthazar').click()
    await expect(await trayOf(page)).toContainText('à sa prochaine rencontre')
    for (const { frames } of [ana, bo]) neverNames(frames, 'mangeur', 'Mangeur')
  })

  await test.step('by the keyboard: to somebody, wherever they go; Escape takes it back', async () => {
    await expect(tray.getByText('Tourbillon noir')).toBeVisible()
    await tray.getByRole('button', { name: 'Fleur' }).focus()
    await page.keyboard.press('Enter')
    await moment.getByLabel('Ou à qui, où qu’il aille').selectOption('Nitouche')
    await expect(moment).toContainText('La prochaine rencontre de Nitouche : Fleur')
    await page.keyboard.press('Escape')
    await expect(confirm).toHaveCount(0)
  })

  await test.step('on a phone the bar of it has its way back', async () => {
    await sizedAs(page, 'upright', { width: 390, height: 844 })
    await pane(page, 'Gardien')
    await tray.getByRole('button', { name: 'Fleur' }).click()
    await look(page, 'tray-phone')
    await moment.getByRole('button', { name: 'Annuler' }).click()
    await expect(confirm).toHaveCount(0)
    await sizedAs(page, 'wide', { width: 1440, height: 900 })
    await pane(page, 'Gardien')
  })

  await test.step('touched, then a cell: for the dreamer in hand, announced to all', async () => {
    await rosterOf(page, 'Nitouche').click()
    await page.getByRole('button', { name: 'Toute la carte', exact: true }).click()
    await tray.getByRole('button', { name: 'Passeur' }).click()
    await expect(confirm).toBeDisabled()
    const { x, y } = await pointOf(page, 'Nitouche', 'G4', 'H4')
    await page.mouse.click(x, y)
    await expect(moment).toContainText('La prochaine rencontre de Nitouche sur cette case : Passeur des rêves')
    await moment.getByLabel('L’annoncer à toute la table').check()
    await confirm.click()
    for (const { page: player } of [ana, bo]) await expect(player.getByText('Passeur des rêves : en H4.').first()).toBeVisible()
  })

  await test.step('what was laid is met', async () => {
    await choose(bo.page, 'Monter, pas à pas')
    await expect(question(bo.page)).toContainText('Mangeur')
  })
})
