import type { practice } from '../../fr/practice/index.ts'

export const lessons: (typeof practice)['lessons'] = {
  title: 'Lessons',
  progress: (p) => (p.done === 0 ? `${p.of} short guided journeys, best taken in order.` : `${p.done} of ${p.of} learnt.`),
  last: 'You have seen all ten. The rest comes with travelling.',
}
