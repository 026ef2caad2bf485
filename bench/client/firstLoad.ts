import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { CLICK, watchTasks } from './longestTask.ts'

const SLOWER = 4

/** On the line until the map was there: of script, and of all files. */
interface Bytes {
  readonly script: number
  readonly all: number
}

export interface FirstLoad extends Bytes {
  /** Milliseconds from the address to a start screen that takes a click. */
  readonly usable: number
  /** From the click to the first question. */
  readonly question: number
  /** From the click to the map with its names. */
  readonly board: number
  /** What the longest task after the click worked: processor time, slowed as the processor is. */
  readonly longest: number
}

const noted = async (page: Page, name: string): Promise<number> => {
  const handle = await page.waitForFunction(
    (wanted) => (Reflect.get(window, 'notes') as Record<string, number> | undefined)?.[wanted],
    name,
    { timeout: 120_000, polling: 100 },
  )
  return (await handle.jsonValue()) as number
}

const bytesSoFar = async (page: Page): Promise<Bytes> => {
  const files = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, encodedBodySize }) => [name, encodedBodySize] as const,
    ),
  )
  const sum = (some: typeof files): number => some.reduce((total, [, bytes]) => total + bytes, 0)
  return { script: sum(files.filter(([name]) => name.endsWith('.js'))), all: sum(files) }
}

/** A browser that was never here, which clicks as soon as it can. */
export const measureFirstLoad = async (browser: Browser, url: string): Promise<FirstLoad> => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'fr-FR' })
  const page = await context.newPage()
  await page.addInitScript({ path: join(import.meta.dirname, 'notes.js') })
  const session = await context.newCDPSession(page)
  const tasks = await watchTasks(browser)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(url, { waitUntil: 'commit' })
  const usable = await noted(page, 'usable')
  const click = await page.evaluate((mark) => {
    const now = performance.mark(mark).startTime
    document.querySelector<HTMLButtonElement>('.start-main')?.click()
    return now
  }, CLICK)
  const [question, board] = [(await noted(page, 'question')) - click, (await noted(page, 'board')) - click]
  const bytes = await bytesSoFar(page)
  await page.waitForTimeout(3000)
  const longest = await tasks.stop()
  await context.close()
  return { usable, question, board, longest, ...bytes }
}
