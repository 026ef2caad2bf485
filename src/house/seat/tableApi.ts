import * as v from 'valibot'
import { ANSWERED, type Comer, type PersonSaid } from '../../kit/doors.ts'
import type { Absence } from '../../kit/keeping.ts'
import { type Refusal, refusal } from '../../kit/refusal.ts'

export interface WantedTable {
  readonly game?: string
  readonly setup?: unknown
  /** Of those who stay away, where there is no gardien. */
  readonly absence?: Absence
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
export const tableApi = (origin = '') => {
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
    /** Of the first game of the list, as it usually begins, unless something is said of it. */
    openTable: (name: string, wanted?: WantedTable, comer?: Opener) =>
      post(ANSWERED.keeperSeat, 'tables', { name, ...wanted, ...comer }),
    /** A new table that goes on where a save ends; a file is sent as it is, unread. */
    openSaved: (name: string, save: Blob | string, comer?: Opener & Pick<WantedTable, 'absence'>) =>
      call(ANSWERED.keeperSeat, { method: 'POST', path: 'tables/saved', body: around({ name, ...comer }, 'save', save) }),
    /** The gardien's own table as a file to keep; without a gardien once it is over, or all have agreed. */
    saveOf: (token: string) => call(ANSWERED.tableFile, { method: 'GET', path: 'table/save', token }),
    invitation: (code: string, browser?: string) =>
      post(ANSWERED.invitation, 'invitation', { code, ...(browser !== undefined && { browser }) }),
    take: (code: string, seat: string, comer?: Comer) => post(ANSWERED.newSeat, 'seats', { code, dreamer: seat, ...comer }),
    /** With a character of one's own; the server gives it an id. */
    bring: (code: string, character: unknown, comer?: Comer) =>
      post(ANSWERED.newSeat, 'seats', { code, bring: character, ...comer }),
    /** A link that is good once becomes the key. */
    takeLink: (code: string, key: string, comer?: Opener) => post(ANSWERED.heldSeat, 'link', { code, key, ...comer }),
    /** Who a token is; `no-such-seat` when it is freed, `turned-away` when the gardien did not want it. */
    seatOf: (token: string) => call(ANSWERED.anySeat, { method: 'GET', path: 'seat', token }),
    leave: (token: string) => call(ANSWERED.done, { method: 'DELETE', path: 'seat', token }),
    /** What one is called at that table, and wears. */
    setPerson: (token: string, person: PersonSaid) => post(ANSWERED.done, 'seat/person', person, token),
    /** For a spectateur; the link is to be opened anew. */
    follow: (token: string, seat: string) => post(ANSWERED.seat, 'seat/follow', { dreamer: seat }, token),
    /** To the same seat, from another machine. */
    link: (token: string) => post(ANSWERED.oneTimeCode, 'seat/link', {}, token),
    /** The key takes the place of all others to the seat. */
    renew: (token: string, key: string) => post(ANSWERED.heldSeat, 'seat/renew', { key }, token),
    /** The rest is the gardien's, or a host's; what touches another's cards is asked of all who play. */
    free: (token: string, seat: string) => post(ANSWERED.done, 'table/free', { dreamer: seat }, token),
    /** A bot plays that free seat, by the gardien's word; where there is none, once all who play have said so. */
    seatBot: (token: string, seat: string, bot: string) => post(ANSWERED.done, 'table/bot', { dreamer: seat, bot }, token),
    /** Where there is no gardien: the whole table as a file, asked of all who play. */
    askSave: (token: string) => post(ANSWERED.done, 'table/save', {}, token),
    agree: (token: string, ask: string) => post(ANSWERED.done, 'table/agree', { ask }, token),
    decline: (token: string, ask: string) => post(ANSWERED.done, 'table/decline', { ask }, token),
    /** For good, with new codes. */
    banish: (token: string, seat: string) => post(ANSWERED.codes, 'table/banish', { dreamer: seat }, token),
    /** A spectator, by the id that the table gives; for good likewise with new codes. */
    freeWatcher: (token: string, watcher: string) => post(ANSWERED.done, 'table/watcher/free', { watcher }, token),
    banishWatcher: (token: string, watcher: string) => post(ANSWERED.codes, 'table/watcher/banish', { watcher }, token),
    /** How many may play; 0: as many as there is room for. */
    setPlaces: (token: string, places: number) => post(ANSWERED.done, 'table/places', { places }, token),
    setWatching: (token: string, watching: boolean) => post(ANSWERED.done, 'table/watching', { watching }, token),
    handOver: (token: string, seat: string) => post(ANSWERED.oneTimeCode, 'table/handover', { dreamer: seat }, token),
    handOverTable: (token: string) => post(ANSWERED.oneTimeCode, 'table/gardien', {}, token),
    /** Also sends the spectators away. */
    renewCodes: (token: string) => post(ANSWERED.codes, 'table/codes', {}, token),
    setApproval: (token: string, approval: boolean) => post(ANSWERED.done, 'table/approval', { approval }, token),
    admit: (token: string, request: string) => post(ANSWERED.done, 'table/admit', { request }, token),
    turnAway: (token: string, request: string, until: 'now' | 'for-good') =>
      post(ANSWERED.done, 'table/refuse', { request, until }, token),
    removeTable: (token: string) => call(ANSWERED.done, { method: 'DELETE', path: 'table', token }),
  }
}

export type TableApi = ReturnType<typeof tableApi>

export const api = tableApi()
