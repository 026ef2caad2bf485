import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { NUMBERS } from './config.ts'

test('every setting is documented with its default', () => {
  const text = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
  for (const [name, { fallback, about }] of Object.entries(NUMBERS))
    expect(text).toContain(`| \`${name}\` | ${fallback} | ${about} |`)
})
