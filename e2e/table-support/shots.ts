import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'

/** Where pictures are kept; without it none are taken. */
const FOLDER = process.env.E2E_SHOTS
const DESKS = [
  [1920, 1080],
  [1024, 768],
  [1440, 900],
] as const
const PHONES = [
  [844, 390],
  [390, 844],
] as const
/** Until the land is painted sharp. */
const PAINTED_MS = 500

/** The theme of whoever is pictured is the system's, which a test can change. */
export const inBothThemes = async (context: BrowserContext): Promise<void> => {
  if (FOLDER) await context.addInitScript(() => localStorage.setItem('demi-reve.settings', '{"theme":"system"}'))
}

/** What somebody sees in every size of their screen and both themes; `open`: what a smaller screen has put away. */
export const look = async (page: Page, what: string, open: () => Promise<unknown> = async () => {}): Promise<void> => {
  if (!FOLDER) return
  const onPhone = (page.viewportSize()?.width ?? 0) < 1000
  for (const [width, height] of onPhone ? PHONES : DESKS) {
    await page.setViewportSize({ width, height })
    await open()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.waitForTimeout(PAINTED_MS)
      await page.screenshot({ path: join(FOLDER, `${what}.${width}.${colorScheme}.png`) })
    }
  }
}
