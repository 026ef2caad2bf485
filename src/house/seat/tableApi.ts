import * as v from 'valibot'
import {
  ANSWERED,
  type Codes,
  type Comer,
  type Invitation,
  type KeeperPaper,
  type OneTimeCode,
  type PersonSaid,
  type SeatPaper,
  type TableFile,
  type WaitingPaper,
} from '../../kit/doors.ts'
import type { Absence } from '../../kit/keeping.ts'
import { type Refusal, refusal } from '../../kit/refusal.ts'

export interface WantedTable {
  readonly game?: string
  readonly setup?: unknown
  /** Of those who stay away, where there is no gardien. */
  readonly absence?: Absence
}

export interface TableApi {
  /** Of the first game of the list, as it usually begins, unless something is said of it. */
  openTable(name: string, wanted?: WantedTable, comer?: Opener): Promise<KeeperPaper | Refusal>
  /** A new table that goes on where a save ends; a file is sent as it is, unread. */
  openSaved(name: string, save: Blob | string, comer?: Opener & Pick<WantedTable, 'absence'>): Promise<KeeperPaper | Refusal>
  /** The gardien's own table as a file to keep; without a gardien once it is over, or all have agreed. */
  saveOf(token: string): Promise<TableFile | Refusal>
  invitation(code: string, browser?: string): Promise<Invitation | Refusal>
  take(code: string, seat: string, comer?: Comer): Promise<SeatPaper | WaitingPaper | Refusal>
  /** With a character of one's own; the server gives it an id. */
  bring(code: string, character: unknown, comer?: Comer): Promise<SeatPaper | WaitingPaper | Refusal>
  /** A link that is good once becomes the key. */
  takeLink(code: string, key: string, comer?: Opener): Promise<SeatPaper | KeeperPaper | Refusal>
  /** Who a token is; `no-such-seat` when it is freed, `turned-away` when the gardien did not want it. */
  seatOf(token: string): Promise<SeatPaper | KeeperPaper | WaitingPaper | Refusal>
  leave(token: string): Promise<null | Refusal>
  /** What one is called at that table, and wears. */
  setPerson(token: string, person: PersonSaid): Promise<null | Refusal>
  /** For a spectateur; the link is to be opened anew. */
  follow(token: string, seat: string): Promise<SeatPaper | Refusal>
  /** To the same seat, from another machine. */
  link(token: string): Promise<OneTimeCode | Refusal>
  /** The key takes the place of all others to the seat. */
  renew(token: string, key: string): Promise<SeatPaper | KeeperPaper | Refusal>
  /** The rest is the gardien's, or a host's; what touches another's cards is asked of all who play. */
  free(token: string, seat: string): Promise<null | Refusal>
  /** A bot plays that free seat, by the gardien's word; where there is none, once all who play have said so. */
  seatBot(token: string, seat: string, bot: string): Promise<null | Refusal>
  /** Where there is no gardien: the whole table as a file, asked of all who play. */
  askSave(token: string): Promise<null | Refusal>
  /** To what is asked of all who play. */
  agree(token: string, ask: string): Promise<null | Refusal>
  decline(token: string, ask: string): Promise<null | Refusal>
  /** For good, with new codes. */
  banish(token: string, seat: string): Promise<Codes | Refusal>
  /** A spectator, by the id that the table gives; for good likewise with new codes. */
  freeWatcher(token: string, watcher: string): Promise<null | Refusal>
  banishWatcher(token: string, watcher: string): Promise<Codes | Refusal>
  /** How many may play; 0: as many as there is room for. */
  setPlaces(token: string, places: number): Promise<null | Refusal>
  /** Whether those who play may watch each other. */
  setWatching(token: string, watching: boolean): Promise<null | Refusal>
  handOver(token: string, seat: string): Promise<OneTimeCode | Refusal>
  handOverTable(token: string): Promise<OneTimeCode | Refusal>
  /** Also sends the spectators away. */
  renewCodes(token: string): Promise<Codes | Refusal>
  setApproval(token: string, approval: boolean): Promise<null | Refusal>
  admit(token: string, request: string): Promise<null | Refusal>
  turnAway(token: string, request: string, until: 'now' | 'for-good'): Promise<null | Refusal>
  removeTable(token: string): Promise<null | Refusal>
}

/** Whoever opens a table, or takes a link: the key is told apart. */
type Opener = Omit<Comer, 'key'>

interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly token?: string
  readonly body?: unknown
}

/** An object with one more key, whose value is a text of JSON already. */
const around = (fields: object, key: string, json: Blob | string): Blob =>
  new Blob([JSON.stringify(fields).slice(0, -1), `,${JSON.stringify(key)}:`, json, '}'])

/** Without a network: the refusal `unreachable`. */
export const tableApi = (origin = ''): TableApi => {
  const call = async <Schema extends v.GenericSchema>(
    schema: Schema,
    { method, path, token, body }: Call,
  ): Promise<v.InferOutput<Schema> | Refusal> => {
    try {
      const response = await fetch(`${origin}/api/${path}`, {
        method,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
      })
      const reply: unknown = await response.json()
      return response.ok ? v.parse(schema, reply) : v.parse(ANSWERED.refused, reply).refusal
    } catch {
      return refusal('unreachable')
    }
  }

  const post = <Schema extends v.GenericSchema>(schema: Schema, path: string, body: unknown, token?: string) =>
    call(schema, { method: 'POST', path, body, ...(token !== undefined && { token }) })

  return {
    openTable: (name, wanted, comer) => post(ANSWERED.keeperSeat, 'tables', { name, ...wanted, ...comer }),
    openSaved: (name, save, comer) =>
      call(ANSWERED.keeperSeat, { method: 'POST', path: 'tables/saved', body: around({ name, ...comer }, 'save', save) }),
    saveOf: (token) => call(ANSWERED.tableFile, { method: 'GET', path: 'table/save', token }),
    invitation: (code, browser) => post(ANSWERED.invitation, 'invitation', { code, ...(browser !== undefined && { browser }) }),
    take: (code, seat, comer) => post(ANSWERED.newSeat, 'seats', { code, dreamer: seat, ...comer }),
    bring: (code, character, comer) => post(ANSWERED.newSeat, 'seats', { code, bring: character, ...comer }),
    takeLink: (code, key, comer) => post(ANSWERED.heldSeat, 'link', { code, key, ...comer }),
    seatOf: (token) => call(ANSWERED.anySeat, { method: 'GET', path: 'seat', token }),
    leave: (token) => call(ANSWERED.done, { method: 'DELETE', path: 'seat', token }),
    setPerson: (token, person) => post(ANSWERED.done, 'seat/person', person, token),
    follow: (token, seat) => post(ANSWERED.seat, 'seat/follow', { dreamer: seat }, token),
    link: (token) => post(ANSWERED.oneTimeCode, 'seat/link', {}, token),
    renew: (token, key) => post(ANSWERED.heldSeat, 'seat/renew', { key }, token),
    seatBot: (token, seat, bot) => post(ANSWERED.done, 'table/bot', { dreamer: seat, bot }, token),
    askSave: (token) => post(ANSWERED.done, 'table/save', {}, token),
    agree: (token, ask) => post(ANSWERED.done, 'table/agree', { ask }, token),
    decline: (token, ask) => post(ANSWERED.done, 'table/decline', { ask }, token),
    free: (token, seat) => post(ANSWERED.done, 'table/free', { dreamer: seat }, token),
    banish: (token, seat) => post(ANSWERED.codes, 'table/banish', { dreamer: seat }, token),
    freeWatcher: (token, watcher) => post(ANSWERED.done, 'table/watcher/free', { watcher }, token),
    banishWatcher: (token, watcher) => post(ANSWERED.codes, 'table/watcher/banish', { watcher }, token),
    setPlaces: (token, places) => post(ANSWERED.done, 'table/places', { places }, token),
    setWatching: (token, watching) => post(ANSWERED.done, 'table/watching', { watching }, token),
    handOver: (token, seat) => post(ANSWERED.oneTimeCode, 'table/handover', { dreamer: seat }, token),
    handOverTable: (token) => post(ANSWERED.oneTimeCode, 'table/gardien', {}, token),
    renewCodes: (token) => post(ANSWERED.codes, 'table/codes', {}, token),
    setApproval: (token, approval) => post(ANSWERED.done, 'table/approval', { approval }, token),
    admit: (token, request) => post(ANSWERED.done, 'table/admit', { request }, token),
    turnAway: (token, request, until) => post(ANSWERED.done, 'table/refuse', { request, until }, token),
    removeTable: (token) => call(ANSWERED.done, { method: 'DELETE', path: 'table', token }),
  }
}
