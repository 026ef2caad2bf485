import { describe, expect, test, vi } from 'vitest'
import type { Entry } from '../../../../kit/log.ts'
import { often } from '../../../../kit/testing/often.ts'
import type { Event } from '../../rules/index.ts'
import { makePlanner } from '../../rules/public.ts'
import { expectedOf } from './bestPlay.ts'
import { doneIn, type Evening, hoursLeft, makeEvening, scoreOfEvening, standingOf } from './evening.ts'

vi.setConfig({ testTimeout: 120_000 })

const evening = makeEvening(2) as Evening

const entry = (seq: number, ...events: readonly object[]): Entry<Event> =>
  ({
    kind: 'done',
    seq,
    id: `e${seq}`,
    by: { kind: 'gardien' },
    at: 0,
    scope: 'reveur',
    events,
    rolled: true,
    reveals: false,
  }) as never
const stored = (spell: string) => ({ type: 'stored', dreamer: 'reveur', hand: { spell } })
const effect = (spell: string, outcome = 'target') => ({ type: 'tookEffect', dreamer: 'reveur', spell, outcome, aim: 'zone' })

describe('an evening', () => {
  test('the same seed, the same evening', () => {
    expect(makeEvening(2)).toEqual(evening)
    expect(makeEvening(3)).not.toEqual(evening)
    expect(evening.tasks).toHaveLength(3)
  })

  const tasks = [
    { spell: 'lumiere', how: 'cast' },
    { spell: 'lumiere', how: 'cast' },
    { spell: 'repos', how: 'lay' },
  ] as const

  test('[RES-1] a reserve counts when laid, a spell when it took effect, an erratic one never', () => {
    const asked = { ...evening, tasks }
    expect(doneIn(asked, [entry(1, effect('lumiere')), entry(2, effect('repos'))])).toEqual([true, false, false])
    expect(doneIn(asked, [entry(1, stored('repos')), entry(2, effect('lumiere', 'erratic'))])).toEqual([false, false, true])
    expect(scoreOfEvening(asked, [entry(1, effect('lumiere')), entry(2, effect('lumiere')), entry(3, stored('repos'))])).toBe(3)
  })

  test('[NIT-8] what is done after dawn comes too late', () => {
    const dawn = { type: 'clockMoved', to: { day: 2, hour: 'vaisseau' } }
    expect(
      scoreOfEvening({ ...evening, tasks }, [entry(1, effect('lumiere')), entry(2, dawn), entry(3, effect('lumiere'))]),
    ).toBe(1)
    expect(hoursLeft(evening, { day: 1, hour: 'serpent' })).toBe(5)
    expect(hoursLeft(evening, { day: 1, hour: 'chateau-dormant' })).toBe(1)
    expect(hoursLeft(evening, { day: 2, hour: 'vaisseau' })).toBe(0)
  })

  test('[DRM-3] what is done after the sheet was put right by hand does not count: no correction refills a scored evening', () => {
    const refilled = { type: 'corrected', dreamer: 'reveur', dream: 13, fatigue: 0 }
    expect(
      scoreOfEvening({ ...evening, tasks }, [entry(1, effect('lumiere')), entry(2, refilled), entry(3, effect('lumiere'))]),
    ).toBe(1)
  })

  test('what was taken back does not count', () => {
    const undo = { kind: 'undo', seq: 2, id: 'u', by: { kind: 'gardien' }, at: 0, undoes: [1] } as const
    expect(scoreOfEvening({ ...evening, tasks }, [entry(1, effect('lumiere')), undo])).toBe(0)
    expect(standingOf(evening, [entry(1, effect('lumiere')), undo]).state).toBe('unbegun')
  })

  test('how far it has come: what is done, the hours left, until nothing is left of either', () => {
    const asked = { ...evening, tasks }
    const hour = (day: number, hour: string) => ({ type: 'clockMoved', to: { day, hour } })
    const [first, others] = [entry(1, effect('lumiere')), entry(3, effect('lumiere'), stored('repos'))]
    expect(standingOf(asked, [])).toEqual({ hours: 5, done: 0, of: 3, state: 'unbegun' })
    expect(standingOf(asked, [first, entry(2, hour(1, 'chateau-dormant'))])).toEqual({
      ...{ hours: 1, done: 1, of: 3, state: 'underWay' },
    })
    expect(standingOf(asked, [first, entry(2, hour(2, 'vaisseau'))]).state).toBe('over')
    expect(standingOf(asked, [first, others])).toMatchObject({ hours: 5, done: 3, state: 'over' })
  })
})

test('what the best known play expects: by the planner, from the seed, the same each time', () => {
  const times = often(1, 4)
  const expected = expectedOf(makePlanner(), evening, times)
  expect(expected.spread.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
  expect(expected.mean).toBeGreaterThan(1)
  expect(expected.mean).toBeLessThanOrEqual(3)
  expect(expectedOf(makePlanner(), evening, times)).toEqual(expected)
})
