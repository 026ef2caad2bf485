import * as v from 'valibot'
import { type Refusal, refusal } from '../../kit/refusal.ts'
import type { Role } from '../../kit/roles.ts'

/** A seat as this browser keeps it: whoever has the token sits there. */
export interface Seat {
  readonly token: string
  readonly role: Role
  /** The name of the table. */
  readonly table: string
}

export interface Codes {
  readonly players: string
  readonly spectators: string
}

export interface GardienSeat extends Seat {
  readonly codes: Codes
}

/** The gardien was asked: the key is the seat's as soon as they agree. */
export interface Waiting {
  readonly token: string
  readonly waiting: true
  /** The name of the table. */
  readonly table: string
}

/** What is said of oneself at the door. The key is made here: asked again with it, one gets the same seat. */
export interface Comer {
  readonly key?: string
  readonly browser?: string
  readonly name?: string
}

/** What a code opens: the dreamers to play (those that are free) or to follow. */
export interface Invitation {
  readonly kind: 'joueur' | 'spectateur'
  readonly table: string
  readonly dreamers: readonly { readonly id: string; readonly name: string; readonly free: boolean }[]
  /** The gardien approves who joins. */
  readonly approval: boolean
}

/** Good once. */
export interface OneTimeCode {
  readonly code: string
  /** Milliseconds since 1970. */
  readonly until: number
}

export interface TableFile {
  readonly name: string
  readonly save: string
  readonly entries: number
  /** Of so many: fewer when one of them cannot be read. */
  readonly of: number
}

export interface TableApi {
  /** Whether this page comes from a server that has tables. */
  available(): Promise<boolean>
  openTable(name: string, setup?: unknown, browser?: string): Promise<GardienSeat | Refusal>
  /** A new table that goes on where a save ends. */
  openSaved(name: string, save: unknown, browser?: string): Promise<GardienSeat | Refusal>
  /** The gardien's own table as a file to keep. */
  saveOf(token: string): Promise<TableFile | Refusal>
  invitation(code: string, browser?: string): Promise<Invitation | Refusal>
  take(code: string, dreamer: string, comer?: Comer): Promise<Seat | Waiting | Refusal>
  /** With a dreamer of one's own; the server gives it an id. */
  bring(code: string, dreamer: unknown, comer?: Comer): Promise<Seat | Waiting | Refusal>
  /** A link that is good once becomes the key. */
  takeLink(code: string, key: string, browser?: string): Promise<Seat | GardienSeat | Refusal>
  /** Who a token is; `no-such-seat` when it is freed, `turned-away` when the gardien did not want it. */
  seatOf(token: string): Promise<Seat | GardienSeat | Waiting | Refusal>
  leave(token: string): Promise<null | Refusal>
  /** For a spectateur; the link is to be opened anew. */
  follow(token: string, dreamer: string): Promise<Seat | Refusal>
  /** To the same seat, from another machine. */
  link(token: string): Promise<OneTimeCode | Refusal>
  /** The key takes the place of all others to the seat. */
  renew(token: string, key: string): Promise<Seat | GardienSeat | Refusal>
  /** The rest is the gardien's. */
  free(token: string, dreamer: string): Promise<null | Refusal>
  /** For good, with new codes. */
  banish(token: string, dreamer: string): Promise<Codes | Refusal>
  handOver(token: string, dreamer: string): Promise<OneTimeCode | Refusal>
  handOverTable(token: string): Promise<OneTimeCode | Refusal>
  /** Also sends the spectators away. */
  renewCodes(token: string): Promise<Codes | Refusal>
  setApproval(token: string, approval: boolean): Promise<null | Refusal>
  admit(token: string, request: string): Promise<null | Refusal>
  turnAway(token: string, request: string, until: 'now' | 'for-good'): Promise<null | Refusal>
  removeTable(token: string): Promise<null | Refusal>
}

