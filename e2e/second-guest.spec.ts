import { expect, type Page, test } from '@playwright/test'
import { type Host, hostGuest } from './guest/host.ts'
import { atDesk, type Person } from './table-support/seats.ts'

let host: Host
test.beforeAll(async () => {
  host = await hostGuest()
})
test.afterAll(() => host.close())

const come = async ({ page }: Person, code: string, way: string): Promise<void> => {
  await page.goto(`/#rejoindre/${code}`)
  await page.getByRole('button', { name: way, disabled: false }).click()
  await expect(page.getByRole('heading', { name: 'Les gobelets' })).toBeVisible()
}

const cups = (page: Page) => page.getByRole('list', { name: 'Gobelets' }).getByRole('listitem')

test('another game at the same table: two seats, no gardien, a hidden die each, undo by consent, a watcher', async ({
  browser,
}) => {
  const ana = await atDesk(browser, host.origin)
  await ana.page.goto('/#ouvrir')
  await ana.page.getByLabel('Nom de la table').fill('Deux gobelets')
  await ana.page.getByRole('button', { name: 'Ouvrir la table' }).click()
  const codeOf = (label: string) => ana.page.getByLabel(label, { exact: true }).inputValue()
  const [players, spectators] = [await codeOf('Code des joueurs'), await codeOf('Code des spectateurs')]

  const [bo, watcher] = [await atDesk(browser, host.origin), await atDesk(browser, host.origin)]
  await come(bo, players, 'Prendre ce siège')
  await come(watcher, spectators, 'Regarder la table')
  await expect(ana.page.getByText('Gardien', { exact: false })).toHaveCount(0)

  await ana.page.getByRole('button', { name: 'Lancer' }).click()
  await expect(cups(ana.page).first()).toHaveText(/ana : sous le gobelet [1-6], à découvert [1-6]/)
  for (const { page } of [bo, watcher]) {
    await expect(cups(page).first()).toHaveText(/ana : sous le gobelet \?, à découvert [1-6]/)
    await expect(page.getByRole('list', { name: 'Journal' })).toContainText('ana : hid')
  }
  await expect(watcher.page.getByRole('button', { name: 'Lancer' })).toHaveCount(0)

  await ana.page.getByRole('button', { name: 'Reprendre' }).click()
  await expect(bo.page.getByText('ana voudrait reprendre')).toBeVisible()
  await expect(watcher.page.getByText('ana voudrait reprendre')).toHaveCount(0)
  await bo.page.getByRole('button', { name: 'D’accord' }).click()
  for (const { page } of [ana, bo, watcher]) await expect(cups(page).first()).toHaveText('ana : sous le gobelet ?, à découvert –')
  for (const { context } of [ana, bo, watcher]) await context.close()
})
