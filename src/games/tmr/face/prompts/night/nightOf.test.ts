import { expect, test } from 'vitest'
import type { Notice } from '../../../../../kit/feeds.ts'
import { dreamerId, type Told, type ToldHappening } from '../../../rules/public.ts'
import { dreamtIn, hoursSlept, nightOf } from './nightOf.ts'

const me = dreamerId('nitouche')
type At = 'serpent' | 'poisson-acrobate' | 'araignee'
const of = (what: ToldHappening, hour: At = 'serpent'): Told => ({ dreamer: me, round: 1, clock: { day: 1, hour }, what })
const notices = (...told: readonly (readonly Told[])[]): readonly Notice<Told>[] =>
  told.map((one, at) => ({ n: at + 1, told: one }) as unknown as Notice<Told>)

const asleep = of({ type: 'fellAsleep', why: 'will' })
const dreamt = (face: number, hour?: At): Told => of({ type: 'dreamt', face, gained: face < 7 ? face : 0 }, hour)
const rested = (boxes: number, hour?: At): Told => of({ type: 'rested', boxes }, hour)

test('[NIT-4] each hour has its die and the fatigue it took away, under its own hour', () => {
  const night = nightOf(notices([asleep], [dreamt(4), rested(3)], [dreamt(8, 'poisson-acrobate')], [rested(4, 'araignee')]), me)
  expect(night.map(({ hour, faces, boxes }) => [hour, faces, boxes])).toEqual([
    ['serpent', [4], 3],
    ['poisson-acrobate', [8], 0],
    ['araignee', [], 4],
  ])
  expect(night.map(dreamtIn)).toEqual([4, 0, 0])
})

test('[NIT-4] several hours in one message are kept apart', () => {
  const night = nightOf(notices([asleep], [dreamt(1), dreamt(2, 'poisson-acrobate')]), me)
  expect(night.map(({ hour, faces }) => [hour, faces])).toEqual([
    ['serpent', [1]],
    ['poisson-acrobate', [2]],
  ])
})

test('[NIT-5] a Rêve de Dragon belongs to its hour; at zero points without strength', () => {
  const dragon = of({ type: 'dragonDreamt', strength: 11, dice: [4] }, 'poisson-acrobate')
  const [first, second] = nightOf(notices([asleep], [dreamt(7)], [dreamt(7, 'poisson-acrobate'), dragon]), me)
  expect(first?.dragon).toEqual({ strength: null, check: null })
  expect(second?.dragon).toEqual({ strength: 11, check: null })
})

test('[NIT-2] a new sleep begins a new night; an éclatement in sleep does not', () => {
  const burst = of({ type: 'fellAsleep', why: 'burst' })
  const woke = of({ type: 'woke', why: 'will' })
  expect(nightOf(notices([asleep], [dreamt(3)], [woke], [asleep]), me)).toEqual([])
  expect(nightOf(notices([asleep], [dreamt(3), burst]), me)).toHaveLength(1)
})

test('[NIT-4] an hour that gives nothing is slept too', () => {
  const now = { day: 1, hour: 'chateau-dormant' } as const
  expect(hoursSlept(notices([asleep]), me, { day: 1, hour: 'serpent' })).toBe(0)
  expect(hoursSlept(notices([asleep]), me, now)).toBe(4)
  expect(hoursSlept(notices([asleep], [rested(1)]), me, now)).toBe(4)
  expect(hoursSlept(notices([asleep], [rested(1)]), me, { day: 2, hour: 'sirene' })).toBe(6)
})

test('a clock set back takes no hour from a sleep that gave something', () => {
  expect(hoursSlept(notices([asleep], [dreamt(3)], [dreamt(2, 'araignee')]), me, { day: 1, hour: 'lyre' })).toBe(2)
})

test('one who was asleep before anything was told has slept since the first hour told', () => {
  expect(hoursSlept([], me, { day: 1, hour: 'lyre' })).toBe(0)
  expect(hoursSlept(notices([dreamt(3)]), me, { day: 1, hour: 'araignee' })).toBe(2)
})

test('[NIT-5] [NIT-8] the sum of a night has its mastered Rêve de Dragon in it, and what fades', () => {
  const won = of({ type: 'dreamChanged', by: 11, why: 'reve-de-dragon' })
  const faded = of({ type: 'dreamChanged', by: -1, why: 'fading' }, 'araignee')
  const night = nightOf(notices([asleep], [dreamt(7), won], [dreamt(3, 'poisson-acrobate')], [faded]), me)
  expect(night.map(dreamtIn)).toEqual([11, 3, -1])
})

test('[NIT-4] what was lost before falling asleep is not of the night', () => {
  const eaten = of({ type: 'dreamChanged', by: -4, why: 'mangeur' })
  expect(nightOf(notices([eaten, asleep], [dreamt(2)]), me).map(dreamtIn)).toEqual([2])
})
