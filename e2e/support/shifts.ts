import type { Page } from '@playwright/test'
import { lay, want } from './journey.ts'

/** What moved over a journey without being moved. */
export interface Shifts {
  /** All that the browser saw shift, step by step. */
  readonly shifts: readonly Shift[]
  /** What is asked at every step, its six ways and its card: how far each stood from where it was first, at most, in pixels. */
  readonly apart: Readonly<Record<string, number>>
  /** So many of the steps were taken by one of the six ways. */
  readonly walked: number
}

interface Shift {
  readonly step: number
  readonly value: number
  readonly what: readonly string[]
}

interface Entry extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[]
}

type Watching = typeof window & { shifts?: Shift[]; step?: number }

const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watching = window as Watching
    const seen: Shift[] = []
    watching.shifts = seen
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement
      return `${element?.tagName.toLowerCase()}.${element?.getAttribute('class')} « ${node?.textContent?.slice(0, 40)} »`
    }
    const told = ({ node, previousRect, currentRect }: Entry['sources'][number]): string =>
      `${nameOf(node)} ${[previousRect, currentRect].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')).join(' → ')}`
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[])
        seen.push({ step: watching.step ?? 0, value, what: sources.map(told) })
    }).observe({ type: 'layout-shift' })
  })

type Places = Readonly<Record<string, readonly number[]>>

/** Where the six ways and their card stand; the card of a phone may be as high as it has to say below them. */
const placesOf = (page: Page): Promise<Places> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('section.card:has(.ways), .ways .compass-way')].map((one) => {
        const { x, y, width } = one.getBoundingClientRect()
        return [one.dataset.way ?? 'card', [x, y, width]]
      }),
    ),
  )

const apart = (from: Places, to: Places): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(to).map(([name, place]) => [
      name,
      Math.max(...place.map((value, at) => Math.abs(value - (from[name]?.[at] ?? value)))),
    ]),
  )

const ANSWERS = 'section.card :is(.choice-button, .spell-row, .button):enabled'
/** Nothing is left to come: the question may be answered, and what is reckoned of it is there. */
const RESTS = `.play:not(:has([aria-busy="true"])) :is(.ways .compass-way:enabled, ${ANSWERS})`
/** After it: what comes later still. */
const LATER_MS = 250

/**
 * The next step: one of the ways that ask for nothing, each in its turn, and nobody is met; where there is none, the first answer. Without a hand: for half a second after one
 * the browser would take every shift for the hand's.
 */
const goOn = async (page: Page, step: number): Promise<boolean> => {
  await lay(page, ['d7', 1])
  const walks = await page.evaluate(
    ({ at, among }) => {
      ;(window as Watching).step = at
      const ways = [...document.querySelectorAll<HTMLElement>('.ways .compass-way:enabled:not(:has(.way-warning))')]
      ;(ways[(at * 5 + (at >> 2)) % ways.length] ?? document.querySelector<HTMLElement>(among))?.click()
      return ways.length > 0
    },
    { at: step, among: ANSWERS },
  )
  if (!walks) await page.evaluate(() => window.demiReveDice?.splice(0))
  await page.locator(RESTS).first().waitFor()
  await page.waitForTimeout(LATER_MS)
  return walks
}

/** So many steps with a spell in mind: up, and from there on watched. */
export const walkWatched = async (page: Page, steps: number): Promise<Shifts> => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Partir : Nitouche' }).click()
  await page.locator(RESTS).first().waitFor()
  await want(page, 'Tympan d’Hypnos')
  await page.locator(RESTS).first().waitFor()
  await page.mouse.move(0, 0)
  // After a hand: what follows is nobody's.
  await page.waitForTimeout(600)
  // Before going up something else is asked, on a card as high as it has to be.
  await goOn(page, 0)
  await watch(page)
  let first: Places = {}
  let most: Readonly<Record<string, number>> = {}
  let walked = 0
  for (let step = 1; step < steps; step++) {
    if (await goOn(page, step)) walked++
    const places = await placesOf(page)
    const moved = apart(first, places)
    most = { ...most, ...Object.fromEntries(Object.entries(moved).map(([name, by]) => [name, Math.max(by, most[name] ?? 0)])) }
    first = { ...places, ...first }
  }
  const shifts = await page.evaluate(() => (window as Watching).shifts ?? [])
  return { shifts, apart: most, walked }
}
