import type { Dice } from '../../../src/kit/dice.ts'
import { toyRules } from '../toy/rules.ts'
import { PEBBLES } from './pebbles.ts'

/** What the bag holds the first time; then one of each. */
const AT_FIRST: Readonly<Record<string, number>> = { quartz: 2, silex: 1 }

/** The open one is drawn from a bag. */
const outOfBag = (dice: Dice, first: boolean): Dice => ({
  roll: (ask) => {
    if (ask.label !== 'open') return dice.roll(ask)
    const weights = PEBBLES.map((name) => (first ? (AT_FIRST[name] ?? 0) : 1))
    const drawn = dice.roll({ label: 'open', among: PEBBLES, weights, from: 'bag' })
    return 1 + (PEBBLES.indexOf(`${drawn}`) % 6)
  },
})

const toy = toyRules('stones')

/** Whoever has real pebbles says what they drew, at any table. */
export const rules: typeof toy = {
  ...toy,
  decide: (state, command, by, dice) => {
    const first = command.kind === 'roll' && state[command.seat]?.open === null
    return toy.decide(state, command, by, outOfBag(dice, first))
  },
  throwing: (_state, _by, faces) => (faces === 'entered' ? 'each' : 'program'),
  throwerOf: (_state, _by, ask) => ('among' in ask ? 'sender' : 'program'),
}
