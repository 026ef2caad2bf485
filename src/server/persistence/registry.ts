import type { Absence } from '../../kit/keeping.ts'
import { GARDIEN, joueur, type Role, spectateur } from '../../kit/roles.ts'
import type { Stored } from '../../kit/storage.ts'
import { BELONGINGS, IS_LEFT, LOG, PART } from './removal.ts'
import { addSnapshots, type WrittenSnapshot } from './snapshots.ts'
import { countIn, firstRow, type Row, type Sql, type Value } from './sql.ts'

export interface TableRow {
  readonly id: string
  readonly name: string
  readonly game: string
  /** How often the codes were renewed. */
  readonly codes: number
  /** Whether the gardien approves who joins. */
  readonly approval: boolean
  /** How many may play; 0: as many as there is room for. */
  readonly places: number
  /** Whether those who play may watch each other. */
  readonly watching: boolean
  /** What was said at the opening of those who stay away; null: nothing. */
  readonly absence: Absence | null
  /** Who had a seat and has it no more, the last at each. */
  readonly parted: readonly PartedRow[]
}

/** What somebody is called and would like to wear; '': nothing was said. */
export interface PersonRow {
  readonly called: string
  readonly colour: string
  readonly figure: string
}

export interface PartedRow extends PersonRow {
  readonly seat: string
  /** As the table knows it; absent: out of a file, or of before. */
  readonly browser?: string
}

export const NOBODY_IN_PARTICULAR: PersonRow = { called: '', colour: '', figure: '' }

/** Who opens a table, and the key to their seat. */
export type Opener = NewSeat & { readonly role: Role }

/** An entry as it is written down. */
export type WrittenEntry = readonly [seq: number, body: string]

/** Some of a table that is taken in: entries, and what they amount to. */
export interface Lot {
  readonly entries: readonly WrittenEntry[]
  readonly snapshots?: readonly WrittenSnapshot[]
}

export interface NewTable extends Omit<TableRow, 'approval' | 'game' | 'places' | 'watching' | 'absence' | 'parted'> {
  readonly absence?: Absence | null
  readonly parted?: TableRow['parted']
  readonly stored: Stored<unknown>
  readonly madeAt: number
  /** Digests; nothing that opens a door is kept as it is. */
  /** Null when there is more to add before anybody may come. */
  readonly opener: Opener | null
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
  /** The name of the bot that it is for. */
  readonly bot?: string
  readonly person?: PersonRow
  /** When it was given. */
  readonly since?: number
}

export interface SeatRow {
  readonly table: string
  readonly role: Role
  readonly sealed: string
  readonly browser: string
  readonly person: PersonRow
  readonly since: number
}

/** A key, and what it opens. */
export interface KeyRow {
  readonly key: string
  readonly role: Role
  /** The bot that holds it; '': a person does. */
  readonly bot: string
  readonly browser: string
  readonly person: PersonRow
  /** When it was given. */
  readonly since: number
  /** Since when nobody is there with it; 0: somebody is, or it is not looked at. */
  readonly leftAt: number
}

