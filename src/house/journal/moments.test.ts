import { expect, test } from 'vitest'
import { aroundMoment, momentsOf } from './moments.ts'

const entry = (n: number, undone = false) => ({ n, undone, pieces: ['told'] })
const ENTRIES = [entry(1), entry(2), entry(3, true), { ...entry(4), pieces: [] }, entry(5)]

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
