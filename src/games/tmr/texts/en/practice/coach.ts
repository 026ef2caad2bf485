import { formatOf } from '../../../../../house/texts/format.ts'
import type { practice } from '../../fr/practice/index.ts'

const { count } = formatOf('en')
const points = (n: number): string => count(n, { one: 'point', other: 'points' })

export const coach: (typeof practice)['coach'] = {
  title: 'The mentor',
  wasBest: (p) => `That was best: ${p.chance} to cast the spell you want.`,
  wasWorse: (p) => `You chose to ${p.chosen}: ${p.chance}. Better to ${p.best}: ${p.bestChance}, ${points(p.points)} more.`,
  gropedWell: (p) => `The best step to find yourself: ${p.steps} on average.`,
  gropedWorse: (p) => `Better to grope ${p.way}: ${p.steps} steps on average to find yourself, ${p.more} fewer.`,
  all: 'All the chances',
  ask: 'Advice',
  aimless: 'With no spell in mind the mentor has nothing to weigh.',
  mattered: 'What mattered most',
  mistakeless: 'No decision cost you any chance.',
  replay: 'Play this moment again',
}
