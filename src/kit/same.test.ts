import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { same } from './same.ts'

test('equal data is the same, however it was made', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => same(value, structuredClone(value))))
})

test('it agrees with the platform', () => {
  const small = fc.jsonValue({ maxDepth: 2 })
  fc.assert(fc.property(small, small, (left, right) => same(left, right) === isDeepStrictEqual(left, right)))
})

test('shared parts are not looked into', () => {
  const trap = new Proxy({}, { ownKeys: () => expect.unreachable() })
  expect(same({ trap, n: 1 }, { trap, n: 1 })).toBe(true)
})

test('what looks alike is told apart', () => {
  const different: [unknown, unknown][] = [
    [null, {}],
    [[], {}],
    [{}, []],
    [{ a: undefined }, { b: undefined }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [[1, 2], [1]],
    [1, '1'],
    [{ toString: 1 }, {}],
  ]
  for (const [left, right] of different) expect(same(left, right), JSON.stringify([left, right])).toBe(false)
  expect(same(Number.NaN, Number.NaN)).toBe(true)
})
