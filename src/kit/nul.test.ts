import { expect, test } from 'vitest'
import { hasNul } from './nul.ts'

test('a NUL is found in every text, and in the names of fields', () => {
  expect([hasNul('a\u0000'), hasNul({ a: [1, { b: '\u0000' }] }), hasNul({ 'a\u0000': 1 })]).toEqual([true, true, true])
  expect([hasNul('a'), hasNul(null), hasNul(0), hasNul({ a: ['\\u0000', true] })]).toEqual([false, false, false, false])
})
