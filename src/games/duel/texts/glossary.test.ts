import { expect, test } from 'vitest'
import { leavesOf } from '../../../house/texts/testing.ts'
import { typeset } from '../../../house/texts/typeset.ts'
import { lessonTexts as enLessons } from '../practice/lessons/texts/en/index.ts'
import { lessonTexts as frLessons } from '../practice/lessons/texts/fr/index.ts'
import { en } from './en/index.ts'
import { rules as enRules } from './en/rules.ts'
import { fr } from './fr/index.ts'
import { rules as frRules } from './fr/rules.ts'

/** One thing, one name in each language, and what it is not called. Where a French sentence says the first, the English one says the second. */
const GLOSSARY: Readonly<Record<string, { fr: RegExp; en: RegExp; not?: { fr?: RegExp; en?: RegExp } }>> = {
  power: { fr: /puissances?(?!\p{L})/iu, en: /powers?|\bone\b|them|they/i, not: { en: /\bpuissance/i } },
  dreamer: { fr: /dormeurs?(?!\p{L})/iu, en: /dreamers?|sleepers?|\bit\b/i, not: { en: /\bdormeur/i } },
  row: { fr: /rangées?(?!\p{L})/iu, en: /\brows?\b/i, not: { en: /rangée/i } },
  deck: { fr: /paquets?(?!\p{L})/iu, en: /decks?/i, not: { fr: /\bdeck|\btalon\b/i, en: /\bpacks? of cards|\bpaquet/i } },
  shelter: { fr: /(?<!\p{L})abris?(?!\p{L})/iu, en: /shelter/i },
  conception: { fr: /conceptions?(?!\p{L})/iu, en: /conception/i },
  endurance: { fr: /endurance/i, en: /endurance/i },
  designate: { fr: /désign/i, en: /designat/i },
  round: { fr: /tours? de table/i, en: /round/i },
  moments: { fr: /(?!)/, en: /(?!)/, not: { fr: /\bphases?\b/i, en: /\bphases?\b/i } },
}

interface Said {
  readonly path: string
  readonly fr: string
  readonly en: string
}

/** Two of everything, where a word is asked for as well. */
const TWO = Object.assign(Object(2), { toLowerCase: () => '2' }) as number

const said = (part: string, french: unknown, english: unknown): readonly Said[] => {
  const other = new Map(leavesOf(english, part, TWO).map(({ path, text }) => [path, text]))
  return leavesOf(french, part, TWO).map(({ path, text }) => ({ path, fr: text, en: other.get(path) ?? '' }))
}

/** The house's own words are read with the house; the journal's sentences take lists of names. */
const own = ({ cards, colours, kinds, properties, types, powers, facts, ui }: typeof fr) => {
  const { places, prompts, guide, threats, ear, top } = ui
  return { cards, colours, kinds, properties, types, powers, facts, places, prompts, guide, threats, ear, top }
}

const EVERY = [
  ...said('texts', own(fr), own(en)),
  ...said('rules', frRules, enRules),
  ...said('lessons', typeset('fr', frLessons), typeset('en', enLessons)),
]

test.each(Object.entries(GLOSSARY))('%s: one name in each language, and none of the others', (_name, { not = {} }) => {
  const wrong = EVERY.flatMap(({ path, fr: french, en: english }) => [
    ...(not.fr?.test(french) ? [`${path}: ${french}`] : []),
    ...(not.en?.test(english) ? [`${path}: ${english}`] : []),
  ])
  expect(wrong).toEqual([])
})

test.each(Object.entries(GLOSSARY))('%s: what one language says, the other says by its name', (_name, term) => {
  const wrong = EVERY.filter(({ fr: french, en: english }) => term.fr.test(french) && !term.en.test(english))
  expect(wrong.map(({ path, fr: french, en: english }) => `${path}: ${french} / ${english}`)).toEqual([])
})

test('English has English letters, and no words are missing', () => {
  const wrong = EVERY.filter(({ en: english }) => /\s[:;?!%]|«|»|[àâçèéêëîïôùûœ]|undefined|NaN|\[object/i.test(english))
  expect(wrong.map(({ path, en: english }) => `${path}: ${english}`)).toEqual([])
})
