import { expect, test } from 'vitest'
import { type Awaiting, inOrder } from './waiting.ts'

const one = (key: string, first = false): Awaiting => ({ key, line: key, whole: key, first })
const keys = (waiting: readonly Awaiting[], now: number) => inOrder(waiting, now).map(({ item, at }) => `${item.key} ${at}`)

test('what has waited longest comes first, whatever it is; the next die of a command stands in the place of the last', () => {
  expect(keys([one('die'), one('knock')], 1)).toEqual(['die 1', 'knock 1'])
  expect(keys([one('undo'), one('knock'), one('die')], 2)).toEqual(['knock 1', 'die 1', 'undo 2'])
  expect(keys([one('undo'), one('die')], 3)).toEqual(['die 1', 'undo 2'])
})

test('what one has begun oneself comes before what others wait for; what comes again waits anew', () => {
  expect(keys([], 3)).toEqual([])
  expect(keys([one('knock')], 4)).toEqual(['knock 4'])
  expect(keys([one('knock'), one('own', true)], 5)).toEqual(['own 5', 'knock 4'])
  expect(keys([one('die'), one('knock')], 6)).toEqual(['knock 4', 'die 6'])
})
