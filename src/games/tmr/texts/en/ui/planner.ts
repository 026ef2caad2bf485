import { formatOf } from '../../../../../house/texts/format.ts'
import type { Texts } from '../../texts.ts'

const { count, number, plural } = formatOf('en')
const rounded = (value: number): string => number(Math.round(value * 10) / 10)

export const planner: Texts['ui']['planner'] = {
  title: 'Odds of the journey',
  pick: 'For which spell?',
  pickNone: 'Choose a spell',
  scale: 'chance from each cell',
  shades: 'Tint the map by these chances',
  noShades: 'Take the shades off the map',
  noGoal: 'Without a goal there is nothing to reckon.',
  setGoal: 'Choose a goal',
  computing: 'Working out the odds…',
  notNow: 'Nothing to work out at this moment.',
  toldLost: 'While you are lost, the best step is told below the six ways.',
  openDifficulty: 'The difficulty of this spell depends on what it aims at: its odds cannot be told beforehand.',
  inTen: (p) => {
    if (p.of === 0) return `Almost no chance (${p.chance}) of casting this spell in one ascent.`
    if (p.of === 10) return `Almost certain (${p.chance}).`
    return `About ${count(p.of, { one: 'chance', other: 'chances' })} in 10 (${p.chance}) of casting this spell in one ascent.`
  },
  hopeful: (p) => `${p.chance} if you were told at once where you are, once lost.`,
  prudentNote:
    'An ascent lasts until you come down. With best play, never repressing or evading on the way; being lost farther on counts as a failure.',
  best: 'Best now',
  bestActions: {
    ascend: 'go up',
    master: 'master it',
    repress: 'repress it',
    evade: 'evade',
    descend: 'come down',
    sleep: 'sleep',
    letPass: 'let it pass',
    decline: 'do without its service',
    struggle: 'struggle',
    by: (p) => ` by ${p.voie}`,
    masterCell: 'master the cell',
    stay: 'stay here',
    cast: 'cast the spell',
    castByMessenger: 'cast it through the Messenger',
    goTo: (p) => `go to the ${p.place}`,
    jump: (p) => `leap to the ${p.place}`,
    takeGift: { fleur: 'take a Flower', passeur: 'take a Ferryman', messager: 'take a Messenger' },
    move: (p) => `step ${p.toward}`,
  },
  ascents: {
    this: (p) => `this ascent ${p.chance}`,
    next: (p) => `on the next ascent ${p.chance}`,
    night: (p) => `after a night ${p.chance}`,
    hour: (p) => `the cell emptied ${p.chance}`,
    thrownOut: (p) => `thrown out, on the next ${p.chance}`,
  },
  advised: {
    sleepFirst: 'Sleep first.',
    waitFirst: (p) => `Better to wait: the cell empties after the ${p.hour}.`,
    comeDown: 'Nothing to hope for on this ascent: come down, sleep.',
    comeDownAnyway: 'Nothing to hope for on this ascent: come down.',
    otherSpell: 'Nothing to hope for with this spell from here: choose another, or change lands.',
  },
  noneSurely: (p) =>
    `No answer is surely the best: being lost farther on counts as a failure here, which may change the difference by ${count(p.points, { one: 'point', other: 'points' })}.`,
  ends: 'How it ends',
  success: 'spell cast',
  out: 'thrown out of the Lands',
  lost: 'lost',
  asleep: 'asleep',
  expected: (p) =>
    `On average ${count(Math.round(p.rounds), { one: 'round', other: 'rounds' })} and ${rounded(p.fatigue)} ${plural(p.fatigue, { one: 'fatigue box', other: 'fatigue boxes' })}.`,
  dreamLeft: (p) =>
    `${rounded(p.points)} ${plural(p.points, { one: 'dream point', other: 'dream points' })} would be left after a success.`,
  dragon: (p) => `Risk of a breath: ${p.souffle}; of a tail: ${p.queue}.`,
  otherMode: (p) => `In ${p.mode} mode: ${p.chance}.`,
  lostTitle: 'Where am I?',
  lostBest: {
    found: (p) => `Best step: ${p.toward}, ${p.chance} to be found again within ${p.steps} steps (water and encounters counted).`,
    cast: (p) =>
      `Best step: ${p.toward}, ${p.chance} on this ascent (water, encounters, fatigue counted; staying lost is a failure).`,
  },
  lostHopeless: (p) => `Nothing to hope from these steps on this ascent. The one that tells most: ${p.toward}.`,
  lostTelling: (p) => `The most telling, ${p.toward} (found again: ${p.known}), is worth ${p.chance}.`,
  lostWeighing: 'The six steps are being weighed…',
  lostLook: 'Mark a step: the map shows where it would lead from each possible cell.',
  lostCastHere: 'This spell can be cast here, lost or not.',
  foretold: {
    toward: (p) => `A step ${p.toward}:`,
    several: (p) =>
      `${p.land}${p.wet ? ' (water)' : ''}, ${p.chance}: ${count(p.left, { one: 'cell would be left', other: 'cells would be left' })}`,
    one: (p) => `${p.place}${p.wet ? ', water' : ''}, ${p.chance}: found again`,
    off: (p) => `off the map, ${p.chance}: you are told where you arrive`,
    again: 'Touch again to go.',
    first: 'Touch a step to see where it leads, again to go there.',
  },
  likeliest: (p) => `Likeliest: ${p.place} (${p.chance}).`,
  hindrances: {
    'no-ascent': 'A fixed idea forbids going up: no chance today.',
    'unknown-spell': 'This spell is not known: it cannot be cast.',
    'seuil-too-low': 'This ritual would cost more of the dream threshold than is left: it would be refused.',
    'reserve-urgency': 'An urge bars magic until its reserve has gone off: no chance in one ascent.',
    'purification-tour': 'The long wandering still has several cells to go: magic stays barred during this ascent.',
  },
  bounds: {
    queues:
      'What a tail drawn on the way would do is not reckoned: prudently a Dragon’s Dream not mastered counts as a failure; at best it changes nothing.',
    gifts: 'The gifts of the cities are bounded: at worst none, at best one an ascent.',
    'special-encounters':
      'A Red Whirl or a Mad Ferryman not mastered is bounded: at worst a failure, at best a drift whose end you would be told.',
    'closed-cities':
      'A closed city is counted as if it had to be mastered each time you enter: the true chance is a little better.',
    'tamed-water':
      'The water to be tamed is counted as if it had to be mastered each time you enter: the true chance is a little better.',
    stars: 'What the stars do to the ritual stays secret: these odds leave it out.',
    waiting:
      'The encounter that waits counts each time its cell is reached, though it is faced only once: the true chance is a little better.',
  },
  waitingHopeful: 'The chance at best is still being worked out…',
}
