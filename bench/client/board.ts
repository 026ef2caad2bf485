import type { Browser, CDPSession, Page } from '@playwright/test'
import { percentile } from '../common/figures.ts'

const SIZE = { width: 1440, height: 900 }
const [X, Y] = [SIZE.width / 2, SIZE.height / 2]

const panAround = async (page: Page): Promise<void> => {
  await page.mouse.move(X, Y)
  await page.mouse.down()
  for (let step = 0; step < 240; step++) {
    const angle = (step / 60) * 2 * Math.PI
    await page.mouse.move(X + 260 * Math.sin(angle), Y + 160 * Math.sin(2 * angle))
    await page.waitForTimeout(8)
  }
  await page.mouse.up()
}

const zoomInAndOut = async (page: Page): Promise<void> => {
  for (let step = 0; step < 160; step++) {
    await page.mouse.wheel(0, step % 80 < 40 ? -60 : 60)
    await page.waitForTimeout(12)
  }
}

const recordFrames = (page: Page): Promise<void> =>
  page.evaluate(`{
    window.frames_ = []
    let last = performance.now()
    requestAnimationFrame(function tick(now) {
      frames_.push(now - last)
      last = now
      requestAnimationFrame(tick)
    })
  }`)

const workedMs = async (devtools: CDPSession): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

/** The map of a journey, panned and zoomed, with the processor as it is: what the page works for a frame, and how long frames take. */
export const measureBoard = async (browser: Browser, url: string): Promise<void> => {
  const page = await browser.newPage({ viewport: SIZE, locale: 'fr-FR', serviceWorkers: 'block' })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await page.goto(url)
  await page.getByRole('button', { name: 'Partir : Nitouche' }).click()
  await page.locator('#card-title').waitFor()
  await page.waitForTimeout(2500)
  await recordFrames(page)
  const before = await workedMs(devtools)
  await panAround(page)
  await zoomInAndOut(page)
  const frames = await page.evaluate<number[]>('frames_')
  const work = ((await workedMs(devtools)) - before) / frames.length
  await page.close()
  const p95 = percentile(frames, 0.95)
  console.log(
    `The map panned and zoomed: ${work.toFixed(1)} ms of work a frame, frames of ${p95.toFixed(1)} ms at p95 (${frames.length})`,
  )
}
