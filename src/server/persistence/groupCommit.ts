import type { InTurn } from '../../kit/turns.ts'
import { underWay } from '../common/underWay.ts'
import { breathe } from '../common/wait.ts'
import type { Write, Written } from './entries.ts'

interface Queued {
  readonly write: Write
  resolve(written: Written): void
  reject(error: unknown): void
}

/** So many at once. */
const MOST = 200

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

/** What several tables write before their turn comes goes to the disk at once, and shares a sync; nothing waits for a time. */
export const createGroupCommit = (
  writeBatch: (writes: readonly Write[]) => Promise<readonly Written[]>,
  inTurn: InTurn = (job) => job(),
) => {
  const queue: Queued[] = []
  let writing: Promise<void> | null = null

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

  const writeSome = async (): Promise<void> => {
    const batch = takeBatch(queue)
    try {
      await settle(batch)
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error)
      else for (const one of batch) await settleAlone(one)
    }
  }

  const writeAll = async (): Promise<void> => {
    // What was said in the same moment goes with the first of it.
    await breathe()
    while (queue.length > 0) await inTurn(writeSome)
    writing = null
  }

  return {
    write: async (write: Write): Promise<Written> => {
      underWay.begin()
      try {
        return await new Promise<Written>((resolve, reject) => {
          queue.push({ write, resolve, reject })
          writing ??= writeAll()
        })
      } finally {
        underWay.end()
      }
    },
    idle: async (): Promise<void> => {
      await writing
    },
  }
}
