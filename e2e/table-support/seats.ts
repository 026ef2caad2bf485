import { type Browser, type BrowserContext, devices, expect, type Page } from '@playwright/test'
import { watch } from '../eyes/eyes.ts'
import { answer, question, wander } from '../support/journey.ts'
import { inBothThemes } from './shots.ts'

const DESK = { viewport: { width: 1440, height: 900 } }
const { viewport: _, defaultBrowserType: __, ...TOUCH } = devices['Pixel 5']
const PHONE = { ...TOUCH, viewport: { width: 390, height: 844 }, ...(process.env.E2E_SHOTS ? {} : { deviceScaleFactor: 1 }) }
const STILL = { ignoreHTTPSErrors: true, reducedMotion: 'reduce', locale: 'fr-FR', serviceWorkers: 'block' } as const

/** One person in a browser of their own, and every byte their socket was sent. */
export interface Person {
  readonly called: string
  readonly page: Page
  readonly context: BrowserContext
  readonly frames: readonly string[]
}

export interface Gardien extends Person {
  readonly players: string
  readonly spectators: string
}

/** Each has said a name before, and nobody has the same. */
let people = 0

const enter = async (browser: Browser, origin: string, screen: object): Promise<Person> => {
  const context = await browser.newContext({ ...screen, ...STILL, baseURL: origin })
  const called = `Passant ${++people}`
  await context.addInitScript((name) => {
    if (localStorage.getItem('demi-reve.called') === null) localStorage.setItem('demi-reve.called', name)
  }, called)
  await inBothThemes(context)
  await watch(context)
  const page = await context.newPage()
  const frames: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void frames.push(payload.toString())))
  return { called, page, context, frames }
}

export const atDesk = (browser: Browser, origin: string): Promise<Person> => enter(browser, origin, DESK)
export const onPhone = (browser: Browser, origin: string): Promise<Person> => enter(browser, origin, PHONE)

/** Opens a table and reads its codes. */
export const openTable = async (browser: Browser, origin: string, name = 'La table du mardi'): Promise<Gardien> => {
  const person = await atDesk(browser, origin)
  const { page } = person
  await page.goto('/#ouvrir')
  await page.getByLabel('Nom de la table').fill(name)
  await page.getByRole('button', { name: 'Ouvrir la table' }).click()
  const players = page.getByLabel('Code des joueurs', { exact: true })
  await expect(players).toBeVisible()
  const spectators = page.getByLabel('Code des spectateurs', { exact: true })
  return { ...person, players: await players.inputValue(), spectators: await spectators.inputValue() }
}

type Way = 'Venir avec' | 'Prendre ce siège' | 'Suivre'

/** A name, where this browser has none to remember. */
const sayName = async (page: Page, name = 'Passante'): Promise<void> => {
  const field = page.getByLabel('Votre nom')
  if ((await field.inputValue()) === '') await field.fill(name)
}

/** Comes in with a code: with a dreamer brought along, with one of the table, or following one. */
export const join = async ({ page }: Person, code: string, way: Way, dreamer: string): Promise<void> => {
  await page.goto(`/#rejoindre/${code}`)
  await expect(page.getByRole('button', { name: way }).first()).toBeVisible()
  // A face that is loaded late moves the rows under the pointer.
  await page.evaluate(() => document.fonts.ready)
  await sayName(page)
  await page
    .getByRole('listitem')
    .filter({ hasText: dreamer })
    .filter({ has: page.getByRole('button', { name: way }) })
    .getByRole('button', { name: way })
    .click()
  await expect(page.locator('.play')).toBeVisible()
  if (way === 'Suivre') return
  await expect(question(page)).toBeVisible()
  if (await answer(page, 'Errer librement').isVisible()) await wander(page)
}
