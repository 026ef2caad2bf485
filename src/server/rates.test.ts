import { expect, test } from 'vitest'
import { createRates } from './rates.ts'

test('each key has its own, filled again as time passes', () => {
  let at = 0
  const rates = createRates(2, 60, () => at)
  expect([rates.take('a'), rates.take('a'), rates.take('a'), rates.take('b')]).toEqual([true, true, false, true])
  at = 30_000
  expect([rates.take('a'), rates.take('a')]).toEqual([true, false])
})

test('what is given back may be taken again', () => {
  const rates = createRates(1, 60, () => 0)
  expect(rates.take('a')).toBe(true)
  rates.giveBack('a')
  expect([rates.take('a'), rates.take('a')]).toEqual([true, false])
})

test('however many addresses come, what is remembered of them is bounded', () => {
  let at = 0
  const rates = createRates(1, 60, () => at)
  rates.take('first')
  at = 60_000
  for (let other = 0; other < 60_000; other++) rates.take(`${other}`)
  expect(rates.take('first')).toBe(true)
})
