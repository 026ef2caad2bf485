import { resolve } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { atDesk, join, openTable } from '../e2e/table-support/seats.ts'
import { freePort } from '../src/server/testing/processes.ts'
import { openBrowser } from './common/browser.ts'
import { whileServed } from './common/builds.ts'
import { percentile } from './common/figures.ts'

/**
 * From a player's click to the gardien's screen, dice on: one playing, then three at once. Of the build: `npm run build` first.
 * All browsers and the server share this machine: on a busy one the figures are the machine's.
 */
const DEEDS = Number(process.env.DEEDS ?? 40)
const DREAMERS = ['Nitouche', 'Balthazar', 'Lison'] as const
/** What the gardien is not shown by then has changed nothing there. */
const UNSEEN_MS = 3000

/** Notes when each line of the gardien's column has changed and been painted. */
const watchRoster = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: { name: string; at: number }[] = []
    Object.assign(window, { seen })
    const texts = new Map<string, string>()
    const read = (): void => {
      for (const line of document.querySelectorAll('.roster-line')) {
        const name = line.querySelector('.roster-name')?.textContent ?? ''
        const text = line.textContent ?? ''
        if (texts.has(name) && texts.get(name) !== text)
          requestAnimationFrame(() => setTimeout(() => seen.push({ name, at: performance.timeOrigin + performance.now() })))
        texts.set(name, text)
      }
    }
    read()
    new MutationObserver(read).observe(document.body, { subtree: true, childList: true, characterData: true })
  })

const shownAfter = (page: Page, name: string, since: number): Promise<number | null> =>
  page
    .waitForFunction(
      ([whose, from]) =>
        (Reflect.get(window, 'seen') as { name: string; at: number }[]).find((one) => one.name.includes(whose) && one.at > from)
          ?.at,
      [name, since] as const,
      { timeout: UNSEEN_MS },
    )
    .then(
      (found) => found.jsonValue() as Promise<number>,
      () => null,
    )

/** Whatever can be answered now, at random; null: nothing can. */
const deed = (page: Page): Promise<number | null> =>
  page.evaluate(() => {
    const open = [...document.querySelectorAll<HTMLButtonElement>('section.card .choice-button:not(:disabled)')]
    const chosen = open[Math.floor(Math.random() * open.length)]
    if (!chosen || !document.querySelector('.play[data-ready]')) return null
    const at = performance.timeOrigin + performance.now()
    chosen.click()
    return at
  })

const playFor = async (gardien: Page, page: Page, name: string): Promise<readonly number[]> => {
  const times: number[] = []
  for (let count = 0; count < DEEDS; count++) {
    const at = await deed(page)
    const shown = at === null ? null : await shownAfter(gardien, name, at)
    if (at !== null && shown !== null) times.push(shown - at)
    await page.waitForTimeout(400)
  }
  return times
}

const tell = (what: string, times: readonly number[]): void => {
  const [p50, p95] = [0.5, 0.95].map((share) => percentile(times, share).toFixed(0))
  console.log(`${what.padEnd(24)} median ${p50} ms   p95 ${p95} ms   (${times.length} deeds)`)
}

const sit = async (browser: Browser, origin: string) => {
  const gardien = await openTable(browser, origin)
  const players: Page[] = []
  for (const dreamer of DREAMERS) {
    const person = await atDesk(browser, origin)
    await person.context.addInitScript(() => localStorage.setItem('demi-reve.settings', JSON.stringify({ motion: 'full' })))
    await join(person, gardien.players, 'Venir avec', dreamer)
    players.push(person.page)
  }
  return { gardien: gardien.page, players }
}

const port = await freePort()
await whileServed([{ name: 'now', folder: resolve(import.meta.dirname, '..'), port }], async () => {
  const browser = await openBrowser()
  const { gardien, players } = await sit(browser, `http://127.0.0.1:${port}`)
  // tsx names the functions it compiles; in the page there is nothing that does.
  for (const page of [gardien, ...players]) await page.evaluate('globalThis.__name = (named) => named')
  await watchRoster(gardien)
  const one = players[0]
  if (one) tell('one plays', await playFor(gardien, one, DREAMERS[0]))
  const all = await Promise.all(players.map((page, at) => playFor(gardien, page, DREAMERS[at] ?? '')))
  tell('three play at once', all.flat())
  await browser.close()
})
