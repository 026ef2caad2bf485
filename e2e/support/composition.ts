import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'

export const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [2560, 1440],
  [1920, 1080],
  [1440, 900],
] as const

/** What is wrong with the screen: answers out of the window or covered, words cut, something that sticks out sideways. */
export const wrongs = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element): string => (element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 30)
    const found: string[] = []
    const box = document.querySelector('.moment-box')
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways')
    if (document.querySelector('.play[data-stage="wide"] .gauges')) found.push('the gauges stand beside the sheet')
    if (box && box.scrollWidth > box.clientWidth) found.push('the question scrolls sideways')
    const answers = [...document.querySelectorAll('section.card :is(.choice-button, .compass-way, .spell-row)')]
    const asked = answers.filter((one) => !one.closest('.spell-list, .deed-list, details:not([open])') && one.checkVisibility())
    const title = document.querySelector('#card-title')
    if (asked.length === 0 && !document.querySelector('section.card .spell-list')) found.push('no answer')
    for (const element of title ? [title, ...asked] : ['no title']) {
      if (typeof element === 'string') {
        found.push(element)
        continue
      }
      const { left, top, right, bottom } = element.getBoundingClientRect()
      if (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
        found.push(`${nameOf(element)} is outside: ${[left, top, right, bottom].map(Math.round)}`)
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      if (!element.contains(hit)) found.push(`${nameOf(element)} is covered by ${hit?.className}`)
    }
    for (const conditions of document.querySelectorAll('[data-yields]:has(> .deed-conditions)'))
      if (conditions.scrollHeight > conditions.clientHeight + 1) found.push('conditions scroll')
    for (const words of document.querySelectorAll(
      'section.card :is(.way-name, .choice-label, .advice, .goal-line:not([data-beside-title]) > span, h2)',
    ))
      if (words.scrollWidth > words.clientWidth + 1 && getComputedStyle(words).display !== 'inline')
        found.push(`${nameOf(words)} is cut`)
    return found
  })

/** A folder for a picture of each, in both themes; without it nothing is kept. */
const SHOTS = process.env.SHOTS

const keepPictures = async (page: Page, folder: string, name: string): Promise<void> => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    // Until the land is painted sharp.
    await page.waitForTimeout(400)
    await page.screenshot({ path: join(folder, `${name.replaceAll(/[^\p{L}\d]+/gu, '-')}.${colorScheme}.png`) })
  }
}

/** All sizes, one after the other: the question of this moment stands whole in each. The last is that in which it is played. */
export const standsWhole = async (page: Page, what: string): Promise<void> => {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => wrongs(page), { message: `${what} at ${width} × ${height}` }).toEqual([])
    if (SHOTS) await keepPictures(page, SHOTS, `${what} ${width}`)
  }
}
