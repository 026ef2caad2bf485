import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALES } from '../../../../house/texts/index.ts'
import { frenchIn } from '../../../../house/texts/testing.ts'
import { DRAGON_DATA } from '../../rules/dreamer/dragonData.ts'
import { ALL_KINDS } from '../../rules/encounters/kinds.ts'
import { type Spoken, spokenIn } from './testing/spoken.ts'
import { saidOf, type Walked } from './testing/walked.ts'
import { WAYS } from './testing/ways.ts'

const walked: ReadonlyMap<string, Walked> = new Map(WAYS.map(([name, walk]) => [name, walk()]))
const SPOKEN = Object.fromEntries(await Promise.all(LOCALES.map(async (locale) => [locale, await spokenIn(locale)] as const)))

const toldTypes = new Set(
  [...walked.values()].flatMap(({ notices }) => notices.flatMap(({ told }) => told.map(({ what }) => what.type as string))),
)

/** What is told of dragons, nights, stars and practice. */
const REACHED =
  'afflicted effectBegan effectChanged effectEnded putElsewhere tollPaid fatigued hurt reservesLost seuilChanged sheetChanged lossTested spellLearnt giftOffered giftTaken jumped dreamt dragonDreamt rested woke starsRead bonusWon experienceChanged pointsChanged signSet signRead meditated synthesised fellAsleep repressed carried drifted'.split(
    ' ',
  )

test('every entry of the tables, every encounter and every thing of a night is reached', () => {
  const struck = DRAGON_DATA.filter(({ id }) => id !== 'tete-don-de-haut-reve').filter(({ id }) => !walked.has(id))
  expect(struck).toEqual([])
  expect(ALL_KINDS.filter((kind) => !walked.has(`${kind} mastered`))).toEqual([])
  expect(REACHED.filter((type) => !toldTypes.has(type))).toEqual([])
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
      [`# ${name}`, ...walk.refused, ...saidOf(walk, SPOKEN[locale] as Spoken).filter(fresh)].join('\n'),
    )
    writeFileSync(`${folder}/walk.${locale}.txt`, lines.join('\n\n'))
  }
})
