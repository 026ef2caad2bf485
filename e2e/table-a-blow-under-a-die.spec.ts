import type { Page } from '@playwright/test'
import { choose, pane, question } from './support/journey.ts'
import { rosterOf, tool, whoRolls } from './table-support/gardien.ts'
import { look } from './table-support/shots.ts'
import { expect, test } from './table-support/test.ts'

const blow = async (page: Page, name: string): Promise<void> =>
  (await tool(page, 'Voyage')).getByRole('button', { name, exact: true }).click()

test('[MOV-4] a blow under a die is held wherever the gardien looks and on a page loaded anew, is withdrawn, and falls when the die is thrown', async ({
  party,
}) => {
  const { gardien } = party
  const first = await party.phone('Lison')
  const second = await party.phone('Balthazar')
  await whoRolls(gardien.page, 'chacun les siens, avec de vrais dés')
  await rosterOf(gardien.page, 'Lison').click()
  await choose(first.page, 'Monter, pas à pas')
  await first.page.getByRole('button', { name: '1', exact: true }).click()
  await choose(first.page, 'Rester sur place')
  await expect(rosterOf(gardien.page, 'Lison')).toContainText('lance')
  await blow(gardien.page, 'Rompre la concentration')
  await expect(rosterOf(gardien.page, 'Lison')).toContainText('un coup suivra le dé')
  await blow(gardien.page, 'Retenir le coup')
  await expect(rosterOf(gardien.page, 'Lison')).not.toContainText('un coup suivra')
  await blow(gardien.page, 'Rompre la concentration')
  await look(gardien.page, 'held')
  await gardien.page.reload()
  await expect(rosterOf(gardien.page, 'Lison')).toContainText('un coup suivra le dé')
  await pane(gardien.page, 'Journal')
  await rosterOf(gardien.page, 'Balthazar').click()
  await first.page.getByRole('button', { name: '2', exact: true }).click()
  await expect(question(first.page)).toHaveText('Lison est dans le monde')
  await expect(question(second.page)).toHaveText('Balthazar est dans le monde')
})
