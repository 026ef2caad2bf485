import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chapterOf, RULE_CHAPTERS, RULE_NUMBERS } from './ruleNumbers.ts'

const SPEC = new URL('../../../../../shared/RULES.md', import.meta.url)

test('every number belongs to a chapter, and every chapter has numbers', () => {
  expect([...new Set(RULE_NUMBERS.map(chapterOf))]).toEqual([...RULE_CHAPTERS])
})

test.runIf(existsSync(SPEC))('the list is that of the written rules', () => {
  const written = [...readFileSync(SPEC, 'utf8').matchAll(/^- ([A-Z]+-\d+)\./gm)].map((match) => match[1])
  expect([...RULE_NUMBERS]).toEqual(written)
})
