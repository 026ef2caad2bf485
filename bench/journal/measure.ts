import type { Browser, CDPSession, Page } from '@playwright/test'
import { openCalmPage } from '../common/browser.ts'

export const ACTS = ['opening', 'a move', 'a move, journal open', 'opening the journal', 'a replay step'] as const
export type Act = (typeof ACTS)[number]
export type Costs = Readonly<Record<Act, readonly number[]>>

const OPENINGS = 3
const TIMES = 12
/** Whatever is not there after so long will not come. */
const PATIENCE = 60_000

const untilReady = (page: Page): Promise<void> => page.locator('.play[data-ready]').waitFor()

const bringIn = async (page: Page, url: string, file: string): Promise<void> => {
  await page.goto(url)
  const buffer = Buffer.from(file)
  await page.getByLabel('Importer un fichier').setInputFiles({ name: 'journal.json', mimeType: 'application/json', buffer })
  await page.getByRole('link', { name: 'Nitouche', exact: true }).click()
  await untilReady(page)
  // What one goes up for is asked first; it is kept over a reload.
  await page.getByRole('button', { name: /^Errer librement/ }).click()
}

const open = async (page: Page): Promise<void> => {
  await page.reload()
  await untilReady(page)
}

/** Looked for by plain selectors and waited for frame by frame: finding names by their roles would cost the page more than what is measured. */
const untilTitleChanges = (page: Page, act: { readonly click: string } | { readonly key: string }): Promise<void> =>
  page.evaluate(async (how) => {
    const before = document.querySelector('#card-title')?.textContent
    if ('click' in how) document.querySelector<HTMLElement>(how.click)?.click()
    else window.dispatchEvent(new KeyboardEvent('keydown', { key: how.key, bubbles: true, cancelable: true }))
    for (let frames = 0; document.querySelector('#card-title')?.textContent === before; frames++) {
      if (frames > 1800) throw new Error(`after ${JSON.stringify(how)} the page still tells “${before}”`)
      await new Promise(requestAnimationFrame)
    }
  }, act)

const move = (page: Page, at: number): Promise<void> => untilTitleChanges(page, { key: at % 2 === 0 ? '9' : '1' })

const PREVIOUS = '.replay-bar button:nth-of-type(2)'
const stepBack = (page: Page): Promise<void> => untilTitleChanges(page, { click: PREVIOUS })

const showPane = (page: Page, name: 'Feuille' | 'Journal'): Promise<void> =>
  page.evaluate(async (label) => {
    const tabs = [...document.querySelectorAll<HTMLElement>('.notebook-tabs button')]
    tabs.find(({ textContent }) => textContent === label)?.click()
    for (let frames = 0; (document.querySelector('.journal') !== null) !== (label === 'Journal'); frames++) {
      if (frames > 1800) throw new Error(`the pane ${label} does not open`)
      await new Promise(requestAnimationFrame)
    }
  }, name)

const repeat = async (times: number, once: (at: number) => Promise<number>): Promise<readonly number[]> => {
  const costs: number[] = []
  for (let at = 0; at < times; at++) costs.push(await once(at))
  return costs
}

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
const costOf = async (page: Page): Promise<(act: () => Promise<void>) => Promise<number>> => {
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

const measureIn = async (page: Page): Promise<Costs> => {
  const cost = await costOf(page)
  const opening = await repeat(OPENINGS, () => cost(() => open(page)))
  // A question not read yet takes no answer.
  const moveOnce = async (at: number): Promise<number> => {
    await untilReady(page)
    return cost(() => move(page, at))
  }
  const moves = await repeat(TIMES, moveOnce)
  const journal = await repeat(TIMES, async () => {
    const shown = await cost(() => showPane(page, 'Journal'))
    await showPane(page, 'Feuille')
    return shown
  })
  await showPane(page, 'Journal')
  const withJournal = await repeat(TIMES, moveOnce)
  const steps = await repeat(TIMES, () => cost(() => stepBack(page)))
  return {
    opening,
    'a move': moves,
    'a move, journal open': withJournal,
    'opening the journal': journal,
    'a replay step': steps,
  }
}

/** What a journey from a file costs the page, in ms of its thread's processor time. */
export const measureJournal = async (browser: Browser, url: string, file: string): Promise<Costs> => {
  const { context, page } = await openCalmPage(browser)
  context.setDefaultTimeout(PATIENCE)
  try {
    await bringIn(page, url, file)
    return await measureIn(page)
  } finally {
    await context.close()
  }
}
