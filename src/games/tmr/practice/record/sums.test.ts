import { expect, test } from 'vitest'
import { EMPTY_RECORD, type JourneyDone, type PracticeRecord } from './record.ts'
import { luckOfAll, luckOver, sumsOf } from './sums.ts'

const journey = (id: string, end: JourneyDone['end'], rolls: JourneyDone['rolls']): JourneyDone => ({
  ...{ id, at: Number(id), end, rounds: 3, fatigue: 3, spell: null, rolls },
})
const cast = (favoured: boolean): JourneyDone['rolls'][number] => ({ kind: 'cast', chance: 0.5, favoured })

const record: PracticeRecord = {
  ...EMPTY_RECORD,
  journeys: [journey('1', 'cast', [cast(true)]), journey('2', 'thrown-out', [cast(false)]), journey('3', 'stored', [cast(true)])],
  drills: [
    { id: 'a', at: 1, kind: 'water', rating: 1500, score: 1 },
    { id: 'b', at: 2, kind: 'water', rating: 1500, score: 0.5 },
  ],
  lessons: [{ id: 'ascent', at: 1 }],
}

test('what has been done is counted', () => {
  expect(sumsOf(record)).toEqual({
    ...{ journeys: 3, fulfilled: 2, casts: { tried: 3, done: 2 }, lessons: 1, drills: 2, score: 0.75, evenings: 0 },
  })
  expect(sumsOf(EMPTY_RECORD).score).toBeNull()
})

test('the luck of all journeys is that of all their rolls', () => {
  expect(luckOfAll(record)).toMatchObject({ rolls: 3, favoured: 2, atLeast: 0.5 })
})

test('luck over time adds up to that of all, its spread with the rolls', () => {
  const over = luckOver(record)
  expect(over.map(({ above }) => above)).toEqual([0.5, 0, 0.5])
  expect(over.map(({ spread }) => Number((spread ** 2).toFixed(6)))).toEqual([0.25, 0.5, 0.75])
  const all = luckOfAll(record)
  expect(over.at(-1)?.above).toBeCloseTo(all.favoured - all.expected, 12)
})
