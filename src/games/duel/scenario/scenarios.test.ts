import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { RULE_NUMBERS } from '../rules/ruleNumbers.ts'
import { runScenario } from './runScenario.ts'

const FOLDER = new URL('../scenarios/', import.meta.url)
const RULES = new URL('../rules/', import.meta.url)

const scenariosIn = (folder: URL) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8')
      return { file, text, rules: (JSON.parse(text) as { rules?: string[] }).rules ?? [] }
    })

const shown = scenariosIn(FOLDER)
const named = shown.map(({ file, text, rules }) => [`${rules.map((rule) => `[${rule}]`).join(' ')} ${file}`, text] as const)

describe('scenarios', () => {
  test.each(named)('%s', (_, text) => {
    expect(runScenario(text)).toBeNull()
  })

  test('games at random', () => {
    const games = scenariosIn(new URL('random/', FOLDER))
    expect(games.length).toBeGreaterThan(50)
    expect(games.map(({ file, text }) => [file, runScenario(text)]).filter(([, why]) => why)).toEqual([])
  })
})

/** A test name that begins with one or several numbers in brackets. */
const NAMED = /\btest(?:\.\w+\([^']*)*\(\s*['"`]((?:\[[A-Z]+-\d+\] ?)+)/g

test('every rule has a test or a scenario that begins with its number', () => {
  const tests = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(new URL(file, RULES), 'utf8').matchAll(NAMED)])
    .flatMap(([, numbers = '']) => [...numbers.matchAll(/[A-Z]+-\d+/g)].map(String))
  const cited = new Set([...tests, ...shown.flatMap(({ rules }) => rules)])
  expect(RULE_NUMBERS.filter((rule) => !cited.has(rule))).toEqual([])
  expect([...cited].filter((rule) => !(RULE_NUMBERS as readonly string[]).includes(rule))).toEqual([])
})
