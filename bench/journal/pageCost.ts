import type { CDPSession, Page } from '@playwright/test'

interface Worked {
  /** In ms of processor time: what others took of a busy machine is not in it. */
  readonly ms: number
  /** Since when it is counted: a page that is loaded counts anew. */
  readonly from: number
}

const workedBy = async (devtools: CDPSession): Promise<Worked> => {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name: string): number => {
    const found = metrics.find((metric) => metric.name === name)
    if (!found) throw new Error(`this browser does not tell the ${name} of a page`)
    return found.value
  }
  return { ms: of('TaskDuration') * 1000, from: of('NavigationStart') }
}

/** Shown, and what follows from it done. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
    await new Promise((later) => setTimeout(later, 250))
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 2000 }))
  })

/** Measures what the page's thread works for something that is done and seen to be done. */
export const costOf = async (page: Page): Promise<(act: () => Promise<void>) => Promise<number>> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async (act) => {
    const before = await workedBy(devtools)
    await act()
    await settle(page)
    const after = await workedBy(devtools)
    return after.from === before.from ? after.ms - before.ms : after.ms
  }
}
