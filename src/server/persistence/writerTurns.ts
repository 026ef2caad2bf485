import { performance } from 'node:perf_hooks'
import type { InTurn } from '../../kit/turns.ts'

/** One job at a time. Of what is played and of everything else, each in its order, one job has its turn after the other: no crowd at the doors keeps a move from the disk. */
export interface WriterTurns {
  readonly played: InTurn
  readonly other: InTurn
}

/** As long as something is played, the disk is left to it after every other job for so many times as long as that took; in milliseconds, so many at most. */
const [REST, LONGEST_REST, STILL_PLAYED] = [4, 100, 1000]

export const createWriterTurns = (elapsed = () => performance.now()): WriterTurns => {
  const played: (() => Promise<void>)[] = []
  const other: (() => Promise<void>)[] = []
  let running = false
  let lastPlayed = false
  let playedAt = Number.NEGATIVE_INFINITY
  let restsUntil = 0
  /** Whether it will go on by itself. */
  let willGoOn = false

  const thenRest = async (job: () => Promise<void>): Promise<void> => {
    const began = elapsed()
    await job()
    const ended = elapsed()
    if (ended - playedAt < STILL_PLAYED) restsUntil = ended + Math.min(LONGEST_REST, REST * (ended - began))
  }

  /** Undefined: there is none that may begin now. */
  const next = (): (() => Promise<void>) | undefined => {
    const mayBeOther = elapsed() >= restsUntil && (lastPlayed || played.length === 0)
    const job = mayBeOther ? other.shift() : undefined
    lastPlayed = !job
    if (job) return () => thenRest(job)
    if (played.length > 0) playedAt = elapsed()
    return played.shift()
  }

  const goOn = async (): Promise<void> => {
    if (running) return
    running = true
    for (let job = next(); job; job = next()) await job()
    running = false
    if (other.length === 0 || willGoOn) return
    willGoOn = true
    setTimeout(goOnLater, Math.max(1, restsUntil - elapsed()))
  }

  const goOnLater = (): void => {
    willGoOn = false
    void goOn()
  }

  const turnsIn =
    (queue: (() => Promise<void>)[]): InTurn =>
    (job) =>
      new Promise((resolve, reject) => {
        queue.push(() => job().then(resolve, reject))
        void goOn()
      })

  return { played: turnsIn(played), other: turnsIn(other) }
}
