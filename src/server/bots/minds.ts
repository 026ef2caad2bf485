import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type Mind, patient } from '../../kit/bot.ts'
import type { Clock } from '../../kit/due.ts'
import { remoteMind, type Thought } from '../../kit/mind.ts'
import type { Role } from '../../kit/roles.ts'
import { createThinking, type Thinker } from './thinking.ts'

/** Where the bots of all tables think: never where the tables are served. */
export interface Minds {
  mindOf(game: string, bot: string, table: string): Mind
  /** Those that sit somewhere. */
  count(): number
  close(): Promise<void>
}

/** So many think at once, beside whoever serves the tables; the others wait their turn, which is not counted as theirs. */
const THINKERS = Math.max(1, Math.min(4, availableParallelism() - 1))
const PATIENCE = 10_000

interface Thread extends Thinker {
  think(game: string, bot: string, view: unknown, seat: Role, effort: number): Promise<unknown>
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
    think: (game, bot, view, seat, effort) => {
      const mind = remoteMind(bot, { ask: (asked) => worker.postMessage({ game, asked: { ...asked, effort } }), end: () => {} })
      hear = mind.answered
      broken = mind.broken
      return patient(mind, clock, patience).think(view, seat)
    },
    end: () => worker.terminate(),
  }
}

export const createMinds = (file: URL, clock: Clock, patience = PATIENCE): Minds => {
  const thinking = createThinking(() => startThread(file, clock, patience), THINKERS)
  const sitting = new Set<Mind>()

  const mindOf: Minds['mindOf'] = (game, bot, table) => {
    const mind: Mind = {
      think: (view, seat) => thinking.think(table, (thread, effort) => thread.think(game, bot, view, seat, effort)),
      end: () => sitting.delete(mind),
    }
    sitting.add(mind)
    return mind
  }

  return { mindOf, count: () => sitting.size, close: thinking.close }
}
