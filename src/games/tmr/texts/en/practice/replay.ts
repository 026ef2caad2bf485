import type { practice } from '../../fr/practice/index.ts'

export const replay: (typeof practice)['replay'] = {
  title: 'A moment played again',
  lead: 'A moment of your journey, with other dice. Nothing of it is kept.',
  beside: (p) => `The pale figure walks the first journey again, step for step: ${p.place}.`,
  ways: 'Dotted, the way of this time; dashed, the first.',
  again: 'Again from here',
  back: 'Back to the journey',
}
