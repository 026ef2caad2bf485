import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { needBrowser } from '../../e2e/findBrowser.ts'

const ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking']

export const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: needBrowser(), args: ARGS })

/** A page on which so many moves are played with no encounter, nothing moving and no worker beside it. */
export const openCalmPage = async (browser: Browser): Promise<{ readonly context: BrowserContext; readonly page: Page }> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
    window.demiReveDice = Array.from({ length: 500 }, () => ['d7', 1])
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return { context, page }
}
