import type { practice } from '../../fr/practice/index.ts'

const tasks = (count: number): string => (count === 1 ? '1 spell' : `${count} spells`)

export const evenings: (typeof practice)['evenings'] = {
  title: 'Before dawn',
  lead: 'One night, one dreamer, a list of spells. Go up, sleep, go up again: until dawn.',
  begin: 'An evening',
  goOn: 'Go on with the evening',
  soFar: (p) => `An evening is waiting for you: ${tasks(p.done)} of ${p.of}.`,
  unknown: 'There is no such evening.',
  list: 'To do before dawn',
  cast: (p) => `Cast ${p.spell} (${p.land})`,
  lay: (p) => `Put ${p.spell} in reserve (${p.land})`,
  done: 'done',
  hours: (p) => (p.hours === 1 ? 'Last hour of the night.' : `${p.hours} hours of night.`),
  expecting: (p) => `The best known play is being reckoned: ${p.percent}.`,
  expected: (p) => `The best known play manages ${p.mean} on average, over ${p.nights} nights played.`,
  noExpectation: 'The best known play could not be reckoned.',
  finish: 'End the evening',
  finishSure: 'End it now?',
  over: (p) => `Dawn: ${tasks(p.count)} of ${p.of}`,
  above: 'Better than the best known play: the dice, or you.',
  equal: 'What the best known play expects.',
  below: 'Less than the best known play expects.',
  share: (p) => `${p.count}: ${p.share}`,
  shares: 'Over these nights, how many spells:',
  next: 'Another evening',
  again: 'This evening again',
}
