import { choose, pane, question } from './support/journey.ts'
import { names, neverNames } from './table-support/bytes.ts'
import { bringCrowd } from './table-support/crowd.ts'
import { enterDice, MET, rosterOf, whoRolls } from './table-support/gardien.ts'
import { expect, test } from './table-support/test.ts'

test('a screen that all see: every known figure, who is lost in their mist, to whoever rolls and back, in large letters', async ({
  party,
  request,
  origin,
}) => {
  test.slow()
  const { gardien } = party
  await bringCrowd(request, origin, gardien.players)
  const [ana, bo] = [await party.desk('Nitouche'), await party.phone('Balthazar')]
  const screen = await party.stranger()
  const { page } = screen
  await page.setViewportSize({ width: 2560, height: 1440 })
  await whoRolls(gardien.page, 'moi, tous les dés')
  const wholeMap = page.getByRole('button', { name: 'Toute la carte', exact: true })

  await test.step('whoever has the spectators’ code chooses the table, and all are there', async () => {
    await page.goto(`/#rejoindre/${gardien.spectators}`)
    await page.getByRole('button', { name: 'Regarder la table' }).click()
    await expect(page.locator('.roster-line')).toHaveCount(12)
    await expect(page.locator('.pawn-tag .token')).toHaveCount(12)
    await expect(wholeMap).toHaveAttribute('aria-pressed', 'true')
    expect(
      await page
        .locator('.roster-who')
        .first()
        .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
    ).toBeGreaterThan(20)
  })

  const hex = (): Promise<number> =>
    page
      .locator('.at-cell')
      .first()
      .evaluate((one) => Number.parseFloat((one as HTMLElement).style.getPropertyValue('--hex')))

  await test.step('the map has the height of the window and fills what the columns leave', async () => {
    const width = (await page.locator('.board-pane').boundingBox())?.width ?? 1
    await expect.poll(async () => (20 * (await hex())) / width).toBeGreaterThan(0.9)
  })

  await test.step('on a lying phone the whole map has the height of the window', async () => {
    await page.setViewportSize({ width: 844, height: 390 })
    await expect.poll(async () => 26 * (await hex())).toBeGreaterThan(280)
    await page.setViewportSize({ width: 2560, height: 1440 })
  })

  await test.step('to whoever rolls; one who is lost is so here too, and no more is known', async () => {
    await choose(ana.page, 'Monter, pas à pas')
    await expect(page.locator('.die-waits')).toHaveText('Nitouche Le gardien des rêves lance les dés…')
    await expect(rosterOf(page, 'Nitouche')).toHaveAttribute('aria-pressed', 'true')
    await enterDice(gardien.page, [MET, 7], ['d100', 75], ['d6', 6], ['d6', 6])
    await expect(rosterOf(page, 'Nitouche')).toHaveAttribute('aria-pressed', 'true')
    await choose(ana.page, 'Maîtriser')
    await enterDice(gardien.page, ['d100', 95], ['Quelle case', 'L4'])
    await expect(question(ana.page)).toContainText(/quelque part/i)
    await expect(rosterOf(page, 'Nitouche')).toContainText('perdu, se croit en A10, D14, E6, K9 ou L4')
    await expect(page.locator('.pawn-name').filter({ hasText: 'Nitouche ?' })).toHaveCount(5)
    names(screen.frames, '"candidates":["A10","D14","E6","K9","L4"]')
    neverNames(screen.frames, '"L4"', 'Mauve')
  })

  await test.step('the journal beside it stays at its end, though its window was small meanwhile', async () => {
    await expect(page.locator('.journal-group').last()).toContainText('Le Changeur jette le demi-rêve ailleurs')
    await expect(page.locator('.journal-end')).toBeInViewport()
  })

  await test.step('and back to all of them', async () => {
    await expect(wholeMap).toHaveAttribute('aria-pressed', 'true')
    await choose(bo.page, 'Monter, pas à pas')
    await enterDice(gardien.page, [MET, 1])
    await expect(rosterOf(page, 'Balthazar')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('.journal-end')).toBeInViewport()
    await expect(page.locator('section.card .choice-button:enabled')).toHaveCount(0)
  })

  await test.step('whatever lies open in the notebook stays so, whomever the map goes to; it goes there without dice too', async () => {
    await expect(wholeMap).toHaveAttribute('aria-pressed', 'true')
    await pane(page, 'Table')
    await choose(ana.page, 'Descendre')
    await expect(rosterOf(page, 'Nitouche')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('button', { name: 'Table', exact: true })).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('one dreamer alone, and the table again', async () => {
    await pane(page, 'Table')
    await page.getByRole('listitem').filter({ hasText: 'Balthazar' }).getByRole('button', { name: 'Suivre' }).click()
    await expect(page.locator('.roster-line')).toHaveCount(0)
    await pane(page, 'Table')
    await page.getByRole('button', { name: 'Regarder la table' }).click()
    await expect(page.locator('.roster-line')).toHaveCount(12)
  })
})
