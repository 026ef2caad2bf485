import type { Mind } from '../../kit/bot.ts'
import { remoteMind, type Thought } from '../../kit/mind.ts'

/** A bot that thinks in a worker of its own: however long it takes, the page goes on, and it can be stopped. */
export const workerMind = (worker: Worker, bot: string): Mind => {
  const mind = remoteMind(bot, {
    ask: (asked) => worker.postMessage(asked),
    end: () => worker.terminate(),
  })
  worker.addEventListener('message', ({ data }: MessageEvent<Thought>) => mind.answered(data))
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    mind.broken(new Error(event.message))
  })
  return mind
}
