import { formatOf } from '../../../../../house/texts/format.ts'
import type { Texts } from '../../texts.ts'

const { count, signed } = formatOf('en')
const spells = (n: number): string => count(n, { one: 'spell', other: 'spells' })

/** What the list tells of a dreamer. */
export const library: Pick<
  Texts['ui']['library'],
  'go' | 'place' | 'lost' | 'strength' | 'knows' | 'knowsAll' | 'keeps' | 'kept' | 'corrected' | 'unchanged'
> = {
  go: 'Set out',
  place: (p) => `${p.name} (${p.cell})`,
  lost: (p) => `position lost, ${p.inA}`,
  strength: (p) => `${p.voie} ${signed(p.level)}`,
  knows: (p) => spells(p.count),
  knowsAll: 'every spell',
  keeps: (p) => count(p.count, { one: 'reserve', other: 'reserves' }),
  kept: (p) => `${p.name} can go up.`,
  corrected: (p) => `The sheet of ${p.name} is up to date.`,
  unchanged: 'Nothing has changed.',
}

/** The dreamers that are ready to go up. */
export const ready: Texts['ui']['ready'] = {
  nitouche: {
    name: 'Nitouche',
    line: 'A young dreamer, already skilled in Hypnos. The right choice for a first journey.',
  },
  balthazar: {
    name: 'Balthazar',
    line: 'Old and powerful, versed in all four ways; short of breath, rich in reserves.',
  },
  lison: {
    name: 'Lison',
    line: 'A novice, with a single spell and little dream ahead of her. Every step counts.',
  },
}

/** What the sheet says in short. */
export const brief: Pick<Texts['ui']['sheet'], 'reve' | 'dreamOf'> = {
  reve: 'DREAM',
  dreamOf: (p) => `${count(p.dream, { one: 'dream point', other: 'dream points' })}, DREAM ${p.reve}`,
}
