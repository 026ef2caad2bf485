import { expect, test } from 'vitest'
import { oneAGo } from './oneAGo.ts'

/** How many were let on in each go of the loop. */
const lettingOn = async (count: number): Promise<readonly number[]> => {
  let on = 0
  for (let at = 0; at < count; at++) void oneAGo().then(() => on++)
  const each: number[] = []
  for (let before = 0; before < count; before = on) {
    await new Promise(setImmediate)
    each.push(on - before)
  }
  return each
}

test('of those who come at the same moment one is let on in each go of the loop', async () => {
  expect(await lettingOn(5)).toEqual([1, 1, 1, 1, 1])
})

test('of a crowd more are let on at once, and the last all the same', async () => {
  const each = await lettingOn(500)
  expect(each[0]).toBe(10)
  expect(each.at(-1)).toBe(1)
})
