import type Database from 'libsql'
import { GARDIEN, joueur, type Role, spectateur } from '../../kit/roles.ts'
import type { Stored } from '../../kit/storage.ts'

export interface TableRow {
  readonly id: string
  readonly name: string
  readonly game: string
  /** How often the codes were renewed. */
  readonly codes: number
  /** Whether the gardien approves who joins. */
  readonly approval: boolean
}

export interface NewTable extends Omit<TableRow, 'approval' | 'game'> {
  readonly stored: Stored<unknown>
  readonly madeAt: number
  /** Digests; nothing that opens a door is kept as it is. */
  readonly opener: NewSeat & { readonly role: Role }
  readonly players: string
  readonly spectators: string
}

/** What a code lets in, as often as somebody has it. */
export interface Door {
  readonly kind: 'joueur' | 'spectateur'
  readonly table: string
}

/** What a key opens a seat with: digests, and for whoever keeps the table what the codes are made of, sealed by the key itself. */
export interface NewSeat {
  readonly key: string
  readonly sealed?: string
  /** Of the browser it was given to, as this table knows it. */
  readonly browser?: string
}

export interface SeatRow {
  readonly table: string
  readonly role: Role
  readonly sealed: string
  readonly browser: string
}

/** Tables, and who sits where. Keys and codes come in as digests. */
export interface Registry {
  /** All of it or nothing; not for what is already whole: `addTable`, `takeSeat`, `removeTable`. */
  together<Result>(job: () => Result): Result
  /** False when one of the codes is taken. */
  addTable(table: NewTable): boolean
  table(id: string): TableRow | null
  countTables(): number
  /** Somebody came to that table. */
  noteOpened(id: string, at: number): void
  removeTable(id: string): void
  setApproval(id: string, approval: boolean): void
  renewCodes(id: string, codes: number, players: string, spectators: string): boolean
  door(code: string): Door | null
  seat(key: string): SeatRow | null
  addSeat(seat: NewSeat, table: string, role: Role): void
  /** False when somebody else has just taken it. */
  takeSeat(seat: NewSeat, table: string, dreamer: string): boolean
  leaveSeat(key: string): void
  /** All keys to that seat. */
  freeSeat(table: string, role: Role): void
  /** Another dreamer for a spectateur to follow. */
  moveSpectator(key: string, dreamer: string): void
  freeSpectators(table: string): void
  takenSeats(table: string): ReadonlySet<string>
  countSpectators(table: string): number
  /** How many keys open that seat. */
  countKeys(table: string, role: Role): number
  /** The browsers that a player's seat was given to. */
  browsersAt(table: string, dreamer: string): readonly string[]
  /** What else was given to a browser at that table. */
  seatsOfBrowser(table: string, browser: string): readonly { readonly key: string; readonly role: Role }[]
}

export const roleOf = (kind: string, seat: string): Role =>
  kind === 'gardien' ? GARDIEN : kind === 'joueur' ? joueur(seat) : spectateur(seat)

export const seatName = (role: Role): string => (role.kind === 'gardien' ? '' : role.seat)

