import { expect, test } from 'vitest'
import { dreamerId, type Told, type ToldHappening } from '../../rules/public.ts'
import { headlinesOf } from './news.ts'
import { NEW_THREAD } from './thread.ts'

const of = (what: ToldHappening): Told => ({ dreamer: dreamerId('nitouche'), round: 1, clock: { day: 1, hour: 'lyre' }, what })
const tired = of({ type: 'fatigued', boxes: 2, dice: [], why: 'meditation' })
const sign = of({ type: 'signSet', genres: ['pont'], difficulty: -3, value: null })

const headlines = (...told: readonly Told[]) => headlinesOf(told.map((one) => ({ told: one, thread: NEW_THREAD })))

test('[SIG-5] one line tells the sign, not the fatigue that follows it', () => {
  expect(headlines(sign, tired)).toEqual([0])
})

test('[QUE-10] the fatigue of a coup de barre is itself the news', () => {
  expect(headlines(sign, of({ type: 'fatigued', boxes: 9, dice: [3, 3, 3], why: 'queue' }))).toEqual([1])
})

test('[SIG-3] the points of a sign read come before the way down', () => {
  expect(
    headlines(...([of({ type: 'pointsChanged', voie: 'hypnos', by: 5 }), of({ type: 'cameDown', why: 'read' })] as Told[])),
  ).toEqual([0])
})

test('an aside alone stands for itself', () => {
  expect(headlines(tired)).toEqual([0])
})

const check = { characteristic: 8, voie: 'hypnos', skill: 3, difficulty: -9, malus: 0, modifier: 0, chance: 18, face: 1 } as const
const faced = of({ type: 'faced', check: { ...check, quality: 'particuliere' } })
const ended = of({ type: 'encounterEnded', how: 'mastered' })

test('[ENC-4] the roll comes first, then what it decided', () => {
  expect(headlines(tired, faced, sign, ended)).toEqual([1, 3])
})

test('[ENC-13] [DRM-3] what is great stands before its roll: where one line has room it is that one', () => {
  expect(headlines(faced, of({ type: 'lost', by: 'changeur', to: null, genre: 'plaines' }), tired)).toEqual([1, 0])
  const safe = of({ type: 'repressionTested', face: 20, counter: 1, awake: false } as unknown as ToldHappening)
  expect(headlines(safe, of({ type: 'fellAsleep', why: 'dream' }))).toEqual([1, 0])
})

test('[ENC-16] a particulière over a Rêve de Dragon says its points, quality and experience', () => {
  const told = [
    faced,
    of({ type: 'dreamChanged', by: 9, why: 'reve-de-dragon' }),
    of({ type: 'learned', reve: 2, voie: 'hypnos', points: 2 }),
    ended,
  ]
  const pieces = told.map((one) => ({ told: one, thread: { ...NEW_THREAD, met: 'reve-de-dragon' as const } }))
  expect(headlinesOf(pieces)).toEqual([0, 1, 2])
})
