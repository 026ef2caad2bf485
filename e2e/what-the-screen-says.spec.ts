import { mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { boardOf } from '../src/games/tmr/rules/testing/walk/walked.ts'
import { wrongs } from './support/composition.ts'
import { frenchIn } from './support/french.ts'
import { expect, test } from './support/test.ts'
import { type Language, nextEntries, openWalk, pricesOf, type Shown, type Visit, visits } from './support/walk.ts'

/** WALK=whole: every situation in each size and language; else two of them, a quarter each. */
const WHOLE = process.env.WALK === 'whole'
const SHARE = 4
/** WALK_RECORD names a folder: what was said, to be read through. */
const RECORD = process.env.WALK_RECORD

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
const PARTS = [
  ['phone', 'en', 0],
  ['desktop', 'fr', 2],
  ['phone', 'fr', null],
  ['desktop', 'en', null],
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

/** The prices on the buttons, each beside what the core would take for that answer. */
const priced = ({ walked }: Visit, language: Language, { costs }: Shown) => {
  const asked = pricesOf(walked, language)
  return Object.entries(costs).flatMap(([id, said]) =>
    said.length > 0 && asked[id] ? [{ id, said: said.join(), costs: asked[id].join() }] : [],
  )
}

const mispriced = (visit: Visit, language: Language, shown: Shown): readonly string[] =>
  priced(visit, language, shown)
    .filter(({ said, costs }) => said !== costs)
    .map(({ id, said, costs }) => `${id} says ${said}, costs ${costs}`)

/** ASC-2: the gardien is asked; nothing is asked of the player. */
const waits = ({ walked }: Visit): boolean => boardOf(walked).phase === 'petition'

const look = (page: Page): Promise<Shown> => page.evaluate(() => window.walk?.look() as Promise<Shown>)
const take = (page: Page, answer: string): Promise<boolean> => page.evaluate((id) => window.walk?.take(id) ?? false, answer)

/** All that is said at one situation, moment by moment. */
const visited = async (page: Page, from: number, visit: Visit): Promise<readonly Shown[]> => {
  await page.evaluate((entries) => window.walk?.happens(entries), nextEntries(from, visit))
  const seen = [await look(page)]
  while (await take(page, 'putAway')) seen.push(await look(page))
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

for (const [size, language, part] of PARTS.filter(([, , share]) => WHOLE || share !== null))
  test.describe(`${size}, ${language}`, () => {
    test.use({ viewport: SIZES[size], locale: language === 'en' ? 'en-GB' : 'fr-FR' })
    test('every situation says what the core means, in its own language, and whole', async ({ page }) => {
      test.setTimeout(600_000)
      const all = visits().filter((_, at) => WHOLE || at % SHARE === part)
      await page.goto('/')
      await expect(page.locator('.start')).toBeVisible()
      await openWalk(page)
      await take(page, 'wander')
      const said: (readonly [string, readonly Shown[]])[] = []
      let [from, compared] = [0, 0]
      for (const visit of all) {
        const seen = await visited(page, from, visit)
        from += visit.entries.length
        said.push([visit.name, seen])
        compared += priced(visit, language, seen.at(-1) as Shown).length
        const wrong = [
          ...seen.flatMap((shown) => wrongIn(language, shown)),
          ...seen.slice(-1).flatMap((shown) => mispriced(visit, language, shown)),
          ...(await wrongs(page)).filter((one) => one !== 'no answer' || !waits(visit)),
        ]
        expect.soft(wrong, visit.name).toEqual([])
      }
      // Ids that no longer meet would compare nothing.
      expect(compared).toBeGreaterThan(all.length)
      record(size, language, said)
    })
  })
