import { expect, test } from 'vitest'
import { createKnocks } from './knocks.ts'

/** A door at which whoever gives way is gone. */
const door = () => {
  const { givesWay, came } = createKnocks()
  let waiting: { readonly key: string }[] = []
  return (key: string, address: string): readonly string[] => {
    const gone = givesWay(waiting, address)
    waiting = [...waiting.filter((one) => one.key !== gone), { key }]
    came(key, address)
    return waiting.map((one) => one.key)
  }
}

test('twenty invented browsers do not close the door to the twenty-first: of one address the oldest gives way', () => {
  const knock = door()
  for (let at = 0; at < 20; at++) knock(`b${at}`, '10.0.0.1')
  const waiting = knock('ana', '10.0.0.2')
  expect(waiting).toEqual([...Array.from({ length: 8 }, (_, at) => `b${at + 12}`), 'ana'])
})

test('of many addresses those with most give way first, and whoever came alone stays', () => {
  const knock = door()
  knock('ana', '10.0.0.9')
  for (let at = 0; at < 60; at++) knock(`b${at}`, `10.0.0.${at % 3}`)
  const waiting = knock('bea', '10.0.0.8')
  expect(waiting).toHaveLength(20)
  expect(waiting).toContain('ana')
  expect(waiting).toContain('bea')
})

test('of those who all came alone the oldest gives way', () => {
  const knock = door()
  for (let at = 0; at < 20; at++) knock(`b${at}`, `10.0.0.${at}`)
  expect(knock('ana', '10.0.1.1')).toEqual([...Array.from({ length: 19 }, (_, at) => `b${at + 1}`), 'ana'])
})
