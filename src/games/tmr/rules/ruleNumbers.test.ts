import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chapterOf, RULE_CHAPTERS, RULE_NUMBERS } from './ruleNumbers.ts'

const SPECS = ['RULES.md', 'RULES-DRAGON.md'].map((file) => new URL(`../../../../../shared/${file}`, import.meta.url))

test('every number belongs to a chapter, and every chapter has numbers', () => {
  expect([...new Set(RULE_NUMBERS.map(chapterOf))]).toEqual([...RULE_CHAPTERS])
})

test.runIf(SPECS.every((file) => existsSync(file)))('the list is that of the written rules', () => {
  const text = SPECS.map((file) => readFileSync(file, 'utf8')).join('\n')
  const written = [...text.matchAll(/^- ([A-Z]+-\d+)\./gm)].map((match) => match[1])
  expect([...RULE_NUMBERS]).toEqual(written)
})
