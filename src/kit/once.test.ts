import { expect, test } from 'vitest'
import { once } from './once.ts'

test('nothing is made before it is asked for, and it is made once', () => {
  let times = 0
  const get = once(() => {
    times++
    return undefined
  })
  expect(times).toBe(0)
  get()
  get()
  expect(times).toBe(1)
})
