import { formatOf } from '../../../../house/texts/format.ts'
import { typeset } from '../../../../house/texts/typeset.ts'
import type { PracticeTexts } from '../texts.ts'

const { count } = formatOf('en')

export const practice: PracticeTexts = typeset('en', {
  title: 'Practise the duel',
  lessons: 'Lessons',
  lessonsLead: 'A first duel step by step, then a lesson for each power.',
  afterFirst: 'You can play. Drowsy is waiting: it hesitates, and is often wrong.',
  face: 'Face Drowsy',
  afterLast: 'You know the nine powers. Here is where they are combined.',
  positions: 'One turn to wake them',
  positionsLead: (p) => `Positions won within a turn, in one way only. ${p.solved} of ${p.of} solved.`,
  oneCard: 'One card to play',
  severalCards: 'Two or three, in order',
  position: (p) => `Position ${p.number}`,
  positionSolved: (p) => `Position ${p.number}, solved`,
  guide: 'The position',
  task: 'Brume has one dreamer left and nothing in hand. Wake it within this turn, whatever Brume adds from the row.',
  solved: 'Awake, with nothing to spare: that was the only way.',
  solvedWith: (p) => `Awake, but this could have been left out: ${p.what}. Can you do without?`,
  attacksMore: (p) => count(p.count, { one: 'attack', other: 'attacks' }),
  lost: 'This turn will no longer surely wake it.',
  refuted: {
    held: (p) =>
      p.added > 0
        ? `Brume adds ${p.added}: ${p.attack} against ${p.defence}.`
        : `${p.attack} against ${p.defence}: ${p.on} holds with nothing added.`,
    next: (p) =>
      p.added > 0
        ? `${p.card} against ${p.on}: Brume will add ${p.added}, ${p.attack} against ${p.defence}.`
        : `${p.card} against ${p.on}: ${p.attack} against ${p.defence} at best.`,
    feared: (p) => `Nothing guards the dreamer any more, but its colour turns away: ${p.cards}.`,
    spent: (p) =>
      p.guards
        ? `Nothing is left to attack with, and before the dreamer stands: ${p.guards}.`
        : 'Nothing guards the dreamer any more, and nothing is left to attack with.',
    ended: (p) =>
      p.guards
        ? `The turn has passed, and before the dreamer stands: ${p.guards}.`
        : 'The turn has passed, and nothing guarded the dreamer any more.',
  },
  again: 'Begin again',
  next: 'Next position',
  hint: (p) => `A hint (${p.number} of ${p.of})`,
  hintCard: (p) => `Look at ${p.card}, in your hand.`,
  aimed: (p) => `${p.card} (${p.at})`,
  hintCards: (p) => `To be played: ${p.plays}. Wakes it: ${p.waker}.`,
  hintOrder: 'In this order:',
  day: {
    title: 'The position of the day',
    lead: 'The same for everybody today. What is shared is how many tries and hints, nothing else.',
    open: 'Solve the position of the day',
    see: 'See the position of the day again',
    of: (p) => `Position of ${p.day}`,
    done: (p) => `Today: ${p.line}`,
    line: 'To share, giving nothing away',
    notYet: 'That day has not come yet, or is in no calendar.',
  },
})
