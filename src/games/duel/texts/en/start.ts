import { typeset } from '../../../../house/texts/typeset.ts'
import type { StartTexts } from '../texts.ts'

export const start: StartTexts = typeset('en', {
  words: {
    begin: 'Face Drowsy',
    beginHint: 'A duel alone against the program, to begin with. It hesitates, and often slips.',
    resume: 'Go on with the duel',
    yours: 'Your duels',
    noneYet: 'No duel yet: face the program, or open a table.',
    togetherHint: 'Two, three or four, each at home, with a link.',
    practise: 'Practise',
    practiseHint: 'Lessons, and positions to be won within a turn.',
    daily: {
      name: 'The position of the day',
      hint: 'One turn to wake the dreamer: the same for everybody.',
      won: 'Solved today.',
      lost: 'Tried today, not solved yet.',
    },
    learn: 'A first duel, step by step',
    learnHint: 'Fifteen moves, and you can play.',
  },
  strengths: {
    somnolent: { name: 'Drowsy', line: 'Sensible, with large slips.' },
    reveur: { name: 'Dreaming', line: 'The best next step, always.' },
    lucide: { name: 'Lucid', line: 'Looks further than the next step.' },
  },
  seats: {
    you: 'You',
    numbered: (p: { number: number }) => `Player ${p.number}`,
  },
  against: 'Against the program',
  face: 'Face it',
  faceOne: (p: { name: string }) => `Face ${p.name}`,
  here: 'Two at this device',
  hereLine: 'Cards are turned face down while the device changes hands.',
  decks: 'Your decks',
  fared: {
    against: (p) => `against ${p.name}, ${p.won} won and ${p.lost} lost`,
    deck: (p) => `This deck so far: ${p.met.join('; ')}.`,
  },
  rules: 'The rules',
  card: {
    against: (p: { names: string }) => `against ${p.names}`,
    lastPlayed: (p: { when: string }) => `played ${p.when}`,
  },
  table: {
    count: 'How many players?',
    advanced: 'Advanced rules: powers too have their circles and crosses',
    compose: 'Several at this device',
    two: 'Two: three dreamers each, twenty cards.',
    more: 'Three or four: two dreamers each, ten cards.',
    person: 'Somebody here',
    nobody: 'Nobody',
    begin: 'Begin this duel',
  },
})
