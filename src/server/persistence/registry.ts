import type Database from 'libsql'
import { GARDIEN, joueur, type Role, spectateur } from '../../kit/roles.ts'
import type { Stored } from '../../kit/storage.ts'

export interface TableRow {
  readonly id: string
  readonly name: string
  /** How often the codes were renewed. */
  readonly codes: number
}

export interface NewTable extends TableRow {
  readonly stored: Stored<unknown>
  readonly madeAt: number
  /** Digests; nothing that opens a door is kept as it is. */
  readonly gardien: string
  readonly players: string
  readonly spectators: string
}

export type Door =
  | { readonly kind: 'joueur' | 'spectateur'; readonly table: string }
  | { readonly kind: 'handover'; readonly table: string; readonly seat: string }

export interface SeatRow {
  readonly table: string
  readonly role: Role
}

/** Tables, and who sits where. Tokens and codes come in as digests. */
export interface Registry {
  /** False when one of the codes is taken. */
  addTable(table: NewTable): boolean
  table(id: string): TableRow | null
  countTables(): number
  removeTable(id: string): void
  renewCodes(id: string, codes: number, players: string, spectators: string): boolean
  door(code: string, now: number): Door | null
  seat(token: string): SeatRow | null
  addSeat(token: string, table: string, role: Role): void
  /** False when somebody else has just taken it. */
  takeSeat(token: string, table: string, seat: string): boolean
  leaveSeat(token: string): void
  freeSeat(table: string, seat: string): void
  /** Another dreamer for a spectateur to follow. */
  moveSpectator(token: string, seat: string): void
  freeSpectators(table: string): void
  takenSeats(table: string): ReadonlySet<string>
  countSpectators(table: string): number
  /** Good until that moment; those of the past are cleared. */
  addHandover(code: string, table: string, seat: string, until: number, now: number): boolean
  /** Frees the seat and gives it to the new token; false when the code was used in the meantime. */
  handOver(code: string, token: string, table: string, seat: string): boolean
}

const roleOf = (kind: string, seat: string): Role =>
  kind === 'gardien' ? GARDIEN : kind === 'joueur' ? joueur(seat) : spectateur(seat)

const seatName = (role: Role): string => (role.kind === 'gardien' ? '' : role.seat)