/** Tables, and who sits where. Keys and codes come in as digests. What takes several steps is done together with what it stands on. */
export interface Registry {
  /** False when one of the codes is taken. */
  addTable(table: NewTable): Promise<boolean>
  /** More of a table that nobody has a key to yet. */
  addLot(table: string, lot: Lot): Promise<void>
  /** All is there: whoever opens it gets their key. */
  finishTable(table: string, opener: Opener): Promise<void>
  /** Tables begun before that moment that were never finished: what a crash leaves of a file that was being taken in. */
  unfinished(before: number): Promise<readonly string[]>
  table(id: string): Promise<TableRow | null>
  countTables(): Promise<number>
  /** Somebody came to that table. */
  noteOpened(id: string, at: number): Promise<void>
  /** Those that nobody came to since then. */
  unopenedSince(at: number): Promise<readonly string[]>
  removeTable(id: string): Promise<void>
  /** Nobody comes to it any more; with it goes the first part of what was played there. True once nothing is left, as of all parts. */
  closeTable(id: string): Promise<boolean>
  /** Another part of what was played at a table that was closed or never finished. */
  removePart(id: string): Promise<boolean>
  setApproval(id: string, approval: boolean): Promise<void>
  setPlaces(id: string, places: number): Promise<void>
  setWatching(id: string, watching: boolean): Promise<void>
  setParted(id: string, parted: TableRow['parted']): Promise<void>
  /** False when one of the codes is taken. */
  renewCodes(id: string, codes: number, players: string, spectators: string): Promise<boolean>
  door(code: string): Promise<Door | null>
  seat(key: string): Promise<SeatRow | null>
  addSeat(seat: NewSeat, table: string, role: Role): Promise<void>
  /** False when somebody else has just taken it. */
  takeSeat(newcomer: NewSeat, table: string, seat: string): Promise<boolean>
  leaveSeat(key: string): Promise<void>
  /** All keys to that seat. */
  freeSeat(table: string, role: Role): Promise<void>
  /** What somebody is called and wears; a player or a gardien over all their keys. */
  setPerson(key: string, seat: Pick<SeatRow, 'table' | 'role'>, person: PersonRow): Promise<void>
  /** Since when nobody is at a seat; 0: somebody is. */
  setLeft(table: string, seat: string, at: number): Promise<void>
  /** Another seat for a spectateur to follow. */
  moveSpectator(key: string, seat: string): Promise<void>
  /** All keys to all seats of a table. */
  keysOf(table: string): Promise<readonly KeyRow[]>
  countSpectators(table: string): Promise<number>
  /** How many keys open that seat. */
  countKeys(table: string, role: Role): Promise<number>
}

export const roleOf = (kind: string, seat: string): Role =>
  kind === 'gardien' ? GARDIEN : kind === 'joueur' ? joueur(seat) : spectateur(seat)

export const seatName = (role: Role): string => (role.kind === 'gardien' ? '' : role.seat)

/** In place of how often the codes were renewed, until all of a table is there. */
const UNFINISHED = -1

/** Its codes open no door. */
const SHUT = 'UPDATE tables SET codes = ?, players = id, spectators = id WHERE id = ?'

const INSERT_TABLE = `INSERT INTO tables (id, name, game, rules, setup, made_at, codes, players, spectators, absence, parted)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`

const RENEW = `UPDATE tables SET codes = ?, players = ?, spectators = ? WHERE id = ?
  AND NOT EXISTS (SELECT 1 FROM tables WHERE players = ? OR spectators = ?)`

const UNOPENED = `SELECT tables.id FROM tables LEFT JOIN opened ON opened.table_id = tables.id
  WHERE coalesce(opened.at, tables.made_at) < CAST(? AS BIGINT)`
const NOTE_OPENED = `INSERT INTO opened SELECT id, CAST(? AS BIGINT) FROM tables WHERE id = ?
  ON CONFLICT (table_id) DO UPDATE SET at = excluded.at`

/** Before people were kept with it, a seat was. */
export const partedIn = (written: string): readonly PartedRow[] =>
  (JSON.parse(written) as readonly (string | PartedRow)[]).map((one) =>
    typeof one === 'string' ? { seat: one, ...NOBODY_IN_PARTICULAR } : one,
  )

/** So many rows at once: a few milliseconds. */
const ROWS = 200

const inPieces = function* <Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += ROWS) yield items.slice(from, from + ROWS)
}

const KEY_FIELDS = 'token, kind, seat, bot, browser, called, colour, figure, since, left_at'

const keyRow = ([key, kind, seat, bot, browser, called, colour, figure, since, leftAt]: Row): KeyRow => ({
  key: `${key}`,
  role: roleOf(`${kind}`, `${seat}`),
  bot: `${bot}`,
  browser: `${browser}`,
  person: { called: `${called}`, colour: `${colour}`, figure: `${figure}` },
  since: Number(since),
  leftAt: Number(leftAt),
})

const createTableRecords = ({
  rows,
  change,
}: Sql): Pick<
  Registry,
  | 'table'
  | 'countTables'
  | 'noteOpened'
  | 'unopenedSince'
  | 'removeTable'
  | 'closeTable'
  | 'removePart'
  | 'setApproval'
  | 'setPlaces'
  | 'setWatching'
  | 'setParted'
  | 'renewCodes'
  | 'door'
