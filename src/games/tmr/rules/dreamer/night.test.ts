import { describe, expect, test } from 'vitest'
import type { Ask } from '../../../../kit/dice.ts'
import { GARDIEN } from '../../../../kit/roles.ts'
import { tmr } from '../index.ts'
import { acting, dragons, dragonsAt, goneUp, SLEEPER } from '../testing/dragonScene.ts'
import { type DreamerLike, meets, NITOUCHE, up } from '../testing/scene.ts'
import { starsAt } from './night.ts'

const asleep = (like: DreamerLike = {}) => dragonsAt('serpent', { ...SLEEPER, ...like }).does('sleep')

describe('the seuil', () => {
  test('[NIT-1] RÊVE at the start; a mastered Rêve de Dragon gives back one, up to RÊVE', () => {
    expect(dragons({ reve: 11 }).seen.seuil).toBe(11)
    const won = (seuil: number) =>
      dragons({ seuil }, up(), meets('reve-de-dragon', 9)).does('master', {}, 'd100 20').me.depths.seuil
    expect([won(10), won(13)]).toEqual([11, 13])
  })

  test('[NIT-9] more than three times the seuil: zero points, asleep, a souffle', () => {
    const full = (strength: number) => dragons({ dream: 36 }, up(), meets('fleur', strength))
    expect(full(3).does('master', {}, 'd100 50').me).toMatchObject({ dream: 39, stage: { phase: 'free' } })
    const burst = full(4).does('master', {}, 'd100 50 souffle souffle-peage d8 1')
    expect(burst.me).toMatchObject({ dream: 0, stage: { phase: 'asleep' }, effects: [{ key: 'toll' }] })
  })
})

