import type { Page } from '@playwright/test'
import { lay, want } from './journey.ts'

/** What moved by itself, or stood elsewhere when it was asked again. */
export interface Shifts {
  /** As the browser counts them: what moved without a hand. */
  readonly shifts: readonly Shift[]
  /** The six ways: how far one stood from where it was offered first, at most. */
  readonly ways: number
  /** The figure on the map, from when it was asked until all was reckoned. */
  readonly steps: number
}

interface Shift {
  readonly value: number
  readonly what: readonly string[]
}

interface Entry extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[]
}

type Watching = typeof window & { shifts?: Shift[] }

const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: Shift[] = []
    ;(window as Watching).shifts = seen
    const told = ({ node, previousRect: from, currentRect: to }: Entry['sources'][number]): string =>
      `${node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : node?.textContent} ${[from, to].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')).join(' → ')}`
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as Entry[])
        if (!hadRecentInput) seen.push({ value, what: sources.map(told) })
    }).observe({ type: 'layout-shift' })
  })

type Places = Readonly<Record<string, readonly [x: number, y: number]>>

const placesOf = (page: Page): Promise<Places> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('.ways .compass-way')].map((way) => {
        const { x, y } = way.getBoundingClientRect()
        return [way.dataset.way, [x, y]]
      }),
    ),
  )

const apart = (a: Places, b: Places): number =>
  Math.max(
    0,
    ...Object.entries(a).map(([way, [x, y]]) => {
      const [otherX, otherY] = b[way] ?? [x, y]
      return Math.max(Math.abs(x - otherX), Math.abs(y - otherY))
    }),
  )

const WAY_ON = 'section.card :is(.compass-way, .choice-button):enabled'
/** No hand any more, as the browser counts it: half a second after the last. */
const LATER_MS = 600

/** The next step: one of the ways, each in its turn; where there is none, the first answer. */
const goOn = async (page: Page, step: number): Promise<void> => {
  await page.locator('.play[data-ready]').waitFor()
  const ways = page.locator('.ways .compass-way:enabled')
  const count = await ways.count()
  if (count > 0) {
    await lay(page, ['d7', 1])
    await ways.nth((step * 2) % count).click()
  } else await page.locator(WAY_ON).first().click()
  await page.waitForTimeout(LATER_MS)
}

/** Walks so many steps with a spell in mind, from the first question of a journey on. */
export const walkWatched = async (page: Page, steps: number): Promise<Shifts> => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Partir : Nitouche' }).click()
  await want(page, 'Tympan d’Hypnos')
  await page.waitForTimeout(LATER_MS)
  await watch(page)
  let first: Places = {}
  let ways = 0
  for (let step = 0; step < steps; step++) {
    await goOn(page, step)
    const places = await placesOf(page)
    ways = Math.max(ways, apart(places, first))
    first = { ...places, ...first }
  }
  const shifts = await page.evaluate(() => (window as Watching).shifts ?? [])
  return { shifts, ways, steps }
}
