import type { AnyBots } from '../../kit/bot.ts'
import { answerAsked, type MindAsked } from '../../kit/mind.ts'
import { chanceDice } from './chanceDice.ts'

export const serveBots = (bots: AnyBots): void => {
  const answer = answerAsked(bots, chanceDice())
  self.addEventListener('message', ({ data }: MessageEvent<MindAsked>) => {
    void answer(data).then((thought) => self.postMessage(thought))
  })
}
