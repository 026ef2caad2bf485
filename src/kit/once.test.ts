import { expect, test } from 'vitest'
import { once, onceEach } from './once.ts'

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

test('of each key it is made once', () => {
  const asked: string[] = []
  const lengthOf = onceEach((word: string) => asked.push(word) && word.length)
  expect([lengthOf('a'), lengthOf('ab'), lengthOf('a')]).toEqual([1, 2, 1])
  expect(asked).toEqual(['a', 'ab'])
})
