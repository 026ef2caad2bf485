import { chromium, type Locator, type Page } from '@playwright/test'
import { needBrowser } from '../e2e/findBrowser.ts'
import { setBox } from '../e2e/table-support/gardien.ts'
import { atDesk, join, openTable } from '../e2e/table-support/seats.ts'
import { candidatesOn, whileServed } from './common/builds.ts'
import { percentile } from './common/figures.ts'

/** From the press of a player to the frame in which the gardien's screen shows it, three players at once. BEFORE=FOLDER measures another build in turns with this one. */
const [ROUNDS, PORT, DREAMERS] = [20, 4396, ['Nitouche', 'Balthazar', 'Lison']]

// A person's page, without a test's eyes in it.
process.env.EYES = 'shut'

const LONGEST_MS = 30_000

const shown = (page: Page, words: string): Promise<number> =>
  page.evaluate(
    async ([text, longest]) => {
      const end = performance.now() + longest
      while (!document.body.textContent?.includes(text)) {
        if (performance.now() > end) throw new Error(`never shown: ${text}`)
        await new Promise(requestAnimationFrame)
      }
      return performance.timeOrigin + performance.now()
    },
    [words, LONGEST_MS] as const,
  )

/** A question that nobody can have read yet takes no answer. */
const readyToGoUp = (own: Page): Locator => own.locator('.play[data-ready]').getByRole('button', { name: /^Monter, pas à pas/ })

const press = (button: Locator): Promise<number> =>
  button.evaluate((element) => {
    const at = performance.timeOrigin + performance.now()
    ;(element as HTMLElement).click()
    return at
  })

const browser = await chromium.launch({ executablePath: needBrowser(), args: ['--no-sandbox', '--disable-gpu'] })

/** One after the other: pressed twice, one of them would stay. */
const refuseAll = async (page: Page): Promise<void> => {
  const refuse = page.getByRole('button', { name: /^Refuser/ }).first()
  while (await refuse.isVisible()) {
    const pressed = await refuse.elementHandle()
    await refuse.click()
    await pressed?.waitForElementState('hidden')
  }
}

/** A table with its people, and what was measured at it. */
const gather = async (origin: string) => {
  const { page, players } = await openTable(browser, origin)
  const seats = await Promise.all(DREAMERS.map(() => atDesk(browser, origin)))
  for (const [at, seat] of seats.entries()) await join(seat, players, 'Venir avec', DREAMERS[at] ?? '')
  await setBox(page, 'Chaque montée attend mon accord', true)
  const spent = { words: [] as number[], wishes: [] as number[] }
  const atOnce = async (what: keyof typeof spent, button: (own: Page) => Locator, words: (at: number) => string) => {
    const seen = seats.map((_, at) => shown(page, words(at)))
    const pressed = await Promise.all(seats.map((seat) => press(button(seat.page))))
    spent[what].push(...(await Promise.all(seen)).map((ms, at) => ms - (pressed[at] ?? 0)))
  }
  const play = async (round: number): Promise<void> => {
    await Promise.all(seats.map((seat) => readyToGoUp(seat.page).waitFor()))
    await atOnce('wishes', readyToGoUp, (at) => `${DREAMERS[at]} demande à monter`)
    await refuseAll(page)
    for (const [at, seat] of seats.entries()) {
      const said = seat.page.getByRole('button', { name: /^Paroles/ })
      if (round === 0) await said.click()
      await seat.page.getByLabel('Votre parole').fill(`tour ${round}.${at}`)
    }
    await atOnce(
      'words',
      (own) => own.locator('.words-pane .button'),
      (at) => `tour ${round}.${at}`,
    )
  }
  return { play, spent }
}

const candidates = candidatesOn(PORT)
await whileServed(candidates, async () => {
  const tables = []
  for (const { name, port } of candidates) tables.push({ name, ...(await gather(`http://127.0.0.1:${port}`)) })
  for (let round = 0; round < ROUNDS; round++) for (const { play } of tables) await play(round)
  for (const { name, spent } of tables)
    for (const [what, ms] of Object.entries(spent))
      console.log(
        `${name.padEnd(8)}${what.padEnd(8)}p50 ${percentile(ms, 0.5).toFixed(0)} ms, p95 ${percentile(ms, 0.95).toFixed(0)} ms`,
      )
})
await browser.close()
