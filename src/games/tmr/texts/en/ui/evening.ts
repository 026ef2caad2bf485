import { formatOf } from '../../../../../house/texts/format.ts'
import type { Texts } from '../../texts.ts'

const { count } = formatOf('en')

/** All journeys of an evening, told as one story. */
export const evening: Texts['ui']['evening'] = {
  open: 'Story of the evening',
  title: (p) => (p.table ? `The evening: ${p.table}` : 'The evening'),
  none: 'Nobody has gone up yet: there is nothing to tell.',
  went: {
    normal: (p) => `${p.name} goes up into the Middle Lands, step by step.`,
    accelerated: (p) => `${p.name} goes up into the Middle Lands, in haste.`,
  },
  wentFor: {
    normal: (p) => `${p.name} goes up into the Middle Lands, step by step, for ${p.spells}.`,
    accelerated: (p) => `${p.name} goes up into the Middle Lands, in haste, for ${p.spells}.`,
  },
  from: (p) => `The half-dream was waiting ${p.place}.`,
  fromSomewhere: 'The half-dream was waiting somewhere.',
  failed: (p) => `${p.name} casts ${p.spell}: the spell does not take.`,
  dragonDreamt: (p) => `A Dragon’s Dream crosses the sleep, strength ${p.strength}.`,
  steps: (p) => (p.count === 1 ? `A step leads ${p.place}.` : `${p.count} steps lead ${p.place}.`),
  blind: (p) => (p.count === 1 ? 'A step, nobody knows where.' : `${p.count} steps, nobody knows where.`),
  lostFor: (p) => `${p.name} strays in this way for ${count(p.rounds, { one: 'round', other: 'rounds' })}.`,
  stillLost: (p) => `${p.name} has not yet found the way again.`,
  asleep: (p) => `${p.name} is still asleep.`,
  map: (p) => `The path of ${p.name} on the map; last known ${p.place}`,
  underWay: 'The journey is not over.',
  last: 'Last time',
  goOn: 'Go on',
  takeDreamer: (p) => `Take ${p.name} along as a file`,
  takeHint: 'The file opens again in this browser or at another table. The story can be read, printed and kept.',
  copy: 'Copy',
  print: 'Print',
  keep: 'Keep',
  fileName: 'story-of-the-evening',
}
