import type Database from 'libsql'
import type { Entry } from '../../kit/log.ts'
import type { Storage, Stored } from '../../kit/storage.ts'

interface Append {
  readonly table: string
  readonly seq: number
  readonly body: string
  resolve(result: 'stored' | 'conflict'): void
  reject(error: unknown): void
}

/** Milliseconds between two writes to the disk: under load one of them serves several tables, otherwise nobody waits. */
const SPACING = 3

export interface Entries {
  storageOf<Event>(table: string): Storage<Event>
}

/** The logs of all tables. What several of them append at the same moment goes to the disk at once. */
export const createEntries = (database: Database.Database): Entries => {
  const header = database.prepare('SELECT game, rules, setup FROM tables WHERE id = ?').raw()
  const after = database.prepare('SELECT body FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq').raw()
  const insert = database.prepare(
    `INSERT INTO entries (table_id, seq, body) SELECT ?1, ?2, ?3
     WHERE (SELECT coalesce(max(seq), 0) FROM entries WHERE table_id = ?1) = ?2 - 1
     AND EXISTS (SELECT 1 FROM tables WHERE id = ?1)`,
  )
  let queue: Append[] = []
  let flushedAt = 0

  const write = database.transaction((batch: readonly Append[]) =>
    batch.map(({ table, seq, body }) => (insert.run(table, seq, body).changes === 1 ? 'stored' : 'conflict')),
  )

  const flush = (): void => {
    const batch = queue
    queue = []
    flushedAt = performance.now()
    try {
      const results = write.immediate(batch)
      for (const [at, append] of batch.entries()) append.resolve(results[at] ?? 'conflict')
    } catch (error) {
      for (const append of batch) append.reject(error)
    }
  }

  const later = (job: () => void): void => {
    const wait = flushedAt + SPACING - performance.now()
    if (wait > 0) setTimeout(job, wait)
    else setImmediate(job)
  }

  const append = (table: string, seq: number, body: string): Promise<'stored' | 'conflict'> =>
    new Promise((resolve, reject) => {
      queue.push({ table, seq, body, resolve, reject })
      if (queue.length === 1) later(flush)
    })

  const since = <Event>(table: string, seq: number): Entry<Event>[] =>
    (after.all(table, seq) as [string][]).map(([body]) => JSON.parse(body) as Entry<Event>)

  return {
    storageOf: <Event>(table: string): Storage<Event> => ({
      load: async (): Promise<Stored<Event>> => {
        const row = header.get(table) as [string, number, string] | undefined
        if (!row) throw new Error('no such table')
        const [game, rules, setup] = row
        return { game, rules, setup: JSON.parse(setup), entries: since<Event>(table, 0) }
      },
      since: async (seq) => since<Event>(table, seq),
      append: (entry, expectedSeq) =>
        entry.seq === expectedSeq + 1 ? append(table, entry.seq, JSON.stringify(entry)) : Promise.resolve('conflict'),
    }),
  }
}
