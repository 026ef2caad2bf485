import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { parseWith } from '../kit/parse.ts'
import { isRefusal, type Refusal } from '../kit/refusal.ts'
import type { Config } from './config.ts'
import { KEY } from './seats/codes.ts'
import { NO_SUCH_SEAT } from './seats/house.ts'
import type { Seats } from './seats/seats.ts'
import { wait } from './wait.ts'

type Limits = Pick<Config, 'WRONG_DELAY_MS' | 'MAX_LOG_BYTES'>

interface Extra {
  readonly counts?: 'codes' | 'tables'
  readonly bodyLimit?: number
}

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80))
const code = v.pipe(v.string(), v.maxLength(64))
const key = v.pipe(v.string(), v.regex(KEY))
const browser = v.optional(v.pipe(v.string(), v.maxLength(64)))
const comer = { key: v.optional(key), browser, name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))) }
const request = v.pipe(v.string(), v.maxLength(64))
const dreamer = v.pipe(v.string(), v.maxLength(64))
const bring = v.record(v.string(), v.unknown())

const game = v.optional(v.pipe(v.string(), v.maxLength(64)))
const tableSchema = v.strictObject({ name, game, setup: v.optional(v.unknown()), browser })
const savedSchema = v.strictObject({ name, save: v.unknown(), browser })
const codeSchema = v.strictObject({ code, browser })
const sitSchema = v.union([v.strictObject({ code, dreamer, ...comer }), v.strictObject({ code, bring, ...comer })])
const linkSchema = v.strictObject({ code, key, browser })
const keySchema = v.strictObject({ key })
const dreamerSchema = v.strictObject({ dreamer })
const approvalSchema = v.strictObject({ approval: v.boolean() })
const requestSchema = v.strictObject({ request })
const refusalSchema = v.strictObject({ request, until: v.picklist(['now', 'for-good']) })

const STATUS: Readonly<Record<string, number>> = {
  'no-such-seat': 404,
  'unknown-dreamer': 404,
  'gardien-only': 403,
  'not-yours': 403,
  'sent-away': 403,
  'turned-away': 403,
  'no-such-request': 404,
  'key-known': 409,
  'seat-taken': 409,
  'name-taken': 409,
  'too-many': 409,
  'too-many-tables': 503,
  busy: 503,
  internal: 500,
}

const tokenOf = ({ headers }: FastifyRequest): string => headers.authorization?.match(/^Bearer ([\w-]{1,128})$/)?.[1] ?? ''

/** Small doors around a table: to open one, to come in, to keep the seats. What is played goes through the socket. */
export const addApi = (app: FastifyInstance, seats: Seats, limits: Limits): void => {
  /** A wrong code or token waits, whatever is wrong with it. */
  const answer = async (reply: FastifyReply, result: unknown): Promise<unknown> => {
    if (!isRefusal(result)) return result ?? { ok: true }
    if (result.code === NO_SUCH_SEAT.code) await wait(limits.WRONG_DELAY_MS)
    return reply.status(STATUS[result.code] ?? 400).send({ refusal: result })
  }

  type Handler<Body> = (body: Body, token: string) => Promise<unknown>

  const route = <Schema extends v.GenericSchema>(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    schema: Schema,
    handler: Handler<v.InferOutput<Schema>>,
    { counts, bodyLimit }: Extra = {},
  ): void => {
    app.route({
      method,
      url,
      config: counts ? { counts } : {},
      ...(bodyLimit !== undefined && { bodyLimit }),
      // Keys and codes: nothing between here and the page may keep them.
      onRequest: async (_, reply) => {
        reply.header('cache-control', 'no-store')
      },
      handler: async (request, reply) => {
        const body: v.InferOutput<Schema> | Refusal<'malformed'> = parseWith(schema, request.body ?? {})
        return answer(reply, isRefusal(body) ? body : await handler(body, tokenOf(request)))
      },
    })
  }

  const empty = v.unknown()

  route(
    'POST',
    '/api/tables',
    tableSchema,
    ({ name: called, game, setup, browser }) => seats.openTable(called, { game, setup }, { browser }),
    {
      counts: 'tables',
    },
  )
  route('POST', '/api/tables/saved', savedSchema, ({ name: called, save, ...by }) => seats.openSaved(called, save, by), {
    counts: 'tables',
    bodyLimit: limits.MAX_LOG_BYTES,
  })
  route('GET', '/api/table/save', empty, (_, token) => seats.exportTable(token))
  route('POST', '/api/invitation', codeSchema, (body) => seats.invitation(body.code, body), { counts: 'codes' })
  route('POST', '/api/seats', sitSchema, (body) => seats.sit(body.code, body, body), { counts: 'codes' })
  route('POST', '/api/link', linkSchema, (body) => seats.takeLink(body.code, body.key, body.browser), { counts: 'codes' })
  route('GET', '/api/seat', empty, (_, token) => seats.seatOf(token))
  route('DELETE', '/api/seat', empty, (_, token) => seats.leave(token))
  route('POST', '/api/seat/follow', dreamerSchema, (body, token) => seats.follow(token, body.dreamer))
  route('POST', '/api/seat/link', empty, (_, token) => seats.link(token))
  route('POST', '/api/seat/renew', keySchema, (body, token) => seats.renew(token, body.key))
  route('POST', '/api/table/free', dreamerSchema, (body, token) => seats.free(token, body.dreamer))
  route('POST', '/api/table/banish', dreamerSchema, (body, token) => seats.banish(token, body.dreamer))
  route('POST', '/api/table/handover', dreamerSchema, (body, token) => seats.handOver(token, body.dreamer))
  route('POST', '/api/table/gardien', empty, (_, token) => seats.handOverTable(token))
  route('POST', '/api/table/codes', empty, (_, token) => seats.renewCodes(token))
  route('POST', '/api/table/approval', approvalSchema, (body, token) => seats.setApproval(token, body.approval))
  route('POST', '/api/table/admit', requestSchema, (body, token) => seats.admit(token, body.request))
  route('POST', '/api/table/refuse', refusalSchema, (body, token) => seats.turnAway(token, body.request, body.until))
  route('DELETE', '/api/table', empty, (_, token) => seats.removeTable(token))
}
