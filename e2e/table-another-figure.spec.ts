import { question } from './support/journey.ts'
import { playMap, pointOf } from './support/map.ts'
import { rosterOf } from './table-support/gardien.ts'
import { expect, test } from './table-support/test.ts'

/** What the top bar and the tools cover of the gardien's map. */
const INSETS = { left: 0, right: 0, top: 52, bottom: 62 }

test('the gardien clicks the figure of another dreamer on the map: their board, their question; an empty cell is only told', async ({
  party,
}) => {
  await party.phone('Balthazar')
  await party.phone('Nitouche')
  const { page } = party.gardien
  await rosterOf(page, 'Balthazar').click()
  await expect(question(page)).toHaveText('Balthazar est dans le monde')
  const click = async (cell: string): Promise<void> => {
    await page.getByRole('button', { name: 'Voir toute la carte' }).click()
    await playMap(page).click({ position: await pointOf(playMap(page), cell, INSETS) })
  }

  await click('G4')
  await expect(question(page)).toHaveText('Nitouche est dans le monde')
  await expect(rosterOf(page, 'Nitouche')).toHaveAttribute('data-hand', 'true')

  await click('C8')
  await expect(playMap(page)).toContainText('C8')
  await expect(question(page)).toHaveText('Nitouche est dans le monde')

  await click('K9')
  await expect(question(page)).toHaveText('Balthazar est dans le monde')
})
