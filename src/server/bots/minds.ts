import { Worker } from 'node:worker_threads'
import { type Mind, patient } from '../../kit/bot.ts'
import type { Clock } from '../../kit/due.ts'
import { remoteMind, type Thought } from '../../kit/mind.ts'
import type { Role } from '../../kit/roles.ts'

/** Where the bots of all tables think: never where the tables are served. */
export interface Minds {
  mindOf(game: string, bot: string): Mind
  close(): Promise<void>
}

/** So many think at once; the others wait their turn, which is not counted as theirs. */
const THINKERS = 2
const PATIENCE = 10_000

interface Thread {
  think(game: string, bot: string, view: unknown, seat: Role): Promise<unknown>
  end(): Promise<unknown>
}

const startThread = (file: URL, clock: Clock, patience: number): Thread => {
  const worker = new Worker(file)
  worker.unref()
  let hear = (_: Thought): void => {}
  let broken = (_: unknown): void => {}
  worker.on('message', (thought: Thought) => hear(thought))
  worker.on('error', (error) => broken(error))
  worker.on('exit', () => broken(new Error('the thread of a bot has ended')))
  return {
    think: (game, bot, view, seat) => {
      const mind = remoteMind(bot, { ask: (asked) => worker.postMessage({ game, asked }), end: () => {} })
      hear = mind.answered
      broken = mind.broken
      return patient(mind, clock, patience).think(view, seat)
    },
    end: () => worker.terminate(),
  }
}

export const createMinds = (file: URL, clock: Clock, patience = PATIENCE): Minds => {
  const all = new Set<Thread>()
  const idle: Thread[] = []
  const waiting: ((thread: Thread) => void)[] = []

  const start = (): Thread => {
    const thread = startThread(file, clock, patience)
    all.add(thread)
    return thread
  }

  const take = async (): Promise<Thread> => {
    const free = idle.pop()
    if (free) return free
    return all.size < THINKERS ? start() : new Promise((resolve) => waiting.push(resolve))
  }

  const giveBack = (thread: Thread): void => {
    const next = waiting.shift()
    if (next) next(thread)
    else idle.push(thread)
  }

  /** Whatever it was about, it stops; whoever waits gets another. */
  const stop = (thread: Thread): void => {
    all.delete(thread)
    void thread.end()
    waiting.shift()?.(start())
  }

  const think = async (game: string, bot: string, view: unknown, seat: Role): Promise<unknown> => {
    const thread = await take()
    try {
      const command = await thread.think(game, bot, view, seat)
      giveBack(thread)
      return command
    } catch (error) {
      stop(thread)
      throw error
    }
  }

  return {
    mindOf: (game, bot) => ({ think: (view, seat) => think(game, bot, view, seat), end: () => {} }),
    close: async () => {
      for (const thread of all) await thread.end()
      all.clear()
      idle.length = 0
    },
  }
}
