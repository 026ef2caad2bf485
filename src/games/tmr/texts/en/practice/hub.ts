import type { practice } from '../../fr/practice/index.ts'

export const hub: (typeof practice)['hub'] = {
  title: 'Practise',
  lead: 'Learn the Middle Lands on your own, on the same map and before the same choices.',
  back: 'Back to practice',
}
