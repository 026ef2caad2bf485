import { expect, test } from 'vitest'
import type { Notice } from '../../../../kit/feeds.ts'
import { dreamerId, type Told, type ToldHappening } from '../../rules/public.ts'
import { dreamtIn, nightOf } from './nightOf.ts'

const me = dreamerId('nitouche')
const of = (what: ToldHappening): Told => ({ dreamer: me, what })
const clock = (hour: 'serpent' | 'poisson-acrobate' | 'araignee' | 'roseau'): Told => ({
  dreamer: null,
  what: { type: 'clockMoved', to: { day: 1, hour } },
})
const notices = (...told: readonly (readonly Told[])[]): readonly Notice<Told>[] =>
  told.map((one, at) => ({ n: at + 1, told: one }) as unknown as Notice<Told>)

const asleep = of({ type: 'fellAsleep', why: 'will' })
const dreamt = (face: number): Told => of({ type: 'dreamt', face, gained: face < 7 ? face : 0 })
const rested = (boxes: number): Told => of({ type: 'rested', boxes })

test('[NIT-4] each hour has its die and the fatigue it took away, under its own hour', () => {
  const night = nightOf(
    notices(
      [asleep],
      [dreamt(4), rested(3), clock('poisson-acrobate')],
      [dreamt(8), clock('araignee')],
      [rested(4), clock('roseau')],
    ),
    me,
  )
  expect(night.map(({ hour, faces, boxes }) => [hour, faces, boxes])).toEqual([
    ['serpent', [4], 3],
    ['poisson-acrobate', [8], 0],
    ['araignee', [], 4],
  ])
  expect(night.map(dreamtIn)).toEqual([4, 0, 0])
})

test('[NIT-4] several hours in one message are kept apart', () => {
  const night = nightOf(notices([asleep], [dreamt(1), clock('poisson-acrobate'), dreamt(2), clock('araignee')]), me)
  expect(night.map(({ hour, faces }) => [hour, faces])).toEqual([
    ['serpent', [1]],
    ['poisson-acrobate', [2]],
  ])
})

test('[NIT-5] a Rêve de Dragon belongs to its hour; at zero points without strength', () => {
  const dragon = of({ type: 'dragonDreamt', strength: 11, dice: [4] })
  const [first, second] = nightOf(
    notices([asleep], [dreamt(7), clock('poisson-acrobate')], [dreamt(7), dragon, clock('araignee')]),
    me,
  )
  expect(first?.dragon).toEqual({ strength: null, check: null })
  expect(second?.dragon).toEqual({ strength: 11, check: null })
})

test('[NIT-2] a new sleep begins a new night; an éclatement in sleep does not', () => {
  const burst = of({ type: 'fellAsleep', why: 'burst' })
  const woke = of({ type: 'woke', why: 'will' })
  expect(nightOf(notices([asleep], [dreamt(3), clock('araignee')], [woke], [asleep]), me)).toEqual([])
  expect(nightOf(notices([asleep], [dreamt(3), burst, clock('araignee')]), me)).toHaveLength(1)
})