export const createRegistry = (database: Database.Database): Registry => {
  const prepare = (sql: string) => database.prepare(sql)
  const rows = (sql: string) => database.prepare(sql).raw()
  const insertTable = prepare(
    `INSERT OR IGNORE INTO tables (id, name, game, rules, setup, made_at, codes, players, spectators)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const insertEntry = prepare('INSERT INTO entries (table_id, seq, body) VALUES (?, ?, ?)')
  const insertSeat = prepare('INSERT INTO seats (token, table_id, kind, seat, sealed, browser) VALUES (?, ?, ?, ?, ?, ?)')
  const deleteSeats = prepare('DELETE FROM seats WHERE table_id = ? AND kind = ? AND seat = ?')
  const deleteSpectators = prepare(`DELETE FROM seats WHERE table_id = ? AND kind = 'spectateur'`)
  const updateSpectator = prepare(`UPDATE seats SET seat = ? WHERE token = ? AND kind = 'spectateur'`)
  const updateApproval = prepare('UPDATE tables SET approval = ? WHERE id = ?')
  const deleteSeat = prepare('DELETE FROM seats WHERE token = ?')
  const update = prepare('UPDATE OR IGNORE tables SET codes = ?, players = ?, spectators = ? WHERE id = ?')
  const selectTable = rows('SELECT id, name, game, codes, approval FROM tables WHERE id = ?')
  const upsertOpened = prepare('INSERT INTO opened VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET at = excluded.at')
  const selectCount = rows('SELECT count(*) FROM tables')
  const selectPlayers = rows('SELECT id FROM tables WHERE players = ?')
  const selectSpectators = rows('SELECT id FROM tables WHERE spectators = ?')
  const selectSeat = rows('SELECT table_id, kind, seat, sealed, browser FROM seats WHERE token = ?')
  const selectTaken = rows(`SELECT DISTINCT seat FROM seats WHERE table_id = ? AND kind = 'joueur'`)
  const countOf = rows(`SELECT count(*) FROM seats WHERE table_id = ? AND kind = 'spectateur'`)
  const countAt = rows('SELECT count(*) FROM seats WHERE table_id = ? AND kind = ? AND seat = ?')
  const selectBrowsers = rows(
    `SELECT DISTINCT browser FROM seats WHERE table_id = ? AND kind = 'joueur' AND seat = ? AND browser <> ''`,
  )
  const selectOfBrowser = rows('SELECT token, kind, seat FROM seats WHERE table_id = ? AND browser = ?')
  const belongings = ['entries', 'said', 'seats', 'links', 'joiners', 'banished', 'opened'].map(
    (from) => `${from} WHERE table_id`,
  )
  const clears = ['tables WHERE id', ...belongings].map((from) => prepare(`DELETE FROM ${from} = ?`))

  const addSeat = ({ key, sealed = '', browser = '' }: NewSeat, table: string, role: Role): void => {
    insertSeat.run(key, table, role.kind, seatName(role), sealed, browser)
  }

  const addTable = database.transaction((table: NewTable): boolean => {
    const { id, name, codes, madeAt, players, spectators } = table
    const { game, rules, setup, entries } = table.stored
    if (insertTable.run(id, name, game, rules, JSON.stringify(setup), madeAt, codes, players, spectators).changes === 0)
      return false
    for (const entry of entries) insertEntry.run(id, entry.seq, JSON.stringify(entry))
    addSeat(table.opener, id, table.opener.role)
    return true
  })

  const takenSeats = (table: string): ReadonlySet<string> => new Set((selectTaken.all(table) as [string][]).map(([seat]) => seat))

  const takeSeat = database.transaction((seat: NewSeat, table: string, dreamer: string): boolean => {
    if (takenSeats(table).has(dreamer)) return false
    addSeat(seat, table, joueur(dreamer))
    return true
  })

  const removeTable = database.transaction((id: string) => {
    for (const clear of clears) clear.run(id)
  })

  const tableBehind = (found: unknown): string | null => (found as [string] | undefined)?.[0] ?? null

  return {
    together: (job) => database.transaction(job).immediate(),
    addTable: (table) => addTable.immediate(table),
    table: (id) => {
      const row = selectTable.get(id) as [string, string, string, number, number] | undefined
      return row ? { id: row[0], name: row[1], game: row[2], codes: row[3], approval: row[4] !== 0 } : null
    },
    noteOpened: (id, at) => {
      upsertOpened.run(id, at)
    },
    countTables: () => Number((selectCount.get() as [number])[0]),
    removeTable: (id) => removeTable.immediate(id),
    setApproval: (id, approval) => {
      updateApproval.run(approval ? 1 : 0, id)
    },
    renewCodes: (id, codes, players, spectators) => update.run(codes, players, spectators, id).changes === 1,
    door: (code) => {
      // Both are looked up whatever the first says, so that the time taken tells nothing.
      const players = tableBehind(selectPlayers.get(code))
      const spectators = tableBehind(selectSpectators.get(code))
      if (players) return { kind: 'joueur', table: players }
      return spectators ? { kind: 'spectateur', table: spectators } : null
    },
    seat: (key) => {
      const row = selectSeat.get(key) as [string, string, string, string, string] | undefined
      return row ? { table: row[0], role: roleOf(row[1], row[2]), sealed: row[3], browser: row[4] } : null
    },
    addSeat,
    takeSeat: (seat, table, dreamer) => takeSeat.immediate(seat, table, dreamer),
    leaveSeat: (key) => {
      deleteSeat.run(key)
    },
    freeSeat: (table, role) => {
      deleteSeats.run(table, role.kind, seatName(role))
    },
    moveSpectator: (key, dreamer) => {
      updateSpectator.run(dreamer, key)
    },
    freeSpectators: (table) => {
      deleteSpectators.run(table)
    },
    takenSeats,
    countSpectators: (table) => Number((countOf.get(table) as [number])[0]),
    countKeys: (table, role) => Number((countAt.get(table, role.kind, seatName(role)) as [number])[0]),
    browsersAt: (table, dreamer) => (selectBrowsers.all(table, dreamer) as [string][]).map(([browser]) => browser),
    seatsOfBrowser: (table, browser) =>
      (selectOfBrowser.all(table, browser) as [string, string, string][]).map(([key, kind, seat]) => ({
        key,
        role: roleOf(kind, seat),
      })),
  }
}
