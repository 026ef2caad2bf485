import type { Browser, Page } from '@playwright/test'
import { openCalmPage } from '../common/browser.ts'
import { percentile } from '../common/figures.ts'

const MOVES = 60

/** From the key to the paint in which the new cell is told: what a person waits for, the storing included. */
const timeMove = (page: Page, key: string): Promise<number> =>
  page.evaluate(async (pressed) => {
    const before = document.querySelector('#card-title')?.textContent
    const start = performance.now()
    window.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }))
    while (document.querySelector('#card-title')?.textContent === before) await new Promise(requestAnimationFrame)
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
    return performance.now() - start
  }, key)

/** As the browser reports it: from real keys to the first frame after them. */
const watchInputs = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { inputs: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') seen.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })

const told = (values: readonly number[]): string => {
  const [p50, p95] = [0.5, 0.95].map((share) => percentile(values, share).toFixed(0))
  return `median ${p50} ms   p95 ${p95} ms   (${values.length} moves)`
}

const measureIn = async (page: Page, url: string): Promise<void> => {
  const begin = async (): Promise<void> => {
    await page.goto(url)
    await page.getByRole('button', { name: 'Partir : Nitouche' }).click()
    await page.locator('#card-title').waitFor()
    await page.waitForTimeout(1500)
    await page.keyboard.press('e')
    await page.locator('.choice-button[data-letter="a"]:enabled').waitFor()
    await page.keyboard.press('a')
    await page.locator('.ways').waitFor()
  }
  await begin()
  const times: number[] = []
  await watchInputs(page)
  for (let move = 0; move < MOVES && (await page.locator('.ways').count()) > 0; move++) {
    if (move % 30 === 0 && move > 0) {
      await begin()
      await watchInputs(page)
    }
    // A question not read yet takes no answer.
    await page.locator('.play[data-ready]').waitFor()
    times.push(await timeMove(page, move % 2 === 0 ? '9' : '1'))
  }
  console.log(`A move, from the key to its cell told   ${told(times)}`)
  for (let move = 0; move < 16; move++) {
    await page.keyboard.press(move % 2 === 0 ? '9' : '1')
    await page.waitForTimeout(250)
  }
  const inputs = await page.evaluate(() => Reflect.get(window, 'inputs') as number[])
  console.log(`A key, to the next paint (Event Timing) ${inputs.length === 0 ? 'under 16 ms each' : told(inputs)}`)
}

/** With the processor as it is and no line between. */
export const measureMoves = async (browser: Browser, url: string): Promise<void> => {
  const { context, page } = await openCalmPage(browser)
  await measureIn(page, url)
  await context.close()
}
