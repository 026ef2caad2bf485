import { expect, test } from 'vitest'
import { createGuard } from './guard.ts'
import { handTime } from './testing.ts'

test('a question is answered only once it was painted and there was time to read it', () => {
  const { timing, paint, read } = handTime()
  const guard = createGuard(timing, () => {})
  guard.pose({ kind: 'awake' })
  expect(guard.allows({ kind: 'awake' })).toBe(false)
  read()
  expect(guard.allows({ kind: 'awake' })).toBe(false)
  paint()
  expect(guard.allows({ kind: 'awake' })).toBe(false)
  read()
  expect(guard.allows({ kind: 'awake' })).toBe(true)
})

test('an answer to another question than the one on the screen does not count', () => {
  const { timing, paint, read } = handTime()
  const guard = createGuard(timing, () => {})
  guard.pose({ kind: 'awake' })
  paint()
  read()
  guard.pose({ kind: 'encounter' })
  for (const kind of ['awake', 'encounter']) expect(guard.allows({ kind })).toBe(false)
  paint()
  read()
  expect(guard.allows({ kind: 'awake' })).toBe(false)
  expect(guard.allows({ kind: 'encounter' })).toBe(true)
})

test('a question that went and came does not open with the time of the one before', () => {
  const { timing, paint, read } = handTime()
  const guard = createGuard(timing, () => {})
  guard.pose('a')
  paint()
  guard.pose('b')
  read()
  expect(guard.allows('b')).toBe(false)
  guard.pose(null)
  paint()
  read()
  expect(guard.allows(null)).toBe(false)
})

test('the same question shown again, as when others play on, stays open', () => {
  const { timing, paint, read } = handTime()
  const told: boolean[] = []
  const guard = createGuard(timing, (ready) => void told.push(ready))
  guard.pose({ kind: 'free', at: 'G7' })
  paint()
  read()
  guard.pose({ kind: 'free', at: 'G7' })
  expect(guard.allows({ kind: 'free', at: 'G7' })).toBe(true)
  expect(told).toEqual([true])
})