> => {
  const tableBehind = async (found: Promise<readonly Row[]>): Promise<string | null> =>
    (await firstRow<[string]>(found))?.[0] ?? null
  const removePart = async (id: string): Promise<boolean> => {
    await change(PART, id, id, id)
    if ((await rows(IS_LEFT, id)).length > 0) return false
    for (const from of BELONGINGS) await change(`DELETE FROM ${from} WHERE table_id = ?`, id)
    await change('DELETE FROM tables WHERE id = ?', id)
    return true
  }
  return {
    table: async (id) => {
      const row = await firstRow<[string, string, string, number, number, number, number, string, string]>(
        rows('SELECT id, name, game, codes, approval, places, watching, absence, parted FROM tables WHERE id = ?', id),
      )
      if (!row) return null
      const [, name, game, codes, approval, places, watching, said, parted] = row
      const absence = said === '' ? null : (JSON.parse(said) as Absence)
      const settings = { approval: approval !== 0, places, watching: watching !== 0 }
      return { id: row[0], name, game, codes, ...settings, absence, parted: partedIn(parted) }
    },
    countTables: () => countIn(rows('SELECT count(*) FROM tables')),
    noteOpened: async (id, at) => {
      await change(NOTE_OPENED, at, id)
    },
    unopenedSince: async (at) => (await rows(UNOPENED, at)).map(([id]) => `${id}`),
    removeTable: async (id) => {
      for (const from of [LOG, 'gone', ...BELONGINGS]) await change(`DELETE FROM ${from} WHERE table_id = ?`, id)
      await change('DELETE FROM tables WHERE id = ?', id)
    },
    closeTable: async (id) => {
      for (const from of ['gone', ...BELONGINGS]) await change(`DELETE FROM ${from} WHERE table_id = ?`, id)
      await change(SHUT, UNFINISHED, id)
      return removePart(id)
    },
    removePart,
    setApproval: async (id, approval) => {
      await change('UPDATE tables SET approval = ? WHERE id = ?', approval ? 1 : 0, id)
    },
    setPlaces: async (id, places) => {
      await change('UPDATE tables SET places = ? WHERE id = ?', places, id)
    },
    setWatching: async (id, watching) => {
      await change('UPDATE tables SET watching = ? WHERE id = ?', watching ? 1 : 0, id)
    },
    setParted: async (id, seats) => {
      await change('UPDATE tables SET parted = ? WHERE id = ?', JSON.stringify(seats), id)
    },
    renewCodes: async (id, codes, players, spectators) =>
      (await change(RENEW, codes, players, spectators, id, players, spectators)) === 1,
    door: async (code) => {
      // Both are looked up whatever the first says, so that the time taken tells nothing.
      const [players, spectators] = await Promise.all([
        tableBehind(rows('SELECT id FROM tables WHERE players = ?', code)),
        tableBehind(rows('SELECT id FROM tables WHERE spectators = ?', code)),
      ])
      if (players) return { kind: 'joueur', table: players }
      return spectators ? { kind: 'spectateur', table: spectators } : null
    },
  }
}

const INSERT_SEAT = `INSERT INTO seats (token, table_id, kind, seat, sealed, browser, bot, called, colour, figure, since)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`

const addSeatTo =
  ({ change }: Sql): Registry['addSeat'] =>
  async ({ key, sealed = '', browser = '', bot = '', person = NOBODY_IN_PARTICULAR, since = 0 }, table, role) => {
    const { called, colour, figure } = person
    await change(INSERT_SEAT, key, table, role.kind, seatName(role), sealed, browser, bot, called, colour, figure, since)
  }

