import { expect, type Page, test } from '@playwright/test'
import { answerDuel, asked, inHaste, untilAsked } from './support/duel.ts'
import { atDesk, type Person } from './table-support/seats.ts'

const come = async ({ page }: Person, code: string, way: string): Promise<void> => {
  await inHaste(page)
  await page.goto(`/#rejoindre/${code}`)
  await page.getByRole('button', { name: way, disabled: false }).first().click()
  await expect(page.locator('.cloth')).toBeVisible()
}

const openTable = async ({ page }: Person): Promise<{ readonly players: string; readonly spectators: string }> => {
  await inHaste(page)
  await page.goto('/#duel')
  await page.getByRole('link', { name: 'Ouvrir une table' }).click()
  await page.getByLabel('Nom de la table').fill('Trois dormeurs')
  await page.getByLabel('Combien de joueurs ?').selectOption('3')
  await page.getByRole('button', { name: 'Ouvrir la table' }).click()
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  const codeOf = (label: string) => page.getByLabel(label, { exact: true }).inputValue()
  return { players: await codeOf('Code des joueurs'), spectators: await codeOf('Code des spectateurs') }
}

/** Those of the people whose answer is awaited give one, until it holds. */
const playOn = async (pages: readonly Page[], holds: () => Promise<boolean>): Promise<void> => {
  for (let round = 0; round < 120 && !(await holds()); round++) {
    for (const page of pages)
      if (await page.locator('.play[data-ready]').count()) {
        await answerDuel(page)
        await page.waitForTimeout(200)
      }
    await pages[0]?.waitForTimeout(150)
  }
  expect(await holds()).toBe(true)
}

test('three at a table by link, each by their name, a program in the third seat, a watcher who sees no hand, an undo that asks', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const origin = baseURL ?? ''
  const ana = await atDesk(browser, origin)
  const { players, spectators } = await openTable(ana)
  const [bo, watcher] = [await atDesk(browser, origin), await atDesk(browser, origin)]
  await come(bo, players, 'Prendre ce siège')
  await come(watcher, spectators, 'Regarder la table')
  // A place that is free is asked about in the column.
  const free = ana.page.locator('.free-places')
  await free.getByText('Une place est libre').click()
  await free.getByRole('button', { name: 'Laisser jouer le programme : Somnolent' }).click()
  // Nobody ever had that seat: the host's word is enough.
  await expect(ana.page.getByText('le programme joue (Somnolent)')).toBeVisible()

  const people = [ana.page, bo.page]
  await playOn(people, async () => (await asked(ana.page)) === 'opening' || (await asked(bo.page)) === 'opening')
  await expect(watcher.page.locator('.others .side')).toHaveCount(2)
  // Everybody by the name they said, with their colour; a program by its own.
  await expect(ana.page.locator('.others .side-name strong')).toHaveText([bo.called, 'Somnolent'])
  await expect(ana.page.locator('.side-name .person-badge')).toHaveCount(3)
  await expect(watcher.page.locator('.hand')).toHaveCount(0)
  await expect(ana.page.locator('.hand .touch')).toHaveCount(5)

  // Somebody keeps, then takes it back: a redraw showed new powers, so the others are asked.
  await expect(watcher.page.getByText(/Somnolent (garde|rend) ses six puissances/).first()).toBeAttached()
  await untilAsked(ana.page)
  await ana.page.locator('[data-answer="redraw"]').click()
  await expect(ana.page.getByTestId('news')).toContainText('Vous rendez vos six puissances')
  await ana.page.getByRole('button', { name: 'Défaire le dernier choix' }).click()
  await expect(bo.page.locator('.request[role=alert]')).toContainText(ana.called)
  await bo.page.getByRole('button', { name: 'Accorder' }).click()
  await expect(ana.page.locator('[data-answer="redraw"]')).toBeVisible()

  await playOn(people, async () => (await watcher.page.locator('.top-facts').textContent())?.includes('Tour de table 2') ?? false)
  await expect(watcher.page.locator('.card-question')).toContainText('Vous regardez la table ouverte')

  // A reload brings back the same moment.
  const title = await ana.page.locator('#card-title').textContent()
  await ana.page.reload()
  await expect(ana.page.locator('#card-title')).toHaveText(title ?? '')

  // Nobody's machine is sent another's hand.
  const isSentHand = ({ frames }: Person): boolean => frames.some((frame) => frame.includes('"mine":{"seat":"s1"'))
  expect([ana, bo, watcher].map(isSentHand)).toEqual([true, false, false])
  for (const { context } of [ana, bo, watcher]) await context.close()
})
