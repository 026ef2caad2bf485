import type { Browser, CDPSession } from '@playwright/test'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  /** Processor time of its own thread, in microseconds; what others took meanwhile is not in it. */
  readonly tdur?: number
}

/** A mark of this name is set in the page when it is clicked. */
export const CLICK = 'bench-click'

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
export const watchTasks = async (browser: Browser): Promise<{ stop(): Promise<number> }> => {
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
