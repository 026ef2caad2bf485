import { createHash } from 'node:crypto'
import type { Row, Sql } from './sql.ts'
import type { Store } from './store.ts'

/** Everything that is kept of a table: where, by which column it belongs to the table, and what. Snapshots are made anew. */
export const KEPT = [
  {
    from: 'tables',
    of: 'id',
    columns: 'id, name, game, rules, setup, made_at, codes, players, spectators, approval, places, watching, absence, parted',
  },
  { from: 'entries', of: 'table_id', columns: 'table_id, seq, body' },
  { from: 'said', of: 'table_id', columns: 'table_id, role, body' },
  {
    from: 'seats',
    of: 'table_id',
    columns: 'token, table_id, kind, seat, sealed, browser, bot, called, colour, figure, since, left_at',
  },
  { from: 'links', of: 'table_id', columns: 'code, table_id, kind, seat, gives, sealed, until' },
  { from: 'joiners', of: 'table_id', columns: 'key, table_id, door, name, wish, browser, refused, asked_at, colour, figure' },
  { from: 'gone', of: 'table_id', columns: 'token, table_id, why, at' },
  { from: 'banished', of: 'table_id', columns: 'table_id, browser' },
  { from: 'opened', of: 'table_id', columns: 'table_id, at' },
] as const

export type Kind = (typeof KEPT)[number]

/** What was moved: tables, their entries, and the keys to their seats. */
export interface Moved {
  readonly tables: number
  readonly entries: number
  readonly seats: number
}

export class MovedBadly extends Error {}

/** So many rows at once. */
const ROWS = 200

const idsIn = async ({ rows }: Sql): Promise<readonly string[]> =>
  (await rows('SELECT id FROM tables')).map(([id]) => `${id}`).toSorted()

const isBefore = (one: Row, other: Row): number => {
  const [left, right] = [JSON.stringify(one), JSON.stringify(other)]
  return left < right ? -1 : left > right ? 1 : 0
}

/** Entries in their order, which is part of what they say. */
const rowsOf = async ({ rows }: Sql, { from, of, columns }: Kind, id: string): Promise<readonly Row[]> => {
  if (from === 'entries') return rows(`SELECT ${columns} FROM entries WHERE table_id = ? ORDER BY seq`, id)
  return (await rows(`SELECT ${columns} FROM ${from} WHERE ${of} = ?`, id)).toSorted(isBefore)
}

export const copyRows = async ({ change }: Sql, { from, columns }: Kind, rows: readonly Row[]): Promise<void> => {
  for (let at = 0; at < rows.length; at += ROWS) {
    const piece = rows.slice(at, at + ROWS)
    const places = piece.map((row) => `(${row.map(() => '?').join(', ')})`).join(', ')
    await change(`INSERT INTO ${from} (${columns}) VALUES ${places}`, ...piece.flat())
  }
}

/** Every letter of everything that is kept of a table. */
const digestOf = async (sql: Sql, id: string): Promise<string> => {
  const hash = createHash('sha256')
  for (const kind of KEPT) hash.update(JSON.stringify([kind.from, await rowsOf(sql, kind, id)]))
  return hash.digest('base64')
}

export const isEmpty = async ({ sql }: Pick<Store, 'sql'>): Promise<boolean> => (await idsIn(sql)).length === 0

/** All tables of one store into another that has none, or nothing; then both are read again and compared, letter by letter. */
export const moveTables = async (from: Pick<Store, 'sql'>, to: Pick<Store, 'sql' | 'inOne'>): Promise<Moved> => {
  const ids = await idsIn(from.sql)
  const moved = { tables: ids.length, entries: 0, seats: 0 }
  await to.inOne(async (sql) => {
    for (const id of ids)
      for (const kind of KEPT) {
        const rows = await rowsOf(from.sql, kind, id)
        await copyRows(sql, kind, rows)
        if (kind.from === 'entries' || kind.from === 'seats') moved[kind.from] += rows.length
      }
  })
  for (const id of ids)
    if ((await digestOf(from.sql, id)) !== (await digestOf(to.sql, id)))
      throw new MovedBadly(`table ${id} is not the same on both sides`)
  return moved
}
