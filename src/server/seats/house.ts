import type { Codes, KeeperPaper, SeatPaper, WhyGone } from '../../kit/doors.ts'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import type { Config } from '../common/config.ts'
import type { BotNames, Games } from '../common/games.ts'
import type { Registry, SeatRow } from '../persistence/registry.ts'
import type { Records, Store } from '../persistence/store.ts'
import type { OpenTable } from '../table/openTable.ts'
import type { Tables } from '../table/tables.ts'
import { codesOf, digestOf, seal, unseal } from './codes.ts'
import type { WriteFile } from './saving.ts'

/** What everything about seats works with. */
export interface Parts {
  readonly games: Games
  readonly bots: BotNames
  /** How many of them sit at the tables in memory. */
  readonly botsSitting: () => number
  readonly store: Pick<Store, 'records' | 'together' | 'oneAtATime'>
  readonly tables: Tables
  readonly writeFile: WriteFile
  readonly now: () => number
  readonly limits: Pick<
    Config,
    | 'MAX_BOTS'
    | 'MAX_BOTS_PER_TABLE'
    | 'MAX_TABLES'
    | 'MAX_ENTRIES'
    | 'MAX_SEATS'
    | 'MAX_SPECTATORS'
    | 'MAX_VIEW_BYTES'
    | 'HANDOVER_HOURS'
  >
}

export const MOST_TRIES = 20
/** The one answer to every wrong code and token. */
export const NO_SUCH_SEAT = refusal('no-such-seat')
export const BUSY = refusal('busy')

/** A browser as one table knows it: two tables cannot tell that it is the same. */
export const browserAt = (table: string, browser: string | undefined): string => (browser ? digestOf(`${table} ${browser}`) : '')

const refusalOf = (why: WhyGone | null): Refusal => (why ? refusal(why) : NO_SUCH_SEAT)

/** What the codes follow from; tables of old used the gardien's key itself. */
export const seedOf = ({ sealed }: Pick<SeatRow, 'sealed'>, token: string): string =>
  sealed === '' ? token : unseal(sealed, token)

/** Whoever has the codes and looks after the seats: the gardien, or where there is none whoever opened the table. */
export const isKeeper = ({ role, sealed }: Pick<SeatRow, 'role' | 'sealed'>): boolean => role.kind === 'gardien' || sealed !== ''

export const sealedFor = (keeps: 'keeper' | 'guest', seed: string, token: string): { sealed: string } | Record<string, never> =>
  keeps === 'keeper' ? { sealed: seal(seed, token) } : {}

export const keeping = (seat: Pick<SeatRow, 'role' | 'sealed'>): 'keeper' | 'guest' => (isKeeper(seat) ? 'keeper' : 'guest')

/** New codes from a seed; null when all were taken. */
export const recode = async (registry: Registry, table: string, seed: string): Promise<Codes | null> => {
  const from = ((await registry.table(table))?.codes ?? 0) + 1
  for (let renewals = from; renewals < from + MOST_TRIES; renewals++) {
    const codes = codesOf(seed, renewals)
    if (await registry.renewCodes(table, renewals, digestOf(codes.players), digestOf(codes.spectators))) return codes
  }
  return null
}

export const createHouse = ({ store, tables }: Pick<Parts, 'store' | 'tables'>) => {
  const { registry } = store.records

  const labelOf = async (table: string): Promise<{ table: string; game: string }> => {
    const row = await registry.table(table)
    return { table: row?.name ?? '', game: row?.game ?? '' }
  }

  const paperOf = async (token: string): Promise<SeatPaper | KeeperPaper | Refusal> => {
    const found = await registry.seat(digestOf(token))
    const table = found && (await registry.table(found.table))
    if (!found || !table) return refusalOf(await store.records.gone.why(digestOf(token)))
    const seat = { token, role: found.role, table: table.name, game: table.game }
    return isKeeper(found) ? { ...seat, codes: codesOf(seedOf(found, token), table.codes) } : seat
  }

  /** A seat and its table, if it may do that there. */
  const seated = async (
    token: string,
    whyNot: (seat: SeatRow) => Refusal | null = () => null,
  ): Promise<{ readonly table: OpenTable; readonly seat: SeatRow } | Refusal> => {
    const key = digestOf(token)
    const seat = await registry.seat(key)
    if (!seat) return NO_SUCH_SEAT
    const refused = whyNot(seat)
    if (refused) return refused
    const table = await tables.open(seat.table)
    await table?.follow()
    // It may have been freed while the table was being opened.
    return table && (await registry.seat(key)) ? { table, seat } : NO_SUCH_SEAT
  }

  /** What the keeper does at their own table. */
  const asKeeper = async <Result>(token: string, act: (table: OpenTable) => Promise<Result>): Promise<Result | Refusal> => {
    const found = await seated(token, (seat) => (isKeeper(seat) ? null : refusal('gardien-only')))
    return isRefusal(found) ? found : act(found.table)
  }

  /** A player, where there is no gardien. */
  const asPlayer = async (token: string): Promise<{ readonly table: OpenTable; readonly own: string } | Refusal> => {
    const found = await seated(token, ({ role }) => (role.kind === 'spectateur' ? refusal('not-yours') : null))
    if (isRefusal(found)) return found
    const { table, seat } = found
    if (seat.role.kind !== 'joueur' || table.room.game.seating.gardien) return refusal('gardien-only')
    return { table, own: seat.role.seat }
  }

  const asSpectator = async (token: string): Promise<OpenTable | Refusal> => {
    const found = await seated(token, ({ role }) => (role.kind === 'spectateur' ? null : refusal('not-yours')))
    return isRefusal(found) ? found : found.table
  }

  /** Before anything else it is so in the store; then for every connection. At a table that was closed meanwhile nothing is left of whoever comes. */
  const change = async <Result>(
    table: string,
    job: (records: Records) => Promise<Result>,
  ): Promise<Result | typeof NO_SUCH_SEAT> => {
    const result = await store.together(table, async (records) =>
      ((await records.registry.table(table))?.codes ?? -1) < 0 ? NO_SUCH_SEAT : job(records),
    )
    await tables.seatsChanged(table)
    return result
  }

  /** The same, for whoever still holds that key then. */
  const changeAs = <Result>(
    token: string,
    table: string,
    job: (records: Records) => Promise<Result>,
  ): Promise<Result | typeof NO_SUCH_SEAT> =>
    change(table, async (records) => ((await records.registry.seat(digestOf(token))) ? job(records) : NO_SUCH_SEAT))

  return { records: store.records, labelOf, paperOf, seated, asPlayer, asSpectator, asKeeper, change, changeAs }
}

export type House = ReturnType<typeof createHouse>
