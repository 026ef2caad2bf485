import { answerAsked } from '../../kit/mind.ts'
import { heapBots } from '../../kit/testing/heapGame.ts'
import type { Minds } from './minds.ts'

/** The bots of the heap, thinking in this process. */
export const handMinds = (): Minds => ({
  mindOf: (_, bot) => ({
    think: async (view, seat) => {
      const thought = await answerAsked(heapBots)({ id: 0, bot, view, seat })
      if ('error' in thought) throw new Error(thought.error)
      return thought.command
    },
    end: () => {},
  }),
  close: async () => {},
})
