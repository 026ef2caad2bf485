import { expect, test } from 'vitest'
import { RULE_CHAPTERS, RULE_NUMBERS } from '../tmr/ruleNumbers.ts'
import { en } from './en/index.ts'
import { rules as enRules } from './en/rules/index.ts'
import { fr } from './fr/index.ts'
import { rules as frRules } from './fr/rules/index.ts'
import { frenchIn, leavesOf } from './testing.ts'

const PARTS: readonly (readonly [name: string, french: unknown, english: unknown])[] = [
  ['texts', fr, en],
  ['rules', frRules, enRules],
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
