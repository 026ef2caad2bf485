import type { Entry } from '../../kit/log.ts'
import { type Role, roleKey } from '../../kit/roles.ts'
import type { Kept } from '../../kit/said.ts'
import type { SaidStorage, Snapshots, Storage, StoredHead } from '../../kit/storage.ts'
import { takeTurn } from '../common/pace.ts'
import { createSnapshots } from './snapshots.ts'
import { countIn, firstRow, type Sql } from './sql.ts'

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
  /** Of the entries of a table up to one. */
  bytesOf(table: string, upTo: number): Promise<number>
  /** Once everything is written. */
  idle(): Promise<void>
}

interface Parts {
  readonly sql: Pick<Sql, 'rows'>
  /** All of it or nothing. */
  readonly inOne: <Result>(job: (sql: Sql) => Promise<Result>) => Promise<Result>
  readonly write: (write: Write) => Promise<Written>
  readonly idle: () => Promise<void>
}

const LATEST = `SELECT '', CAST(coalesce(max(seq), 0) AS TEXT) FROM entries WHERE table_id = ?
  UNION ALL SELECT role, body FROM said WHERE table_id = ?`

const HEAD = 'SELECT game, rules, setup, made_at FROM tables WHERE id = ?'

/** So many are weighed at once, and as many again each time that all were light. */
const [FIRST_WEIGHED, MOST_WEIGHED] = [16, 256]
/** A read ends before it has more; one entry at least. Whoever asks for some has a few reads of them: what was read is played and gone before the next. */
const [BYTES_AT_ONCE, BYTES_OF_SOME] = [65_536, 524_288]
const LENGTHS = 'SELECT octet_length(body) FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?'
const SINCE = 'SELECT body FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?'

/** So many are measured at once. */
const MEASURED = 2000
const BYTES = `SELECT CAST(coalesce(sum(octet_length(body)), 0) AS BIGINT) FROM entries WHERE table_id = ? AND seq > ? AND seq <= ?`

const expectedBy = (expected: SaidExpected, entry: { readonly id: string; readonly by: Role }): { said?: Expected } => {
  const kept = expected(entry)
  return kept === undefined ? {} : { said: { role: roleKey(entry.by), body: kept && JSON.stringify(kept) } }
}

interface Read {
  entries: number
  bytes: number
}

/** What is read at once, one time after the other, given what each entry weighs. */
const readsOf = (weights: readonly number[]): readonly Read[] => {
  const reads: Read[] = []
  for (const weight of weights) {
    const last = reads.at(-1)
    if (last && last.bytes + weight <= BYTES_AT_ONCE) {
      last.entries += 1
      last.bytes += weight
    } else reads.push({ entries: 1, bytes: weight })
  }
  return reads
}

export const createEntries = ({ sql: { rows }, inOne, write, idle }: Parts): Entries => {
  /** Some at a time: while a long log is read, the other tables play on. Each is weighed once, before it is read. */
  const since = async <Event>(table: string, seq: number, most = Number.POSITIVE_INFINITY): Promise<Entry<Event>[]> => {
    const entries: Entry<Event>[] = []
    let left = most === Number.POSITIVE_INFINITY ? most : BYTES_OF_SOME
    for (let weighed = FIRST_WEIGHED; entries.length < most; weighed = Math.min(2 * weighed, MOST_WEIGHED)) {
      const asked = Math.min(weighed, most - entries.length)
      const weights = await rows(LENGTHS, table, seq + entries.length, asked)
      for (const read of readsOf(weights.map(([length]) => Number(length)))) {
        if (left <= 0) return entries
        if (entries.length > 0) await takeTurn()
        left -= read.bytes
        const found = await rows(SINCE, table, seq + entries.length, read.entries)
        for (const [body] of found) entries.push(JSON.parse(`${body}`) as Entry<Event>)
      }
      if (weights.length < asked) break
    }
    return entries
  }

  const head = async (table: string): Promise<StoredHead> => {
    const row = await firstRow<[string, number, string, number]>(rows(HEAD, table))
    if (!row) throw new Error('no such table')
    const [game, rules, setup, madeAt] = row
    return { game, rules, setup: JSON.parse(setup), madeAt }
  }

  const snapshotsOf = (table: string): Snapshots => createSnapshots({ rows, inOne }, table)

  return {
    storageOf: <Event>(table: string, expected: SaidExpected = () => undefined): Storage<Event> => ({
      load: async () => {
        const { madeAt: _, ...stored } = await head(table)
        return { ...stored, entries: await since<Event>(table, 0) }
      },
      head: () => head(table),
      since: (seq, most) => since<Event>(table, seq, most),
      snapshots: snapshotsOf(table),
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
    bytesOf: async (table, upTo) => {
      let bytes = 0
      for (let seq = 0; seq < upTo; seq += MEASURED) {
        bytes += await countIn(rows(BYTES, table, seq, Math.min(seq + MEASURED, upTo)))
        await takeTurn()
      }
      return bytes
    },
    idle,
  }
}
