import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aroundMoment, type Neighbours, type ToldEntry } from './moments.ts'

const entry = (n: number, undone = false): ToldEntry => ({ n, undone, pieces: ['told'] })
const ENTRIES = [entry(1), entry(2), entry(3, true), { ...entry(4), pieces: [] }, entry(5)]

test('from the present one goes back, from the past on and back', () => {
  expect(aroundMoment(ENTRIES, null)).toEqual({ first: 0, previous: 2, next: null, last: null })
  expect(aroundMoment(ENTRIES, 2)).toEqual({ first: 0, previous: 1, next: 5, last: 5 })
  expect(aroundMoment(ENTRIES, 0)).toEqual({ first: null, previous: null, next: 1, last: 5 })
  expect(aroundMoment(ENTRIES, 5)).toEqual({ first: 0, previous: 2, next: null, last: null })
  expect(aroundMoment([], null)).toEqual({ first: null, previous: null, next: null, last: null })
})

/** All moments listed: what was taken back or tells nothing is none, the beginning is one. */
const amongAll = (entries: readonly ToldEntry[], shownAt: number | null): Neighbours => {
  const moments = [0, ...entries.filter(({ undone, pieces }) => !undone && pieces.length > 0).map(({ n }) => n)]
  const last = moments.length - 1
  const at = shownAt === null ? last : moments.findLastIndex((n) => n <= shownAt)
  const on = shownAt !== null && at < last
  return {
    first: at > 0 ? 0 : null,
    previous: at > 0 ? (moments[at - 1] ?? null) : null,
    next: on ? (moments[at + 1] ?? null) : null,
    last: on ? (moments[last] ?? null) : null,
  }
}

test('the neighbours of a moment are those among all moments', () => {
  const kinds = fc.array(fc.constantFrom('told', 'undone', 'silent'), { maxLength: 20 })
  fc.assert(
    fc.property(kinds, fc.option(fc.nat({ max: 22 })), (all, shownAt) => {
      const entries = all.map((kind, at) => ({ n: at + 1, undone: kind === 'undone', pieces: kind === 'silent' ? [] : ['told'] }))
      expect(aroundMoment(entries, shownAt)).toEqual(amongAll(entries, shownAt))
    }),
  )
})
