import type { StartWords } from '../../../../../house/face/face.ts'
import { formatOf } from '../../../../../house/texts/format.ts'
import type { StartTexts, Texts } from '../../texts.ts'

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

/** Said to the house, which shows it on the start screen. */
export const words: StartWords = {
  begin: 'Begin a journey',
  beginHint: 'A dreamer is waiting for you; every choice will be explained.',
  resume: 'Resume the journey',
  yours: 'Your dreamers',
  noneYet: 'You have no dreamer of your own yet.',
  create: 'Create a dreamer',
  togetherHint: 'A table online: the keeper of dreams opens it, the others join.',
  practise: 'Practise',
  practiseHint: 'Lessons step by step, then ways to keep your hand in.',
  daily: {
    name: 'Tonight’s stake',
    hint: 'Little time, a spell to cast: the same for everybody, with the same dice.',
    won: 'Played tonight: won.',
    lost: 'Played tonight: lost.',
  },
  learn: 'Learn by playing',
  learnHint: 'First lesson: a five-minute ascent, step by step.',
}

/** What its own pieces of the start screen say. */
export const start: StartTexts['ui']['start'] = {
  ready: 'Dreamers ready to go up',
  resumeHint: (p) => `${p.dreamer} is waiting for you: ${p.place}.`,
  rules: 'Rules',
}
