import { expect, test } from 'vitest'
import { AT_END, boundsOf, earlier, including, later } from './span.ts'

test('the newest are shown, and go on being shown', () => {
  expect(boundsOf(AT_END, 10)).toEqual({ from: 0, to: 10 })
  expect(boundsOf(AT_END, 10_000)).toEqual({ from: 9940, to: 10_000 })
  expect(boundsOf(AT_END, 10_001)).toEqual({ from: 9941, to: 10_001 })
})

test('one goes back and forth through all of them, and never sees more than so many', () => {
  const seen = new Set<number>()
  let span = AT_END
  const look = (): number => {
    const { from, to } = boundsOf(span, 1000)
    expect(to - from).toBeLessThanOrEqual(120)
    for (let at = from; at < to; at++) seen.add(at)
    return from
  }
  while (look() > 0) span = earlier(span, 1000)
  expect(seen.size).toBe(1000)
  while (span.to !== null) {
    span = later(span, 1000)
    look()
  }
  expect(boundsOf(span, 1000).to).toBe(1000)
})

test('what comes while one reads the past changes nothing of it', () => {
  const span = earlier(earlier(AT_END, 1000), 1000)
  expect(boundsOf(span, 1005)).toEqual(boundsOf(span, 1000))
})

test('a moment that is shown is among them', () => {
  for (const at of [0, 3, 500, 970, 999]) {
    const { from, to } = boundsOf(including(AT_END, at, 1000), 1000)
    expect(at).toBeGreaterThanOrEqual(from)
    expect(at).toBeLessThan(to)
  }
  expect(including(AT_END, 990, 1000)).toBe(AT_END)
})
