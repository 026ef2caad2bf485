import { mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { wrongs } from './support/composition.ts'
import { frenchIn } from './support/french.ts'
import { expect, test } from './support/test.ts'
import { keepAll, type Language, pricesOf, type Shown, type Visit, visits, walkInPage } from './support/walk.ts'

/** WALK=whole: every situation in every size and language; else a part of each. */
const WHOLE = process.env.WALK === 'whole'
/** WALK_RECORD names a folder: what was said, to be read through. */
const RECORD = process.env.WALK_RECORD

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
const PARTS = [
  ['phone', 'en', 0],
  ['desktop', 'fr', 1],
  ['phone', 'fr', 2],
  ['desktop', 'en', 3],
] as const

/** A key, an id, a value that is no word. */
const UNTOLD = /undefined|NaN|\[object|\$\{|\b(?:queue|souffle|tete|ombre|idee|desir)-[a-z]|\b[a-z]+\.[a-z]+[A-Z]\w*/
const ENGLISH = /(?<!\p{L})(?:the|of|and|you|your|with|when|this|from|each|until|cell|dream|fatigue box)(?!\p{L})/iu

const linesOf = ({ title, card, news, sheet, tale }: Shown): readonly string[] =>
  [title, card, ...news, sheet, tale].flatMap((part) => part.split('\n')).filter((line) => line.trim() !== '')

const wrongIn = (language: Language, shown: Shown): readonly string[] => {
  const lines = linesOf(shown)
  const strange = language === 'en' ? frenchIn(lines) : lines.filter((line) => ENGLISH.test(line))
  return [...lines.filter((line) => UNTOLD.test(line)), ...strange, ...(shown.card === '' ? ['an empty card'] : [])]
}

/** Each price on a button is what the core would take for that answer. */
const mispriced = ({ walked }: Visit, language: Language, { costs }: Shown): readonly string[] => {
  const asked = pricesOf(walked, language)
  return Object.entries(costs)
    .filter(([id, said]) => said.length > 0 && asked[id] && asked[id].join() !== said.join())
    .map(([id, said]) => `${id} says ${said}, costs ${asked[id]}`)
}

const look = (page: Page): Promise<Shown> => page.evaluate(() => window.walk?.look() as Shown)
const take = (page: Page, answer: string): Promise<boolean> => page.evaluate((id) => window.walk?.take(id) ?? false, answer)

/** All that is said at one situation, moment by moment. */
const visited = async (page: Page, { record, live }: Visit): Promise<readonly Shown[]> => {
  const { id } = record as { id: string }
  await page.evaluate((to) => window.walk?.open(to), id)
  const seen: Shown[] = []
  if (live.length === 0) seen.push(await look(page))
  for (const entry of live) {
    await page.evaluate(([to, what]) => window.walk?.happens(to as string, what as object), [id, entry] as const)
    seen.push(await look(page))
    while (await take(page, 'putAway')) seen.push(await look(page))
  }
  if (await take(page, 'wander')) seen.push(await look(page))
  return seen
}

const record = (size: string, language: Language, said: readonly (readonly [string, readonly Shown[]])[]): void => {
  if (!RECORD) return
  mkdirSync(RECORD, { recursive: true })
  const before = new Set<string>()
  const fresh = (line: string): boolean => before.size < before.add(line).size
  const parts = said.map(([name, seen]) => [`# ${name}`, ...seen.flatMap(linesOf).filter(fresh)].join('\n'))
  writeFileSync(`${RECORD}/page.${size}.${language}.txt`, parts.join('\n\n'))
}

for (const [size, language, part] of PARTS)
  test.describe(`${size}, ${language}`, () => {
    test.use({ viewport: SIZES[size], locale: language === 'en' ? 'en-GB' : 'fr-FR' })
    test('every situation says what the core means, in its own language, and whole', async ({ page }) => {
      test.setTimeout(600_000)
      const all = visits().filter((_, at) => WHOLE || at % PARTS.length === part)
      await page.goto('/')
      await expect(page.locator('.start')).toBeVisible()
      await keepAll(page, all)
      await page.evaluate(walkInPage)
      const said: (readonly [string, readonly Shown[]])[] = []
      for (const visit of all) {
        const seen = await visited(page, visit)
        said.push([visit.name, seen])
        const wrong = [
          ...seen.flatMap((shown) => wrongIn(language, shown)),
          ...seen.slice(-1).flatMap((shown) => mispriced(visit, language, shown)),
          ...(await wrongs(page)),
        ]
        expect.soft(wrong, visit.name).toEqual([])
      }
      record(size, language, said)
    })
  })
