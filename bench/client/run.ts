import { type Browser, chromium } from '@playwright/test'
import { needBrowser } from '../../e2e/findBrowser.ts'
import { candidatesOn, whileServed } from '../common/builds.ts'
import { measureBoard } from './board.ts'
import { type FirstLoad, measureFirstLoad } from './firstLoad.ts'
import { openSlowLine } from './slowLine.ts'

/**
 * What the client costs: a first visit from the real server over a slow line with a slow processor, and the map under the hand.
 * BEFORE=FOLDER measures another build in turns with this one.
 */
const ROUNDS = 5
const PORT = 4392

const CANDIDATES = candidatesOn(PORT)

const COLUMNS: readonly (readonly [keyof FirstLoad, (value: number) => string])[] = [
  ['usable', (ms) => `${(ms / 1000).toFixed(1)} s`],
  ['question', (ms) => `+${(ms / 1000).toFixed(1)} s`],
  ['board', (ms) => `+${(ms / 1000).toFixed(1)} s`],
  ['longest', (ms) => `${ms.toFixed(0)} ms`],
  ['start', (bytes) => `${(bytes / 1024).toFixed(0)} KiB`],
  ['script', (bytes) => `${(bytes / 1024).toFixed(0)} KiB`],
  ['all', (bytes) => `${(bytes / 1024).toFixed(0)} KiB`],
]

/** Of the least disturbed. */
const print = (name: string, loads: readonly FirstLoad[]): void => {
  const cells = COLUMNS.map(([key, tell]) => tell(Math.min(...loads.map((load) => load[key]))).padStart(10))
  console.log(`${name.padEnd(16)}${cells.join('')}`)
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
  console.log(`A first visit: 1.6 Mbit/s, 150 ms there and back, processor four times slower; best of ${ROUNDS}`)
  console.log(`${''.padEnd(16)}${COLUMNS.map(([key]) => key.padStart(10)).join('')}`)
  for (const [name, all] of loads) print(name, all)
}

const ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking']
const browser = await chromium.launch({ executablePath: needBrowser(), args: ARGS })
await whileServed(CANDIDATES, async () => {
  await compareFirstLoads(browser)
  await measureBoard(browser, `http://127.0.0.1:${PORT}/`)
})
await browser.close()
