import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chapterOf, RULE_CHAPTERS, RULE_NUMBERS } from './ruleNumbers.ts'

const WRITTEN = new URL('./testing/reference/rule-numbers.txt', import.meta.url)

test('every number belongs to a chapter, and every chapter has numbers', () => {
  expect([...new Set(RULE_NUMBERS.map(chapterOf))]).toEqual([...RULE_CHAPTERS])
})

test('the list is that of the written rules', () => {
  expect([...RULE_NUMBERS]).toEqual(readFileSync(WRITTEN, 'utf8').trim().split('\n'))
})

const TMR = new URL('../', import.meta.url)
const CITED = new RegExp(`\\b(?:${RULE_CHAPTERS.join('|')})-\\d+\\b`, 'g')

test('every number cited in code, texts, lessons and scenarios is one that opens a text', () => {
  const files = readdirSync(TMR, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(tsx?|json)$/.test(file))
  const cited = files.flatMap((file) => readFileSync(new URL(file.replaceAll('\\', '/'), TMR), 'utf8').match(CITED) ?? [])
  expect(cited.length).toBeGreaterThan(500)
  expect([...new Set(cited)].filter((rule) => !(RULE_NUMBERS as readonly string[]).includes(rule))).toEqual([])
})