describe('sleep', () => {
  test('[NIT-2] by night at will; by day with a full segment to sleep off, or when the gardien lets it', () => {
    dragonsAt('lyre', { ...SLEEPER, fatigue: 3 }).refuses('sleep', {}, 'not-sleepy', 'NIT-2')
    dragonsAt('lyre', { ...SLEEPER, fatigue: 4, pinned: 4 }).refuses('sleep', {}, 'not-sleepy', 'NIT-2')
    expect(dragonsAt('lyre', { ...SLEEPER, fatigue: 4 }).does('sleep').phase).toBe('asleep')
    expect(dragonsAt('lyre', SLEEPER).does('sleep', { anyway: true }).phase).toBe('asleep')
    for (const hour of ['serpent', 'chateau-dormant', 'vaisseau'] as const)
      expect(dragonsAt(hour).does('sleep').phase).toBe('asleep')
  })

  test('[NIT-3] not under insomnia; struck in sleep, awake at the end of the hour', () => {
    dragonsAt('serpent', { effects: acting('queue-insomnie') }).refuses('sleep', {}, 'insomnia', 'NIT-3')
    const struck = asleep().does('afflict', { kind: 'queue' }, 'queue queue-insomnie')
    expect(struck.phase).toBe('asleep')
    expect(struck.does('advance', { hours: 1 }).phase).toBe('awake')
  })

  test('[NIT-4] each whole hour below the seuil: 8 nothing, 1 to 6 as many; at the seuil no die', () => {
    const rested = asleep({ dream: 5 }).does('advance', { hours: 3 }, 'd8 8 3 6')
    expect(rested.me.dream).toBe(14)
    expect(rested.does('advance', { hours: 1 }).me.dream).toBe(14)
  })

  test('[NIT-4] the gardien is told for whom each die of the hour is, and what it decides', () => {
    const { table } = asleep({ dream: 5 })
    const asked: Ask[] = []
    const roll = (ask: Ask): number => {
      asked.push(ask)
      return 3
    }
    tmr.decide(table, { type: 'advance', hours: 2 }, GARDIEN, { roll })
    expect(asked).toEqual(Array(2).fill({ label: 'd8', sides: 8, of: NITOUCHE, for: 'dream' }))
  })

  test('[NIT-4] an hour begun too late, or in the TMR, gives back neither points nor fatigue', () => {
    const late = dragonsAt('serpent', { ...SLEEPER, dream: 5, fatigue: 4 })
      .does('sleep', { late: true })
      .does('advance', { hours: 1 })
    expect(late.me).toMatchObject({ dream: 5, fatigue: 4 })
    expect(late.does('advance', { hours: 1 }, 'd8 2').me).toMatchObject({ dream: 7, fatigue: 0 })
    const down = goneUp(dragonsAt('serpent', { ...SLEEPER, dream: 5 }))
      .does('descend')
      .does('sleep')
      .does('advance', { hours: 1 })
    expect(down.me).toMatchObject({ dream: 4, fatigue: 1 })
  })

  test('[NIT-5] a 7 is a Rêve de Dragon, mastered at once, that does not wake', () => {
    const won = asleep({ dream: 5 }).does('advance', { hours: 1 }, 'd8 7 2 d100 9')
    expect(won.me).toMatchObject({ dream: 14, stage: { phase: 'asleep' } })
    expect(won.events).toContainEqual(expect.objectContaining({ type: 'dragonDreamt', strength: 9 }))
    const lost = asleep({ dream: 5 }).does('advance', { hours: 1 }, 'd8 7 2 d100 50 queue queue-depouillement')
    expect(lost.me).toMatchObject({ dream: 5, effects: [{ id: 'queue-depouillement' }] })
  })

  test('[NIT-5] at zero points an échec total, nothing rolled', () => {
    const empty = dragonsAt('serpent', { ...SLEEPER, dream: 0 })
    const struck = empty.does('advance', { hours: 1 }, 'd8 7 queue queue-depouillement queue queue-depouillement')
    expect(struck.me.effects).toHaveLength(2)
  })

  test('[NIT-6] one segment an hour, the one before too if less than half is marked; pinned boxes stay', () => {
    const left = (fatigue: number, pinned = 0) => asleep({ fatigue, pinned }).does('advance', { hours: 1 }).me.fatigue
    expect([left(4), left(5), left(6), left(8)]).toEqual([0, 0, 4, 4])
    expect(left(5, 3)).toBe(3)
  })

  test('[NIT-7] waking at will, not at zero points nor with a full track', () => {
    expect(asleep().does('wake').phase).toBe('awake')
    dragonsAt('serpent', { dream: 0 }).refuses('wake', {}, 'cannot-wake', 'NIT-7')
    dragonsAt('serpent', { stamina: { boxes: 5 }, fatigue: 5 }).refuses('wake', {}, 'cannot-wake', 'NIT-7')
    dragonsAt('serpent', { life: 0 }).refuses('wake', {}, 'cannot-wake', 'NIT-7')
  })

  test('[NIT-7] by day of itself as soon as nothing is left to sleep off', () => {
    const night = dragonsAt('chateau-dormant', SLEEPER).does('sleep').does('advance', { hours: 1 })
    expect(night.phase).toBe('asleep')
    expect(night.does('advance', { hours: 1 }).phase).toBe('awake')
    const tired = dragonsAt('chateau-dormant', { ...SLEEPER, fatigue: 16 })
      .does('sleep')
      .does('advance', { hours: 2 })
    expect(tired.me).toMatchObject({ stage: { phase: 'asleep' }, fatigue: 8 })
  })

  test('[NIT-8] the end of Château Dormant: what is over ends, then one point above the seuil is lost', () => {
    const last = dragonsAt('chateau-dormant', {
      dream: 16,
      effects: acting(['queue-insomnie', { until: 1 }], ['queue-insomnie', { until: 2 }]),
    })
    const next = last.does('advance', { hours: 1 })
    expect(next.happened.slice(0, 2)).toEqual(['effectEnded', 'dreamChanged'])
    expect(next.me).toMatchObject({ dream: 15, effects: [{ n: 2 }] })
    expect(dragonsAt('chateau-dormant', { dream: 13 }).does('advance', { hours: 1 }).me.dream).toBe(13)
    expect(dragonsAt('roseau', { dream: 16 }).does('advance', { hours: 1 }).me.dream).toBe(16)
  })
})

test('[AST-2] the hours of a day, given the hour of birth and the number', () => {
  const at = (hour: Parameters<typeof starsAt>[0]) => starsAt(hour, 'dragon', 5)
  expect(at('araignee')).toBe(4)
  expect([at('epees'), at('sirene')]).toEqual([2, 2])
  expect([at('lyre'), at('vaisseau')]).toEqual([-2, -2])
  expect(at('couronne')).toBe(-4)
  expect([at('roseau'), at('serpent'), at('dragon')]).toEqual([0, 0, 0])
})
