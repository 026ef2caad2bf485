/** Somewhere that one bot at a time may think. */
export interface Thinker {
  end(): Promise<unknown>
}

/** A thought, and whose it is. */
interface Wanted<T extends Thinker> {
  readonly table: string
  /** Since when it waits, or since its table last had its turn: whoever waits longest comes first. */
  since: number
  readonly think: (thinker: T, effort: number) => Promise<unknown>
  resolve(thought: unknown): void
  reject(error: unknown): void
}

export interface Thinking<T extends Thinker> {
  /** `effort`: which share of what a bot would think about it may, the more wait the less. */
  think(table: string, think: (thinker: T, effort: number) => Promise<unknown>): Promise<unknown>
  close(): Promise<void>
}

/** The least that is thought, however many wait. */
const LEAST = 1 / 16

/** As many as think and as many again wait without any of them being hurried. */
export const effortFor = (waiting: number, most: number): number =>
  Math.max(LEAST, Math.min(1, (2 * most) / Math.max(1, waiting)))

/** So many think at once, one of a table; the turn of whoever waits longest comes first. */
export const createThinking = <T extends Thinker>(start: () => T, most: number): Thinking<T> => {
  const all = new Set<T>()
  const idle: T[] = []
  const waiting: Wanted<T>[] = []
  const busy = new Set<string>()
  let now = 0

  const take = (): T | null => {
    const free = idle.pop()
    if (free) return free
    if (all.size >= most) return null
    const thinker = start()
    all.add(thinker)
    return thinker
  }

  const longestWaiting = (): Wanted<T> | undefined =>
    waiting
      .filter(({ table }) => !busy.has(table))
      .reduce<Wanted<T> | undefined>((first, one) => (first && first.since <= one.since ? first : one), undefined)

  /** Whatever it was about, it stops; whoever waits gets another. */
  const stop = (thinker: T): void => {
    all.delete(thinker)
    void thinker.end()
  }

  const served = (table: string): void => {
    busy.delete(table)
    now++
    for (const one of waiting) if (one.table === table) one.since = now
  }

  const think = async (thinker: T, { table, think: thought, resolve, reject }: Wanted<T>): Promise<void> => {
    try {
      const found = await thought(thinker, effortFor(waiting.length + busy.size, most))
      idle.push(thinker)
      resolve(found)
    } catch (error) {
      stop(thinker)
      reject(error)
    }
    served(table)
    goOn()
  }

  const goOn = (): void => {
    for (let next = longestWaiting(); next; next = longestWaiting()) {
      const thinker = take()
      if (!thinker) return
      waiting.splice(waiting.indexOf(next), 1)
      busy.add(next.table)
      void think(thinker, next)
    }
  }

  return {
    think: (table, thought) =>
      new Promise((resolve, reject) => {
        waiting.push({ table, since: ++now, think: thought, resolve, reject })
        goOn()
      }),
    close: async () => {
      for (const thinker of all) await thinker.end()
      all.clear()
      idle.length = 0
    },
  }
}
