import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALES } from '../../../../house/texts/index.ts'
import { frenchIn } from '../../../../house/texts/testing.ts'
import { DRAGON_DATA } from '../../rules/dreamer/dragonData.ts'
import { ALL_KINDS } from '../../rules/encounters/kinds.ts'
import { EVENT_RULES } from '../../rules/numbers/ofEvents.ts'
import { farEnds } from '../../rules/testing/walk/farEnds.ts'
import { REFUSED } from '../../rules/testing/walk/refusals.ts'
import type { Walked } from '../../rules/testing/walk/walked.ts'
import { WAYS } from '../../rules/testing/walk/ways.ts'
import { saidOf } from './said.ts'
import { type Spoken, spokenIn } from './spoken.ts'

const walked: ReadonlyMap<string, Walked> = new Map(WAYS.map(([name, walk]) => [name, walk()]))
const SPOKEN = Object.fromEntries(await Promise.all(LOCALES.map(async (locale) => [locale, await spokenIn(locale)] as const)))

const toldOf = (walk: Walked): readonly object[] => walk.notices.flatMap(({ told }) => told.map(({ what }) => what))
const toldTypes = new Set([...walked.values()].flatMap((walk) => toldOf(walk).map((what) => 'type' in what && what.type)))

test('every entry of the tables and every encounter is reached, and everything that can be told of a dreamer who stays', () => {
  const struck = DRAGON_DATA.filter(({ id }) => id !== 'tete-don-de-haut-reve').filter(({ id }) => !walked.has(id))
  expect(struck).toEqual([])
  expect(ALL_KINDS.filter((kind) => !walked.has(`${kind} mastered`))).toEqual([])
  expect(Object.keys(EVENT_RULES).filter((type) => !toldTypes.has(type))).toEqual(['dreamerLeft'])
})

test.each(farEnds.map(([name, reaches]) => [name, reaches] as const))('it does come to this: %s', (name, reaches) => {
  const told = toldOf(walked.get(name) as Walked)
  expect(told).toEqual(expect.arrayContaining(reaches.map((what) => expect.objectContaining(what))))
})

test('every refusal is met', () => {
  const met = Object.keys(REFUSED).map((code) => walked.get(`refused: ${code}`)?.refused.at(-1)?.code)
  expect(met).toEqual(Object.keys(REFUSED))
})

/** An id, a value that is no word, a price that is none. */
const UNTOLD = /, 0 points?$|undefined|NaN|\[object|\$\{|\b(?:queue|souffle|tete|ombre|idee|desir)-[a-z]/
const ENGLISH_UNSAID = /[àâçèéêëîïôùûœ]|\s[:;?!%]/i

const wrongIn = (locale: string, spoken: Spoken): readonly string[] =>
  [...walked].flatMap(([name, walk]) =>
    saidOf(walk, spoken)
      .filter((said) => UNTOLD.test(said) || (locale === 'en' && (frenchIn(said) !== null || ENGLISH_UNSAID.test(said))))
      .map((said) => `${name}: ${said}`),
  )

test.each(LOCALES)('%s: all that is said on the way is words of that language', (locale) => {
  expect(wrongIn(locale, SPOKEN[locale] as Spoken)).toEqual([])
})

/** WALK_RECORD names a folder: what was said, to be read through. */
test.runIf(process.env.WALK_RECORD)('the record of the walk is written', () => {
  const folder = process.env.WALK_RECORD as string
  mkdirSync(folder, { recursive: true })
  for (const locale of LOCALES) {
    const before = new Set<string>()
    const fresh = (said: string): boolean => before.size < before.add(said).size
    const lines = [...walked].map(([name, walk]) =>
      [`# ${name}`, ...saidOf(walk, SPOKEN[locale] as Spoken).filter(fresh)].join('\n'),
    )
    writeFileSync(`${folder}/walk.${locale}.txt`, lines.join('\n\n'))
  }
})
