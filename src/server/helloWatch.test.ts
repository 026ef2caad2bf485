import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHelloWatch } from './helloWatch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const watched = () => {
  const line = { greeted: false, cuts: 0 }
  const watch = createHelloWatch({ isGreeted: () => line.greeted, cut: () => void line.cuts++ })
  return { line, watch }
}

test('a line without a hello is cut after ten seconds, however often somebody begins and leaves on it', () => {
  const { line, watch } = watched()
  for (let second = 0; second < 9; second++) {
    vi.advanceTimersByTime(1000)
    watch.left()
  }
  expect(line.cuts).toBe(0)
  vi.advanceTimersByTime(1000)
  expect(line.cuts).toBe(1)
})

test('one on which somebody sits stays; once they have left, another hello has to come', () => {
  const { line, watch } = watched()
  line.greeted = true
  vi.advanceTimersByTime(60_000)
  expect(line.cuts).toBe(0)
  line.greeted = false
  watch.left()
  vi.advanceTimersByTime(10_000)
  expect(line.cuts).toBe(1)
})

test('one that is closed is looked at no more', () => {
  const { line, watch } = watched()
  watch.end()
  vi.advanceTimersByTime(60_000)
  expect(line.cuts).toBe(0)
})
