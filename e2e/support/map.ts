import { expect, type Locator, type Page } from '@playwright/test'
import { centreOf, WORLD } from '../../src/games/tmr/face/board/hexes.ts'
import type { CellId } from '../../src/games/tmr/rules/public.ts'
import { fitted, NO_INSETS, toScreen } from '../../src/house/geometry/index.ts'

/** What the top bar and the tools cover of the board while playing on a wide screen. */
const PLAY_INSETS = { ...NO_INSETS, top: 52, bottom: 62 }

/** Where a cell lies in a map that is seen whole. */
export const pointOf = async (map: Locator, cell: string, insets = NO_INSETS): Promise<{ x: number; y: number }> => {
  const size = await map.boundingBox()
  if (!size) throw new Error('the map is not on the screen')
  return toScreen(fitted({ world: WORLD, size, insets }), centreOf(cell as CellId))
}

/** The map of a journey. */
export const playMap = (page: Page): Locator => page.getByRole('region', { name: 'Carte des Terres Médianes du Rêve' })

/** Steps onto a cell once the question can be answered: a step onto the map is an answer too. */
export const clickCell = async (page: Page, cell: string): Promise<void> => {
  await expect(page.locator('section.card').getByRole('button', { name: /^Descendre/ })).toBeEnabled()
  await page.getByRole('button', { name: 'Voir toute la carte' }).click()
  await playMap(page).click({ position: await pointOf(playMap(page), cell, PLAY_INSETS) })
}
