import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { NUMBERS, readConfig } from './common/config.ts'
import { USAGE } from './operate.ts'

test('every setting is documented with its default', () => {
  const text = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
  for (const [name, { fallback, about }] of Object.entries(NUMBERS))
    expect(text).toContain(`| \`${name}\` | ${fallback} | ${about} |`)
})

test('the first page and this one say the same of the proxy, and what they say is understood', () => {
  const texts = ['README.md', '../../README.md'].map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  const lines = texts.map((text) => text.split('\n').find((line) => line.includes('`TRUST_PROXY`')))
  expect(lines[0]).toBe(lines[1])
  for (const word of ['yes', 'true']) {
    expect(lines[0]).toContain(`\`${word}\``)
    expect(readConfig({ TRUST_PROXY: word }).TRUST_PROXY).toBe(true)
  }
})

test('every command of the keeper is told as the program tells it', () => {
  const text = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
  for (const line of USAGE.split('\n')) expect(text).toContain(line.split(/ {2,}/)[0])
})
