import { describe, expect, test } from 'vitest'
import { formatOf } from './format.ts'

const fr = formatOf('fr')
const en = formatOf('en')

describe('numbers', () => {
  test('a French percent keeps a narrow no-break space before its sign', () => {
    expect(fr.percent(45)).toBe('45\u202f%')
    expect(en.percent(45)).toBe('45%')
  })
  test('a probability has at most one decimal', () => {
    expect(fr.probability(0.4567)).toBe('45,7\u202f%')
    expect(en.probability(0.5)).toBe('50%')
  })
  test('an adjustment wears its sign', () => {
    expect([3, 0, -7].map(en.signed)).toEqual(['+3', '0', '−7'])
  })
})

describe('words', () => {
  test('zero is singular in French, plural in English', () => {
    expect(fr.count(0, { one: 'case', other: 'cases' })).toBe('0 case')
    expect(en.count(0, { one: 'cell', other: 'cells' })).toBe('0 cells')
    expect(fr.plural(2, { one: 'case', other: 'cases' })).toBe('cases')
  })
  test('lists', () => {
    expect(fr.and(['a', 'b', 'c'])).toBe('a, b et c')
    expect(en.or(['a', 'b'])).toBe('a or b')
  })
})
