import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { wrongs } from '../e2e/support/composition.ts'
import { SCENES, type Scene } from '../e2e/support/scenes.ts'
import { startTableServer } from '../e2e/table-support/server.ts'
import { openBrowser } from './common/browser.ts'

/** A picture of every question in every size and both themes: `npm run shots -- [folder] [part of a scene's name]`. */
const [FOLDER = 'shots', WANTED = ''] = process.argv.slice(2)
const SIZES = [
  [1920, 1080],
  [1440, 900],
  [1024, 768],
  [844, 390],
  [390, 844],
] as const
const THEMES = ['dark', 'light'] as const
const STILL = { locale: 'fr-FR', reducedMotion: 'reduce', serviceWorkers: 'block' } as const
/** Until the land is painted sharp. */
const PAINTED_MS = 400

const nameOf = (what: string): string => what.replaceAll(/[^\p{L}\d]+/gu, '-')

const shoot = async (page: Page, what: string): Promise<void> => {
  // Nothing is pointed at.
  await page.mouse.move(0, 0)
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await page.waitForTimeout(PAINTED_MS)
    const wrong = await wrongs(page)
    if (wrong.length > 0) console.log(`${what} at ${width}: ${wrong.join('; ')}`)
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme })
      await page.waitForTimeout(PAINTED_MS)
      await page.screenshot({ path: join(FOLDER, `${nameOf(what)}.${width}.${colorScheme}.png`) })
    }
  }
  const [width, height] = SIZES[1]
  await page.setViewportSize({ width, height })
}

const playScene = async (browser: Browser, baseURL: string, scene: Scene): Promise<void> => {
  const context = await browser.newContext({ ...STILL, baseURL, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  // tsx names the functions it compiles; in the page there is nothing that does.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(() => {
    window.demiReveDice = []
    localStorage.setItem('demi-reve.settings', JSON.stringify({ theme: 'system' }))
  })
  let at = 0
  await scene.play(page, (shown, what) => {
    at += 1
    return shoot(shown, `${scene.name.split(':')[0]} ${at} ${what}`)
  })
  await context.close()
}

mkdirSync(FOLDER, { recursive: true })
const server = await startTableServer()
const browser = await openBrowser()
for (const scene of SCENES.filter(({ name }) => name.includes(WANTED)))
  await playScene(browser, server.origin, scene).catch((error) => console.error(`${scene.name}: ${error}`))
await browser.close()
await server.close()
