import { expect, test } from 'vitest'
import type { Notice } from '../../../../kit/feeds.ts'
import { EMPTY_RECORD, type JourneyDone, luckOf, parseRecord, writeDeed } from '../../practice/index.ts'
import { dreamerId, type Told, type ToldHappening } from '../../rules/public.ts'
import { testSpell } from '../../rules/testing/scene.ts'
import { playAtRandom } from '../journal/testing.ts'
import { taleOf } from '../tale/tale.ts'
import { journeyDone, takenBackOf } from './journeyDone.ts'

const me = dreamerId('nitouche')
const other = dreamerId('lison')
const of = (what: ToldHappening, dreamer = me): Told => ({ dreamer, round: 1, clock: { day: 1, hour: 'couronne' }, what })
const notices = (...told: readonly (readonly Told[])[]): Notice<Told>[] => told.map((one, at) => ({ n: at + 1, told: one }))

const PLAYED = {
  place: 't',
  dreamer: me,
  name: 'Nitouche',
  wanted: null,
  spells: {},
  position: null,
  seqOf: (n: number) => n + 100,
}

const up = of({ type: 'ascended', mode: 'normal', cost: 1, malus: 0 } as ToldHappening)
const quiet = (face: number, dreamer = me): Told => of({ type: 'encounterRolled', face }, dreamer)
const down = of({ type: 'cameDown', why: 'will' } as ToldHappening)
const thrown = of({ type: 'cameDown', why: 'briseur' } as ToldHappening)
const dreamt = of({ type: 'dreamt', face: 8, gained: 0 })

test('nothing while a journey is under way', () => {
  expect(journeyDone(notices([up], [quiet(3)]), PLAYED, 5)).toBeNull()
})

test('a journey with its dice, under the name of its table and its ascent', () => {
  expect(journeyDone(notices([up, quiet(3)], [quiet(5)], [down]), PLAYED, 5)).toEqual({
    ...{ id: 't nitouche 1', at: 5, end: 'down', rounds: 1, fatigue: 1, spell: null },
    rolls: [3, 5].map(() => ({ kind: 'quiet', chance: 6 / 7, favoured: true })),
    kept: {
      ...{ dreamer: 'Nitouche', log: { game: 't', seq: 101 }, wanted: null, way: [] },
      ...{ dreamSpent: 1, dreamWon: 0, fumbles: 0, own: 2 },
    },
  })
})

test('[DRM-1] a spell of one’s own is kept with its name, a look with the way: no list has them when the dreamer is gone', () => {
  const chant = testSpell('own-hypnos-chant', { name: 'Chant' })
  const look = { cloak: 'moss', face: 'masked' } as const
  const done = journeyDone(notices([up], [down]), { ...PLAYED, wanted: chant.id, spells: { [chant.id]: chant }, look }, 5)
  expect(done?.kept).toMatchObject({ wanted: chant.id, named: { [chant.id]: { name: 'Chant' } }, look })
  const record = writeDeed(EMPTY_RECORD, { list: 'journeys', entry: done as JourneyDone })
  expect(parseRecord(JSON.parse(JSON.stringify(record)))).toEqual(record)
})

test('[NIT-4] the night before it counts with the journey, the journey before it and others at the table do not', () => {
  const told = notices([up, quiet(7)], [thrown], [dreamt], [quiet(4, other)], [up, quiet(2)], [thrown])
  const done = journeyDone(told, PLAYED, 5)
  expect(done).toMatchObject({ id: 't nitouche 5', end: 'thrown-out' })
  expect(done?.rolls.map(({ kind, favoured }) => [kind, favoured])).toEqual([
    ['dream', false],
    ['quiet', true],
  ])
})

test('what was undone does not count', () => {
  const told = [...notices([up, quiet(7)], [quiet(7)]), { n: 3, told: [], undone: [2] }, { n: 4, told: [down] }]
  expect(journeyDone(told, PLAYED, 5)?.rolls).toHaveLength(1)
})

test('[MOV-4] a descent taken back is no end, an ascent taken back no journey; ended again it is one', () => {
  const over = notices([up, quiet(3)], [down])
  const kept = [journeyDone(over, PLAYED, 5) as JourneyDone]
  expect(takenBackOf(kept, over, PLAYED, 6)).toEqual([])
  expect(takenBackOf(kept, [...over, { n: 3, told: [], undone: [2] }], PLAYED, 6)).toEqual([
    { ...kept[0], at: 6, takenBack: true },
  ])
  expect(takenBackOf(kept, [...over, { n: 3, told: [], undone: [1, 2] }], PLAYED, 6)).toHaveLength(1)
  const again = [...over, { n: 3, told: [], undone: [2] }, { n: 4, told: [quiet(7)] }, { n: 5, told: [down] }]
  expect(journeyDone(again, PLAYED, 7)).toMatchObject({ id: kept[0]?.id, kept: { own: 2 } })
  expect(takenBackOf(kept, again, PLAYED, 7)).toEqual([])
})

test('over games played at random: what is kept of a journey is what its tale tells', async () => {
  let told = 0
  for (const seed of [1, 2, 3, 4]) {
    const seen = (await playAtRandom(seed, 150)).joueur
    for (let at = 1; at <= seen.length; at++) {
      const [board] = seen[at - 1]?.view.boards ?? []
      const so = seen.slice(0, at).map(({ notice }) => notice)
      const done = board && journeyDone(so, { ...PLAYED, dreamer: board.id }, 5)
      const tale = board && taleOf(so, board.id)
      if (!done || !tale || !done.kept) continue
      told++
      const { kept, rolls } = done
      expect(luckOf(rolls.slice(rolls.length - kept.own))).toEqual(tale.luck)
      expect([kept.dreamSpent, kept.dreamWon, kept.fumbles, kept.way]).toEqual([
        tale.dreamSpent,
        tale.dreamWon,
        tale.fumbles,
        tale.way,
      ])
    }
  }
  expect(told).toBeGreaterThan(20)
})
