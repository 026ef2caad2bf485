import type { AnyBots } from '../../kit/bot.ts'
import { type Dice, seededDice } from '../../kit/dice.ts'
import { answerAsked } from '../../kit/mind.ts'
import { heapBots } from '../../kit/testing/heapGame.ts'
import type { Minds } from './minds.ts'

/** Bots that think in this process, out of a seed. */
export const handMinds = (bots: AnyBots = heapBots, dice: Dice = seededDice(1)): Minds => ({
  mindOf: (_, bot) => ({
    think: async (view, seat) => {
      const thought = await answerAsked(bots, dice)({ id: 0, bot, view, seat })
      if ('error' in thought) throw new Error(thought.error)
      return thought.command
    },
    end: () => {},
  }),
  close: async () => {},
})
