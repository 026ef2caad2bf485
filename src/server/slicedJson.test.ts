import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPace } from './common/pace.ts'
import { BadJson, readSlicedJson } from './slicedJson.ts'

const read = (text: string): Promise<unknown> => readSlicedJson(Buffer.from(text), ['save', 'entries'], createPace())

const orBad = async (text: string): Promise<unknown> => {
  try {
    return await read(text)
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
    fc.asyncProperty(fc.oneof(saves, fc.jsonValue()), fc.constantFrom(0, 1, 4), async (value, indent) => {
      const text = JSON.stringify(value, null, indent)
      expect(await read(text)).toEqual(JSON.parse(text))
    }),
    { numRuns: 300 },
  ))

test('whatever is broken in it, it is refused where it would be, and otherwise read the same', () =>
  fc.assert(
    fc.asyncProperty(
      saves,
      fc.nat(),
      fc.constantFrom('', ',', '"', '\\', '[', ']', '{', '}', ':', 'x', ' '),
      async (value, where, put) => {
        const text = JSON.stringify(value)
        const at = where % (text.length + 1)
        const broken = text.slice(0, at) + put + text.slice(at + (where % 2))
        expect(await orBad(broken)).toEqual(parsed(broken))
      },
    ),
    { numRuns: 2000 },
  ))

test('what is nested too deep, or too much in one piece, is refused', async () => {
  const deep = '['.repeat(100) + ']'.repeat(100)
  await expect(read(`{"save":{"entries":[${deep}]}}`)).rejects.toMatchObject({ statusCode: 400 })
  await expect(read(`{"save":{"entries":[1]},"more":${deep}}`)).rejects.toMatchObject({ statusCode: 400 })
  const long = JSON.stringify('x'.repeat(1_100_000))
  for (const text of [`{"save":{"entries":[${long}]}}`, `{"name":${long}}`, `{"save":{"entries":[1]},"name":${long}}`])
    await expect(read(text)).rejects.toMatchObject({ statusCode: 413 })
  const many = `{"save":{"entries":[${Array.from({ length: 5000 }, () => JSON.stringify('y'.repeat(1000))).join()}]}}`
  expect(await read(many)).toEqual(JSON.parse(many))
})
