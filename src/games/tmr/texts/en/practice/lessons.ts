import { typeset } from '../../../../../house/texts/typeset.ts'
import type { practice } from '../../fr/practice/index.ts'

export const hub: (typeof practice)['hub'] = {
  title: 'Practise',
  lead: 'Learn the Middle Lands on your own, on the same map and with the same choices.',
  back: 'Back to practice',
}

export const lessons: (typeof practice)['lessons'] = {
  title: 'Lessons',
  progress: (p) => (p.done === 0 ? `${p.of} short guided journeys, best taken in order.` : `${p.done} of ${p.of} learnt.`),
  last: 'You have seen all ten. Short questions will keep your hand in; the rest comes with travelling.',
  train: 'Train',
  first: 'Begin with the first lesson',
  next: 'Go to the next lesson',
}

/** What stands around a lesson: a first visit needs no more of practice. */
export const aroundLessons = typeset('en', { hub, lessons })
