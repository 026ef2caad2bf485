import { expect, test } from 'vitest'
import { type Dice, seededDice } from '../../../kit/dice.ts'
import { answerAsked } from '../../../kit/mind.ts'
import { joueur } from '../../../kit/roles.ts'
import { seedOfText } from '../../../kit/seedOfText.ts'
import { cryptoDice } from '../../../server/common/cryptoDice.ts'
import { type Command, duel } from '../rules/index.ts'
import { laidOut } from '../rules/testing/play.ts'
import { duelBots } from './index.ts'
import { worthFor } from './worth.ts'

const think = async (dice: Dice): Promise<Command> => {
  const view = duel.view(duel.initial(duel.seating.newTable), joueur('b'))
  const thought = await answerAsked(duelBots, dice)({ id: 0, bot: 'reveur', view, seat: joueur('b') })
  if ('error' in thought) throw new Error(thought.error)
  return thought.command as Command
}

test('[HID-6] what a bot brings is not to be told from what everybody sees', async () => {
  const view = duel.view(duel.initial(duel.seating.newTable), joueur('b'))
  const told = await think(seededDice(seedOfText(JSON.stringify(view))))
  const decks = await Promise.all(Array.from({ length: 60 }, () => think(cryptoDice())))
  expect(decks.filter((deck) => JSON.stringify(deck) === JSON.stringify(told)).length).toBeLessThan(decks.length)
  expect(new Set(decks.map((deck) => JSON.stringify(deck))).size).toBeGreaterThan(1)
})

const table = (ofA: Record<string, unknown>, ofB: Record<string, unknown>) => {
  const seats = [
    { seat: 'a', dreamer: 'garde-haie', ...ofA },
    { seat: 'b', dreamer: 'eclusier', ...ofB },
  ]
  return laidOut({ current: 'a', seats })
}

const FIGHTER = { artefacts: [{ card: 'tison', endurance: 2 }] }

test.each([
  ['a fighter', FIGHTER],
  ['powers', { powers: ['D-R1', 'D-R2'] }],
  ['a hand', { hand: ['houe'] }],
])('%s of one’s own is worth something, and as much is lost by that of the other', (_, what) => {
  const level = worthFor(table({}, {}), 'a')
  expect(worthFor(table(what, {}), 'a')).toBeGreaterThan(level)
  expect(worthFor(table({}, what), 'a')).toBeLessThan(level)
  for (const [ofA, ofB] of [
    [what, {}],
    [{}, what],
  ] as const)
    expect(worthFor(table(ofA, ofB), 'a')).toBeCloseTo(-worthFor(table(ofA, ofB), 'b'))
})
