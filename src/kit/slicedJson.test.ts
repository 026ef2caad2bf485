import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BadJson, lettersOf, type Slicing, slicing } from './slicedJson.ts'
import { atOnce } from './steps.ts'

const WANTED: Slicing = { path: ['save', 'entries'], most: 6000, longest: 1_048_576, around: 1_048_576 }

/** All of it, put together again. */
const read = (text: string, wanted = WANTED): unknown => {
  const { value, pieces, read: readPiece } = atOnce(slicing(lettersOf(text), wanted))
  if (pieces.length > 0) (value as { save: { entries: unknown[] } }).save.entries.push(...pieces.map(readPiece))
  return value
}

const orBad = (text: string): unknown => {
  try {
    return read(text)
  } catch (error) {
    if (error instanceof BadJson) return 'bad'
    throw error
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return 'bad'
  }
}

const entries = fc.array(fc.jsonValue({ maxDepth: 4 }), { maxLength: 6 })
const saves = fc.record(
  {
    name: fc.string(),
    save: fc.record({ format: fc.string(), setup: fc.jsonValue(), entries, after: fc.jsonValue() }, { requiredKeys: [] }),
    z: fc.jsonValue(),
  },
  { requiredKeys: [] },
)

test('whatever is in it, it is read as it would be at once', () =>
  fc.assert(
    fc.property(fc.oneof(saves, fc.jsonValue()), fc.constantFrom(0, 1, 4), (value, indent) => {
      const text = JSON.stringify(value, null, indent)
      expect(read(text)).toEqual(JSON.parse(text))
    }),
    { numRuns: 300 },
  ))

test('whatever is broken in it, it is refused where it would be, and otherwise read the same', () =>
  fc.assert(
    fc.property(saves, fc.nat(), fc.constantFrom('', ',', '"', '\\', '[', ']', '{', '}', ':', 'x', ' '), (value, where, put) => {
      const text = JSON.stringify(value)
      const at = where % (text.length + 1)
      const broken = text.slice(0, at) + put + text.slice(at + (where % 2))
      expect(orBad(broken)).toEqual(parsed(broken))
    }),
    { numRuns: 2000 },
  ))

const refusedAs = (text: string, wanted = WANTED): unknown => {
  try {
    return read(text, wanted)
  } catch (error) {
    return (error as BadJson).refusal.code
  }
}

test('what is nested too deep, too much in one piece, or too many pieces, is refused', () => {
  const deep = '['.repeat(100) + ']'.repeat(100)
  expect(refusedAs(`{"save":{"entries":[${deep}]}}`)).toBe('malformed')
  expect(refusedAs(`{"save":{"entries":[1]},"more":${deep}}`)).toBe('malformed')
  expect(refusedAs('{"save":{"entries":["a\\u0000b"]}}')).toBe('malformed')
  const long = JSON.stringify('x'.repeat(1_100_000))
  for (const text of [`{"save":{"entries":[${long}]}}`, `{"name":${long}}`, `{"save":{"entries":[1]},"name":${long}}`])
    expect(refusedAs(text)).toBe('too-large')
  const many = `{"save":{"entries":[${Array.from({ length: 5000 }, () => JSON.stringify('y'.repeat(1000))).join()}]}}`
  expect(read(many)).toEqual(JSON.parse(many))
  expect(refusedAs(many, { ...WANTED, most: 4999 })).toBe('table-full')
})

/** Letters looked at in the longest step. */
const longestStep = (text: string, wanted: Slicing): number => {
  const letters = lettersOf(text)
  let [looked, most] = [0, 0]
  const at = (index: number): number | undefined => {
    looked++
    return letters.at(index)
  }
  const steps = slicing({ ...letters, at }, wanted)
  try {
    for (let step = steps.next(); !step.done; step = steps.next()) {
      most = Math.max(most, looked)
      looked = 0
    }
  } catch (error) {
    if (!(error instanceof BadJson)) throw error
  }
  return Math.max(most, looked)
}

test.each([
  ['a piece of numbers', `{"save":{"entries":[[${'1,'.repeat(500_000)}1]]}}`],
  ['keys without end', `{${'"a":1,'.repeat(200_000)}"b":1}`],
  ['small pieces without end', `{"save":{"entries":[${'1,'.repeat(500_000)}1]}}`],
])('%s: others have their turn after some thousand letters', (_, text) => {
  expect(longestStep(text, { ...WANTED, longest: 2_000_000, around: 2_000_000, most: 1_000_000 })).toBeLessThan(70_000)
})
