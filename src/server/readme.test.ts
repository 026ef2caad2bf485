import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import project from '../../package.json' with { type: 'json' }
import { PROTOCOL } from '../kit/wire.ts'
import { NUMBERS, readConfig } from './common/config.ts'
import { loadGames } from './common/games.ts'
import { USAGE } from './operate.ts'
import { LAYOUT } from './persistence/database.ts'
import { LAYOUTS } from './persistence/postgresLayouts.ts'

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

test('the newest version is told with the protocol, the layouts and the rules it has: what changes one of them is another version', async () => {
  const [, newest = '', before = ''] = readFileSync(join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8').split(/^## /m)
  const [version, , standing] = newest.split('\n')
  const rules = [...(await loadGames())].map(([id, game]) => `${id} ${game.rules}`).join(', ')
  expect(version).toBe(project.version)
  expect(standing).toBe(`Protocol ${PROTOCOL}, layout ${LAYOUT} (SQLite) and ${LAYOUTS.length} (PostgreSQL), rules: ${rules}.`)
  expect(before.split('\n')[2]).not.toBe(standing)
})
