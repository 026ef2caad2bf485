import type { AnyBots, Mind } from '../../kit/bot.ts'
import { type Dice, seededDice } from '../../kit/dice.ts'
import { answerAsked } from '../../kit/mind.ts'
import { heapBots } from '../../kit/testing/heapGame.ts'
import type { Minds } from './minds.ts'

/** Bots that think in this process, out of a seed. */
export const handMinds = (bots: AnyBots = heapBots, dice: Dice = seededDice(1)): Minds => {
  const sitting = new Set<Mind>()
  const mindOf: Minds['mindOf'] = (_, bot) => {
    const mind: Mind = {
      think: async (view, seat) => {
        const thought = await answerAsked(bots, dice)({ id: 0, bot, view, seat })
        if ('error' in thought) throw new Error(thought.error)
        return thought.command
      },
      end: () => sitting.delete(mind),
    }
    sitting.add(mind)
    return mind
  }
  return { mindOf, count: () => sitting.size, close: async () => {} }
}
