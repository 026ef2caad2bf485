import { formatOf } from '../../../../../house/texts/format.ts'
import type { practice } from '../../fr/practice/index.ts'

const { count, percent } = formatOf('en')
const points = (n: number): string => count(n, { one: 'point', other: 'points' })

export const coach: (typeof practice)['coach'] = {
  title: 'The mentor',
  wasBest: (p) => `You chose to ${p.chosen}, and that was best: ${p.chance}.`,
  wasNothing: (p) => `Nothing to hope for on this ascent (${p.chance}): you did well to come down.`,
  goesNowhere: (p) => `Nothing to hope for on this ascent (${p.chance}): better to come down and sleep.`,
  why: {
    water: (p) => `Yours goes into the water, mastered ${percent(p.mastery)} of the time.`,
    farther: (p) =>
      `From there the land of the spell is ${count(p.steps, { one: 'step', other: 'steps' })} away instead of ${p.best}: as many encounter dice, and the fatigue of each step.`,
    offMap: 'To leave the map is to come back anywhere.',
    waits: (p) => `Waiting costs ${p.cost}, plus an encounter die, and gains no ground.`,
    leaves: (p) => `Going up again costs ${p.cost}, plus an encounter die, from the same cell.`,
    passes: 'What you let pass is of no more use.',
    mastery: (p) => `Mastering succeeds ${percent(p.percent)} of the time.`,
    voie: (p) => `By ${p.voie}, mastering succeeded ${percent(p.percent)} of the time.`,
    souffle: (p) => `Repressing risked a breath, ${percent(p.percent)} of the time.`,
    castHere: (p) => `The spell could be cast right here, with a chance of ${percent(p.percent)}.`,
    castEarly: (p) => `Here the spell succeeds ${percent(p.percent)} of the time.`,
    way: 'Water, steps and encounters together, this path is less safe.',
  },
  /** ENC-4: what another voie is named for, which no chance of a spell weighs. */
  namedFor: {
    experience: 'What yours would have learnt from the Dragon is not counted here.',
    shadow: 'The shadow of Thanatos it keeps away is not counted here.',
  },
  wasEven: (p) => `You chose to ${p.chosen}: ${p.chance}. No other choice was surely better.`,
  leftOut: (p) =>
    `Left out: being lost farther on counts as a failure here, which may change the difference by ${points(p.points)}.`,
  takeBack: 'Take this choice back',
  wasWorse: (p) => `You chose to ${p.chosen}: ${p.chance}. Better to ${p.best}: ${p.bestChance}, ${points(p.points)} more.`,
  gropedWell: (p) =>
    `To find yourself soonest, that was the best step: ${p.steps} ${p.steps === '1' ? 'step' : 'steps'} on average.`,
  gropedWorse: (p) =>
    `To find yourself soonest, better to grope ${p.way}: ${p.steps} ${p.steps === '1' ? 'step' : 'steps'} on average, ${p.more} fewer.`,
  all: 'All the chances',
  ask: 'Advice',
  aimless: 'With no spell in mind the mentor has nothing to weigh.',
  mattered: 'What mattered most',
  mistakeless: 'No decision cost you any chance.',
  replay: 'Play on from here',
  toward: (p) => `towards the ${p.place}`,
  costliest: (p) => `The costliest answer: ${points(p.points)} of chance.`,
  bothWays: { taken: 'Your answer', other: 'The other answer', label: 'Both ways' },
}
