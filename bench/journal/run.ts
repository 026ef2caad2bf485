import type { Browser } from '@playwright/test'
import { openBrowser } from '../common/browser.ts'
import { candidatesOn, whileServed } from '../common/builds.ts'
import { median } from '../common/figures.ts'
import { longJourney } from './longJourney.ts'
import { ACTS, type Act, type Costs, measureJournal } from './measure.ts'

/**
 * What a long journal costs the page: solo journeys played by chance, brought in as files, opened in a browser.
 * By the processor time of the page's thread; BEFORE=FOLDER measures another build in turns with this one.
 */
const LENGTHS = [100, 2000, 10_000] as const
const SEED = 1
const ROUNDS = Number(process.env.ROUNDS ?? 1)
const PORT = Number(process.env.BENCH_PORT ?? 4398)
const MOST_MINUTES = 15

const CANDIDATES = candidatesOn(PORT)

const print = (name: string, found: ReadonlyMap<number, readonly Costs[]>): void => {
  const of = (act: Act, length: number): number => median((found.get(length) ?? []).flatMap((costs) => costs[act]))
  console.log(`${name.padEnd(24)}${LENGTHS.map((length) => `${length} entries`.padStart(20)).join('')}`)
  for (const act of ACTS) {
    const cells = LENGTHS.map((length) => {
      const ratio = of(act, length) / of(act, LENGTHS[0])
      return `${of(act, length).toFixed(1)} ms  ${ratio.toFixed(2)} ×`.padStart(20)
    })
    console.log(`${act.padEnd(24)}${cells.join('')}`)
  }
}

/** In turns, so that a busy machine is busy for all. */
const compare = async (browser: Browser): Promise<void> => {
  const files = new Map<number, string>()
  for (const length of LENGTHS) files.set(length, await longJourney(length, SEED))
  const found = new Map(CANDIDATES.map(({ name }) => [name, new Map<number, Costs[]>(LENGTHS.map((length) => [length, []]))]))
  for (let round = 0; round < ROUNDS; round++)
    for (const length of LENGTHS)
      for (const { name, port } of CANDIDATES) {
        const costs = await measureJournal(browser, `http://127.0.0.1:${port}/`, files.get(length) ?? '')
        found.get(name)?.get(length)?.push(costs)
      }
  for (const [name, costs] of found) print(name, costs)
}

const run = async (): Promise<void> => {
  const browser = await openBrowser()
  await whileServed(CANDIDATES, () => compare(browser))
  await browser.close()
}

const giveUp = (why: string): never => {
  console.error(`The long journal could not be measured: ${why}`)
  process.exit(1)
}

setTimeout(() => giveUp(`${MOST_MINUTES} minutes were not enough.`), MOST_MINUTES * 60_000).unref()
await run().catch((error: Error) => giveUp(error.message))
