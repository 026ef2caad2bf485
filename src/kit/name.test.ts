import { expect, test } from 'vitest'
import { isPlainName, showsSomething } from './name.ts'

test.each([
  'Ana',
  'Élodie d’Œuvre-Noire',
  "L'Été à 30 °C",
  'Žofia Šimůnková',
  '李小龍',
  'سلام',
  'שלום',
  'Ana 👩‍🚀',
  '⚔️ Bo',
  '👩🏽‍🌾',
  'x',
])('a name as people write it: %s', (name) => expect(isPlainName(name)).toBe(true))

test.each([
  ['NUL', 'A\u0000na'],
  ['a new line', 'A\nna'],
  ['an escape', 'A\u001b[31mna'],
  ['a mark that turns the direction', 'A\u202ena'],
  ['one that isolates', 'A\u2066na'],
  ['one of its marks', 'A\u200fna'],
  ['a blank without width', 'A\u200bna'],
  ['a joiner between letters', 'A\u200dna'],
  ['a soft hyphen', 'A\u00adna'],
  ['a byte order mark inside', 'A\ufeffna'],
  ['a filler', 'A\u3164na'],
  ['an empty pattern of dots', '\u2800'],
  ['a sign that is none', 'Ana\uffff'],
  ['half of a sign', 'A\ud800na'],
  ['a tag', 'A\u{e0041}na'],
  ['a separator of lines', 'A\u2028na'],
])('%s hides in a name, and is refused', (_, name) => expect(isPlainName(name)).toBe(false))

test.each([
  ['nothing', ''],
  ['blanks', '  '],
  ['a blank that breaks no line', '\u00a0'],
  ['a wide blank', '\u3000\u3000'],
  ['a blank of Ogham', '\u1680'],
  ['thin ones', '\u2009\u202f\u205f'],
  ['marks on a blank', '\u00a0\u0301\u0308'],
])('%s is no name', (_, name) => expect(isPlainName(name)).toBe(false))

test.each([
  '\u200b\u200b',
  '\u2060',
  '\ufeff',
  '\u200d',
  '\u3164\u115f',
  '\u2800 \u2800',
  '\ufffe\u{1ffff}',
  '\u00ad',
  '\ufe0f',
  '\u{e0041}',
  '\u0301',
])('words of signs that nobody sees say nothing', (text) => expect(showsSomething(text)).toBe(false))

test.each(['!', 'ah', '👍', '👩‍🚀', 'é', '李', '…'])('%s is something to be read', (text) =>
  expect(showsSomething(text)).toBe(true),
)
