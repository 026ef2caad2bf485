import { resolve } from 'node:path'
import { walkWatched } from '../e2e/support/shifts.ts'
import { freePort } from '../src/server/testing/processes.ts'
import { openBrowser } from './common/browser.ts'
import { whileServed } from './common/builds.ts'

/** What moves by itself, or under the hand, over fifty steps of a journey, at each size. Of the build: `npm run build` first. */
const STEPS = Number(process.env.STEPS ?? 50)
/** Of what shifted, so many are told. */
const SHOWN = 12
const SIZES = [
  [2560, 1440],
  [1440, 900],
  [1024, 768],
  [844, 390],
  [390, 844],
] as const

const port = await freePort()
await whileServed([{ name: 'now', folder: resolve(import.meta.dirname, '..'), port }], async () => {
  const browser = await openBrowser()
  for (const [width, height] of SIZES) {
    const page = await browser.newPage({
      viewport: { width, height },
      baseURL: `http://127.0.0.1:${port}`,
      locale: 'fr-FR',
      serviceWorkers: 'block',
    })
    page.setDefaultTimeout(120_000)
    // tsx names the functions it compiles; in the page there is nothing that does.
    await page.addInitScript('globalThis.__name = (named) => named; window.demiReveDice = []')
    const { shifts, apart, walked } = await walkWatched(page, STEPS)
    const total = shifts.reduce((sum, { value }) => sum + value, 0)
    const most = Math.max(0, ...Object.values(apart))
    console.log(
      `${`${width} × ${height}`.padEnd(12)} ${STEPS} steps (${walked} by the ways)   layout shift ${total.toFixed(4)} (${shifts.length})   ways and card apart ${most.toFixed(1)} px`,
    )
    for (const { step, value, what } of shifts.slice(0, SHOWN))
      console.log(`   step ${step}  ${value.toFixed(4)}  ${what.join('; ')}`)
    await page.close()
  }
  await browser.close()
})
