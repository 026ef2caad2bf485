import { formatOf } from '../../../../../house/texts/format.ts'
import type { practice } from '../../fr/practice/index.ts'

const { count } = formatOf('en')

export const record: (typeof practice)['record'] = {
  title: 'Record',
  lead: 'Your journeys, casts, luck and rating over time.',
  open: 'Open the record',
  sums: {
    journeys: 'Journeys',
    journeysOf: (p) => (p.journeys === 0 ? 'none yet' : `${p.journeys}, ${p.fulfilled || 'none'} with a spell`),
    casts: 'Casts',
    castsOf: (p) => (p.tried === 0 ? 'none yet' : `${p.done} of ${p.tried} succeeded`),
    lessons: 'Lessons',
    lessonsOf: (p) => `${p.lessons} of ${p.of}`,
    drills: 'Questions',
    drillsOf: (p) => `${p.drills}, ${p.score} on average`,
    evenings: 'Evenings',
  },
  luck: 'Luck',
  noLuck: 'No journey yet: luck is counted on dice.',
  rolls: (p) => `Rolls that went well: ${p.favoured} of ${p.rolls}, ${p.expected} expected.`,
  atLeast: (p) => `As many rolls going well, or more: ${p.chance} of the time.`,
  bell: 'With these rolls, each number of rolls going well and its chance; the marked bar is what the dice gave.',
  course:
    'Journey by journey, rolls that went well above (or below) what was expected, all journeys together; nineteen times in twenty you stay in the band.',
  courseTold: (p) =>
    `${count(p.count, { one: 'journey', other: 'journeys' })}; rolls going well, against what was expected: ${p.above}.`,
  ends: {
    cast: 'spell cast',
    stored: 'laid in reserve',
    down: 'came down',
    'thrown-out': 'thrown out',
    asleep: 'asleep',
  },
  rating: 'Rating',
  noRating: 'No question yet: the rating follows your answers.',
  ratingNow: (p) => `${p.rating}, give or take ${p.spread}.`,
  provisional: 'Still provisional.',
  ratingTold: (p) => `The rating after ${count(p.count, { one: 'question', other: 'questions' })}, from ${p.from} to ${p.to}.`,
  figures: 'The figures',
  heads: {
    journey: 'Journey',
    end: 'End',
    rolls: 'Rolls',
    favoured: 'Went well',
    expected: 'Expected',
    atLeast: 'As many, or more',
    drill: 'Question',
    score: 'Score',
    difficulty: 'Difficulty',
    rating: 'Rating',
  },
  files: 'Keep it, take it along',
  filesLead: 'This record stays in this browser. A file carries it elsewhere; imported, it joins what is there already.',
  export: 'Export the record',
  name: 'record',
}
