import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RULE_NUMBERS } from './ruleNumbers.ts'

const HERE = new URL('.//', import.meta.url)
/** A test name that begins with one or several numbers in brackets. */
const NAMED = /\btest(?:\.\w+\([^']*)*\(\s*['"`]((?:\[[A-Z]+-\d+\] ?)+)/g

const cited = new Set(
  readdirSync(HERE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(new URL(file, HERE), 'utf8').matchAll(NAMED)])
    .flatMap(([, numbers = '']) => [...numbers.matchAll(/[A-Z]+-\d+/g)].map(String)),
)

test('every rule has a test whose name begins with its number', () => {
  expect(RULE_NUMBERS.filter((rule) => !cited.has(rule))).toEqual([])
})

test('no test cites a rule that is not written', () => {
  expect([...cited].filter((rule) => !(RULE_NUMBERS as readonly string[]).includes(rule))).toEqual([])
})
