import type { Entry } from '../../kit/log.ts'
import { type Role, roleKey } from '../../kit/roles.ts'
import type { Kept } from '../../kit/said.ts'
import type { SaidStorage, Storage, Stored } from '../../kit/storage.ts'
import { breathe } from '../breathe.ts'
import { firstRow, type Sql } from './sql.ts'

/** One thing to write about a table; a conflict when the table is no longer as it expects. */
export type Write =
  /** `said`: what must be kept of that role just then, or that nothing is. */
  | { readonly type: 'append'; readonly table: string; readonly seq: number; readonly body: string; readonly said?: Expected }
  | {
      readonly type: 'keep'
      readonly table: string
      readonly role: string
      readonly body: string
      readonly before: string | null
    }

export interface Expected {
  readonly role: string
  readonly body: string | null
}

export type Written = 'stored' | 'conflict'

/** What a room expects to be kept of whoever wrote an entry; undefined where that does not matter. */
export type SaidExpected = (entry: Pick<Entry<unknown>, 'id' | 'by'>) => Kept | null | undefined

/** A table as it is just now, as far as whoever has it open may lag behind. */
export interface Latest {
  readonly seq: number
  readonly said: readonly Kept[]
}

/** The logs of all tables, and what was said at them. */
export interface Entries {
  storageOf<Event>(table: string, expected?: SaidExpected): Storage<Event>
  saidOf(table: string): SaidStorage
  latest(table: string): Promise<Latest>
  /** Once everything is written. */
  idle(): Promise<void>
}

interface Parts {
  readonly sql: Pick<Sql, 'rows'>
  readonly write: (write: Write) => Promise<Written>
  readonly idle: () => Promise<void>
}

const LATEST = `SELECT '', CAST(coalesce(max(seq), 0) AS TEXT) FROM entries WHERE table_id = ?
  UNION ALL SELECT role, body FROM said WHERE table_id = ?`

const AT_ONCE = 200
const SINCE = `SELECT body FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ${AT_ONCE}`

const expectedBy = (expected: SaidExpected, entry: { readonly id: string; readonly by: Role }): { said?: Expected } => {
  const kept = expected(entry)
  return kept === undefined ? {} : { said: { role: roleKey(entry.by), body: kept && JSON.stringify(kept) } }
}

export const createEntries = ({ sql: { rows }, write, idle }: Parts): Entries => {
  /** Some at a time: while a long log is read, the other tables play on. */
  const since = async <Event>(table: string, seq: number): Promise<Entry<Event>[]> => {
    const entries: Entry<Event>[] = []
    for (;;) {
      const found = await rows(SINCE, table, seq + entries.length)
      for (const [body] of found) entries.push(JSON.parse(`${body}`) as Entry<Event>)
      if (found.length < AT_ONCE) return entries
      await breathe()
    }
  }

  const load = async <Event>(table: string): Promise<Stored<Event>> => {
    const row = await firstRow<[string, number, string]>(rows('SELECT game, rules, setup FROM tables WHERE id = ?', table))
    if (!row) throw new Error('no such table')
    const [game, rules, setup] = row
    return { game, rules, setup: JSON.parse(setup), entries: await since<Event>(table, 0) }
  }

  return {
    storageOf: <Event>(table: string, expected: SaidExpected = () => undefined): Storage<Event> => ({
      load: () => load<Event>(table),
      since: (seq) => since<Event>(table, seq),
      append: async (entry, expectedSeq) => {
        if (entry.seq !== expectedSeq + 1) return 'conflict'
        return write({ type: 'append', table, seq: entry.seq, body: JSON.stringify(entry), ...expectedBy(expected, entry) })
      },
    }),
    saidOf: (table) => ({
      load: async () => (await rows('SELECT body FROM said WHERE table_id = ?', table)).map(([body]) => JSON.parse(`${body}`)),
      keep: (kept, before) => {
        const body = JSON.stringify(kept)
        return write({ type: 'keep', table, role: roleKey(kept.by), body, before: before && JSON.stringify(before) })
      },
    }),
    latest: async (table) => {
      const [head, ...kept] = await rows(LATEST, table, table)
      return { seq: Number(head?.[1] ?? 0), said: kept.map(([, body]) => JSON.parse(`${body}`)) }
    },
    idle,
  }
}
