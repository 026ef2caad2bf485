import type Database from 'libsql'
import type { Entry } from '../../kit/log.ts'
import { roleKey } from '../../kit/roles.ts'
import type { Said } from '../../kit/said.ts'
import type { SaidStorage, Storage, Stored } from '../../kit/storage.ts'
import { isOutOfOrder, type Writer } from './database.ts'

interface Write {
  readonly sql: string
  resolve(result: 'stored' | 'conflict'): void
  reject(error: unknown): void
}

export interface Entries {
  storageOf<Event>(table: string): Storage<Event>
  saidOf(table: string): SaidStorage
  /** Once everything is written. */
  idle(): Promise<void>
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** One script is one call: nothing else of this process comes between its lines. */
const scriptOf = (batch: readonly Write[]): string => {
  return `BEGIN IMMEDIATE; ${batch.map(({ sql }) => `${sql};`).join(' ')} COMMIT`
}

/** The logs of all tables, and what was said at them. The disk is waited for beside the event loop, and what is appended meanwhile goes to it at once. */
export const createEntries = (database: Database.Database, writer: Writer): Entries => {
  const header = database.prepare('SELECT game, rules, setup FROM tables WHERE id = ?').raw()
  const after = database.prepare('SELECT body FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq').raw()
  const saidAt = database.prepare('SELECT body FROM said WHERE table_id = ? ORDER BY role').raw()
  let queue: Write[] = []
  let writing: Promise<void> | null = null

  const write = async (batch: readonly Write[]): Promise<void> => {
    try {
      await writer.exec(scriptOf(batch))
    } catch (error) {
      // Fails in its turn when nothing was begun.
      await writer.exec('ROLLBACK').catch(() => {})
      throw error
    }
  }

  const writeAlone = async (append: Write): Promise<void> => {
    try {
      await write([append])
      append.resolve('stored')
    } catch (error) {
      if (isOutOfOrder(error)) append.resolve('conflict')
      else append.reject(error)
    }
  }

  const writeTogether = async (batch: readonly Write[]): Promise<void> => {
    try {
      await write(batch)
      for (const append of batch) append.resolve('stored')
    } catch {
      for (const append of batch) await writeAlone(append)
    }
  }

  const writeAll = async (): Promise<void> => {
    while (queue.length > 0) {
      const batch = queue
      queue = []
      await writeTogether(batch)
    }
    writing = null
  }

  const enqueue = (sql: string): Promise<'stored' | 'conflict'> =>
    new Promise((resolve, reject) => {
      queue.push({ sql, resolve, reject })
      writing ??= writeAll()
    })

  const append = (table: string, seq: number, body: string): Promise<'stored' | 'conflict'> =>
    enqueue(`INSERT INTO entries VALUES (${quoted(table)}, ${seq}, ${quoted(body)})`)

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
    saidOf: (table) => ({
      load: async () => (saidAt.all(table) as [string][]).map(([body]) => JSON.parse(body) as Said),
      keep: async (said) => {
        const row = [table, roleKey(said.by), JSON.stringify(said)].map(quoted).join(', ')
        await enqueue(`INSERT OR REPLACE INTO said SELECT ${row} WHERE EXISTS (SELECT 1 FROM tables WHERE id = ${quoted(table)})`)
      },
      forget: async (by) => {
        await enqueue(`DELETE FROM said WHERE table_id = ${quoted(table)} AND role = ${quoted(roleKey(by))}`)
      },
    }),
    idle: async () => {
      await writing
    },
  }
}
