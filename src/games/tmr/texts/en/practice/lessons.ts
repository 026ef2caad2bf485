import { formatOf } from '../../../../../house/texts/format.ts'
import type { practice } from '../../fr/practice/index.ts'

const { count } = formatOf('en')

export const lessons: (typeof practice)['lessons'] = {
  title: 'Lessons',
  progress: (p) => (p.done === 0 ? `${p.of} short guided journeys, best taken in order.` : `${p.done} of ${p.of} learnt.`),
  done: 'learnt',
  begun: (p) => `under way, ${p.at} of ${p.of}`,
  steps: (p) => count(p.count, { one: 'step', other: 'steps' }),
  name: (p) => `Lesson ${p.number}: ${p.title}`,
  step: (p) => `${p.at} / ${p.of}`,
  guide: 'The guide',
  retry: 'Try again',
  retryHint: 'Or play on: you can come back to this point whenever you like.',
  over: 'What you have learnt',
  next: (p) => `Next lesson: ${p.title}`,
  last: 'You have seen all ten. The rest comes with travelling.',
  restart: 'Take this lesson again',
  unknown: 'There is no such lesson, or no longer.',
}
