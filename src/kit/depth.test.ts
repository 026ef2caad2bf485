import { expect, test } from 'vitest'
import { isTooDeep } from './depth.ts'

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)

test('what is nested without end is known before it is walked', () => {
  expect([nested(1), nested(60), { a: [{ b: 'text' }] }, null, 7, undefined].map(isTooDeep)).toEqual(Array(6).fill(false))
  expect([nested(70), nested(60_000), { a: nested(70) }].map(isTooDeep)).toEqual([true, true, true])
})
