import type { journal as frenchJournal } from '../fr/play.ts'
import type { Texts } from '../texts.ts'

/** Dice and journal of any game. */
export const dicePanel: Texts['ui']['dicePanel'] = {
  typed: 'What your dice show',
  wrongFace: (p) => `This die shows a number between ${p.least} and ${p.most}.`,
  between: (p) => `A number from ${p.least} to ${p.most}`,
  succeeds: (p) => (p.most < 1 ? 'Nothing can succeed.' : `Succeeds from 1 to ${p.most}.`),
  drawn: 'What you have drawn',
  nameIt: 'Its name',
  wrongName: 'Nothing like that can be drawn: write one of the names of the list.',
  choose: 'From the list',
  last: 'What just fell',
  passed: 'passed',
  failed: 'failed',
  whose: { target: 'target' },
  rolledBy: { target: (p) => `the target's roll, ${p.told}: ${p.good}` },
  good: { actor: 'good for you', onlooker: 'good for whoever acts' },
  bad: { actor: 'against you', onlooker: 'against whoever acts' },
  shows: (p) => `${p.die}: ${p.face}`,
  stones: { white: 'white stone', black: 'black stone' },
  card: (p) => `card: ${p.name}`,
  cardHidden: 'card face down',
  lot: (p) => p.drawn,
  against: (p) => `${p.die}: ${p.face} against ${p.chance}`,
}

export const journal: typeof frenchJournal = {
  tab: 'Journal',
  allNews: 'All that just happened',
  justNow: 'What just happened',
  empty: 'Nothing yet. The journal will write itself as you go.',
  copy: 'Copy the journal',
  export: 'Export the journal',
  backToNow: 'Back to now',
  past: 'A past moment.',
  first: 'To the beginning',
  last: 'To the end',
  undone: 'taken back',
  earlier: (p) => `Earlier (${p.count} more)`,
  later: (p) => `Later (${p.count} more)`,
  copyRefused: 'The browser refuses to copy: export the journal instead.',
}
