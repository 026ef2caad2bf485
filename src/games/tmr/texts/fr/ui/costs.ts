import { formatOf } from '../../../../../house/texts/format.ts'
import type { Measure } from '../../../rules/prices/price.ts'

const { count, signed } = formatOf('fr')

/** What an answer takes, each measure in a word or two. */
export const costs: Readonly<Record<Measure, (p: { points: number }) => string>> = {
  dream: (p) => count(p.points, { one: 'point de rêve', other: 'points de rêve' }),
  fatigue: (p) => count(p.points, { one: 'case de fatigue', other: 'cases de fatigue' }),
  life: (p) => count(p.points, { one: 'point de vie', other: 'points de vie' }),
  repression: (p) => `refoulement ${signed(p.points)}`,
  seuil: (p) => `seuil de rêve ${signed(-p.points)}`,
  spellPoints: (p) => count(p.points, { one: 'point de sort', other: 'points de sort' }),
  experience: (p) => count(p.points, { one: 'point d’expérience', other: 'points d’expérience' }),
  levels: (p) => `niveau ${signed(-p.points)}`,
  rounds: (p) => count(p.points, { one: 'round', other: 'rounds' }),
  hours: (p) => count(p.points, { one: 'heure', other: 'heures' }),
}
