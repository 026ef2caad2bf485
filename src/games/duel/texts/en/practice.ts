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
  positionsLead: (p: { solved: number; of: number }) =>
    `Positions won within a turn, in one way only. ${count(p.solved, { one: 'solved', other: 'solved' })} of ${p.of}.`,
  position: (p: { number: number }) => `Position ${p.number}`,
  positionSolved: (p: { number: number }) => `Position ${p.number}, solved`,
  guide: 'The position',
  task: 'Brume has one dreamer left and nothing in hand. Wake it within this turn, whatever is added from the row.',
  solved: 'Awake: that was the only way.',
  lost: 'This turn will no longer surely wake it.',
  again: 'Begin again',
  next: 'Next position',
  show: 'Show what to play',
  aimed: (p: { card: string; at: string }) => `${p.card} on ${p.at}`,
  solution: (p: { plays: string; waker: string }) => `To be played: ${p.plays}. Wakes it: ${p.waker}.`,
})
