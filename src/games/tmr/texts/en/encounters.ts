import { formatOf } from '../../../../house/texts/format.ts'
import type { Texts } from '../texts.ts'
import { morePoints } from './counted.ts'

const { count } = formatOf('en')
const cells = (n: number): string => count(n, { one: 'cell', other: 'cells' })
const rounds = (n: number): string => count(n, { one: 'lost round', other: 'lost rounds' })

const risk = (counter: number): string => {
  if (counter >= 20) return "no d20 can save you, the Dragon's breath is here"
  const faces = counter === 1 ? 'a 1' : `${counter} or less`
  return `${faces} on a d20 calls a Dragon's breath`
}
const repressed = (p: { counter: number }): string => `It never happened. Repression becomes ${p.counter}: ${risk(p.counter)}.`

const whirled =
  (far: number) =>
  (p: { lost: string; further: string }): string =>
    `It carries you off by ${cells(far)} a round, who knows which way: ${p.lost} for this lost round, ${p.further} for each one after.`

const until = (hour: string): string => `until the end of the ${hour} tomorrow`
const evaded = (p: { hour: string }): string => `You leave the Lands at once. It waits on this cell ${until(p.hour)}.`

export const encounters: Texts['encounters'] = {
  messager: {
    name: 'Messenger of Dreams',
    short: 'Messenger',
    evocation: 'A runner without a face, one hand held out, asking where to carry your voice.',
    mastered: (p) =>
      `It runs up to ${cells(p.strength)} from here and, this round, a spell can be cast from there in your stead.`,
    unmastered: () => 'It walks away and carries nothing.',
    evaded,
    repressed,
    passed: 'It runs on, taking nothing and leaving nothing.',
    held: null,
  },
  passeur: {
    name: 'Ferryman of Dreams',
    short: 'Ferryman',
    evocation: 'A pole, a boat that needs no water, and one free seat.',
    mastered: (p) =>
      `It sets you down where you wish, at most ${cells(p.strength)} away, with no fatigue and no other encounter.`,
    unmastered: () => 'It drifts off, the boat empty.',
    evaded,
    repressed,
    passed: 'It glides away without taking you aboard.',
    held: null,
  },
  fleur: {
    name: 'Flower of Dreams',
    short: 'Flower',
    evocation: 'It opens where nothing grows, and its scent is a happy memory.',
    mastered: (p) => `You breathe it in: ${morePoints(p.strength)}.`,
    unmastered: () => 'It withers before you can pick it.',
    evaded,
    repressed,
    passed: null,
    held: null,
  },
  mangeur: {
    name: 'Dream Eater',
    short: 'Eater',
    evocation: 'A mouth, mostly, and behind it a very old hunger.',
    mastered: () => 'It shuts its mouth and goes.',
    unmastered: (p) => `It feeds: ${p.lost} lost.`,
    evaded,
    repressed,
    passed: null,
    held: null,
  },
  changeur: {
    name: 'Dream Changer',
    short: 'Changer',
    evocation: 'A juggler turns over three cups: under each, the same landscape.',
    mastered: () => 'It can set you down on any other cell of the same kind, as you choose.',
    unmastered: () => 'It throws you onto another cell of the same kind, and does not say which.',
    evaded,
    repressed,
    passed: null,
    held: null,
  },
  briseur: {
    name: 'Dream Breaker',
    short: 'Breaker',
    evocation: 'A sound of glass comes nearer, though nothing is broken yet.',
    mastered: () => 'The sound stops, and the way is free.',
    unmastered: () => 'Your concentration shatters: you leave the Lands, and so does it.',
    evaded: (p) => `You leave the Lands, but it stays here ${until(p.hour)}; had it won, it would be gone.`,
    repressed,
    passed: null,
    held: null,
  },
  reflet: {
    name: 'Reflection of an Old Dream',
    short: 'Reflection',
    evocation: 'Someone you once were looks at you, and will not let go.',
    mastered: () => 'It pales, and gives you back to yourself.',
    unmastered: () => 'It holds you on this cell; you must struggle round after round until you master it.',
    evaded,
    repressed,
    passed: null,
    held: (p) => `${rounds(p.lostRounds)}; each further round costs ${p.further}.`,
  },
  'tourbillon-blanc': {
    name: 'White Whirl',
    short: 'White Whirl',
    evocation: 'A spiral of pale mist, turning without a sound and asking for nothing.',
    mastered: () => 'The mist falls, and you stay where you are.',
    unmastered: whirled(1),
    evaded,
    repressed,
    passed: null,
    held: (p) => `${rounds(p.lostRounds)}: break free now and you will be ${cells(p.lostRounds)} from here.`,
  },
  'tourbillon-noir': {
    name: 'Black Whirl',
    short: 'Black Whirl',
    evocation: 'The sky has a drain, and all that you know begins to slide towards it.',
    mastered: () => 'The dark closes, and you stay where you are.',
    unmastered: whirled(2),
    evaded,
    repressed,
    passed: null,
    held: (p) => `${rounds(p.lostRounds)}: break free now and you will be ${cells(2 * p.lostRounds)} from here.`,
  },
  'passeur-fou': {
    name: 'Mad Ferryman',
    short: 'Mad Ferryman',
    evocation: 'The boat comes askew, the pole strikes at random, and a laughing voice names one of your reserves.',
    mastered: () => 'It spins around and is gone, its boat empty.',
    unmastered: () =>
      'It throws you onto the nearest reserve, which goes off at once; with none, it leaves you somewhere at random.',
    evaded,
    repressed,
    passed: null,
    held: null,
  },
  'tourbillon-rouge': {
    name: 'Red Whirl',
    short: 'Red Whirl',
    evocation: 'The wind has the colour of blood, and it is yours that it looks for.',
    mastered: () => 'The red pales, and you stay where you are.',
    unmastered: whirled(4),
    evaded,
    repressed,
    passed: null,
    held: (p) => `${rounds(p.lostRounds)}: break free now and you will be ${cells(4 * p.lostRounds)} from here.`,
  },
  'reve-de-dragon': {
    name: "Dragon's Dream",
    short: "Dragon's Dream",
    evocation: 'A Dragon is dreaming close by and, for an instant, what it dreams is you.',
    mastered: (p) => `You hold its gaze: ${morePoints(p.strength)}, and a Dragon's head on an exceptional success.`,
    unmastered: () => "You falter: a Dragon's tail strikes you, two on a total failure.",
    evaded,
    repressed,
    passed: null,
    held: null,
  },
}
