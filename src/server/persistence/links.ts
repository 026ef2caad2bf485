import type Database from 'libsql'
import type { Role } from '../../kit/roles.ts'
import { roleOf, seatName } from './registry.ts'

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
  add(code: string, link: LinkRow, until: number, now: number): boolean
  find(code: string, now: number): LinkRow | null
  /** False when it was used in the meantime. */
  use(code: string): boolean
  /** Those to one seat; without a role, all of the table. */
  clear(table: string, role?: Role): void
  count(table: string): number
}

type Row = [table: string, kind: string, seat: string, gives: Gives, sealed: string]

export const createLinks = (database: Database.Database): Links => {
  const insert = database.prepare(
    'INSERT OR IGNORE INTO links (code, table_id, kind, seat, gives, sealed, until) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  const remove = database.prepare('DELETE FROM links WHERE code = ?')
  const removeOld = database.prepare('DELETE FROM links WHERE until < ?')
  const removeAll = database.prepare('DELETE FROM links WHERE table_id = ?')
  const removeOf = database.prepare('DELETE FROM links WHERE table_id = ? AND kind = ? AND seat = ?')
  const select = database.prepare('SELECT table_id, kind, seat, gives, sealed FROM links WHERE code = ? AND until >= ?').raw()
  const countAll = database.prepare('SELECT count(*) FROM links WHERE table_id = ?').raw()
  return {
    add: (code, { table, role, gives, sealed }, until, now) => {
      removeOld.run(now)
      return insert.run(code, table, role.kind, seatName(role), gives, sealed, until).changes === 1
    },
    find: (code, now) => {
      const row = select.get(code, now) as Row | undefined
      return row ? { table: row[0], role: roleOf(row[1], row[2]), gives: row[3], sealed: row[4] } : null
    },
    use: (code) => remove.run(code).changes === 1,
    clear: (table, role) => {
      if (role) removeOf.run(table, role.kind, seatName(role))
      else removeAll.run(table)
    },
    count: (table) => Number((countAll.get(table) as [number])[0]),
  }
}
