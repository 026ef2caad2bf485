import { randomUUID } from 'node:crypto'
import { type TableSetup, tmr } from '../../games/tmr/rules/index.ts'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import { GARDIEN, joueur, type Role, spectateur } from '../../kit/roles.ts'
import { newTable } from '../../kit/storage.ts'
import type { Config } from '../config.ts'
import type { OpenTable } from '../openTable.ts'
import type { Door, Registry } from '../persistence/registry.ts'
import type { Tables } from '../tables.ts'
import { type Codes, codesOf, digestOf, newCode, newTableId, newToken, readCode } from './codes.ts'
import { freeIdFor } from './dreamerId.ts'

/** A seat as its holder keeps it. */
export interface Seat {
  readonly token: string
  readonly role: Role
  readonly table: string
}

export interface GardienSeat extends Seat {
  readonly codes: Codes
}

/** What a code opens. */
export interface Invitation {
  readonly kind: 'joueur' | 'spectateur'
  readonly table: string
  readonly dreamers: readonly { readonly id: string; readonly name: string; readonly free: boolean }[]
}

/** The dreamer to play or to follow, or one's own to bring along. */
export type Wish = { readonly dreamer: string } | { readonly bring: Readonly<Record<string, unknown>> }

export interface Handover {
  readonly code: string
  /** Milliseconds since 1970. */
  readonly until: number
}

export interface Seats {
  openTable(name: string, setup: unknown): Promise<GardienSeat | Refusal>
  invitation(code: string): Promise<Invitation | Refusal>
  sit(code: string, wish: Wish): Promise<Seat | Refusal>
  /** Who a token is; the gardien finds the codes again. */
  seatOf(token: string): Promise<Seat | GardienSeat | Refusal>
  leave(token: string): Promise<null | Refusal>
  follow(token: string, dreamer: string): Promise<Seat | Refusal>
  free(token: string, dreamer: string): Promise<null | Refusal>
  handOver(token: string, dreamer: string): Promise<Handover | Refusal>
  renewCodes(token: string): Promise<Codes | Refusal>
  removeTable(token: string): Promise<null | Refusal>
}

interface Parts {
  readonly registry: Registry
  readonly tables: Tables
  readonly now: () => number
  readonly limits: Pick<Config, 'MAX_TABLES' | 'MAX_SEATS' | 'MAX_SPECTATORS' | 'HANDOVER_HOURS'>
}

const NEW_TABLE = { clock: { day: 1, hour: 'vaisseau' }, dreamers: [] }
const MOST_TRIES = 20
/** The one answer to every wrong code and token. */
export const NO_SUCH_SEAT = refusal('no-such-seat')

