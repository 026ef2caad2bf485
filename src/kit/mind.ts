import type { AnyBots, Bot, Mind } from './bot.ts'
import type { Dice } from './dice.ts'
import type { Role } from './roles.ts'

/** What a bot that thinks elsewhere is asked, and what it answers. */
export interface MindAsked {
  readonly id: number
  readonly bot: string
  readonly view: unknown
  readonly seat: Role
  /** Which share of what it would think about it may; absent: all. */
  readonly effort?: number
}
export type Thought = { readonly id: number; readonly command: unknown } | { readonly id: number; readonly error: string }

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Thinks where it is told to, with dice of that place alone: what a worker does. */
export const answerAsked =
  (bots: AnyBots, dice: Dice) =>
  async ({ id, bot: name, view, seat, effort = 1 }: MindAsked): Promise<Thought> => {
    try {
      const bot = (Object.hasOwn(bots, name) ? bots[name] : undefined) as Bot<unknown, unknown> | undefined
      if (!bot) throw new Error(`no bot is called ${name}`)
      return { id, command: await bot(view, seat, dice, effort) }
    } catch (error) {
      return { id, error: textOf(error) }
    }
  }

/** A line to where bots think. */
export interface MindLine {
  ask(asked: MindAsked): void
  end(): void
}

/** A mind elsewhere, and what its line brings. */
export interface RemoteMind extends Mind {
  answered(thought: Thought): void
  /** The line is broken. */
  broken(error: unknown): void
}

interface Waiting {
  resolve(command: unknown): void
  reject(error: unknown): void
}

export const remoteMind = (bot: string, line: MindLine): RemoteMind => {
  const waiting = new Map<number, Waiting>()
  let asked = 0
  const take = (id: number): Waiting | undefined => {
    const one = waiting.get(id)
    waiting.delete(id)
    return one
  }
  return {
    think: (view, seat) =>
      new Promise((resolve, reject) => {
        const id = ++asked
        waiting.set(id, { resolve, reject })
        line.ask({ id, bot, view, seat })
      }),
    end: line.end,
    answered: (thought) => {
      if ('error' in thought) take(thought.id)?.reject(new Error(thought.error))
      else take(thought.id)?.resolve(thought.command)
    },
    broken: (error) => {
      for (const id of [...waiting.keys()]) take(id)?.reject(error)
    },
  }
}
