import type { InTurn } from '../../kit/turns.ts'

/** One job at a time. Of what is played and of everything else, each in its order, one job has its turn after the other: no crowd at the doors keeps a move from the disk. */
export interface WriterTurns {
  readonly played: InTurn
  readonly other: InTurn
}

export const createWriterTurns = (): WriterTurns => {
  const played: (() => Promise<void>)[] = []
  const other: (() => Promise<void>)[] = []
  let running = false
  let lastPlayed = false

  const next = (): (() => Promise<void>) | undefined => {
    const [first, second] = lastPlayed ? [other, played] : [played, other]
    lastPlayed = (first.length > 0 ? first : second) === played
    return first.shift() ?? second.shift()
  }

  const goOn = async (): Promise<void> => {
    if (running) return
    running = true
    for (let job = next(); job; job = next()) await job()
    running = false
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
