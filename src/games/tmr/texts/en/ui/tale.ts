import { formatOf } from '../../../../../house/texts/format.ts'
import type { Texts } from '../../texts.ts'

const { count } = formatOf('en')
const points = (n: number): string => count(n, { one: 'point', other: 'points' })

/** A journey that is over, told on a card. */
export const tale: Texts['ui']['tale'] = {
  title: 'The journey',
  open: 'Tale of the journey',
  map: (p) => `The path on the map, up to the ${p.place}`,
  mapUnknown: 'The map: the path is not known',
  ending: {
    will: 'Came down at will.',
    evasion: 'An evasion ended the journey.',
    briseur: 'Concentration was shattered by a Breaker.',
    wet: 'The water won.',
    closed: 'A city stayed closed.',
    conquest: 'The cell was not conquered.',
    purification: 'The purification failed.',
    erratic: 'A stored failure came down and burst.',
    failure: 'Concentration broke.',
    fumble: 'The spell burst.',
    broken: 'Concentration was broken from outside.',
    spell: 'The journey succeeded: the spell came down with you.',
    read: 'The sign was read.',
    synthesis: 'The synthesis was tried.',
    asleep: 'The journey ended in sleep.',
  },
  spell: {
    aimed: (p) => `Spell: ${p.spell}.`,
    resisted: (p) => `${p.spell}: nobody was touched.`,
    impossible: (p) => `${p.spell}: impossible magic.`,
    unaimed: (p) => `${p.spell}, which could not be aimed.`,
    erratic: (p) => `Total failure: ${p.spell}.`,
    stored: (p) => `Laid in reserve: ${p.spell}.`,
    failureStored: (p) => `A failure laid in reserve: ${p.spell}.`,
  },
  met: (p) => `On the way: ${p.names}.`,
  rounds: 'Rounds',
  dream: 'Dream spent',
  dreamBoth: (p) => `${p.spent}, ${p.won} won`,
  fatigue: 'Fatigue',
  life: 'Life lost',
  fumbles: 'Total failures',
  luck: 'Lucky rolls',
  luckFigures: (p) => `${p.favoured} of ${p.rolls}, ${p.expected} expected`,
  verdict: {
    none: 'No die decided anything.',
    usual: 'The dice were about as expected.',
    lucky: 'The dice were rather good.',
    'very-lucky': 'The dice were far better than expected: less than once in twenty.',
    unlucky: 'The dice were rather bad.',
    'very-unlucky': 'The dice were far worse than expected: less than once in twenty.',
  },
  learned: (p) => `Experience: ${p.what}.`,
  inReve: (p) => `${points(p.points)} in DREAM`,
  inVoie: (p) => `${points(p.points)} in ${p.voie}`,
  next: {
    sleep: 'Next: sleep; dream points come back with the hours.',
    rest: 'Next: rest; too few dream points are left to go far.',
    aimed: 'Next: another ascent, or rest.',
    again: 'Next: go up again; the half-dream waits where it was left.',
  },
}