export const createRegistry = (database: Database.Database): Registry => {
  const prepare = (sql: string) => database.prepare(sql)
  const rows = (sql: string) => database.prepare(sql).raw()
  const insertTable = prepare(
    `INSERT OR IGNORE INTO tables (id, name, game, rules, setup, made_at, codes, players, spectators)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const insertEntry = prepare('INSERT INTO entries (table_id, seq, body) VALUES (?, ?, ?)')
  const insertSeat = prepare('INSERT INTO seats (token, table_id, kind, seat) VALUES (?, ?, ?, ?)')
  const insertHandover = prepare('INSERT OR IGNORE INTO handovers (code, table_id, seat, until) VALUES (?, ?, ?, ?)')
  const deleteHandover = prepare('DELETE FROM handovers WHERE code = ?')
  const deleteSeats = prepare(`DELETE FROM seats WHERE table_id = ? AND kind = 'joueur' AND seat = ?`)
  const deleteSpectators = prepare(`DELETE FROM seats WHERE table_id = ? AND kind = 'spectateur'`)
  const updateSpectator = prepare(`UPDATE seats SET seat = ? WHERE token = ? AND kind = 'spectateur'`)
  const deleteSeat = prepare('DELETE FROM seats WHERE token = ?')
  const deleteOld = prepare('DELETE FROM handovers WHERE until < ?')
  const update = prepare('UPDATE OR IGNORE tables SET codes = ?, players = ?, spectators = ? WHERE id = ?')
  const selectTable = rows('SELECT id, name, codes FROM tables WHERE id = ?')
  const selectCount = rows('SELECT count(*) FROM tables')
  const selectPlayers = rows('SELECT id FROM tables WHERE players = ?')
  const selectSpectators = rows('SELECT id FROM tables WHERE spectators = ?')
  const selectHandover = rows('SELECT table_id, seat FROM handovers WHERE code = ? AND until >= ?')
  const selectSeat = rows('SELECT table_id, kind, seat FROM seats WHERE token = ?')
  const selectTaken = rows(`SELECT DISTINCT seat FROM seats WHERE table_id = ? AND kind = 'joueur'`)
  const countOf = rows(`SELECT count(*) FROM seats WHERE table_id = ? AND kind = 'spectateur'`)
  const clears = [
    'tables WHERE id',
    'entries WHERE table_id',
    'said WHERE table_id',
    'seats WHERE table_id',
    'handovers WHERE table_id',
  ].map((from) => prepare(`DELETE FROM ${from} = ?`))

  const addSeat = (token: string, table: string, role: Role): void => {
    insertSeat.run(token, table, role.kind, seatName(role))
  }

  const addTable = database.transaction((table: NewTable): boolean => {
    const { id, name, codes, madeAt, players, spectators } = table
    const { game, rules, setup, entries } = table.stored
    if (insertTable.run(id, name, game, rules, JSON.stringify(setup), madeAt, codes, players, spectators).changes === 0)
      return false
    for (const entry of entries) insertEntry.run(id, entry.seq, JSON.stringify(entry))
    addSeat(table.gardien, id, GARDIEN)
    return true
  })

  const takenSeats = (table: string): ReadonlySet<string> => new Set((selectTaken.all(table) as [string][]).map(([seat]) => seat))

  const handOver = database.transaction((code: string, token: string, table: string, seat: string): boolean => {
    if (deleteHandover.run(code).changes === 0) return false
    deleteSeats.run(table, seat)
    addSeat(token, table, joueur(seat))
    return true
  })

  const takeSeat = database.transaction((token: string, table: string, seat: string): boolean => {
    if (takenSeats(table).has(seat)) return false
    addSeat(token, table, joueur(seat))
    return true
  })

  const removeTable = database.transaction((id: string) => {
    for (const clear of clears) clear.run(id)
  })

  const tableBehind = (found: unknown): string | null => (found as [string] | undefined)?.[0] ?? null

  return {
    addTable: (table) => addTable.immediate(table),
    table: (id) => {
      const row = selectTable.get(id) as [string, string, number] | undefined
      return row ? { id: row[0], name: row[1], codes: row[2] } : null
    },
    countTables: () => Number((selectCount.get() as [number])[0]),
    removeTable: (id) => removeTable.immediate(id),
    renewCodes: (id, codes, players, spectators) => update.run(codes, players, spectators, id).changes === 1,
    door: (code, now) => {
      // All three are looked up whatever the first says, so that the time taken tells nothing.
      const players = tableBehind(selectPlayers.get(code))
      const spectators = tableBehind(selectSpectators.get(code))
      const handover = selectHandover.get(code, now) as [string, string] | undefined
      if (players) return { kind: 'joueur', table: players }
      if (spectators) return { kind: 'spectateur', table: spectators }
      return handover ? { kind: 'handover', table: handover[0], seat: handover[1] } : null
    },
    seat: (token) => {
      const row = selectSeat.get(token) as [string, string, string] | undefined
      return row ? { table: row[0], role: roleOf(row[1], row[2]) } : null
    },
    addSeat,
    takeSeat: (token, table, seat) => takeSeat.immediate(token, table, seat),
    leaveSeat: (token) => {
      deleteSeat.run(token)
    },
    freeSeat: (table, seat) => {
      deleteSeats.run(table, seat)
    },
    moveSpectator: (token, seat) => {
      updateSpectator.run(seat, token)
    },
    freeSpectators: (table) => {
      deleteSpectators.run(table)
    },
    takenSeats,
    countSpectators: (table) => Number((countOf.get(table) as [number])[0]),
    addHandover: (code, table, seat, until, now) => {
      deleteOld.run(now)
      return insertHandover.run(code, table, seat, until).changes === 1
    },
    handOver: (code, token, table, seat) => handOver.immediate(code, token, table, seat),
  }
}
