import { formatOf } from '../../../../../house/texts/format.ts'
import type { Texts } from '../../texts.ts'

const { count, signed } = formatOf('en')

export const costs: Texts['ui']['costs'] = {
  dream: (p) => count(p.points, { one: 'dream point', other: 'dream points' }),
  fatigue: (p) => count(p.points, { one: 'fatigue box', other: 'fatigue boxes' }),
  life: (p) => count(p.points, { one: 'life point', other: 'life points' }),
  repression: (p) => `repression ${signed(p.points)}`,
  seuil: (p) => `dream threshold ${signed(-p.points)}`,
  spellPoints: (p) => count(p.points, { one: 'spell point', other: 'spell points' }),
  experience: (p) => count(p.points, { one: 'experience point', other: 'experience points' }),
  levels: (p) => `level ${signed(-p.points)}`,
  rounds: (p) => count(p.points, { one: 'round', other: 'rounds' }),
  hours: (p) => count(p.points, { one: 'hour', other: 'hours' }),
}