/** How a table comes to be, at once or in lots. */
const createFilling = (sql: Sql): Pick<Registry, 'addTable' | 'addLot' | 'finishTable' | 'unfinished'> => {
  const { rows, change } = sql
  const addSeat = addSeatTo(sql)

  const addLot: Registry['addLot'] = async (id, { entries, snapshots = [] }) => {
    for (const piece of inPieces(entries)) {
      const places = piece.map(() => '(?, ?, ?)').join(', ')
      const values = piece.flatMap((entry): Value[] => [id, ...entry])
      await change(`INSERT INTO entries (table_id, seq, body) VALUES ${places}`, ...values)
    }
    await addSnapshots(sql, id, snapshots)
  }

  return {
    addLot,
    addTable: async ({ id, name, codes, madeAt, players, spectators, stored, opener, absence, parted = [] }) => {
      const { game, rules, setup, entries } = stored
      const values = [id, name, game, rules, JSON.stringify(setup), madeAt, opener ? codes : UNFINISHED, players, spectators]
      const said = [absence ? JSON.stringify(absence) : '', JSON.stringify(parted)]
      if ((await change(INSERT_TABLE, ...values, ...said)) === 0) return false
      await addLot(id, { entries: entries.map((entry) => [entry.seq, JSON.stringify(entry)]) })
      if (opener) await addSeat(opener, id, opener.role)
      return true
    },
    finishTable: async (id, opener) => {
      await change('UPDATE tables SET codes = 0 WHERE id = ? AND codes = ?', id, UNFINISHED)
      await addSeat(opener, id, opener.role)
    },
    unfinished: async (before) => {
      const found = await rows('SELECT id FROM tables WHERE codes = ? AND made_at < ?', UNFINISHED, before)
      return found.map(([id]) => `${id}`)
    },
  }
}

type SeatRecords = Pick<
  Registry,
  | 'seat'
  | 'addSeat'
  | 'takeSeat'
  | 'leaveSeat'
  | 'freeSeat'
  | 'setPerson'
  | 'setLeft'
  | 'moveSpectator'
  | 'keysOf'
  | 'countSpectators'
  | 'countKeys'
>

const createSeatRecords = (sql: Sql): SeatRecords => {
  const { rows, change } = sql
  const addSeat = addSeatTo(sql)

  const countKeys: Registry['countKeys'] = (table, role) =>
    countIn(rows('SELECT count(*) FROM seats WHERE table_id = ? AND kind = ? AND seat = ?', table, role.kind, seatName(role)))

  return {
    seat: async (key) => {
      const row = await firstRow<Row>(rows(`SELECT ${KEY_FIELDS}, table_id, sealed FROM seats WHERE token = ?`, key))
      if (!row) return null
      const { role, browser, person, since } = keyRow(row)
      return { role, browser, person, since, table: `${row.at(-2)}`, sealed: `${row.at(-1)}` }
    },
    addSeat,
    takeSeat: async (newcomer, table, seat) => {
      if ((await countKeys(table, joueur(seat))) > 0) return false
      await addSeat(newcomer, table, joueur(seat))
      return true
    },
    leaveSeat: async (key) => {
      await change('DELETE FROM seats WHERE token = ?', key)
    },
    freeSeat: async (table, role) => {
      await change('DELETE FROM seats WHERE table_id = ? AND kind = ? AND seat = ?', table, role.kind, seatName(role))
    },
    setPerson: async (key, { table, role }, { called, colour, figure }) => {
      const of = role.kind === 'spectateur' ? 'token = ?' : 'table_id = ? AND kind = ? AND seat = ?'
      const which = role.kind === 'spectateur' ? [key] : [table, role.kind, seatName(role)]
      await change(`UPDATE seats SET called = ?, colour = ?, figure = ? WHERE ${of}`, called, colour, figure, ...which)
    },
    setLeft: async (table, seat, at) => {
      await change(`UPDATE seats SET left_at = ? WHERE table_id = ? AND kind = 'joueur' AND seat = ?`, at, table, seat)
    },
    moveSpectator: async (key, seat) => {
      await change(`UPDATE seats SET seat = ? WHERE token = ? AND kind = 'spectateur'`, seat, key)
    },
    keysOf: async (table) =>
      (await rows(`SELECT ${KEY_FIELDS} FROM seats WHERE table_id = ? ORDER BY since, token`, table)).map(keyRow),
    countSpectators: (table) => countIn(rows(`SELECT count(*) FROM seats WHERE table_id = ? AND kind = 'spectateur'`, table)),
    countKeys,
  }
}

export const createRegistry = (sql: Sql): Registry => ({
  ...createTableRecords(sql),
  ...createFilling(sql),
  ...createSeatRecords(sql),
})
