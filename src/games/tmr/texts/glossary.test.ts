import { expect, test } from 'vitest'
import { shell as enShell } from '../../../house/texts/en/shell.ts'
import { shell as frShell } from '../../../house/texts/fr/shell.ts'
import { leavesOf } from '../../../house/texts/testing.ts'
import { typeset } from '../../../house/texts/typeset.ts'
import { lessonTexts as enLessons } from '../practice/lessons/texts/en/index.ts'
import { lessonTexts as frLessons } from '../practice/lessons/texts/fr/index.ts'
import { CELLS } from '../rules/map/map.ts'
import { dragon as enDragon } from './en/dragon/index.ts'
import { foundry as enFoundry } from './en/foundry.ts'
import { en } from './en/index.ts'
import { practice as enPractice } from './en/practice/index.ts'
import { rules as enRules } from './en/rules/index.ts'
import { spells as enSpells } from './en/spells/index.ts'
import { start as enStart } from './en/start.ts'
import { dragon as frDragon } from './fr/dragon/index.ts'
import { foundry as frFoundry } from './fr/foundry.ts'
import { fr } from './fr/index.ts'
import { practice as frPractice } from './fr/practice/index.ts'
import { rules as frRules } from './fr/rules/index.ts'
import { spells as frSpells } from './fr/spells/index.ts'
import { start as frStart } from './fr/start.ts'
import { GLOSSARY } from './glossary.ts'

interface Said {
  readonly path: string
  readonly fr: string
  readonly en: string
}

const said = (part: string, french: unknown, english: unknown, value: number): readonly Said[] => {
  const other = new Map(leavesOf(english, part, value).map(({ path, text }) => [path, text]))
  return leavesOf(french, part, value).map(({ path, text }) => ({ path, fr: text, en: other.get(path) ?? '' }))
}

/** Every sentence of the game in both languages, as it is read when every number is this one. */
const saidWith = (value: number): readonly Said[] => [
  ...said('texts', fr, en, value),
  ...said('shell', frShell, enShell, value),
  ...said('start', frStart, enStart, value),
  ...said('foundry', frFoundry, enFoundry, value),
  ...said('rules', frRules, enRules, value),
  ...said('spells', frSpells, enSpells, value),
  ...said('dragon', frDragon, enDragon, value),
  ...said('practice', frPractice, enPractice, value),
  ...said('lessons', typeset('fr', frLessons), typeset('en', enLessons), value),
]

const EVERY = saidWith(2)

/** The game is called so in every language, and the language itself in its own. */
const withoutNames = (text: string): string => text.replace(/Demi-rêve|Rêve de Dragon(?= is a game)|français/g, 'it')

test.each(Object.entries(GLOSSARY))('%s: one name in each language, and none of the others', (_name, { not }) => {
  const wrong = EVERY.flatMap(({ path, fr: french, en: english }) => [
    ...(not.fr?.test(french) ? [`${path}: ${french}`] : []),
    ...(not.en?.test(withoutNames(english)) ? [`${path}: ${english}`] : []),
  ])
  expect(wrong).toEqual([])
})

test.each(Object.entries(GLOSSARY))('%s: what one language says, the other says by its name', (_name, term) => {
  const wrong = EVERY.filter(({ fr: french, en: english }) => term.fr.test(french) && !term.en.test(english))
  expect(wrong.map(({ path, fr: french, en: english }) => `${path}: ${french} / ${english}`)).toEqual([])
})

test('what a Dragon leaves has the same name in the tables, the rules and every sentence', () => {
  const names = Object.entries(frDragon).map(([id, { name }]) => ({ fr: name, en: enDragon[id as keyof typeof enDragon].name }))
  const wrong = EVERY.filter(({ path }) => path.startsWith('rules') && path.endsWith('title')).flatMap(({ path, ...title }) =>
    names.some((name) => name.fr === title.fr) && !names.some((name) => name.fr === title.fr && name.en === title.en)
      ? [`${path}: ${title.en}`]
      : [],
  )
  expect(wrong).toEqual([])
})

const LEFT_OVER = {
  fr: /(?<![\p{L}\d])-\d|\d%/u,
  en: /\s[:;?!%]|«|»|(?<![\p{L}\d])-\d|\p{L}*[àâçèéêëîïôùûœ]\p{L}*/iu,
} as const

/** Proper names that no language changes. */
const KEPT = /Mélimnod/g

test.each(['fr', 'en'] as const)('%s: signs, percents and letters of the other language are not found', (locale) => {
  const wrong = EVERY.filter((one) => LEFT_OVER[locale].test(withoutNames(one[locale]).replace(KEPT, '')))
  expect(wrong.map((one) => `${one.path}: ${one[locale]}`)).toEqual([])
})

/** Two of a thing do not do what one does. */
const SINGULAR = {
  fr: /\b2[\s\u00a0](?:\p{L}+[\s\u00a0](?:de[\s\u00a0])?)*(?!vous)\p{L}+s (?:s’efface|reste|est|a|peut|repose|part|vaut|coûte|attend)(?![\p{L}’])/u,
  en: /\b2 (?:\p{L}+ )*\p{L}+s (?:fades|remains|is|was|has|goes|lies|costs|waits)\b/u,
} as const

test.each(['fr', 'en'] as const)('%s: the verb of several is in the plural', (locale) => {
  const wrong = EVERY.filter((one) => SINGULAR[locale].test(one[locale]))
  expect(wrong.map((one) => `${one.path}: ${one[locale]}`)).toEqual([])
})

test('every place has its English name: its land and what is its own', () => {
  const names = CELLS.map((cell) => ({ ...cell, english: en.places.name({ cell: cell.id, genre: cell.genre, name: cell.name }) }))
  for (const { genre, name, english } of names) {
    expect(english.toLowerCase(), name).toContain(en.genres[genre].name)
    expect(english, name).not.toMatch(/\b(?:de|du|des|la|le|les)\b|[àâçèéêëîïôùûœ]/i)
  }
  const dry = names.filter(({ genre }) => genre !== 'fleuve')
  expect(new Set(dry.map(({ english }) => english)).size).toBe(new Set(dry.map(({ name }) => name)).size)
})
