import type { Browser } from '@playwright/test'
import { openBrowser } from '../common/browser.ts'
import { candidatesOn, whileServed } from '../common/builds.ts'
import { percentile } from '../common/figures.ts'
import { type FirstLoad, measureFirstLoad } from './firstLoad.ts'
import { measureMoves } from './moves.ts'
import { openSlowLine } from './slowLine.ts'

/**
 * What the client costs: a first visit from the real server over a slow line with a slow processor, and a move's way to the
 * next paint. BEFORE=FOLDER measures another build in turns with this one.
 */
const ROUNDS = 5
const PORT = 4392

const CANDIDATES = candidatesOn(PORT)

/** The least disturbed of them, and the one in the middle. */
const SHARES = { best: 0, median: 0.5 } as const

const COLUMNS: readonly (readonly [keyof FirstLoad, (value: number) => string])[] = [
  ['usable', (ms) => `${(ms / 1000).toFixed(1)} s`],
  ['question', (ms) => `+${(ms / 1000).toFixed(1)} s`],
  ['board', (ms) => `+${(ms / 1000).toFixed(1)} s`],
  ['longest', (ms) => `${ms.toFixed(0)} ms`],
  ['start', (bytes) => `${(bytes / 1024).toFixed(0)} KiB`],
  ['script', (bytes) => `${(bytes / 1024).toFixed(0)} KiB`],
  ['all', (bytes) => `${(bytes / 1024).toFixed(0)} KiB`],
]

const print = (name: string, loads: readonly FirstLoad[]): void => {
  for (const [which, share] of Object.entries(SHARES)) {
    const cells = COLUMNS.map(([key, tell]) =>
      tell(
        percentile(
          loads.map((load) => load[key]),
          share,
        ),
      ).padStart(10),
    )
    console.log(`${`${name}, ${which}`.padEnd(16)}${cells.join('')}`)
  }
}

/** In turns, so that a busy machine is busy for all. */
const compareFirstLoads = async (browser: Browser): Promise<void> => {
  const loads = new Map(CANDIDATES.map(({ name }) => [name, [] as FirstLoad[]]))
  for (let round = 0; round < ROUNDS; round++)
    for (const { name, port } of CANDIDATES) {
      const line = await openSlowLine(port)
      loads.get(name)?.push(await measureFirstLoad(browser, `http://127.0.0.1:${line.port}/`))
      line.close()
    }
  console.log(`A first visit: 1.6 Mbit/s, 150 ms there and back, processor four times slower; of ${ROUNDS}`)
  console.log(`${''.padEnd(16)}${COLUMNS.map(([key]) => key.padStart(10)).join('')}`)
  for (const [name, all] of loads) print(name, all)
}

const browser = await openBrowser()
await whileServed(CANDIDATES, async () => {
  await compareFirstLoads(browser)
  await measureMoves(browser, `http://127.0.0.1:${PORT}/`)
})
await browser.close()
