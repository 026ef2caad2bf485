import { acting } from '../dragonScene.ts'
import { type DreamerLike, meets, up } from '../scene.ts'
import { says, type Walked } from './walked.ts'
import { dragons, dragonsAt, type Way } from './way.ts'

const asleep = (like: DreamerLike = {}): Walked => says(dragonsAt('serpent', { dream: 3, fatigue: 9, ...like }), 'sleep')
const hour = (walked: Walked, faces: string): Walked => says(walked, 'advance', { hours: 1 }, faces)

/** NIT: what a night does. */
export const nights: readonly Way[] = [
  ['an hour of dream', () => hour(asleep(), 'd8 5')],
  ['an hour of nothing', () => hour(asleep(), 'd8 8')],
  ['a Dragon in sleep, mastered', () => hour(asleep(), 'd8 7 1 d100 1 tete tete-don-de-double-reve')],
  ['a Dragon in sleep, stronger', () => hour(asleep(), 'd8 7 1 d100 90 queue queue-insomnie')],
  ['a Dragon in sleep at zero', () => hour(dragonsAt('serpent', { dream: 0 }), 'd8 7 1')],
  ['dawn above the seuil', () => hour(asleep({ dream: 20 }), '')],
  [
    'the very end of the night',
    () =>
      says(dragonsAt('chateau-dormant', { dream: 20, effects: acting(['queue-inertie-draconique', { until: 1 }]) }), 'advance', {
        hours: 1,
      }),
  ],
  [
    'a loss that ends',
    () =>
      says(
        dragonsAt('chateau-dormant', {
          effects: acting(['souffle-perte-dans-une-caracteristique', { until: 1, characteristic: 'reve', loss: 3 }]),
        }),
        'advance',
        { hours: 1 },
        'd100 99',
      ),
  ],
  ['woken', () => says(asleep(), 'wake')],
  [
    'too much dream',
    () => says(dragons({ dream: 38 }, up(), meets('fleur', 6)), 'master', {}, 'd100 1 souffle souffle-trou-noir'),
  ],
  ['the stars', () => says(dragonsAt('serpent', { intellect: 12, astrologie: 3 }), 'horoscope', { day: 1 }, 'd12 5 d100 1')],
  ['a meditation', () => says(dragons({ intellect: 12 }), 'meditate', { method: 'frampanar', skill: 3, neglected: 1 }, 'd100 1')],
]
