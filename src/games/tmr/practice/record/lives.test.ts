import { expect, test } from 'vitest'
import type { CellId } from '../../rules/public.ts'
import { livesIn } from './lives.ts'
import { EMPTY_RECORD, type JourneyDone, type JourneyKept } from './record.ts'

const journey = (
  at: number,
  game: string | null,
  rest: Partial<JourneyDone>,
  way: readonly string[],
  fumbles = 0,
): JourneyDone => ({
  ...{ id: `j${at}`, at, end: 'down', rounds: 2, fatigue: 2, spell: null, rolls: [] },
  ...rest,
  kept: {
    ...{ dreamer: game === null ? 'Lison' : 'Nitouche', log: game === null ? null : { game, seq: at }, wanted: null },
    ...{ way: [way as CellId[]], dreamSpent: 1, dreamWon: 0, fumbles, own: 0 },
  },
})

const named = (done: JourneyDone, spells: JourneyKept['named']): JourneyDone =>
  done.kept ? { ...done, kept: { ...done.kept, named: spells } } : done

test('[CAST-2] [CAST-5] a life counts journeys, places once, spells that came down or were laid, and failures apart', () => {
  const journeys = [
    journey(1, 'a', { end: 'cast', spell: 'peur' }, ['G4', 'G5']),
    journey(2, 'a', { end: 'thrown-out', spell: 'peur' }, ['G5', 'G6'], 1),
    named(journey(3, 'a', { end: 'stored', spell: 'own-hypnos-chant' }, ['G6', 'G5']), { 'own-hypnos-chant': { name: 'Chant' } }),
    journey(4, null, {}, ['A1']),
    journey(5, 'a', { end: 'cast', spell: 'peur', takenBack: true }, ['M1']),
  ]
  const [table, nitouche] = livesIn({ ...EMPTY_RECORD, journeys })
  expect(table).toMatchObject({ name: 'Lison', journeys: 1, casts: [], firsts: [] })
  expect(nitouche).toEqual({
    ...{ key: 'a', name: 'Nitouche', journeys: 3, places: ['G4', 'G5', 'G6'], fumbles: 1, since: 1, last: 3 },
    named: { 'own-hypnos-chant': { name: 'Chant' } },
    firsts: [
      { what: 'cast', cell: 'G5', at: 1 },
      { what: 'fumble', cell: 'G6', at: 2 },
      { what: 'thrown-out', cell: 'G6', at: 2 },
      { what: 'stored', cell: 'G5', at: 3 },
    ],
    ways: [
      ['G4', 'G5'],
      ['G5', 'G6'],
      ['G6', 'G5'],
    ],
    casts: [
      ['own-hypnos-chant', 1],
      ['peur', 1],
    ],
  })
})
