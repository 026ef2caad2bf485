import { formatOf } from '../format.ts'
import type { shell as french } from '../fr/shell.ts'
import { typeset } from '../typeset.ts'

const { count, percent } = formatOf('en')

export const shell = typeset<typeof french>('en', {
  reference: {
    title: 'The rules',
    intro: 'What the game applies, in our own words. Each number is the one that the rolls and the journal show.',
    search: 'Search the rules',
    none: 'No rule matches this search: try another word.',
    chapters: 'Chapters',
    whole: 'Read all the rules',
    previous: 'Previous rule',
    next: 'Next rule',
    found: (p) => (p.count === 1 ? `${p.count} rule` : `${p.count} rules`),
  },
  zones: {
    notebook: 'Notebook',
    moment: 'The moment',
    fold: 'Fold',
    unfold: 'Answer',
  },
  undo: {
    asked: (p) => `${p.name} asks to take back a choice whose outcome is already known.`,
    grant: 'Grant',
    refuse: 'Refuse',
    alone:
      'The outcome of that choice is already known. Take it back all the same? Chance will fall anew, and the journal will say so.',
    keep: 'Keep this choice',
    waits: 'Your wish to take it back waits for the others.',
  },
  question: {
    details: (p) => `Details: ${p.answer}`,
    advised: 'advice',
    advisedFor: (p) => `The best: ${p.chance}.`,
    thresholds: 'Thresholds',
    chance: (p) => `${percent(p.chance)} chance`,
  },
  dice: {
    roll: 'Roll',
    rollAll: (p) => {
      if (p.bags === 0) return `Roll all ${p.count} dice`
      return p.bags === p.count ? `Draw all ${p.count}` : `Roll and draw all ${p.count}`
    },
    draw: 'Draw it',
    plainDie: (p) => `A die of ${p.sides} sides, from 1 to ${p.sides}`,
    plainHow: 'Throw it, then say what it shows.',
    plainDraw: 'A draw',
    saidBy: (p) => `What ${p.name} said, still waiting`,
    throws: 'is throwing…',
    saidThrows: (p) => `${p.name} has to throw: ${p.die}.`,
    letTakeBack: 'Let it be taken back',
    takeBack: 'Take it back',
  },
  skips: {
    toQuestion: 'Go to the question',
    toLine: 'Go to the line of words',
  },
  ear: {
    line: 'Say what you do, or ask',
    hint: 'An answer, or: table, again, help, undo.',
    table: 'The table in words',
    takenBack: 'The last choice is taken back.',
    send: 'Say',
    open: 'Say or ask in words',
    close: 'Close the line of words',
    listed: (p) => `${p.before}; ${p.after}`,
    asks: (p) => `${p.title}. ${p.answers}.`,
    chance: (p) => `${p.answer}, ${percent(p.chance)}`,
    closed: (p) => `${p.answer}, closed: ${p.why}`,
    marked: (p) => `${p.what}, marked`,
    help: (p) => `To say now: ${p.now}. To ask: ${p.asks}. The beginning of a word is enough where it leaves no doubt.`,
    unheard: (p) => `“${p.said}” is not understood: say help for the list of words.`,
    several: (p) => `“${p.said}” may mean ${p.could}: say more of it.`,
    notNow: (p) => `“${p.said}” is not for now. Say again to hear what is asked.`,
    notYet: 'It is not your turn yet: wait for what is being played to end.',
  },
  lessons: {
    done: 'learnt',
    begun: (p) => `under way, ${p.at} of ${p.of}`,
    steps: (p) => count(p.count, { one: 'step', other: 'steps' }),
    name: (p) => `Lesson ${p.number}: ${p.title}`,
    step: (p) => `${p.at} / ${p.of}`,
    guide: 'The guide',
    astray: 'Not this way.',
    retry: 'Try again',
    retryHint: 'Or play on: you can come back to this point whenever you like.',
    over: 'What you have learnt',
    next: (p) => `Next lesson: ${p.title}`,
    restart: 'Take this lesson again',
    unknown: 'There is no such lesson, or no longer.',
  },
})
