import * as v from 'valibot'
import type { DreamerSetup } from '../../games/tmr/rules/public.ts'
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

/** What a code opens: the dreamers to play (those that are free) or to follow. */
export interface Invitation {
  readonly kind: 'joueur' | 'spectateur'
  readonly table: string
  readonly dreamers: readonly { readonly id: string; readonly name: string; readonly free: boolean }[]
}

export interface Handover {
  readonly code: string
  /** Milliseconds since 1970. */
  readonly until: number
}

export interface TableApi {
  /** Whether this page comes from a server that has tables. */
  available(): Promise<boolean>
  openTable(name: string, setup?: unknown): Promise<GardienSeat | Refusal>
  invitation(code: string): Promise<Invitation | Refusal>
  take(code: string, dreamer: string): Promise<Seat | Refusal>
  /** With a dreamer of one's own; the server gives it an id. */
  bring(code: string, dreamer: Omit<DreamerSetup, 'id'>): Promise<Seat | Refusal>
  /** Who a token is; `no-such-seat` when it is freed. */
  seatOf(token: string): Promise<Seat | GardienSeat | Refusal>
  leave(token: string): Promise<null | Refusal>
  /** For a spectateur; the link is to be opened anew. */
  follow(token: string, dreamer: string): Promise<Seat | Refusal>
  /** The rest is the gardien's. */
  free(token: string, dreamer: string): Promise<null | Refusal>
  handOver(token: string, dreamer: string): Promise<Handover | Refusal>
  /** Also sends the spectators away. */
  renewCodes(token: string): Promise<Codes | Refusal>
  removeTable(token: string): Promise<null | Refusal>
}

const role = v.variant('kind', [
  v.object({ kind: v.literal('gardien') }),
  v.object({ kind: v.picklist(['joueur', 'spectateur']), seat: v.string() }),
])
const codes = v.object({ players: v.string(), spectators: v.string() })
const seat = v.object({ token: v.string(), role, table: v.string() })
const gardienSeat = v.object({ ...seat.entries, codes })
const anySeat = v.union([gardienSeat, seat])
const invitation = v.object({
  kind: v.picklist(['joueur', 'spectateur']),
  table: v.string(),
  dreamers: v.array(v.object({ id: v.string(), name: v.string(), free: v.boolean() })),
})
const handover = v.object({ code: v.string(), until: v.number() })
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
      return answer?.headers.get('content-type')?.includes('json') === true && answer.ok
    },
    openTable: (name, setup) => post(gardienSeat, 'tables', { name, ...(setup !== undefined && { setup }) }),
    invitation: (code) => post(invitation, 'invitation', { code }),
    take: (code, dreamer) => post(seat, 'seats', { code, dreamer }),
    bring: (code, dreamer) => post(seat, 'seats', { code, bring: dreamer }),
    seatOf: (token) => call(anySeat, { method: 'GET', path: 'seat', token }),
    leave: (token) => call(done, { method: 'DELETE', path: 'seat', token }),
    follow: (token, dreamer) => post(seat, 'seat/follow', { dreamer }, token),
    free: (token, dreamer) => post(done, 'table/free', { dreamer }, token),
    handOver: (token, dreamer) => post(handover, 'table/handover', { dreamer }, token),
    renewCodes: (token) => post(codes, 'table/codes', {}, token),
    removeTable: (token) => call(done, { method: 'DELETE', path: 'table', token }),
  }
}
