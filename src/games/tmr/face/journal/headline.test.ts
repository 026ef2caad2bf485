import { expect, test } from 'vitest'
import { dreamerId, type Told, type ToldHappening } from '../../rules/public.ts'
import { headlineOf } from './headline.ts'

const of = (what: ToldHappening): Told => ({ dreamer: dreamerId('nitouche'), round: 1, clock: { day: 1, hour: 'lyre' }, what })
const tired = of({ type: 'fatigued', boxes: 2, dice: [], why: 'meditation' })
const sign = of({ type: 'signSet', genres: ['pont'], difficulty: -3, value: null })

test('[SIG-5] one line tells the sign, not the fatigue that follows it', () => {
  expect(headlineOf([sign, tired])).toBe(0)
})

test('[QUE-10] the fatigue of a coup de barre is itself the news', () => {
  expect(headlineOf([sign, of({ type: 'fatigued', boxes: 9, dice: [3, 3, 3], why: 'queue' })])).toBe(1)
})

test('[SIG-3] the points of a sign read come before the way down', () => {
  expect(
    headlineOf([of({ type: 'pointsChanged', voie: 'hypnos', by: 5 }), of({ type: 'cameDown', why: 'read' })] as Told[]),
  ).toBe(0)
})

test('an aside alone stands for itself', () => {
  expect(headlineOf([tired])).toBe(0)
})
