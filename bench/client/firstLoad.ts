import { join } from 'node:path'
import type { Browser, CDPSession, Page } from '@playwright/test'

const SLOWER = 4

/** On the line: script until the start screen takes a click; script and all files until the map is there. */
interface Bytes {
  readonly start: number
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

const bytesSoFar = async (page: Page): Promise<Pick<Bytes, 'script' | 'all'>> => {
  const files = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, encodedBodySize }) => [name, encodedBodySize] as const,
    ),
  )
  // What was fetched ahead is named once more when it is used.
  const once = [...new Map(files)]
  const sum = (some: typeof files): number => some.reduce((total, [, bytes]) => total + bytes, 0)
  return { script: sum(once.filter(([name]) => name.endsWith('.js'))), all: sum(once) }
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  /** Processor time of its own thread, in microseconds; what others took meanwhile is not in it. */
  readonly tdur?: number
}

/** A mark of this name is set in the page when it is clicked. */
const CLICK = 'bench-click'

const longestAfterClick = (events: readonly TraceEvent[]): number => {
  const click = events.find(({ name }) => name === CLICK)
  if (!click) throw new Error('the click is not in the trace')
  const tasks = events.filter(
    ({ name, pid, tid, ts }) => name.endsWith('RunTask') && pid === click.pid && tid === click.tid && ts >= click.ts,
  )
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}

/**
 * What the longest task of the page worked, in ms, from the click on. By its processor time, in which the slowing of
 * the processor counts and a busy machine does not.
 */
const watchTasks = async (browser: Browser): Promise<{ stop(): Promise<number> }> => {
  const devtools: CDPSession = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { recordMode: 'recordAsMuchAsPossible', includedCategories: ['toplevel', 'blink.user_timing'] },
  })
  return {
    stop: async () => {
      const complete = new Promise((done) => devtools.once('Tracing.tracingComplete', done))
      await devtools.send('Tracing.end')
      await complete
      await devtools.detach()
      return longestAfterClick(events)
    },
  }
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
  const { script: start } = await bytesSoFar(page)
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
  return { usable, question, board, longest, start, ...bytes }
}
