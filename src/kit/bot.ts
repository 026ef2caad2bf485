import { RESERVED } from './bySender.ts'
import type { Dice, DieFace } from './dice.ts'
import type { Clock } from './due.ts'
import type { Role } from './roles.ts'
import type { WireAnswer } from './wire.ts'

/**
 * A player that is no person: what its seat sees in, what it says to that out; null: nothing now. It is told nothing else.
 * What it leaves to chance it draws from dice of its own, which nobody else has (HID-6): never from what others see too.
 * `effort`: which share of what it would think about it may (up to 1), so that it is in time where many think.
 */
export type Bot<View, Command> = (view: View, seat: Role, dice: Dice, effort: number) => Command | null | Promise<Command | null>

/** The bots of a game, by their names. */
export type Bots<View, Command> = Readonly<Record<string, Bot<View, Command>>>

/** For those who host any game. */
export type AnyBots = Bots<never, unknown>

/** Where a bot thinks: beside whoever asks it, so that it can be stopped. */
export interface Mind {
  think(view: unknown, seat: Role): Promise<unknown>
  /** Whatever it thinks about, it stops. */
  end(): void
}

/** A thought that takes too long. */
class Stalled extends Error {}

/** A mind that may think so long. */
export const patient = (mind: Mind, clock: Clock, patience: number): Mind => ({
  think: (view, seat) => {
    let cancel = (): void => {}
    const stalled = new Promise<never>((_, reject) => {
      cancel = clock.wake(clock.now() + patience, () => reject(new Stalled()))
    })
    return Promise.race([mind.think(view, seat), stalled]).finally(() => cancel())
  },
  end: mind.end,
})

export const FAILURES = ['threw', 'stalled', 'refused'] as const
/** Why a bot no longer plays. */
export type Failure = (typeof FAILURES)[number]

export interface BotParts {
  readonly name: string
  readonly seat: Role
  readonly mind: Mind
  /** The dice that it is asked to throw itself. */
  readonly dice: Dice
  readonly clock: Clock
  /** How long it lets pass before it speaks, so that it can be followed. */
  readonly pause: () => number
  /** Under an id of the table's own, the same for the same moment: where several play the same bot, the first is heard. */
  readonly say: (command: unknown, faces: readonly DieFace[] | undefined, id: string) => Promise<WireAnswer>
  /** It is over: it does not play any more. */
  readonly onFailure: (why: Failure, error?: unknown) => void
}

/** A bot at its seat. */
export interface Player {
  /** What it sees now, after so many messages. */
  see(n: number, view: unknown): void
  leave(): void
}

interface Seen {
  readonly n: number
  readonly view: unknown
}

/** The table could not say yes or no. */
const PASSING: ReadonlySet<string> = new Set([
  'busy',
  'dice-awaited',
  'out-of-date',
  'storage-away',
  'storage-failed',
  'table-full',
  'table-too-large',
])
const AGAIN = 3000
/** Dice of one command. */
const MOST_FACES = 100

const isPassing = (answer: WireAnswer): boolean => 'refusal' in answer && PASSING.has(answer.refusal.code)

export const createPlayer = (parts: BotParts): Player => {
  const { name, seat, mind, dice, clock, pause, say, onFailure } = parts
  let seen: Seen | null = null
  let thought = -1
  let busy = false
  let left = false
  let interrupt = (): void => {}

  /** After so long, or as soon as something else is seen. */
  const after = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const cancel = clock.wake(clock.now() + ms, resolve)
      interrupt = () => {
        cancel()
        resolve()
      }
    })

  const leave = (): void => {
    left = true
    interrupt()
    mind.end()
  }

  const fail = (why: Failure, error?: unknown): void => {
    if (left) return
    leave()
    onFailure(why, error)
  }

  /** Die by die, as it is asked for them. */
  const sayWhole = async (command: unknown, id: string): Promise<WireAnswer> => {
    const faces: DieFace[] = []
    let answer = await say(command, undefined, id)
    while ('needs' in answer && faces.length < MOST_FACES) {
      faces.push(dice.roll(answer.needs))
      answer = await say(command, faces, id)
    }
    return answer
  }

  const isStale = (n: number): boolean => left || seen?.n !== n

  /** What it says to what it sees; what could not be said yet, again as it was thought. */
  const answerTo = async ({ n, view }: Seen): Promise<void> => {
    const command = await mind.think(view, seat)
    if (isStale(n) || command === null || command === undefined) return
    await after(pause())
    while (!isStale(n)) {
      const answer = await sayWhole(command, `${RESERVED}bot ${name} ${n}`)
      if (isStale(n) || answer.ok) return
      if (!isPassing(answer)) return fail('refused', answer)
      await after(AGAIN)
    }
  }

  /** Until there is nothing newer: what it is shown as it ends is looked at, for it ends as soon as it has looked. */
  const goOn = async (): Promise<void> => {
    if (busy) return
    busy = true
    try {
      while (!left && seen && seen.n !== thought) {
        thought = seen.n
        await answerTo(seen)
      }
    } catch (error) {
      fail(error instanceof Stalled ? 'stalled' : 'threw', error)
    } finally {
      busy = false
    }
  }

  return {
    see: (n, view) => {
      seen = { n, view }
      interrupt()
      void goOn()
    },
    leave,
  }
}
