import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'

test.use({ serviceWorkers: 'block' })

/** As it comes over the line. It only falls: what is not read before the first map has no business in it. */
const SCRIPT_UNTIL_MAP_KIB = 280
const FIRST_SCRIPT_KIB = 88

/** What a first map is drawn without. */
const LATE = [
  ...['GardienPane', 'SheetPane', 'Ear', 'ear', 'pictures', 'DiceQuestions', 'CellPopover', 'spells', 'rules'],
  ...['LaterCard', 'later', 'GoesOn', 'tmr-rules', 'JournalPane', 'painting', 'Planning', 'TableScreen'],
]

interface File {
  readonly name: string
  readonly kib: number
}

/** What was asked for before that was noted (`bench/client/notes.js`); what was fetched ahead is named once more when it is used. */
const scriptsBefore = async (page: Page, noted: 'usable' | 'board'): Promise<readonly File[]> => {
  await page.waitForFunction((name) => (Reflect.get(window, 'notes') as Record<string, number>)[name], noted)
  const files = await page.evaluate((name) => {
    const until = (Reflect.get(window, 'notes') as Record<string, number>)[name] ?? 0
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name: file, startTime }) => file.endsWith('.js') && startTime < until)
      .map(({ name: file, encodedBodySize }) => [file.slice(file.lastIndexOf('/') + 1), encodedBodySize / 1024] as const)
  }, noted)
  return [...new Map(files)].map(([name, kib]) => ({ name, kib }))
}

const sum = (files: readonly File[]): number => files.reduce((total, { kib }) => total + kib, 0)

const comeTo = async (page: Page, address: string): Promise<void> => {
  await page.addInitScript({ path: join(import.meta.dirname, '../bench/client/notes.js') })
  await page.goto(address)
}

test('a first visit: little script until the first map, and nothing of a game whose door was not touched', async ({ page }) => {
  await comeTo(page, '/')
  const first = (await scriptsBefore(page, 'usable')).filter(({ name }) => name.startsWith('first-'))
  expect(sum(first)).toBeGreaterThan(10)
  expect(sum(first)).toBeLessThanOrEqual(FIRST_SCRIPT_KIB)
  await page.locator('.start-main').click()
  const files = await scriptsBefore(page, 'board')
  expect(sum(files)).toBeGreaterThan(sum(first))
  expect(sum(files)).toBeLessThanOrEqual(SCRIPT_UNTIL_MAP_KIB)
  const names = files.map(({ name }) => name).join(' ')
  expect(names).not.toContain('duel')
  // Of fonts, what is cut out for our own languages.
  const fonts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.woff2')),
  )
  expect(fonts.join(' ')).toContain('alegreya-own-500-normal')
  expect(fonts.join(' ')).not.toContain('-latin-')
  for (const late of LATE) expect(names).not.toMatch(new RegExp(`(^| )${late}-`))
})

test('who saves data is given what an answer needs when it is given, and not before', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const questions = (): readonly string[] => fetched.filter((url) => /(LaterCard|JournalPane)-[^/]*\.js$/.test(url))
  await comeTo(page, '/')
  await page.locator('.start-main').click()
  await page.waitForFunction(() => (Reflect.get(window, 'notes') as Record<string, number>).board)
  await expect(page.getByText('Le reste de la feuille')).toBeVisible()
  expect(questions()).toEqual([])
  await page.getByRole('button', { name: 'Monter, pas à pas' }).click()
  await expect(page.locator('.ways')).toBeVisible()
  expect(questions()).toHaveLength(1)
})

test('an answer whose rules do not come is told, and taken when they do', async ({ page }) => {
  let gone = true
  await page.addInitScript(() => sessionStorage.setItem('demi-reve.anew', `${Date.now()}`))
  await page.route(/\/assets\/tmr-rules-.*\.js$/, (route) => (gone ? route.abort() : route.continue()))
  await page.goto('/')
  await page.locator('.start-main').click()
  const up = page.getByRole('button', { name: 'Monter, pas à pas' })
  await up.click()
  await expect(page.getByText('La suite des règles n’est pas venue')).toBeVisible()
  gone = false
  // A browser that remembers what did not come has the page fetched anew first.
  await expect(async () => {
    if (await up.isVisible()) await up.click()
    await expect(page.locator('.ways')).toBeVisible({ timeout: 5000 })
  }).toPass()
})

test('whoever comes for the duel is given nothing of the Terres Médianes', async ({ page }) => {
  await comeTo(page, '/#duel')
  const files = await scriptsBefore(page, 'usable')
  expect(files.map(({ name }) => name).filter((name) => name.startsWith('tmr'))).toEqual([])
})

test('a part that does not come says so, and comes when it is asked for again', async ({ page }) => {
  let gone = true
  // Not taken for a site that was renewed: then the page would be fetched anew.
  await page.addInitScript(() => sessionStorage.setItem('demi-reve.anew', `${Date.now()}`))
  await page.route(/\/assets\/SheetPane-.*\.js$/, (route) => (gone ? route.abort() : route.continue()))
  await page.goto('/')
  await page.locator('.start-main').click()
  await expect(page.getByText('Cette partie de l’écran n’est pas venue')).toBeVisible({ timeout: 20_000 })
  gone = false
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText('Cette partie de l’écran n’est pas venue')).toHaveCount(0)
  await expect(page.getByText('Le reste de la feuille')).toBeVisible()
})
