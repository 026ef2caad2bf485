import { expect, test } from 'vitest'
import type { Notice } from '../../../../kit/feeds.ts'
import { dreamerId, type Told, type ToldHappening } from '../../rules/public.ts'
import { journeyDone } from './journeyDone.ts'

const me = dreamerId('nitouche')
const other = dreamerId('lison')
const of = (what: ToldHappening, dreamer = me): Told => ({ dreamer, round: 1, clock: { day: 1, hour: 'couronne' }, what })
const notices = (...told: readonly (readonly Told[])[]): Notice<Told>[] => told.map((one, at) => ({ n: at + 1, told: one }))

const up = of({ type: 'ascended', mode: 'normal', cost: 1, malus: 0 } as ToldHappening)
const quiet = (face: number, dreamer = me): Told => of({ type: 'encounterRolled', face }, dreamer)
const down = of({ type: 'cameDown', why: 'will' } as ToldHappening)
const thrown = of({ type: 'cameDown', why: 'briseur' } as ToldHappening)
const dreamt = of({ type: 'dreamt', face: 8, gained: 0 })

test('nothing while a journey is under way', () => {
  expect(journeyDone(notices([up], [quiet(3)]), me, 't', 5)).toBeNull()
})

test('a journey with its dice, under the name of its table and its ascent', () => {
  expect(journeyDone(notices([up, quiet(3)], [quiet(5)], [down]), me, 't', 5)).toEqual({
    ...{ id: 't nitouche 1', at: 5, end: 'down', rounds: 1, fatigue: 1, spell: null },
    rolls: [3, 5].map(() => ({ kind: 'quiet', chance: 6 / 7, favoured: true })),
  })
})

test('[NIT-4] the night before it counts with the journey, the journey before it and others at the table do not', () => {
  const told = notices([up, quiet(7)], [thrown], [dreamt], [quiet(4, other)], [up, quiet(2)], [thrown])
  const done = journeyDone(told, me, 't', 5)
  expect(done).toMatchObject({ id: 't nitouche 5', end: 'thrown-out' })
  expect(done?.rolls.map(({ kind, favoured }) => [kind, favoured])).toEqual([
    ['dream', false],
    ['quiet', true],
  ])
})

test('what was undone does not count', () => {
  const told = [...notices([up, quiet(7)], [quiet(7)]), { n: 3, told: [], undone: [2] }, { n: 4, told: [down] }]
  expect(journeyDone(told, me, 't', 5)?.rolls).toHaveLength(1)
})
