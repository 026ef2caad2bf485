import { expect, test } from 'vitest'
import { fileNameOf, slugOf } from './fileName.ts'

test.each([
  ['Nitouche', 'nitouche'],
  ['  Éloïse d’Œstre  ', 'eloise-d-oestre'],
  ['../../etc/passwd', 'etc-passwd'],
  ['夢', 'sans-nom'],
  ['---', 'sans-nom'],
  ['a'.repeat(60), 'a'.repeat(40)],
])('%s becomes %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test('a file is named after its dreamer and the day', () => {
  expect(fileNameOf('Nitouche', new Date(2026, 10, 5, 23, 59))).toBe('nitouche-2026-11-05.demi-reve.json')
})