const role = v.variant('kind', [
  v.object({ kind: v.literal('gardien') }),
  v.object({ kind: v.picklist(['joueur', 'spectateur']), seat: v.string() }),
])
const codes = v.object({ players: v.string(), spectators: v.string() })
const seat = v.object({ token: v.string(), role, table: v.string() })
const gardienSeat = v.object({ ...seat.entries, codes })
const waiting = v.object({ token: v.string(), waiting: v.literal(true), table: v.string() })
const heldSeat = v.union([gardienSeat, seat])
const newSeat = v.union([waiting, seat])
const anySeat = v.union([waiting, gardienSeat, seat])
const invitation = v.object({
  kind: v.picklist(['joueur', 'spectateur']),
  table: v.string(),
  dreamers: v.array(v.object({ id: v.string(), name: v.string(), free: v.boolean() })),
  approval: v.boolean(),
})
const oneTimeCode = v.object({ code: v.string(), until: v.number() })
const tableFile = v.object({ name: v.string(), save: v.string(), entries: v.number(), of: v.number() })
const done = v.pipe(
  v.object({ ok: v.literal(true) }),
  v.transform(() => null),
)
const refused = v.object({
  refusal: v.object({
    code: v.string(),
    rule: v.nullable(v.string()),
    params: v.record(v.string(), v.union([v.string(), v.number()])),
  }),
})

interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly token?: string
  readonly body?: unknown
}

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
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const reply: unknown = await response.json()
      return response.ok ? v.parse(schema, reply) : v.parse(refused, reply).refusal
    } catch {
      return refusal('unreachable')
    }
  }

  const post = <Schema extends v.GenericSchema>(schema: Schema, path: string, body: unknown, token?: string) =>
    call(schema, { method: 'POST', path, body, ...(token !== undefined && { token }) })

  return {
    available: async () => {
      const answer = await fetch(`${origin}/healthz`).catch(() => null)
      return answer?.headers.get('content-type')?.includes('json') === true && (answer.ok || answer.status === 503)
    },
    openTable: (name, setup, browser) =>
      post(gardienSeat, 'tables', { name, ...(setup !== undefined && { setup }), ...(browser !== undefined && { browser }) }),
    openSaved: (name, save, browser) =>
      post(gardienSeat, 'tables/saved', { name, save, ...(browser !== undefined && { browser }) }),
    saveOf: (token) => call(tableFile, { method: 'GET', path: 'table/save', token }),
    invitation: (code, browser) => post(invitation, 'invitation', { code, ...(browser !== undefined && { browser }) }),
    take: (code, dreamer, comer) => post(newSeat, 'seats', { code, dreamer, ...comer }),
    bring: (code, dreamer, comer) => post(newSeat, 'seats', { code, bring: dreamer, ...comer }),
    takeLink: (code, key, browser) => post(heldSeat, 'link', { code, key, ...(browser !== undefined && { browser }) }),
    seatOf: (token) => call(anySeat, { method: 'GET', path: 'seat', token }),
    leave: (token) => call(done, { method: 'DELETE', path: 'seat', token }),
    follow: (token, dreamer) => post(seat, 'seat/follow', { dreamer }, token),
    link: (token) => post(oneTimeCode, 'seat/link', {}, token),
    renew: (token, key) => post(heldSeat, 'seat/renew', { key }, token),
    free: (token, dreamer) => post(done, 'table/free', { dreamer }, token),
    banish: (token, dreamer) => post(codes, 'table/banish', { dreamer }, token),
    handOver: (token, dreamer) => post(oneTimeCode, 'table/handover', { dreamer }, token),
    handOverTable: (token) => post(oneTimeCode, 'table/gardien', {}, token),
    renewCodes: (token) => post(codes, 'table/codes', {}, token),
    setApproval: (token, approval) => post(done, 'table/approval', { approval }, token),
    admit: (token, request) => post(done, 'table/admit', { request }, token),
    turnAway: (token, request, until) => post(done, 'table/refuse', { request, until }, token),
    removeTable: (token) => call(done, { method: 'DELETE', path: 'table', token }),
  }
}
