import type { AnyBots } from '../../kit/bot.ts'
import { answerAsked } from '../../kit/mind.ts'
import { heapBots } from '../../kit/testing/heapGame.ts'
import type { Minds } from './minds.ts'

/** Bots that think in this process. */
export const handMinds = (bots: AnyBots = heapBots): Minds => ({
  mindOf: (_, bot) => ({
    think: async (view, seat) => {
      const thought = await answerAsked(bots)({ id: 0, bot, view, seat })
      if ('error' in thought) throw new Error(thought.error)
      return thought.command
    },
    end: () => {},
  }),
  close: async () => {},
})
