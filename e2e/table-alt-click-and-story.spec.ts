import type { Page } from '@playwright/test'
import { choose } from './support/journey.ts'
import { expect, test } from './table-support/test.ts'

/** A finger laid on the map and kept there, as the browser itself is told of it, until `meanwhile` is over. */
const holdFinger = async (page: Page, meanwhile: () => Promise<void>): Promise<void> => {
  const finger = await page.context().newCDPSession(page)
  const touchPoints = [{ x: 160, y: 260 }]
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await meanwhile()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a long press or an Alt-click on the map shows a cell to the table; the gardien reads the evening as one story', async ({
  party,
}) => {
  const { gardien } = party
  const ana = await party.desk('Nitouche')
  const bo = await party.phone('Balthazar')
  const pointed = gardien.page.getByRole('region', { name: 'Montrer cette case' })

  await test.step('with a mouse', async () => {
    await ana.page
      .locator('.board-pane canvas')
      .last()
      .click({ modifiers: ['Alt'] })
    await expect(pointed).toContainText(/Nitouche.* montre/)
  })

  await test.step('with a finger on a phone: neither a menu nor a note of the cell opens', async () => {
    await bo.page.evaluate(() =>
      addEventListener('contextmenu', ({ defaultPrevented }) => document.body.setAttribute('data-menu', `${!defaultPrevented}`)),
    )
    await holdFinger(bo.page, () => expect(pointed).toContainText(/Balthazar.* montre/))
    await expect(bo.page.locator('.cell-popover')).toHaveCount(0)
    await expect(bo.page.locator('body[data-menu="true"]')).toHaveCount(0)
  })

  await test.step('all journeys in their order, with whose they are', async () => {
    await choose(ana.page, 'Monter, pas à pas')
    await choose(bo.page, 'Monter, voyage accéléré')
    await gardien.page.getByRole('button', { name: 'Journal', exact: true }).click()
    await gardien.page.getByRole('button', { name: 'Récit de la soirée' }).click()
    const story = gardien.page.getByRole('dialog', { name: /^La soirée/ })
    await expect(story.getByRole('heading', { level: 3 })).toHaveText([/Nitouche$/, /Balthazar$/])
    await expect(story).toContainText('Nitouche monte dans les Terres Médianes, pas à pas.')
    const kept = gardien.page.waitForEvent('download')
    await story.getByRole('button', { name: 'Garder', exact: true }).click()
    expect((await kept).suggestedFilename()).toBe('recit-de-la-soiree.html')
  })
})
