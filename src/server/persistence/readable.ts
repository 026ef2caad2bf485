import type { Row, Sql, Value } from './sql.ts'
import { isDamage } from './storeFailed.ts'

/** What of a file can still be read when a page of it is destroyed. In SQLite's words: PostgreSQL has tools of its own. */

type Reader = Pick<Sql, 'rows'>

/** Rows in their order; `damaged` when those that follow can no longer be read. */
export interface Readable {
  readonly rows: readonly Row[]
  readonly damaged: boolean
}

/** So many at once. */
const AT_ONCE = 200

type Next = (after: Row | null, most: number) => Promise<readonly Row[]>

/** All up to the first that cannot be read, found one by one where some at once cannot. */
const upToDamage = async (next: Next): Promise<Readable> => {
  const found: Row[] = []
  for (let most = AT_ONCE; ; ) {
    try {
      const more = await next(found.at(-1) ?? null, most)
      found.push(...more)
      if (more.length < most) return { rows: found, damaged: false }
    } catch (error) {
      if (!isDamage(error)) throw error
      if (most === 1) return { rows: found, damaged: true }
      most = 1
    }
  }
}

const NEXT = 'SELECT seq, body FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?'

/** The next entries of a table, so many at most; one by one where they cannot be read together. */
export const nextEntries = async ({ rows }: Reader, table: string, after: number, most: number): Promise<Readable> => {
  const found: Row[] = []
  for (let step = most; found.length < most; ) {
    try {
      const more = await rows(NEXT, table, after + found.length, step)
      found.push(...more)
      if (more.length < step) break
    } catch (error) {
      if (!isDamage(error)) throw error
      if (step === 1) return { rows: found, damaged: true }
      step = 1
    }
  }
  return { rows: found, damaged: false }
}

/** The number of its last entry, where that can be found. */
export const lastEntry = async ({ rows }: Reader, table: string): Promise<number | null> => {
  try {
    return Number((await rows('SELECT coalesce(max(seq), 0) FROM entries WHERE table_id = ?', table))[0]?.[0])
  } catch (error) {
    if (!isDamage(error)) throw error
    return null
  }
}

/** Where something is kept, and the columns by which it lies in the file. */
export interface RowSource {
  readonly from: string
  readonly key: readonly string[]
  readonly columns: string
}

/** All rows but those of a destroyed page: from the first on, then from the last back. */
export const allReadable = async ({ rows }: Reader, { from, key, columns }: RowSource): Promise<Readable> => {
  const by = key.join(', ')
  const places = key.map(() => '?').join(', ')
  const walk = (beyond: '>' | '<', order: 'ASC' | 'DESC'): Next => {
    const sorted = `ORDER BY ${key.map((column) => `${column} ${order}`).join(', ')} LIMIT`
    return (after, most) => {
      const where = after ? `WHERE (${by}) ${beyond} (${places})` : ''
      const at: readonly Value[] = after ? after.slice(0, key.length) : []
      return rows(`SELECT ${by}, ${columns} FROM ${from} ${where} ${sorted} ${most}`, ...at)
    }
  }
  const first = await upToDamage(walk('>', 'ASC'))
  const last = first.damaged ? await upToDamage(walk('<', 'DESC')) : null
  const found = [...first.rows, ...(last?.rows.toReversed() ?? [])]
  return { rows: found.map((row) => row.slice(key.length)), damaged: first.damaged }
}
