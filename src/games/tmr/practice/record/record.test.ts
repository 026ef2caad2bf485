import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NEWCOMER } from '../rating/glicko.ts'
import {
  type DrillDone,
  EMPTY_RECORD,
  type JourneyDone,
  journeysIn,
  mergeRecords,
  type PracticeRecord,
  parseRecord,
  ratingNow,
  ratingsOver,
  writeDeed,
} from './record.ts'

const drill = (id: string, at: number, score = 1): DrillDone => ({ id, at, kind: 'water', rating: 1500, score })
const journey: JourneyDone = {
  id: 'j1',
  at: 5,
  end: 'cast',
  rounds: 7,
  fatigue: 8,
  spell: 'lumiere',
  rolls: [{ kind: 'cast', chance: 0.6, favoured: true }],
}
const day = 86_400_000

const anyDrill = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  at: fc.nat({ max: 3 }),
  kind: fc.constantFrom('water', 'encounter'),
  rating: fc.integer({ min: 800, max: 2200 }),
  score: fc.constantFrom(0, 0.5, 1),
})
const anyRecord: fc.Arbitrary<PracticeRecord> = fc
  .array(anyDrill, { maxLength: 6 })
  .map((drills) => mergeRecords({ ...EMPTY_RECORD, drills }, EMPTY_RECORD))

describe('merging', () => {
  test('the same file twice changes nothing', () => {
    fc.assert(
      fc.property(anyRecord, anyRecord, (a, b) => {
        const once = mergeRecords(a, b)
        expect(mergeRecords(once, b)).toEqual(once)
        expect(mergeRecords(once, a)).toEqual(once)
      }),
      { seed: 1 },
    )
  })

  test('in whatever order files come', () => {
    fc.assert(
      fc.property(anyRecord, anyRecord, anyRecord, (a, b, c) => {
        expect(mergeRecords(a, b)).toEqual(mergeRecords(b, a))
        expect(mergeRecords(mergeRecords(a, b), c)).toEqual(mergeRecords(a, mergeRecords(b, c)))
      }),
      { seed: 2 },
    )
  })

  test('a deed told twice stands once, and the lists stay in time', () => {
    const later = writeDeed(EMPTY_RECORD, { list: 'drills', entry: drill('b', 9) })
    const both = writeDeed(later, { list: 'drills', entry: drill('a', 3) })
    expect(writeDeed(both, { list: 'drills', entry: drill('a', 3) })).toEqual(both)
    expect(both.drills.map(({ id }) => id)).toEqual(['a', 'b'])
  })
})

test('a journey beyond the bounds is left out, and the record is read again', () => {
  const before = writeDeed(EMPTY_RECORD, { list: 'journeys', entry: journey })
  const endless: JourneyDone = {
    ...journey,
    id: 'endless',
    rolls: Array(5001).fill(journey.rolls[0]),
  }
  expect(writeDeed(before, { list: 'journeys', entry: endless })).toEqual(before)
})

test('[MOV-4] a journey whose end was taken back stands as it was written last, in whatever order files come', () => {
  const again: JourneyDone = { ...journey, at: 9, end: 'asleep' }
  const gone: JourneyDone = { ...journey, at: 7, takenBack: true }
  const of = (one: JourneyDone): PracticeRecord => ({ ...EMPTY_RECORD, journeys: [one] })
  expect(mergeRecords(of(again), of(journey)).journeys).toEqual([again])
  expect(mergeRecords(of(journey), of(again)).journeys).toEqual([again])
  expect(journeysIn(mergeRecords(of(gone), of(journey)))).toEqual([])
  expect(journeysIn(mergeRecords(of(gone), of(again)))).toEqual([again])
})

describe('the rating', () => {
  test('follows from the drills alone, in time', () => {
    const record = { ...EMPTY_RECORD, drills: [drill('b', 2, 0), drill('a', 1, 1)] }
    const [first, second] = ratingsOver(record)
    expect([first?.drill.id, second?.drill.id]).toEqual(['a', 'b'])
    expect(first?.after.rating).toBeGreaterThan(NEWCOMER.rating)
    expect(second?.after.rating).toBeLessThan(first?.after.rating ?? 0)
    expect(ratingNow(record)).toEqual(second?.after)
    expect(ratingNow(EMPTY_RECORD)).toEqual(NEWCOMER)
  })

  test('grows less sure over days without a drill', () => {
    const drills = Array.from({ length: 20 }, (_, at) => drill(`d${at}`, at, at % 2))
    const soon = ratingNow({ ...EMPTY_RECORD, drills: [...drills, drill('z', 30, 1)] })
    const late = ratingNow({ ...EMPTY_RECORD, drills: [...drills, drill('z', 30 + 60 * day, 1)] })
    expect(late.deviation).toBeGreaterThan(soon.deviation)
  })
})

describe('reading', () => {
  const written = (record: unknown): unknown => JSON.parse(JSON.stringify(record))

  test('what was written is read again', () => {
    const record = writeDeed(EMPTY_RECORD, { list: 'journeys', entry: journey })
    expect(parseRecord(written(record))).toEqual(record)
  })

  test.each([
    ['another file', { format: 'other' }, 'foreign-file'],
    ['no object', 7, 'foreign-file'],
    ['a newer one', { ...EMPTY_RECORD, version: 2 }, 'other-version'],
    ['a score above one', { ...EMPTY_RECORD, drills: [drill('a', 1, 2)] }, 'malformed'],
    ['a list that is none', { ...EMPTY_RECORD, lessons: {} }, 'malformed'],
  ])('%s is refused by name', (_, input, code) => {
    expect(parseRecord(input)).toMatchObject({ code })
  })
})
