import { formatOf } from '../../../../../house/texts/format.ts'
import type { practice } from '../../fr/practice/index.ts'

const { percent } = formatOf('en')
const steps = (count: number): string => (count === 1 ? '1 step' : `${count} steps`)

export const drills: (typeof practice)['drills'] = {
  title: 'Drills',
  lead: 'One situation, one question. Answer first: the exact chances come after.',
  kinds: {
    land: 'Which land?',
    encounter: 'An encounter',
    water: 'Water',
    lost: 'Lost',
    reserve: 'A reserve first?',
    count: 'How many reserves?',
  },
  rating: (p) => `Your rating: ${p.rating}.`,
  provisional: (p) => `Your rating: about ${p.rating}, not sure yet.`,
  unrated: 'No rating yet: answer a first question.',
  done: (p) => (p.count === 1 ? '1 question answered.' : `${p.count} questions answered.`),
  making: 'A situation is being made…',
  failed: 'This question could not be made.',
  unknown: 'There is no such question.',
  another: 'Another question',
  hardness: { plain: 'easy', middling: 'fair', close: 'hard' },

  asks: {
    land: (p) => `Where do you go to cast ${p.spell}?`,
    encounter: (p) => `${p.name} of strength ${p.strength}: what to do?`,
    water: (p) => `For ${p.spell}: through the water, or around?`,
    lost: () => 'Lost: which step will tell you soonest where you are?',
    reserve: (p) => `${p.spell} in reserve first, or ${p.second} at once?`,
    count: (p) => `How many reserves of ${p.spell} in one ascent?`,
  },
  facts: {
    land: (p) => `Land of the spell: ${p.genre}. Of these three, which gives the best chance of getting there and casting it?`,
    encounter: (p) => `The goal is ${p.spell} (${p.genre}). Which answer leaves the best chance of casting it?`,
    water: (p) => `Land of the spell: ${p.genre}. Which step leaves the best chance of casting it?`,
    lost: (p) => `Ringed cells: ${p.count}. You are on one of them; the land a step leads to will tell which, or rule some out.`,
    reserve: (p) =>
      `${p.spell} can be cast here. ${p.second} needs another land (${p.genre}). One ascent only: count the spells ready at its end.`,
    count: (p) =>
      `Cost ${p.cost}, land: ${p.genre}. One ascent only: everything succeeds, nothing is met, and you have to stay awake.`,
  },
  answers: {
    land: (p) => `${p.place}, ${steps(p.steps)} away`,
    wet: (p) => `Through the water, ${p.toward}: ${p.place}`,
    dry: (p) => `On dry land, ${p.toward}: ${p.place}`,
    way: (p) => `A step ${p.toward}`,
    reserve: (p) => `${p.spell} in reserve first`,
    goOn: (p) => `${p.second} at once`,
    number: (p) => (p.count === 0 ? 'None' : p.count === 1 ? '1 reserve' : `${p.count} reserves`),
  },
  figures: {
    chance: (p) => p.figure,
    spells: (p) => `${p.figure} ${Number(p.figure) === 1 ? 'spell' : 'spells'}`,
    steps: (p) => `${p.figure} ${Number(p.figure) === 1 ? 'step' : 'steps'}`,
    count: (p) => p.figure,
  },

  right: 'Right.',
  asGood: 'Just as good.',
  wrong: 'Not the best.',
  yours: 'your answer',
  nextAscent: 'on the next ascent',
  thrownOut: 'thrown out, on the next ascent',
  units: {
    chance: 'Chance of casting the spell, well played from there',
    spells: 'Spells ready at the end, on average',
    steps: 'Steps until you know where you are, on average',
    count: 'Reserves allowed by',
  },
  limits: { level: 'the level in the way', dream: 'dream points', fatigue: 'fatigue', decides: 'decides' },
  best: 'the best',
  nearBest: 'as good',
  score: (p) => `${p.score} of the points`,
  by: {
    chance: (p) => `“${p.best}” was worth ${p.by} more`,
    spells: (p) => `“${p.best}” was worth ${p.by} ${Number(p.by) === 1 ? 'spell' : 'spells'} more`,
    steps: (p) => `“${p.best}” finds it in ${p.by} fewer ${Number(p.by) === 1 ? 'step' : 'steps'}`,
    count: (p) => `The answer was: ${p.best}`,
  },
  points: (p) => (p.points === 0 ? 'less than a point' : p.points === 1 ? '1 point' : `${p.points} points`),
  because: (p) => `, because ${p.why}`,
  forIt: (p) => `Indeed, ${p.why}`,
  why: {
    master: (p) =>
      `mastering succeeds ${percent(p.mastery)} of the time and the journey goes on; repressing risks a breath ${percent(p.souffle)} of the time, and evading puts it all off to another ascent.`,
    masterBriseur: (p) =>
      `a Breaker that wins throws you out and is gone: mastering (${percent(p.mastery)}) risks no more than another ascent, as evading does, and repressing risks a breath ${percent(p.souffle)} of the time.`,
    evade: (p) =>
      `mastering succeeds ${percent(p.mastery)} of the time, repressing risks a breath ${percent(p.souffle)} of the time, and another ascent, with the cell empty again, does better.`,
    repress: (p) =>
      `a breath comes ${percent(p.souffle)} of the time and you stay up there, while mastering fails ${percent(100 - p.mastery)} of the time.`,
    wet: (p) =>
      `the water is mastered ${percent(p.mastery)} of the time and saves ${steps(p.shorter)}, and as many encounter dice.`,
    wetOnly: (p) => `the dry way around is beyond the fatigue left, and the water is mastered ${percent(p.mastery)} of the time.`,
    dry: (p) =>
      `mastering the water fails ${percent(100 - p.mastery)} of the time, and the way around (${steps(p.shorter)} more) risks less than that.`,
    dryLater: (p) => `another crossing, a little further, is better than the water here (${percent(p.mastery)}).`,
    otherDry: () => 'of the two dry steps this one keeps the best way.',
    nearerDry: (p) =>
      p.chosen === null
        ? `it is ${steps(p.best)} away on dry land, and the other is reached through water only.`
        : `it is ${steps(p.best)} away on dry land; the other takes ${p.chosen} on dry land${p.wet < p.chosen ? ` (${p.wet} through the water)` : ''}.`,
    acrossWater: (p) =>
      `it is ${steps(p.best)} away through the water against ${p.chosen}, and the water is worth the steps saved.`,
    encounters: () => 'the steps being equal, it is the encounters of the lands on the way that make the difference.',
    lands: () => 'its way is the safest, water, steps and encounters counted together.',
    clues: (p) =>
      `of the cells that fit (${p.candidates}) this step leaves ${p.left} on average; a step ${p.toward} leaves ${p.other}.`,
    cluesLater: () => 'the cells it leaves are told apart sooner by the step after.',
    reserve: (p) =>
      `this spell succeeds ${percent(p.cast)} of the time, is kept whatever comes, and leaves enough to try the other (${p.other} if you leave at once).`,
    goOn: (p) =>
      `the first spell fails ${percent(100 - p.cast)} of the time, and a failure throws you out before the other, which has a chance of ${p.other}.`,
    limits: (p) => `the level allows ${p.level}, dream points ${p.dream}, fatigue ${p.fatigue}: the least decides.`,
  },
  firstCounts: (p) => `Only the first try counts: ${p.score}`,
  ratingMoved: (p) => `Rating ${p.before} → ${p.after} (${p.by})`,
  already: (p) => `You have answered it already: ${p.score} of the points. Here is the answer.`,
  ratedBefore: 'Answered before: the rating no longer moves.',
  notKept: 'This browser could not keep the result.',
  tryAgain: 'Try again',
  showMe: 'Show me',
  tried: 'Tried already.',
  notThat: (p) => `Not “${p.answer}”.`,
  short: {
    wetWay: (p) =>
      `Its way takes ${steps(p.steps)}, ${p.waters} of them in water: each water is mastered ${percent(p.mastery)} of the time, and a failure throws you out.`,
    dryWay: (p) => `It takes ${steps(p.steps)}: as many encounter dice and fatigue boxes.`,
    around: (p) =>
      `It is ${steps(p.far)} away in a straight line, but water bars the way: on dry land it takes ${p.steps}, as many encounter dice and fatigue boxes.`,
    tooFar: 'That way, the fatigue left is not enough.',
    water: (p) => `Mastering the water fails ${percent(100 - p.mastery)} of the time, and a failure throws you out of the Lands.`,
    master: (p) => `Mastering fails ${percent(100 - p.mastery)} of the time: ${p.fate}.`,
    fates: {
      mangeur: 'it then devours some of your dream points',
      changeur: 'it carries you elsewhere, and you are lost',
      briseur: 'it throws you out of the Lands',
      reflet: 'it holds you, round after round',
      'tourbillon-blanc': 'it carries you off, and you are lost',
      'tourbillon-noir': 'it carries you far off, and you are lost',
      other: 'this ascent suffers for it',
    },
    repress: (p) => `Repressing wakes a Dragon's breath ${percent(p.souffle)} of the time: here that counts as a failure.`,
    evade: 'Evading ends this ascent: the next has to be paid again, in points, fatigue and encounter dice.',
    clues: (p) => `Cells that would still fit after this step, on average: ${p.left} of ${p.of}.`,
    reserve: (p) => `This spell fails ${percent(100 - p.cast)} of the time, and a failure throws you out.`,
    goOn: (p) => `This spell had a chance of ${percent(p.cast)} right here; the other, leaving at once: ${p.other}.`,
    tooMany: (p) =>
      p.level < p.count
        ? `The level does not allow ${p.count}.`
        : p.dream < p.count
          ? `Dream points do not pay for ${p.count}: each reserve costs one more, and you must stay awake.`
          : `Fatigue does not allow ${p.count}.`,
    tooFew: 'Level, dream points and fatigue allow more.',
  },
  drawn: (p) =>
    `On the map: the best way in arrows${p.yours === 'drawn' ? ', yours in dots' : ''}${p.water ? `, each water with its mastery (${p.water})` : ''}.`,
  drawnHops: 'On the map: the land this step would lead to from each cell.',
  theme: 'Themes',
  themeDone: (p) => `${p.right} right of ${p.done}`,
  noneFound: 'No question clear enough was found this time. Try again, or another theme.',
  tryTheme: 'Search again',
  review: {
    title: 'To go over',
    lead: (p) => (p.count === 1 ? '1 missed question to go over.' : `${p.count} missed questions to go over.`),
    none: 'Nothing to go over: no question missed.',
    open: 'Go over',
    next: 'The next to go over',
    mended: 'It will not come back.',
  },
  race: {
    title: 'Against the clock',
    lead: 'Three minutes, as many right answers as you can; a mistake costs ten seconds. The rating does not move.',
    begin: 'Begin the race',
    left: (p) => `${p.time} left`,
    count: (p) => `${p.right} right`,
    right: 'Right.',
    wrong: 'No: ten seconds less.',
    over: (p) =>
      `${p.right === 1 ? '1 right answer' : `${p.right} right answers`}, ${p.wrong === 1 ? '1 mistake' : `${p.wrong} mistakes`}.`,
    best: (p) => `Your best race: ${p.right}.`,
    again: 'Another race',
    missed: 'Questions missed',
    notYet: 'No race yet.',
  },
  next: 'Next question',
  playOn: 'Play on',
  playingOn: 'You play on, with real dice. None of this counts.',

  daily: {
    title: 'The question of the day',
    lead: 'The same for everybody, today.',
    open: 'Answer the question of the day',
    see: 'See the question of the day again',
    doneToday: (p) => `Done today: ${p.score}.`,
    of: (p) => `Question of ${p.day}`,
    streak: (p) => (p.days === 1 ? '1 day running.' : `${p.days} days running.`),
    notYet: 'That day has not come yet.',
    noDay: 'That is not a day of the calendar.',
    line: 'Your result, to share',
    calendar: 'Calendar',
    earlier: 'The month before',
    later: 'The month after',
    dayDone: (p) => `${p.day}: ${p.score}`,
    dayOpen: (p) => `${p.day}: not answered yet`,
    dayToCome: (p) => `${p.day}: to come`,
  },
}
