import { formatOf } from '../../../../house/texts/format.ts'
import type * as french from '../fr/terms.ts'

const { count } = formatOf('en')
const ofPowers = (n: number): string => count(n, { one: 'power', other: 'powers' })

export const colours: typeof french.colours = {
  red: { name: 'red', of: 'red', letter: 'R' },
  green: { name: 'green', of: 'green', letter: 'G' },
  blue: { name: 'blue', of: 'blue', letter: 'B' },
  white: { name: 'white', of: 'white', letter: 'W' },
  rainbow: { name: 'rainbow', of: 'rainbow', letter: 'Rb' },
}

export const kinds: typeof french.kinds = {
  'day+': { name: 'day, happy' },
  'day-': { name: 'day, bad' },
  'night+': { name: 'night, happy' },
  'night-': { name: 'night, bad' },
  special: { name: 'special' },
}

export const properties: typeof french.properties = { '+': { name: 'happy' }, '-': { name: 'bad' } }

export const types: typeof french.types = { monster: { name: 'monster' }, weapon: { name: 'weapon' }, item: { name: 'item' } }

export const powerTerms: typeof french.powerTerms = {
  lengthen: { verb: 'Lengthen', does: (p) => `+${p.value} endurance to one of your artefacts, itself included, up to 4.` },
  wear: { verb: 'Erode', does: (p) => `−${p.value} endurance to an opposing artefact.` },
  still: {
    verb: 'Still',
    does: (p) =>
      `${p.value > 1 ? `Up to ${p.value} opposing artefacts are` : '1 opposing artefact is'} turned over until your next turn: no attack, no defence, the way is no longer barred.`,
  },
  recall: { verb: 'Recall', does: (p) => `Up to ${ofPowers(p.value)} of the used ones come back to your row.` },
  dispel: {
    verb: 'Dispel',
    does: (p) => (p.value > 1 ? `Up to ${ofPowers(p.value)} from any rows are used up.` : '1 power from any row is used up.'),
  },
  twice: { verb: 'Redouble', does: () => 'Two attacks a turn, every turn.' },
  shelter: { verb: 'Shelter', does: (p) => `In defence: +${p.value} to what is attacked.` },
  barter: { verb: 'Barter', does: (p) => `Up to ${ofPowers(p.value)} of your row for as many of another player's.` },
  exchange: { verb: 'Exchange', does: () => 'Your dreamer for another player’s.' },
}

export const facts: typeof french.facts = {
  artefact: (p) => `${p.colour} ${p.type}`,
  attack: (p) => `attack ${p.attack}`,
  defence: (p) => `defence ${p.defence}`,
  noDefence: 'no defence',
  endurance: (p) => `endurance ${p.endurance}`,
  costDay: (p) => `${p.count} of day`,
  costNight: (p) => `${p.count} of night`,
  costSame: (p) => `${p.count} of one kind`,
  cost: (p) => `costs ${p.cost}`,
  resists: (p) => `resists ${p.colour}`,
  fears: (p) => `fears ${p.colour}`,
  conception: (p) => count(p.count, { one: 'conception', other: 'conceptions' }),
  noConception: 'no conception',
  held: (p) => `stilled by ${p.name}`,
  opposite: (p) => `${p.card} opposite`,
  heldByYou: 'stilled by you',
  mayAttack: 'may attack',
  hasAttacked: 'has attacked',
  exhausted: 'has no endurance left',
  powerResists: (p) => `${p.colour} circle`,
  powerFears: (p) => `${p.colour} cross`,
  power: (p) => `${p.colour} power, ${p.kind}`,
  doubledIfColour: 'Paid all in its colour: doubled.',
}
