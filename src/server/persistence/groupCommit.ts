import type { Write, Written } from './entries.ts'

interface Queued {
  readonly write: Write
  resolve(written: Written): void
  reject(error: unknown): void
}

/** So many at once. */
const MOST = 200

/** Milliseconds. A table that writes so soon after another waits for more to share the sync with; one that plays alone does not. */
const SOON = 10
const GATHERING = 5

/** Whoever closes or ends meanwhile waits for it: the write is not lost. */
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The first of each table, in the order they came: a second one stands on what becomes of the first. */
const takeBatch = (queue: Queued[]): readonly Queued[] => {
  const tables = new Set<string>()
  const batch: Queued[] = []
  const later: Queued[] = []
  for (const one of queue) {
    const fits = batch.length < MOST && !tables.has(one.write.table)
    ;(fits ? batch : later).push(one)
    tables.add(one.write.table)
  }
  queue.splice(0, queue.length, ...later)
  return batch
}

/** What several tables write meanwhile goes to the disk at once, and shares one sync. */
export const createGroupCommit = (writeBatch: (writes: readonly Write[]) => Promise<readonly Written[]>) => {
  const queue: Queued[] = []
  let writing: Promise<void> | null = null
  let last = { table: '', at: Number.NEGATIVE_INFINITY }

  const gather = async (): Promise<void> => {
    const soon = performance.now() - last.at < SOON
    if (soon && queue[0]?.write.table !== last.table) await pause(GATHERING)
  }

  const settle = async (batch: readonly Queued[]): Promise<void> => {
    const results = await writeBatch(batch.map(({ write }) => write))
    for (const [at, one] of batch.entries()) one.resolve(results[at] ?? 'conflict')
  }

  /** What one of them cannot have written does not touch the others. */
  const settleAlone = async (one: Queued): Promise<void> => {
    try {
      await settle([one])
    } catch (error) {
      one.reject(error)
    }
  }

  const writeAll = async (): Promise<void> => {
    while (queue.length > 0) {
      await gather()
      const batch = takeBatch(queue)
      try {
        await settle(batch)
      } catch (error) {
        if (batch.length === 1) batch[0]?.reject(error)
        else for (const one of batch) await settleAlone(one)
      }
      last = { table: batch[0]?.write.table ?? '', at: performance.now() }
    }
    writing = null
  }

  return {
    write: (write: Write): Promise<Written> =>
      new Promise((resolve, reject) => {
        queue.push({ write, resolve, reject })
        writing ??= writeAll()
      }),
    idle: async (): Promise<void> => {
      await writing
    },
  }
}