export const createSeats = ({ registry, tables, now, limits }: Parts): Seats => {
  const nameOf = (table: string): string => registry.table(table)?.name ?? ''

  const setupFrom = (input: unknown): TableSetup | Refusal => {
    const setup = tmr.parseSetup(input ?? NEW_TABLE)
    if (isRefusal(setup)) return setup
    return setup.dreamers.length > limits.MAX_SEATS ? refusal('too-many', null, { most: limits.MAX_SEATS }) : setup
  }

  const openTable: Seats['openTable'] = async (name, input) => {
    if (registry.countTables() >= limits.MAX_TABLES) return refusal('too-many-tables')
    const setup = setupFrom(input)
    if (isRefusal(setup)) return setup
    const stored = newTable(tmr, setup)
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const token = newToken()
      const codes = codesOf(token, 0)
      const digests = { gardien: digestOf(token), players: digestOf(codes.players), spectators: digestOf(codes.spectators) }
      const added = registry.addTable({ id: newTableId(), name, codes: 0, stored, madeAt: now(), ...digests })
      if (added) return { token, role: GARDIEN, table: name, codes }
    }
    return refusal('busy')
  }

  const behind = async (code: string): Promise<{ door: Door; table: OpenTable } | Refusal> => {
    const door = registry.door(digestOf(readCode(code)), now())
    const table = door && (await tables.open(door.table))
    return door && table ? { door, table } : NO_SUCH_SEAT
  }

  const invitation: Seats['invitation'] = async (code) => {
    const found = await behind(code)
    if (isRefusal(found)) return found
    const { door, table } = found
    const { name, seats } = table.info()
    const handedOver = door.kind === 'handover' ? door.seat : null
    const dreamers = seats
      .filter(({ seat }) => handedOver === null || seat === handedOver)
      .map(({ seat, name: of, taken }) => ({ id: seat, name: of, free: door.kind !== 'joueur' || !taken }))
    return { kind: door.kind === 'spectateur' ? 'spectateur' : 'joueur', table: name, dreamers }
  }

  const isThere = (table: OpenTable, dreamer: string): boolean => table.info().seats.some(({ seat }) => seat === dreamer)
  const unknown = (dreamer: string): Refusal => refusal('unknown-dreamer', null, { dreamer })

  const bring = async (table: OpenTable, setup: Readonly<Record<string, unknown>>): Promise<string | Refusal> => {
    const present = table.info().seats.map(({ seat }) => seat)
    if (present.length >= limits.MAX_SEATS) return refusal('too-many', null, { most: limits.MAX_SEATS })
    const id = freeIdFor(setup.sheet, new Set([...present, ...registry.takenSeats(table.id)]))
    const command = { type: 'addDreamer', setup: { ...setup, id } }
    const answer = await table.room.submit({ id: randomUUID(), by: GARDIEN, command })
    if (answer.ok) return id
    return 'refusal' in answer ? answer.refusal : refusal('internal')
  }

  const asSpectator = (table: OpenTable, dreamer: string): Seat | Refusal => {
    if (registry.countSpectators(table.id) >= limits.MAX_SPECTATORS)
      return refusal('too-many', null, { most: limits.MAX_SPECTATORS })
    const token = newToken()
    registry.addSeat(digestOf(token), table.id, spectateur(dreamer))
    return { token, role: spectateur(dreamer), table: nameOf(table.id) }
  }

  const asPlayer = (table: OpenTable, dreamer: string): Seat | Refusal => {
    const token = newToken()
    if (!registry.takeSeat(digestOf(token), table.id, dreamer)) return refusal('seat-taken', null, { dreamer })
    table.seatsChanged()
    return { token, role: joueur(dreamer), table: nameOf(table.id) }
  }

  const asHeir = (table: OpenTable, code: string, seat: string): Seat | Refusal => {
    const token = newToken()
    if (!registry.handOver(digestOf(readCode(code)), digestOf(token), table.id, seat)) return NO_SUCH_SEAT
    table.dismiss(joueur(seat), 'freed')
    table.seatsChanged()
    return { token, role: joueur(seat), table: nameOf(table.id) }
  }

  const sit: Seats['sit'] = async (code, wish) => {
    const found = await behind(code)
    if (isRefusal(found)) return found
    const { door, table } = found
    if (door.kind === 'handover') return asHeir(table, code, door.seat)
    if ('bring' in wish) {
      if (door.kind === 'spectateur') return refusal('not-yours')
      const dreamer = await bring(table, wish.bring)
      return typeof dreamer === 'string' ? asPlayer(table, dreamer) : dreamer
    }
    if (!isThere(table, wish.dreamer)) return unknown(wish.dreamer)
    return door.kind === 'spectateur' ? asSpectator(table, wish.dreamer) : asPlayer(table, wish.dreamer)
  }

  const seatOf: Seats['seatOf'] = async (token) => {
    const found = registry.seat(digestOf(token))
    const table = found && registry.table(found.table)
    if (!found || !table) return NO_SUCH_SEAT
    const seat = { token, role: found.role, table: table.name }
    return found.role.kind === 'gardien' ? { ...seat, codes: codesOf(token, table.codes) } : seat
  }

  /** The table of whoever holds a token of that kind. */
  const tableOf = async (token: string, kind: Role['kind']): Promise<OpenTable | Refusal> => {
    const found = registry.seat(digestOf(token))
    if (!found) return NO_SUCH_SEAT
    if (found.role.kind !== kind) return refusal(kind === 'gardien' ? 'gardien-only' : 'not-yours')
    return (await tables.open(found.table)) ?? NO_SUCH_SEAT
  }

  const leave: Seats['leave'] = async (token) => {
    const found = registry.seat(digestOf(token))
    if (!found) return NO_SUCH_SEAT
    if (found.role.kind === 'gardien') return refusal('not-yours')
    registry.leaveSeat(digestOf(token))
    const table = await tables.ifOpen(found.table)
    if (found.role.kind === 'joueur') table?.dismiss(found.role, 'freed')
    table?.seatsChanged()
    return null
  }

  const follow: Seats['follow'] = async (token, dreamer) => {
    const table = await tableOf(token, 'spectateur')
    if (isRefusal(table)) return table
    if (!isThere(table, dreamer)) return unknown(dreamer)
    registry.moveSpectator(digestOf(token), dreamer)
    return { token, role: spectateur(dreamer), table: nameOf(table.id) }
  }

  const free: Seats['free'] = async (token, dreamer) => {
    const table = await tableOf(token, 'gardien')
    if (isRefusal(table)) return table
    registry.freeSeat(table.id, dreamer)
    table.dismiss(joueur(dreamer), 'freed')
    table.seatsChanged()
    return null
  }

  const handOver: Seats['handOver'] = async (token, dreamer) => {
    const table = await tableOf(token, 'gardien')
    if (isRefusal(table)) return table
    if (!isThere(table, dreamer)) return unknown(dreamer)
    const until = now() + limits.HANDOVER_HOURS * 3_600_000
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const code = newCode()
      if (registry.addHandover(digestOf(code), table.id, dreamer, until, now())) return { code, until }
    }
    return refusal('busy')
  }

  const renewCodes: Seats['renewCodes'] = async (token) => {
    const table = await tableOf(token, 'gardien')
    if (isRefusal(table)) return table
    const from = (registry.table(table.id)?.codes ?? 0) + 1
    for (let renewals = from; renewals < from + MOST_TRIES; renewals++) {
      const codes = codesOf(token, renewals)
      if (!registry.renewCodes(table.id, renewals, digestOf(codes.players), digestOf(codes.spectators))) continue
      registry.freeSpectators(table.id)
      for (const { seat } of table.info().seats) table.dismiss(spectateur(seat), 'freed')
      return codes
    }
    return refusal('busy')
  }

  const removeTable: Seats['removeTable'] = async (token) => {
    const table = await tableOf(token, 'gardien')
    if (isRefusal(table)) return table
    await tables.remove(table.id)
    return null
  }

  return { openTable, invitation, sit, seatOf, leave, follow, free, handOver, renewCodes, removeTable }
}
