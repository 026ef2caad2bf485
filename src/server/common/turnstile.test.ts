import { expect, test } from 'vitest'
import { createTurnstile } from './turnstile.ts'

/** How many were let on before each go of the loop that began after one was. */
const lettingOn = async (count: number, crowd?: number): Promise<readonly number[]> => {
  const letOn = createTurnstile(crowd)
  let on = 0
  for (let at = 0; at < count; at++) void letOn().then(() => on++)
  const each: number[] = []
  for (let before = 0; before < count; ) {
    await new Promise(setImmediate)
    if (on > before) each.push(on - before)
    before = on
  }
  return each
}

test('of those who come at the same moment one is let on at a time', async () => {
  expect(await lettingOn(5)).toEqual([1, 1, 1, 1, 1])
})

test('of a crowd more are let on at once, and the last all the same', async () => {
  const each = await lettingOn(500, 50)
  expect(each[0]).toBe(10)
  expect(each.at(-1)).toBe(1)
})

test('after a turn others have at least as long as it took', async () => {
  const letOn = createTurnstile()
  const ends: number[] = []
  const work = async (): Promise<number> => {
    await letOn()
    const began = performance.now()
    while (performance.now() - began < 5);
    ends.push(performance.now())
    return began
  }
  const [, second] = await Promise.all([work(), work()])
  expect(second - (ends[0] ?? 0)).toBeGreaterThanOrEqual(4)
})
