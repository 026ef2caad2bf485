import { expect, test } from 'vitest'
import { shell as enShell } from '../../../house/texts/en/shell.ts'
import { shell as frShell } from '../../../house/texts/fr/shell.ts'
import { frenchIn, leavesOf, unevenIn } from '../../../house/texts/testing.ts'
import { typesetText } from '../../../house/texts/typeset.ts'
import { DRAGON_DATA } from '../rules/dreamer/dragonData.ts'
import { RULE_CHAPTERS, RULE_NUMBERS } from '../rules/ruleNumbers.ts'
import { SPELLS } from '../rules/spells/spell.ts'
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

const PARTS: readonly (readonly [name: string, french: unknown, english: unknown])[] = [
  ['texts', fr, en],
  ['shell', frShell, enShell],
  ['start', frStart, enStart],
  ['foundry', frFoundry, enFoundry],
  ['rules', frRules, enRules],
  ['spells', frSpells, enSpells],
  ['dragon', frDragon, enDragon],
  ['practice', frPractice, enPractice],
]

test.each(PARTS)('%s: both languages have the same keys and the same parameters', (_name, french, english) => {
  const shapeOf = (part: unknown): readonly string[] => leavesOf(part).map(({ path, kind }) => `${path} ${kind}`)
  expect([...shapeOf(english)].sort()).toEqual([...shapeOf(french)].sort())
})

test.each(PARTS)('%s: no text is empty, nor shows a value that is not there', (_name, french, english) => {
  for (const { path, kind, text } of [...leavesOf(french), ...leavesOf(english)]) {
    if (kind === 'none') continue
    expect(text.trim(), path).not.toBe('')
    expect(text, path).not.toMatch(/undefined|NaN|\[object|\$\{| {2}/)
  }
})

test.each(PARTS)('%s: the English has no French left', (_name, _french, english) => {
  const left = leavesOf(english).filter(({ text }) => frenchIn(text) !== null)
  expect(left.map(({ path, text }) => `${path}: ${text}`)).toEqual([])
})

test.each(PARTS)('%s: numbers agree: one is never followed by a plural', (_name, french, english) => {
  const uneven = (locale: 'fr' | 'en', part: unknown) =>
    leavesOf(part, '', 1).flatMap(({ path, text }) => (unevenIn(locale, text) ? [`${locale} ${path}: ${text}`] : []))
  expect([...uneven('fr', french), ...uneven('en', english)]).toEqual([])
})

test.each(PARTS)('%s: English writes a percent in one way, and calls a souffle a breath', (_name, _french, english) => {
  for (const { path, text } of leavesOf(english)) {
    expect(text, path).not.toMatch(/\d\s%/u)
    expect(text, path).not.toMatch(/\bsouffles?\b/i)
  }
})

test.each(PARTS)('%s: English says you, not one, and reckons without hoping', (_name, _french, english) => {
  for (const { path, text } of leavesOf(english)) {
    expect(text, path).not.toMatch(/\bone[’']s\b|\boneself\b|\bhopefully\b/i)
    expect(text, path).not.toMatch(/(?:^|[.:] )One (?:must|may|can|goes|leaves|comes|stays|knows|learns|only)\b/)
  }
})

test.each(PARTS)('%s: French punctuation never begins a line', (_name, french) => {
  for (const { path, text } of leavesOf(french)) expect(text, path).not.toMatch(/ [:;?!»%]|« |\p{L}'/u)
})

test.each([
  ['fr', frRules],
  ['en', enRules],
])('%s: every rule number and every chapter is explained, and nothing else', (_locale, reference) => {
  expect(Object.keys(reference.rules).sort()).toEqual([...RULE_NUMBERS].sort())
  expect(Object.keys(reference.chapters)).toEqual([...RULE_CHAPTERS])
})

const namesOf = (entries: readonly { readonly id: string; readonly name: string }[]): Readonly<Record<string, string>> =>
  Object.fromEntries(entries.map(({ id, name }) => [id, typesetText('fr', name)]))

const namesIn = (texts: Readonly<Record<string, { readonly name: string }>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).map(([id, { name }]) => [id, name]))

test('every spell is told, under the name the rules give it', () => {
  expect(namesIn(frSpells)).toEqual(namesOf(SPELLS))
})

test('every queue, souffle and tête is told, under the name the rules give it', () => {
  expect(namesIn(frDragon)).toEqual(namesOf(DRAGON_DATA))
})

test('the cards of Dragons speak to whoever holds them, and of no source', () => {
  const played = (id: string): boolean => /^(?:idee|desir)-/.test(id)
  for (const [id, { summary }] of Object.entries(frDragon)) {
    expect(summary, id).not.toMatch(/\bsources?\b/)
    if (played(id)) expect(summary, id).toMatch(/\bvous\b/i)
  }
  for (const [id, { summary }] of Object.entries(enDragon)) {
    expect(summary, id).not.toMatch(/\bsources?\b|\bone[’']s\b|\boneself\b/)
    if (played(id)) expect(summary, id).toMatch(/\byou\b/i)
  }
})
