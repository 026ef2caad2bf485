import type { Role } from '../../kit/roles.ts'
import { roleOf, seatName } from './registry.ts'
import { countIn, firstRow, type Sql } from './sql.ts'

/** `another`: one more key to the same seat. `heir`: the keys there were die when it is taken. */
export type Gives = 'another' | 'heir'

export interface LinkRow {
  readonly table: string
  readonly role: Role
  readonly gives: Gives
  /** For the gardien's seat: what the codes are made of, sealed by the link itself. */
  readonly sealed: string
}

/** Links that are good once. They come in as digests. */
export interface Links {
  /** Good until that moment; those of the past are cleared. False when there is one like it. */
  add(code: string, link: LinkRow, until: number, now: number): Promise<boolean>
  find(code: string, now: number): Promise<LinkRow | null>
  /** False when it was used in the meantime. */
  use(code: string): Promise<boolean>
  /** Those to one seat; without a role, all of the table. */
  clear(table: string, role?: Role): Promise<void>
  count(table: string): Promise<number>
}

type Row = [table: string, kind: string, seat: string, gives: Gives, sealed: string]

const INSERT = `INSERT INTO links (code, table_id, kind, seat, gives, sealed, until)
  VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`

export const createLinks = ({ rows, change }: Sql): Links => ({
  add: async (code, { table, role, gives, sealed }, until, now) => {
    await change('DELETE FROM links WHERE until < ?', now)
    return (await change(INSERT, code, table, role.kind, seatName(role), gives, sealed, until)) === 1
  },
  find: async (code, now) => {
    const found = rows('SELECT table_id, kind, seat, gives, sealed FROM links WHERE code = ? AND until >= ?', code, now)
    const row = await firstRow<Row>(found)
    return row ? { table: row[0], role: roleOf(row[1], row[2]), gives: row[3], sealed: row[4] } : null
  },
  use: async (code) => (await change('DELETE FROM links WHERE code = ?', code)) === 1,
  clear: async (table, role) => {
    if (role) await change('DELETE FROM links WHERE table_id = ? AND kind = ? AND seat = ?', table, role.kind, seatName(role))
    else await change('DELETE FROM links WHERE table_id = ?', table)
  },
  count: (table) => countIn(rows('SELECT count(*) FROM links WHERE table_id = ?', table)),
})
