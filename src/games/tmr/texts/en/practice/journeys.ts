import { formatOf } from '../../../../../house/texts/format.ts'
import type { practice } from '../../fr/practice/index.ts'

export const replay: (typeof practice)['replay'] = {
  title: 'A moment played again',
  lead: 'A moment of your journey, with other dice. Nothing of it is kept.',
  beside: (p) => `The pale figure walks the first journey again, step for step: ${p.place}.`,
  ways: 'Dotted in red, the path of this time; in blue, the first.',
  again: 'Again from here',
  back: 'Back to the journey',
}

const { count } = formatOf('en')
const rounds = (n: number): string => count(n, { one: 'round', other: 'rounds' })

export const journeys: (typeof practice)['journeys'] = {
  title: 'Journeys',
  none: 'No journey yet: each is written here as it ends.',
  all: (p) => `See all ${p.count} journeys`,
  inNotebook: 'Open in the record',
  back: 'Back to the record',
  unknown: 'This journey is not in this record.',
  page: (p) => `${p.name}, a journey`,
  wanted: (p) => `Set out for ${p.spell}.`,
  wandered: 'Set out with no spell in mind.',
  figures: (p) =>
    [
      rounds(p.rounds),
      `dream spent ${p.dream}`,
      ...(p.fumbles > 0 ? [count(p.fumbles, { one: 'total failure', other: 'total failures' })] : []),
    ].join(' · '),
  lucky: (p) => `lucky rolls ${p.favoured} of ${p.rolls}, ${p.expected} expected`,
  gone: 'This dreamer is no longer in this browser: only the path and the figures remain.',
  elsewhere: 'Played at a table: only the path and the figures remain.',
  lives: 'Lives',
  life: (p) =>
    `${count(p.journeys, { one: 'journey', other: 'journeys' })}, ${count(p.places, { one: 'cell walked', other: 'cells walked' })} of 189.`,
  lifeCasts: (p) => `Spells: ${p.spells}.`,
  lifeTimes: (p) => (p.times > 1 ? `${p.spell} (${p.times} times)` : p.spell),
  lifeFumbles: (p) => `${count(p.fumbles, { one: 'total failure', other: 'total failures' })}.`,
  firsts: 'First times, sealed where the journey ended:',
  first: {
    cast: 'First spell cast',
    stored: 'First spell laid in reserve',
    fumble: 'First total failure',
    'thrown-out': 'First time thrown out',
    asleep: 'First time asleep on the way',
  },
  places: (p) => `${p.name} on the map: ${count(p.places, { one: 'cell walked', other: 'cells walked' })}`,
  picture: {
    label: (p) => `${p.name}: the path on the map. ${p.told}`,
    making: 'The picture is being drawn…',
    failed: 'The picture could not be drawn in this browser.',
    share: 'Share the picture',
    save: 'Save the picture',
    file: 'journey',
  },
  luck: 'The dice',
  answers: 'Your answers',
  weighing: 'Your answers are being weighed…',
  unweighed: 'With no spell in mind, or nothing to choose, there is nothing to weigh.',
  noOdds: 'This table does not show the odds: nothing is weighed.',
  flawless: 'No answer cost you any chance.',
  round: (p) => `Round ${p.round}`,
  course: 'What the journey was worth after each answer.',
  courseTold: (p) =>
    `The chance of the spell over ${count(p.count, { one: 'answer', other: 'answers' })}, from ${p.from} to ${p.to}.`,
  watch: 'Watch it on the map',
  beside: 'Play it again beside the first',
  goOn: (p) => `Go on with ${p.name}`,
  watchHere: 'Watch',
  step: (p) => `Answer ${p.at} of ${p.of}`,
  over: 'The journey is over',
  previous: 'Previous',
  next: 'Next',
  nothing: 'There was nothing to weigh here.',
  toPage: 'The journey’s page',
  again: 'Watch from the beginning',
  axes: {
    luck: 'lucky rolls',
    share: 'chance',
    journeys: 'journeys',
    above: 'rolls above expectation',
    answers: 'answers',
    worth: 'chance of the spell',
    questions: 'questions',
    rating: 'rating',
  },
}
