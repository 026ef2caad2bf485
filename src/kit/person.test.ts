import { expect, test } from 'vitest'
import { LONGEST_NAME, readName } from './person.ts'

test.each([
  ['Anne', 'Anne'],
  ['  Anne   de \t Bel-Air ', 'Anne de Bel-Air'],
  ['E\u0301lodie', 'Élodie'],
  ['Anne\u00a0\u2003Marie', 'Anne Marie'],
  ['Anne\nMarie', 'Anne Marie'],
  ['李小龍', '李小龍'],
  ['سلام', 'سلام'],
  ['שָׁלוֹם', 'שָׁלוֹם'.normalize('NFC')],
  ['👩🏽‍🚀', '👩🏽‍🚀'],
  ['x'.repeat(LONGEST_NAME), 'x'.repeat(LONGEST_NAME)],
])('a name as people type it is kept: %j', (typed, kept) => expect(readName(typed)).toBe(kept))

test.each([
  ['nothing', '', 'name-empty'],
  ['blanks', ' \u00a0\u3000 ', 'name-empty'],
  ['one too many', 'x'.repeat(LONGEST_NAME + 1), 'name-long'],
  ['a NUL', 'An\u0000ne', 'name-hides'],
  ['an override of direction', 'Anne\u202eonurB', 'name-hides'],
  ['an isolate', '\u2067Anne', 'name-hides'],
  ['no width', 'An\u200bne', 'name-hides'],
  ['a joiner', 'An\u200dne', 'name-hides'],
  ['a tower of marks', `A${'\u0300\u0316'.repeat(6)}nne`, 'name-hides'],
  ['half of an emoji', 'Anne \ud83d', 'name-hides'],
  ['a private sign', 'Anne\ue000', 'name-hides'],
  ['a filler', '\u3164', 'name-hides'],
])('%s is refused in words', (_, typed, code) => expect(readName(typed)).toMatchObject({ code }))
