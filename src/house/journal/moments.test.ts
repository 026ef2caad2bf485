import { expect, test } from 'vitest'
import { type JournalEntry, NEW_THREAD } from '../../games/tmr/face/journal/thread.ts'
import type { Told } from '../../games/tmr/rules/public.ts'
import { aroundMoment, momentsOf, roundAt } from './moments.ts'

const entry = (n: number, round: number, undone = false): JournalEntry => ({
  n,
  undone,
  takesBack: false,
  pieces: [
    { told: { dreamer: 'a', round, clock: { day: 1, hour: 'lyre' }, what: { type: 'stayed' } } as Told, thread: NEW_THREAD },
  ],
})
const ENTRIES = [entry(1, 1), entry(2, 2), entry(3, 2, true), { ...entry(4, 2), pieces: [] }, entry(5, 3)]

test('what was taken back or tells nothing is no moment; the beginning is one', () => {
  expect(momentsOf(ENTRIES)).toEqual([0, 1, 2, 5])
})

test('from the present one goes back, from the past on and back', () => {
  const moments = momentsOf(ENTRIES)
  expect(aroundMoment(moments, null)).toEqual({ first: 0, previous: 2, next: null, last: null })
  expect(aroundMoment(moments, 2)).toEqual({ first: 0, previous: 1, next: 5, last: 5 })
  expect(aroundMoment(moments, 0)).toEqual({ first: null, previous: null, next: 1, last: 5 })
  expect(aroundMoment(moments, 5)).toEqual({ first: 0, previous: 2, next: null, last: null })
  expect(aroundMoment([0], null)).toEqual({ first: null, previous: null, next: null, last: null })
})

test('the round of a moment is that of the last thing told', () => {
  expect(roundAt(ENTRIES, 0)).toBeNull()
  expect(roundAt(ENTRIES, 2)).toBe(2)
  expect(roundAt(ENTRIES, 5)).toBe(3)
})
