import { expect, test } from 'vitest'
import { type Dice, seededDice } from '../../../kit/dice.ts'
import { answerAsked } from '../../../kit/mind.ts'
import { joueur } from '../../../kit/roles.ts'
import { seedOfText } from '../../../kit/seedOfText.ts'
import { cryptoDice } from '../../../server/common/cryptoDice.ts'
import { type Command, duel } from '../rules/index.ts'
import { duelBots } from './index.ts'

test('[HID-6] a bot says nothing where its seat is not awaited', () => {
  const state = duel.initial(duel.seating.newTable)
  for (const [name, bot] of Object.entries(duelBots)) {
    const command = bot(duel.view(state, joueur('a')), joueur('a'), seededDice(1))
    expect(command, name).toMatchObject({ type: 'bring' })
    const events = duel.decide(state, command as never, joueur('a'), { roll: () => 1 })
    const after = (events as never[]).reduce(duel.evolve, state)
    expect(bot(duel.view(after, joueur('a')), joueur('a'), seededDice(1)), name).toBeNull()
  }
})

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

test('the same dice make it think the same', async () => {
  const decks = [await think(seededDice(7)), await think(seededDice(7))]
  expect(decks[1]).toEqual(decks[0])
})
